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

/// A cell with a photo.
final class PhotoCell: UICollectionViewCell {
    let photo = PhotoImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundView = photo
    }

    required init?(coder: NSCoder) { nil }
}
