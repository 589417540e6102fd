import GridgenKit
import UIKit

extension PhotoGridView {
    /// Shows photos in image views that the grid keeps.
    func show(_ photos: [UIImage], animated: Bool = false, alongside: (() -> Void)? = nil) {
        configure(
            PhotoImageView.self, photos.map(ObjectIdentifier.init), animated: animated, alongside: alongside
        ) { view, tile in
            view.image = photos[tile.index]
        }
    }
}

extension UIView {
    /// Adds a view that is as large as this one, or makes this one as large as the view is by itself: a content view beside an
    /// accessory or a notch is narrower than its cell.
    func cover(with view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}

/// A cell with a photo.
final class PhotoCell: UICollectionViewCell {
    let photo = PhotoImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundView = photo
    }

    required init?(coder: NSCoder) { nil }
}
