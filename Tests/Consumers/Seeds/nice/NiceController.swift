import GridgenKit
import UIKit

/// Up to nine photos fill the screen, in the style for their number. Gaps and insets can change.
final class NiceController: UIViewController {
    private let grid = PhotoGridView(Nice.self)

    var photos: [UIImage] = [] {
        didSet { grid.show(photos) }
    }
    var columnGap: CGFloat? {
        didSet { grid.columnGap = columnGap }
    }
    var rowGap: CGFloat? {
        didSet { grid.rowGap = rowGap }
    }
    var sectionInsets: NSDirectionalEdgeInsets? {
        didSet { grid.insets = sectionInsets }
    }

    override func loadView() {
        view = grid
    }
}
