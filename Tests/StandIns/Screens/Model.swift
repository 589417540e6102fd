// What the screens leave to the app: its model, its cells, and its loader of images.
import GridgenKit
import SwiftUI
import UIKit

struct Photo: Hashable, Identifiable {
    let id: Int
    let ratio: Double
    var caption: String { "photo \(id)" }
}

struct Post {
    let photos: [Photo]
}

struct Month {
    let name: String
    var photos: [Photo]
}

@MainActor protocol ImageLoader: AnyObject {
    func load(_ photo: Photo, size: CGSize, into view: UIImageView)
}

final class PhotoCell: UICollectionViewCell {
    private let imageView = PhotoImageView()
    private var photo: Photo?, images: (any ImageLoader)?, size = CGSize.zero
    override var isSelected: Bool { didSet { imageView.alpha = isSelected ? 0.5 : 1 } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundView = imageView
        (isAccessibilityElement, accessibilityTraits) = (true, [.image, .button])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: Photo, from images: any ImageLoader) {
        (self.photo, self.images, size) = (photo, images, .zero)
        accessibilityLabel = photo.caption
        setNeedsLayout()
    }

    /// Asks for an image of the tile's size, and again when the tile gets another one.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let photo, bounds.size != size else { return }
        size = bounds.size
        images?.load(photo, size: size, into: imageView)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        (photo, images) = (nil, nil)
        imageView.prepareForReuse()
    }
}

final class MonthHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

struct Thumbnail: View {
    let photo: Photo
    var body: some View { Text("\(photo.id)") }
}
