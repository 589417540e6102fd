import GridgenKit
import UIKit

extension UIImageView {
    /// A photo that fills its tile, and is cut off at the edges.
    convenience init(photo: UIImage?) {
        self.init(image: photo)
        contentMode = .scaleAspectFill
        clipsToBounds = true
    }
}

extension PhotoGridView {
    /// Shows photos in image views that the grid keeps.
    func show(_ photos: [UIImage], animated: Bool = false, alongside: (() -> Void)? = nil) {
        configure(photos.map(ObjectIdentifier.init), animated: animated, alongside: alongside) {
            UIImageView(photo: nil)
        } update: { view, tile in
            view.image = photos[tile.index]
        }
    }
}

/// A cell with a photo.
final class PhotoCell: UICollectionViewCell {
    let photo = UIImageView(photo: nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundView = photo
    }

    required init?(coder: NSCoder) { nil }
}
