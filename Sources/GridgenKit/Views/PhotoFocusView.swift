#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Has the focus of a photo, above its view; on a TV, which has no touches.
    final class PhotoFocusView: UIView {
        private weak var grid: PhotoGridView?

        init(in grid: PhotoGridView) {
            self.grid = grid
            super.init(frame: .zero)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override var canBecomeFocused: Bool { true }

        /// Sends the focus to the photo beside this one, as the layout says; the focus engine takes the nearest view, which may be
        /// in another row.
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            guard context.previouslyFocusedView === self, let grid,
                let next = grid.focusView(beside: self, context.focusHeading),
                next !== context.nextFocusedView
            else { return super.shouldUpdateFocus(in: context) }
            grid.preferredFocusView = next
            grid.setNeedsFocusUpdate()
            return false
        }

        /// Shows a border around the photo that has the focus.
        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            grid?.preferredFocusView = nil
            let isFocused = context.nextFocusedView === self
            coordinator.addCoordinatedAnimations({ [layer] in
                layer.borderColor = UIColor.white.cgColor
                layer.borderWidth = isFocused ? 6 : 0
            })
        }
    }

    extension PhotoGridView {
        /// The photo that has the focus.
        var focusedPhoto: Int? { focusViews.firstIndex { $0.isFocused } }

        /// The view for the focus of the photo beside another one; nil at the grid's edge.
        func focusView(beside view: PhotoFocusView, _ heading: UIFocusHeading) -> PhotoFocusView? {
            let directions: [(heading: UIFocusHeading, edge: PhotoEdges)] = [
                (.up, .top), (.left, .left), (.down, .bottom), (.right, .right),
            ]
            guard let edge = directions.first(where: { $0.heading == heading })?.edge,
                let index = focusViews.firstIndex(of: view),
                let next = layout(in: bounds.size)?.neighbor(of: index, direction: edge)
            else { return nil }
            return focusViews.indices.contains(next) ? focusViews[next] : nil
        }

        /// Lets each photo with a tile get the focus of a TV, if the app listens to taps.
        func updateFocusViews(_ tiles: [Tile]) {
            let isOn = traitCollection.userInterfaceIdiom == .tv && onTap != nil
            let frames = isOn ? tiles.filter { $0.photo != nil }.map(\.frame) : []
            while focusViews.count > frames.count { focusViews.removeLast().removeFromSuperview() }
            for (index, frame) in frames.enumerated() {
                if index == focusViews.count { focusViews.append(PhotoFocusView(in: self)) }
                if focusViews[index].superview !== stage { stage.addSubview(focusViews[index]) }
                focusViews[index].frame = frame
            }
        }
    }
#endif
