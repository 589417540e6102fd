#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Lays out the sections of a collection view as grids of photos, one section below the other.
    ///
    /// ```swift
    /// let layout = PhotoGridCollectionLayout(Feed.self)
    /// layout.delegate = self  // gives the photos' ratios
    /// collectionView.collectionViewLayout = layout
    /// ```
    ///
    /// - Each item of a section is a tile. While editing, the data source counts one item more, the add tile after the
    ///   last photo, as long as there are fewer photos than the grid's `appendLimit`.
    /// - Photos without a tile are items, too, but have no cell. A supplementary view of the kind `moreKind` covers the
    ///   last tile and has its index path; it shows the `hiddenCount` of its `PhotoGridLayoutAttributes`.
    /// - A grid that fills a height gets the height of the visible area, in each section.
    /// - A section can have a header, above its tiles, and a footer below them. They are supplementary views of the
    ///   framework's kinds, at item 0 of the section.
    /// - When the width changes, or photos come and go above, the visible photo stays where it is.
    /// - Inserted items fade in at their place, deleted ones fade out at theirs, and the others move.
    /// - Photos added at the end of a waterfall leave the others where they are.
    /// - Ratios are read again whenever the layout is invalidated for another reason than new bounds. Call
    ///   `invalidateLayout()` when a ratio becomes known or changes.
    /// - Sections of cells of a fixed size may be wider than the view: then the content scrolls sideways, too.
    /// - The layout mirrors itself if the collection view runs from right to left.
    open class PhotoGridCollectionLayout: PhotoPlatformCollectionLayout {
        #if canImport(UIKit)
            /// The framework's attributes of an item.
            public typealias Attributes = UICollectionViewLayoutAttributes
            /// The framework's insertion, deletion or move of an item.
            public typealias UpdateItem = UICollectionViewUpdateItem
            /// The framework's reason for a new layout.
            public typealias InvalidationContext = UICollectionViewLayoutInvalidationContext
            /// An array of index paths, or a set on macOS.
            public typealias IndexPaths = [IndexPath]
        #else
            /// The framework's attributes of an item.
            public typealias Attributes = NSCollectionViewLayoutAttributes
            /// The framework's insertion, deletion or move of an item.
            public typealias UpdateItem = NSCollectionViewUpdateItem
            /// The framework's reason for a new layout.
            public typealias InvalidationContext = NSCollectionViewLayoutInvalidationContext
            /// An array of index paths, or a set on macOS.
            public typealias IndexPaths = Set<IndexPath>
        #endif

        /// The kind of the supplementary view that shows the number of hidden photos.
        public static let moreKind = "PhotoGridMore"

        /// The grid of all sections for which the delegate gives no other.
        public var grid: any CompiledPhotoGrid.Type { didSet { invalidateLayout() } }
        /// The gap in points; nil for the spec's.
        public var gap: CGFloat? { didSet { invalidateLayout() } }
        /// The gap between rows, before `gap`.
        public var rowGap: CGFloat? { didSet { invalidateLayout() } }
        /// The gap between columns, before `gap`.
        public var columnGap: CGFloat? { didSet { invalidateLayout() } }
        /// The insets of each section; nil for the spec's.
        public var insets: NSDirectionalEdgeInsets? { didSet { invalidateLayout() } }
        /// The height of each section's header in points, unless the delegate gives another; 0: none.
        public var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
        /// The height of each section's footer in points, unless the delegate gives another; 0 for none.
        public var footerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
        /// Whether headers and footers are as high as their views' `preferredLayoutAttributesFitting(_:)` says. The heights of the
        /// layout and the delegate are estimates until a view is shown; 0 still means none. Set it before there are views.
        public var selfSizesHeadersAndFooters = false { didSet { invalidateLayout() } }
        /// The space between two sections in points.
        public var sectionSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
        /// Whether the header of a section stays visible while the section's tiles scroll.
        public var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
        /// Whether the footer of a section stays visible while the section's tiles scroll.
        public var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
        /// Whether the visible photo stays at its place on the screen when the width changes and in batch updates.
        /// Content that is scrolled to its top stays there.
        public var keepsVisiblePhoto = true
        #if canImport(UIKit)
            /// What the insets of sections are relative to at the sides: by default the safe area, so that no tile lies below
            /// the notch of a phone on its side. `.fromContentInset` uses the whole width within `adjustedContentInset`.
            public var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea {
                didSet { invalidateLayout() }
            }
        #endif
        /// The source of ratios, and of grids for single sections.
        public weak var delegate: (any PhotoGridCollectionLayoutDelegate)? { didSet { invalidateLayout() } }

        /// What the data source and the delegate said; nil if it has to be read again.
        private var items: [PhotoGridItems]?
        var sections = PhotoGridSections()
        private(set) var preparedArea = PhotoGridArea(width: 0, height: 0)
        private weak var preparedView: CollectionView?
        /// Whether the height of the area matters.
        private(set) var fillsHeight = false
        /// Whether the tiles have to be placed again.
        private var isOutdated = true
        /// The heights that the headers and footers of sections asked for.
        var askedHeights = PhotoAskedHeights()
        /// The window before views asked for heights, if nothing else changes the layout.
        private var windowBeforeHeights: PhotoGridWindow?
        /// Until a batch update is over: the layout before it, and what it changes.
        private var before = PhotoGridSections()
        private var updates: PhotoGridUpdates?
        /// The position that a new layout keeps, until the user scrolls.
        private var position: PhotoGridPosition?
        /// Whether the position is that before the items changed, so that only updates tell where its photos are.
        private var isBeforeUpdates = false
        /// The window of the last bounds in which the tiles were right.
        private var lastWindow: PhotoGridWindow?
        /// The window before the user scrolled last.
        private var earlierWindow: PhotoGridWindow?
        #if canImport(UIKit)
            weak var safeAreaWatcher: PhotoGridSafeAreaWatcher?
            private var textSizeObserver: PhotoTextSizeObserver?
        #endif

        /// A layout of all sections with one grid.
        public init(_ grid: any CompiledPhotoGrid.Type) {
            self.grid = grid
            super.init()
            #if canImport(UIKit)
                // The heights of headers and footers probably follow from it.
                textSizeObserver = PhotoTextSizeObserver { [weak self] in self?.forgetHeights() }
            #endif
        }

        /// Not available, because a storyboard can't name a grid.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }

        /// The number of photos without a tile in a section.
        public func hiddenCount(in section: Int) -> Int {
            sections.sections.indices.contains(section) ? sections.sections[section].hiddenCount : 0
        }

        /// The class of the attributes of "+N".
        open override class var layoutAttributesClass: AnyClass { PhotoGridLayoutAttributes.self }

        /// A class that knows whether the bounds are the reason.
        open override class var invalidationContextClass: AnyClass { PhotoGridInvalidationContext.self }

        /// The size of the tile of an item, before the item has a cell: for an image that is asked for early.
        /// Nil if the item has no tile.
        public func tileSize(at indexPath: IndexPath) -> CGSize? {
            let (frame, isVisible) = sections.frame(of: indexPath.item, in: indexPath.section)
            return isVisible ? frame.cgRect.size : nil
        }

        open override func prepare() {
            super.prepare()
            guard let collectionView else { return }
            let bounds = visibleBounds(of: collectionView), window = window(in: bounds)
            if preparedView !== collectionView {
                (preparedView, items, isOutdated) = (collectionView, nil, true)
            }
            if isOutdated {
                // Within an update, the layout may be prepared more than once.
                if updates == nil { savePosition(in: window) }
                let items = items ?? readItems(of: collectionView)
                self.items = items
                preparedArea = area(in: bounds)
                sections = solved(items, in: preparedArea)
                fillsHeight = items.contains { $0.grid.needsHeight }
                if isBeforeUpdates || windowBeforeHeights != nil || lastWindow == nil { lastWindow = window }
                (isOutdated, windowBeforeHeights) = (false, nil)
            }
            sections.window = window
            #if canImport(UIKit)
                watchSafeArea(in: bounds)
            #endif
        }

        /// Saves what the new layout keeps: the position, and the layout before an update.
        private func savePosition(in window: PhotoGridWindow) {
            if let old = windowBeforeHeights {
                (earlierWindow, position) = (earlierWindow?.moved(by: window.top - old.top), nil)
            } else if items == nil {
                (before, position, isBeforeUpdates) = (sections, sections.position(in: window), true)
            } else {
                savePositionBeforeResizing()
            }
        }

        private func savePositionBeforeResizing() {
            guard isBeforeUpdates || position == nil else { return }
            (position, isBeforeUpdates) = (lastWindow.map(sections.position), false)
        }

        open override var collectionViewContentSize: CGSize {
            CGSize(width: CGFloat(sections.content.width), height: CGFloat(sections.content.height))
        }

        open override func layoutAttributesForElements(in rect: CGRect) -> [Attributes] {
            sections.elements(in: PhotoFrame(rect)).map { section, item, frame, supplement in
                let indexPath = IndexPath(item: item, section: section)
                guard let supplement else { return attributes(indexPath, frame) }
                return attributes(of: supplement, indexPath, frame, in: sections)
            }
        }

        /// The attributes of an item. An item without a tile is hidden.
        open override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? {
            attributes(indexPath, in: sections)
        }

        open override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> Attributes? {
            guard let supplement = PhotoGridSupplement(kind: elementKind),
                sections.item(of: supplement, in: indexPath.section) == indexPath.item,
                let frame = sections.frame(of: supplement, in: indexPath.section)
            else { return nil }
            return attributes(of: supplement, indexPath, frame, in: sections)
        }

        #if !canImport(UIKit)
            /// The item or gap that a drop at a point goes to. The middle half of a tile is the item; left and right of it,
            /// and between tiles, are the gaps.
            open override func layoutAttributesForDropTarget(at pointInCollectionView: NSPoint)
                -> Attributes?
            {
                let point = pointInCollectionView
                guard let target = sections.dropTarget(Double(point.x), Double(point.y)) else { return nil }
                let indexPath = IndexPath(item: target.item, section: target.section)
                return target.isGap
                    ? layoutAttributesForInterItemGap(before: indexPath)
                    : layoutAttributesForItem(at: indexPath)
            }

            /// The strip between an item and the one before it. The gap before the item that the next photo would be
            /// follows the last tile.
            open override func layoutAttributesForInterItemGap(before indexPath: IndexPath) -> Attributes? {
                guard let gap = sections.gap(before: indexPath.item, in: indexPath.section) else {
                    return nil
                }
                let attributes = Attributes(forInterItemGapBefore: indexPath)
                attributes.frame = gap.cgRect
                return attributes
            }
        #endif

        open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            guard let collectionView else { return false }
            let bounds = visibleBounds(of: collectionView, changingTo: newBounds)
            #if canImport(UIKit)
                watchSafeArea(in: bounds)
            #endif
            if hasNewArea(in: bounds) { return true }
            let window = window(in: bounds)
            // Turned there and back, the content is where it was, unless the user scrolled in between.
            let isKept = keptOffset(in: bounds, sections).map { abs($0 - bounds.minY) < 1 } ?? false
            if !isKept, windowBeforeHeights == nil, window != lastWindow {
                (earlierWindow, lastWindow, position) = (lastWindow, window, nil)
            }
            return !sections.pinned.isEmpty && window != sections.window
        }

        open override func invalidationContext(forBoundsChange newBounds: CGRect) -> InvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            guard let own = context as? PhotoGridInvalidationContext, let collectionView else {
                return context
            }
            let bounds = visibleBounds(of: collectionView, changingTo: newBounds), window = window(in: bounds)
            own.keepsItems = true
            if hasNewArea(in: bounds) {
                // The collection view asks for a target only if it animates the change.
                if keepsVisiblePhoto, let items {
                    savePositionBeforeResizing()
                    let target = keptOffset(in: bounds, solved(items, in: area(in: bounds)))
                    if let target, position?.isAtTop == false {
                        own.contentOffsetAdjustment = CGPoint(x: 0, y: target - bounds.minY)
                    }
                }
            } else {
                own.isForScrolling = true
                for supplement in sections.pinned {
                    let windows = [sections.window, window]
                    let found = windows.flatMap { sections.sections(with: supplement, in: $0) }
                    let paths = Set(found).sorted().map { IndexPath(item: 0, section: $0) }
                    own.invalidateSupplementaryElements(ofKind: supplement.kind, at: IndexPaths(paths))
                }
            }
            return context
        }

        open override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: Attributes,
            withOriginalAttributes originalAttributes: Attributes
        ) -> Bool { askedHeight(preferredAttributes) != nil }

        open override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: Attributes,
            withOriginalAttributes originalAttributes: Attributes
        ) -> InvalidationContext {
            let context = super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            guard let asked = askedHeight(preferredAttributes), let collectionView else { return context }
            askedHeights[asked.supplement, asked.section] = asked.height
            (context as? PhotoGridInvalidationContext)?.keepsItems = true
            guard updates == nil else { return context }
            let window = windowBeforeHeights ?? window(in: visibleBounds(of: collectionView))
            windowBeforeHeights = window
            if window.isBelow(Double(asked.top), since: earlierWindow) {
                context.contentOffsetAdjustment = CGPoint(x: 0, y: asked.height - asked.before)
            }
            return context
        }

        /// The vertical offset in which the visible photo stays at its place; nil if no photo that was visible is there.
        private func keptOffset(in bounds: CGRect, _ sections: PhotoGridSections) -> CGFloat? {
            guard let position, updates != nil || !isBeforeUpdates else { return nil }
            let places = updates?.places(of: before.sections.count)
            let top = sections.top(at: position) { section, item in
                guard let updates, let places else { return (section, item) }
                return updates.place(of: item, in: section, places: places)
            }
            guard let top else { return nil }
            let window = window(in: bounds), inset = window.clearTop - window.top
            let most = sections.content.height - (window.clearBottom - window.clearTop)
            return CGFloat(max(0, min(top, most)) - inset)
        }

        open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
            -> CGPoint
        {
            var target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
            guard keepsVisiblePhoto, let collectionView else { return target }
            if let y = keptOffset(in: visibleBounds(of: collectionView), sections) {
                // Content that is pulled down may stay there.
                target.y = updates != nil && position?.isAtTop == true ? min(target.y, y) : y
            }
            return target
        }

        /// Reads items and ratios again, and lays them out: call it when a ratio becomes known or changes.
        open override func invalidateLayout() {
            (items, isOutdated) = (nil, true)
            super.invalidateLayout()
        }

        open override func invalidateLayout(with context: InvalidationContext) {
            // Which flags a context has after moves and reloads isn't documented.
            let own = context as? PhotoGridInvalidationContext
            if own?.keepsItems != true { items = nil }
            if own?.isForScrolling != true { isOutdated = true }
            super.invalidateLayout(with: context)
        }

        open override func prepare(forCollectionViewUpdates updateItems: [UpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            var updates = PhotoGridUpdates()
            for item in updateItems where item.updateAction != .none {
                updates.insert(
                    from: item.indexPathBeforeUpdate, to: item.indexPathAfterUpdate,
                    isReload: item.updateAction == .reload)
            }
            self.updates = updates
            if let items { moveHeights(to: updates.places(of: before.sections.count), of: items) }
        }

        open override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            (before, updates, position, isBeforeUpdates) = (PhotoGridSections(), nil, nil, false)
            lastWindow = collectionView.map { window(in: visibleBounds(of: $0)) }
        }

        open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> Attributes?
        {
            guard updates?.inserts(itemIndexPath) == true else {
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            let attributes = attributes(itemIndexPath, in: sections)
            attributes.alpha = 0
            return attributes
        }

        open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> Attributes?
        {
            guard updates?.deletes(itemIndexPath) == true else {
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
            let attributes = attributes(itemIndexPath, in: before)
            attributes.alpha = 0
            return attributes
        }

        open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> IndexPaths {
            guard let supplement = PhotoGridSupplement(kind: elementKind), let updates else { return [] }
            return IndexPaths(changed(supplement, updates, from: before, to: sections).inserted)
        }

        open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> IndexPaths {
            guard let supplement = PhotoGridSupplement(kind: elementKind), let updates else { return [] }
            return IndexPaths(changed(supplement, updates, from: before, to: sections).deleted)
        }
    }
#endif
