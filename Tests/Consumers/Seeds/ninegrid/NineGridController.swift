import GridgenKit
import UIKit

/// The same cells twice: in a card that takes its size from them, and on a board that fills the screen below.
final class NineGridController: UIViewController {
    private let card = UIView(), board = UIView()
    private lazy var cells = PhotoGridConstraints(NineGrid.self, in: card)
    private lazy var boardCells = PhotoGridConstraints(NineGrid.self, in: board, sizesContainer: false)

    var photos: [UIImage] = [] {
        didSet {
            show(in: card, cells)
            show(in: board, boardCells)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for container in [card, board] {
            container.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(container)
        }
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.topAnchor),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            board.topAnchor.constraint(equalTo: card.bottomAnchor),
            board.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            board.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            board.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func show(in container: UIView, _ grid: PhotoGridConstraints) {
        while container.subviews.count < photos.count { container.addSubview(PhotoImageView()) }
        for (view, photo) in zip(container.subviews, photos) { (view as? UIImageView)?.image = photo }
        grid.update(container.subviews, with: PhotoRequest(count: photos.count, width: 0))
    }
}
