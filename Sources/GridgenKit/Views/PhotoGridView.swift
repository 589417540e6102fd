#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// A view that arranges other views, one for each photo, in a grid.
    ///
    /// ```swift
    /// let view = PhotoGridView(Moments.self)
    /// view.setArrangedViews(imageViews, ratios: photos.map(\.ratio))
    /// ```
    ///
    /// With Auto Layout, pin its edges, in a cell to those of the content view: the view constrains its height to its width.
    /// Without, `sizeThatFits` gives the height for a width.
    ///
    /// A strip scrolls in the view, which is no wider than its container: its tiles are in a view of the grid's own. It begins at
    /// the leading edge, and at another width goes on with the photo that was the first one in view.
    ///
    /// Grids that fill a height take that of the bounds, and have no intrinsic one. Frames are whole pixels, and
    /// mirrored if the view runs from right to left. The view sets `isHidden` of the arranged views: those without a
    /// tile are hidden.
    ///
    /// In cells that are reused, `configure` keeps the views of photos, and says for which size each needs an image.
    open class PhotoGridView: PhotoPlatformView {
        /// The grid that arranges the views.
        public var grid: any CompiledPhotoGrid.Type { didSet { setNeedsTiles() } }
        /// The views of the photos, in order. To animate changes, use `setArrangedViews`.
        public var arrangedViews: [PhotoPlatformView] {
            get { views }
            set { setArrangedViews(newValue) }
        }
        /// The photos' widths divided by their heights. One that is missing or isn't known counts as 1:1.
        public var ratios: [Double] = [] { didSet { setNeedsTiles() } }
        /// The gap in points; nil for the spec's.
        public var gap: CGFloat? { didSet { setNeedsTiles() } }
        /// The gap between rows, before `gap`.
        public var rowGap: CGFloat? { didSet { setNeedsTiles() } }
        /// The gap between columns, before `gap`.
        public var columnGap: CGFloat? { didSet { setNeedsTiles() } }
        /// The distances from the view's edges; nil for the spec's.
        public var insets: NSDirectionalEdgeInsets? { didSet { setNeedsTiles() } }
        /// Whether the tile that adds a photo is shown, in grids that have one and below their limit.
        public var isEditing = false { didSet { setNeedsTiles() } }
        /// The radius of the corners of tiles that are corners of the grid; nil leaves the layers of the views to the app.
        public var cornerRadius: CGFloat? {
            didSet {
                if cornerRadius == nil, oldValue != nil { for view in shown { view.round(.all, 0) } }
                setNeedsTiles()
            }
        }
        /// Whether the view is no wider than its tiles, such as a chat bubble around a narrow photo. They are laid out in a
        /// container of `preferredMaxLayoutWidth`.
        public var hugsTiles = false { didSet { setNeedsTiles() } }
        /// The width of the container, of which a view that hugs its tiles may take less; 0 for the superview's.
        public var preferredMaxLayoutWidth: CGFloat = 0 { didSet { setNeedsTiles() } }
        /// Makes the view over the last tile that shows the number of photos without a tile; nil for no view. Called when the
        /// number changes.
        public var moreView: ((Int) -> PhotoPlatformView)? = { PhotoMoreView($0) } {
            didSet { setNeedsMoreView() }
        }
        /// The view on the tile that adds a photo; nil for a button, which calls `onAdd`.
        public var addView: PhotoPlatformView? {
            didSet {
                if let oldValue, oldValue.superview === stage, !shown.contains(oldValue) {
                    oldValue.removeFromSuperview()
                }
                addView.map { add($0, below: nil) }
                setNeedsTiles()
            }
        }
        /// Called when the user taps the add button.
        public var onAdd: (() -> Void)?
        /// Called with the index of the photo that the user taps; "+N" belongs to the photo below it.
        ///
        /// On a TV, photos get the focus if it is set.
        public var onTap: ((Int) -> Void)? {
            didSet {
                #if canImport(UIKit)
                    updateTaps()
                #endif
                setNeedsTiles()
            }
        }
        /// The selected photos, which `configure` shows; the app selects them, such as in `onTap`.
        public var selection: Set<Int> = [] { didSet { setNeedsTiles() } }
        #if !os(tvOS)
            /// Makes the context menu of the photo with an index; nil for none.
            public var photoMenu: ((Int) -> PhotoPlatformMenu?)? {
                didSet {
                    #if canImport(UIKit)
                        updateMenuInteraction()
                    #endif
                }
            }
        #endif
        /// What assistive technologies say of hidden photos, after the label of the photo that "+N" covers; by default "3 more
        /// photos" in the app's language, of ten that the kit knows.
        public var moreLabel: (Int) -> String = { PhotoPhrases.long($0) }

        var views: [PhotoPlatformView] = []
        /// The photos whose views the grid makes itself.
        var source: PhotoViewSource?
        /// The photo in which a touch has begun, and what darkens it.
        var touched: Int?, veil: PhotoVeil?
        #if canImport(UIKit)
            var taps: PhotoTaps?
            /// On a TV, one for each photo with a tile.
            var focusViews: [PhotoFocusView] = []
            /// The one that the focus goes to next.
            weak var preferredFocusView: PhotoFocusView?
        #endif
        #if canImport(UIKit) && !os(tvOS)
            var menuInteraction: UIContextMenuInteraction?
            /// The photo whose menu opens.
            weak var menuView: UIView?
        #endif
        /// The views on tiles, as last placed.
        var shown: [PhotoPlatformView] = []
        /// What assistive technologies find, in the order of the tiles.
        var accessible: [PhotoAccessible] = []
        let fades = PhotoFades()
        /// What scrolls the tiles of a strip; nil for other layouts.
        var strip: PhotoStripView?
        var more: (hiddenCount: Int, view: PhotoPlatformView)?
        var measuredWidth: CGFloat?, heightConstraint: NSLayoutConstraint?
        private(set) lazy var addButton = makeAddButton()

        /// An empty view with a grid.
        public init(_ grid: any CompiledPhotoGrid.Type) {
            self.grid = grid
            super.init(frame: .zero)
        }

        /// Not available, because a storyboard can't name a grid.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }

        /// Replaces the arranged views and their ratios; without ratios, a view that stays keeps its own.
        ///
        /// A view that was arranged before keeps its identity: with an animation, it moves to its new tile, while new
        /// views fade in and the others fade out. Views that aren't arranged any more leave the view. A view that another
        /// grid arranged comes from there; the other grid keeps its tile free until it gets views without it.
        ///
        /// - Parameters:
        ///   - animated: Whether the views move and fade. They fade only if the user prefers reduced motion.
        ///   - duration: The duration of the animation in seconds.
        ///   - alongside: Changes in the same animation, such as `tableView.performBatchUpdates(nil)`. Auto Layout needs none:
        ///     the height of the view changes in the animation, with what its constraints move.
        ///   - completion: Called after the animation, or at once without one.
        public func setArrangedViews(
            _ views: [PhotoPlatformView], ratios: [Double]? = nil, animated: Bool = false,
            duration: Double = 0.25, alongside: (() -> Void)? = nil,
            completion: (@MainActor @Sendable () -> Void)? = nil
        ) {
            let ratios = ratios ?? self.ratios(of: views)
            source = nil
            let isFewer = arrange(views)
            self.ratios = ratios
            // Views that aren't arranged any more leave at once.
            if isFewer, !animated { placeTiles(nil) }
            let animation = PhotoAnimation(duration: duration, alongside: alongside, completion: completion)
            change(animation, isAnimated: animated)
        }

        /// Places the tiles in an animation; without one, the next layout pass does.
        func change(_ animation: PhotoAnimation, isAnimated: Bool) {
            if isAnimated { return placeTiles(animation) }
            animation.alongside?()
            animation.completion?()
        }

        /// Takes the views that aren't inside, and removes those that aren't arranged any more, except from tiles, which
        /// they leave when tiles are placed. Returns whether there are any.
        func arrange(_ views: [PhotoPlatformView]) -> Bool {
            let arranged = Set(self.views.map(ObjectIdentifier.init))
            let cover = shown.first { !arranged.contains(ObjectIdentifier($0)) && $0.superview === stage }
            let kept = Set(views.map(ObjectIdentifier.init))
            let removed = self.views.filter { !kept.contains(ObjectIdentifier($0)) }
            self.views = views
            for view in removed where view.superview === stage && !shown.contains(view) {
                view.isHidden = false
                if !fades.contains(view) { view.removeFromSuperview() }
            }
            for view in views { add(view, below: cover) }
            return !removed.isEmpty
        }

        /// The ratios of views that are arranged already; those of new ones aren't known, unless they were set before.
        private func ratios(of views: [PhotoPlatformView]) -> [Double] {
            guard !ratios.isEmpty, !self.views.isEmpty else { return ratios }
            let known = zip(self.views, ratios).map { (ObjectIdentifier($0), $1) }
            let ratio = Dictionary(known, uniquingKeysWith: { first, _ in first })
            return views.map { ratio[ObjectIdentifier($0)] ?? 0 }
        }

        /// Takes a view that isn't inside, hidden until it has a tile; below "+N" and the add tile if it is a photo.
        private func add(_ view: PhotoPlatformView, below cover: PhotoPlatformView?) {
            guard view.superview !== stage else { return }
            if let cover { stage.insert(view, below: cover) } else { stage.addSubview(view) }
            view.isHidden = true
        }

        /// The size of the grid in a container; only grids that fill a height look at the container's.
        private func size(in size: CGSize) -> CGSize {
            guard let layout = layout(in: size) else {
                return CGSize(width: hugsTiles ? 0 : size.width, height: 0)
            }
            let wanted = hugsTiles ? layout.hug.width : layout.size.width
            return CGSize(width: CGFloat(layout.shownWidth(wanted)), height: CGFloat(layout.size.height))
        }

        /// The height for the current width; none before there is a width, or if the grid fills a height.
        ///
        /// The width is intrinsic only if the grid's tiles have a fixed one, or if it hugs them.
        open override var intrinsicContentSize: CGSize {
            let none = PhotoPlatformView.noIntrinsicMetric
            guard !grid.needsHeight else { return CGSize(width: none, height: none) }
            let size = size(in: bounds.size)
            if hugsTiles { return size }
            let isFixed = size.width == self.size(in: CGSize(width: bounds.width + 100, height: 0)).width
            guard isFixed || bounds.width > 0 else { return CGSize(width: none, height: none) }
            return CGSize(width: isFixed ? size.width : none, height: size.height)
        }

        #if canImport(UIKit)
            /// Shows none of the photos that `configure` got; for `prepareForReuse` of the cell that has the grid. The grid keeps its
            /// views, without content, and lets go of `make` and `update`.
            open func prepareForReuse() { showNothing() }

            open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: limits(size)) }

            open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
                self.size(in: limits(targetSize))
            }

            open override func systemLayoutSizeFitting(
                _ targetSize: CGSize,
                withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize {
                let size = size(in: limits(targetSize))
                return CGSize(
                    width: horizontalFittingPriority == .required ? targetSize.width : size.width,
                    height: verticalFittingPriority == .required ? targetSize.height : size.height)
            }

            open override var semanticContentAttribute: UISemanticContentAttribute {
                didSet { setNeedsLayout() }
            }

            open override var frame: CGRect {
                didSet { invalidateHeight() }
            }

            open override var bounds: CGRect {
                didSet { invalidateHeight() }
            }

            open override func didMoveToWindow() {
                super.didMoveToWindow()
                setNeedsTiles()
            }

            open override func updateConstraints() {
                updateHeightConstraint()
                super.updateConstraints()
            }

            @available(iOS, deprecated: 17.0)
            @available(tvOS, deprecated: 17.0)
            @available(visionOS, deprecated: 1.0)
            open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                let now = traitCollection, before = previousTraitCollection
                if now.displayScale != before?.displayScale || now.layoutDirection != before?.layoutDirection
                {
                    setNeedsTiles()
                }
            }

            open override func willRemoveSubview(_ subview: UIView) {
                super.willRemoveSubview(subview)
                release(subview)
            }

            open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                press(
                    touches.count == 1 ? touches.first.flatMap { tappedPhoto($0.location(in: self)) } : nil)
                if touched == nil { super.touchesBegan(touches, with: event) }
            }

            open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard touched != nil, let touch = touches.first else {
                    return super.touchesMoved(touches, with: event)
                }
                movePress(to: touch.location(in: self), canTap: taps?.recognizer.state == .possible)
            }

            open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                if touched == nil { super.touchesEnded(touches, with: event) }
                press(nil)
            }

            open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                if touched == nil { super.touchesCancelled(touches, with: event) }
                press(nil)
            }

            open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
                preferredFocusView.map { [$0] } ?? super.preferredFocusEnvironments
            }

            /// The elements of the photos, unless the app sets others.
            open override var accessibilityElements: [Any]? {
                get { super.accessibilityElements ?? strip.map { [$0] } ?? gridElements }
                set { super.accessibilityElements = newValue }
            }

            open override func layoutSubviews() {
                super.layoutSubviews()
                placeTiles(nil)
            }
        #else
            /// The size of the grid for a width; grids that fill a height take the size's.
            open func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: limits(size)) }

            /// Shows none of the photos that `configure` got; for `prepareForReuse` of the item that has the grid. The grid keeps its
            /// views, without content, and lets go of `make` and `update`.
            open override func prepareForReuse() {
                super.prepareForReuse()
                showNothing()
            }

            open override var isFlipped: Bool { true }

            open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
                didSet { needsLayout = true }
            }

            open override func setFrameSize(_ newSize: NSSize) {
                super.setFrameSize(newSize)
                invalidateHeight()
            }

            open override func viewDidMoveToWindow() {
                super.viewDidMoveToWindow()
                setNeedsTiles()
            }

            open override func viewDidChangeBackingProperties() {
                super.viewDidChangeBackingProperties()
                setNeedsTiles()
            }

            open override func updateConstraints() {
                updateHeightConstraint()
                super.updateConstraints()
            }

            open override func willRemoveSubview(_ subview: NSView) {
                super.willRemoveSubview(subview)
                release(subview)
            }

            open override func mouseDown(with event: NSEvent) {
                press(tappedPhoto(convert(event.locationInWindow, from: nil)))
                if touched == nil { super.mouseDown(with: event) }
            }

            open override func mouseDragged(with event: NSEvent) {
                guard touched != nil else { return super.mouseDragged(with: event) }
                movePress(to: convert(event.locationInWindow, from: nil), canTap: true)
            }

            open override func mouseUp(with event: NSEvent) {
                guard let index = touched else { return super.mouseUp(with: event) }
                press(nil)
                if tappedPhoto(convert(event.locationInWindow, from: nil)) == index { onTap?(index) }
            }

            open override func menu(for event: NSEvent) -> NSMenu? {
                let index = photoIndex(at: convert(event.locationInWindow, from: nil))
                return photoMenu.flatMap { index.flatMap($0) } ?? super.menu(for: event)
            }

            open override func accessibilityChildren() -> [Any]? { strip.map { [$0] } ?? gridElements }

            open override func layout() {
                super.layout()
                placeTiles(nil)
            }
        #endif
    }
#endif
