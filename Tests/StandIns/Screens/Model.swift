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
    override var isSelected: Bool { didSet { imageView.alpha = isSelected ? 0.5 : 1 } }

    func show(_ photo: Photo, from images: any ImageLoader) {
        backgroundView = imageView
        accessibilityLabel = photo.caption
        images.load(photo, size: bounds.size, into: imageView)
    }
}

final class MonthHeader: UICollectionReusableView {
    let label = UILabel()
}

struct Thumbnail: View {
    let photo: Photo
    var body: some View { Text("\(photo.id)") }
}
