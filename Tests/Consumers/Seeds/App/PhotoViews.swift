import UIKit

extension UIImageView {
    /// A photo that fills its tile, and is cut off at the edges.
    convenience init(photo: UIImage?) {
        self.init(image: photo)
        contentMode = .scaleAspectFill
        clipsToBounds = true
    }
}

extension UIButton {
    /// A photo that fills its tile, and can be tapped.
    convenience init(photo action: UIAction) {
        self.init(type: .custom, primaryAction: action)
        contentHorizontalAlignment = .fill
        contentVerticalAlignment = .fill
        imageView?.contentMode = .scaleAspectFill
        imageView?.clipsToBounds = true
    }
}
