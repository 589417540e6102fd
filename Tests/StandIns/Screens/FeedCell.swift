import GridgenKit
import UIKit

/// A post in a feed: rounded photos with "+N", taps and descriptions, in a cell that sizes itself.
final class FeedCell: UITableViewCell {
    private let grid = PhotoGridView(Moments.self)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        grid.cornerRadius = 16
        grid.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(grid)
        NSLayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            grid.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            grid.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            grid.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        grid.prepareForReuse()
        grid.onTap = nil
    }

    func show(_ post: Post, from images: any ImageLoader, open: @escaping (Photo) -> Void) {
        grid.onTap = { open(post.photos[$0]) }
        grid.configure(PhotoImageView.self, post.photos.map(\.id)) { view, tile in
            let photo = post.photos[tile.index]
            view.accessibilityLabel = photo.caption
            images.load(photo, size: tile.size, into: view)
        }
    }
}
