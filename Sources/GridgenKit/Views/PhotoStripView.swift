#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Has the tiles of a strip, and scrolls them sideways.
    final class PhotoStripView: UIScrollView {
        private weak var grid: PhotoGridView?
        private(set) var contentWidth: CGFloat = 0
        /// Whether the first photo is at the right end.
        var isMirrored = false

        init(in grid: PhotoGridView) {
            self.grid = grid
            super.init(frame: grid.bounds)
            showsHorizontalScrollIndicator = false
            showsVerticalScrollIndicator = false
            contentInsetAdjustmentBehavior = .never
            #if !os(tvOS)
                // The status bar scrolls what is around the grid.
                scrollsToTop = false
            #endif
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        /// The view that has the tiles.
        var stage: PhotoPlatformView { self }

        var offset: CGFloat { contentOffset.x }

        func scroll(toOffset offset: CGFloat, animated: Bool) {
            setContentOffset(CGPoint(x: offset, y: 0), animated: animated)
        }

        /// Takes the grid's size, and that of the content.
        func resize(to size: CGSize, content: CGFloat) {
            contentWidth = content
            frame = CGRect(origin: .zero, size: size)
            contentSize = CGSize(width: content, height: size.height)
        }

        override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            grid?.release(subview)
        }

        override var accessibilityElements: [Any]? {
            get { super.accessibilityElements ?? grid?.gridElements }
            set { super.accessibilityElements = newValue }
        }

        // A scroll view keeps touches to itself.

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            grid?.touchesBegan(touches, with: event)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            grid?.touchesMoved(touches, with: event)
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            grid?.touchesEnded(touches, with: event)
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            grid?.touchesCancelled(touches, with: event)
        }
    }
#elseif canImport(AppKit)
    import AppKit

    /// Scrolls the tiles of a strip sideways.
    final class PhotoStripView: NSScrollView {
        /// The view that has the tiles.
        let stage: PhotoPlatformView
        private(set) var contentWidth: CGFloat = 0
        /// Whether the first photo is at the right end.
        var isMirrored = false

        init(in grid: PhotoGridView) {
            stage = PhotoStripContent(of: grid)
            super.init(frame: grid.bounds)
            drawsBackground = false
            verticalScrollElasticity = .none
            documentView = stage
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        var offset: CGFloat { contentView.bounds.minX }

        func scroll(toOffset offset: CGFloat, animated: Bool) {
            let view = animated ? contentView.animator() : contentView
            view.setBoundsOrigin(CGPoint(x: offset, y: 0))
            reflectScrolledClipView(contentView)
        }

        /// Takes the grid's size, and that of the content.
        func resize(to size: CGSize, content: CGFloat) {
            contentWidth = content
            frame = CGRect(origin: .zero, size: size)
            stage.frame = CGRect(x: 0, y: 0, width: content, height: size.height)
        }

        /// Leaves turns of the wheel up and down to what is around the grid.
        override func scrollWheel(with event: NSEvent) {
            if abs(event.scrollingDeltaX) < abs(event.scrollingDeltaY) {
                nextResponder?.scrollWheel(with: event)
            } else {
                super.scrollWheel(with: event)
            }
        }
    }

    /// Has the tiles of a strip.
    private final class PhotoStripContent: NSView {
        private weak var grid: PhotoGridView?

        init(of grid: PhotoGridView) {
            self.grid = grid
            super.init(frame: grid.bounds)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override var isFlipped: Bool { true }

        override func willRemoveSubview(_ subview: NSView) {
            super.willRemoveSubview(subview)
            grid?.release(subview)
        }

        override func accessibilityChildren() -> [Any]? { grid?.gridElements }
    }
#endif
