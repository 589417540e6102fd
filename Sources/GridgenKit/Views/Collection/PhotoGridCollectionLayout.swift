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
    /// - Inserted items fade in at their place, deleted ones fade out at theirs, and the others move.
    /// - Photos added at the end of a waterfall leave the others where they are.
    /// - Ratios are read again whenever the layout is invalidated for another reason than new bounds. Call
    ///   `invalidateLayout()` when a ratio becomes known or changes.
    /// - Sections of cells of a fixed size may be wider than the view: then the content scrolls sideways, too.
    /// - The layout mirrors itself if the collection view runs from right to left.
    public final class PhotoGridCollectionLayout: PhotoPlatformCollectionLayout {
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
        public var grid: any PhotoGrid.Type { didSet { invalidateLayout() } }
        /// The gap in points; nil for the spec's.
        public var gap: Double? { didSet { invalidateLayout() } }
        /// The gap between rows, before `gap`.
        public var rowGap: Double? { didSet { invalidateLayout() } }
        /// The gap between columns, before `gap`.
        public var columnGap: Double? { didSet { invalidateLayout() } }
        /// The insets of each section; nil for the spec's.
        public var insets: PhotoInsets? { didSet { invalidateLayout() } }
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
        private var sections = PhotoGridSections()
        private var preparedArea = PhotoGridArea(width: 0, height: 0)
        /// Until a batch update is over: the layout before it, and what it changes.
        private var before = PhotoGridSections()
        private var updates: PhotoGridUpdates?
        #if canImport(UIKit)
            weak var safeAreaWatcher: PhotoGridSafeAreaWatcher?
        #endif

        /// A layout of all sections with one grid.
        public init(_ grid: any PhotoGrid.Type) {
            self.grid = grid
            super.init()
        }

        /// Not available, because a storyboard can't name a grid.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }

        /// The number of photos without a tile in a section.
        public func hiddenCount(in section: Int) -> Int {
            sections.sections.indices.contains(section) ? sections.sections[section].hidden : 0
        }

        /// The class of the attributes of "+N".
        public override class var layoutAttributesClass: AnyClass { PhotoGridLayoutAttributes.self }

        /// A class that knows whether the bounds are the reason.
        public override class var invalidationContextClass: AnyClass { PhotoGridInvalidationContext.self }

        public override func prepare() {
            super.prepare()
            guard let collectionView else { return }
            preparedArea = area(in: collectionView.bounds)
            // Within an update, the layout may be prepared more than once.
            if items == nil, updates == nil { before = sections }
            let items = items ?? readItems(of: collectionView)
            self.items = items
            sections.update(items, request(in: preparedArea), in: preparedArea)
            #if canImport(UIKit)
                watchSafeArea(in: collectionView.bounds)
            #endif
        }

        public override var collectionViewContentSize: CGSize {
            CGSize(width: CGFloat(sections.content.width), height: CGFloat(sections.content.height))
        }

        public override func layoutAttributesForElements(in rect: CGRect) -> [Attributes] {
            sections.elements(in: PhotoFrame(rect)).map { section, item, frame, isMore in
                let indexPath = IndexPath(item: item, section: section)
                return isMore ? moreAttributes(indexPath, in: sections) : attributes(indexPath, frame)
            }
        }

        /// The attributes of an item. An item without a tile is hidden.
        public override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? {
            attributes(indexPath, in: sections)
        }

        public override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> Attributes? {
            guard elementKind == Self.moreKind, sections.moreItem(in: indexPath.section) == indexPath.item
            else { return nil }
            return moreAttributes(indexPath, in: sections)
        }

        #if !canImport(UIKit)
            /// The item or gap that a drop at a point goes to. The middle half of a tile is the item; left and right of it,
            /// and between tiles, are the gaps.
            public override func layoutAttributesForDropTarget(at pointInCollectionView: NSPoint)
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
            public override func layoutAttributesForInterItemGap(before indexPath: IndexPath) -> Attributes? {
                guard let gap = sections.gap(before: indexPath.item, in: indexPath.section) else {
                    return nil
                }
                let attributes = Attributes(forInterItemGapBefore: indexPath)
                attributes.frame = gap.cgRect
                return attributes
            }
        #endif

        public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            #if canImport(UIKit)
                watchSafeArea(in: newBounds)
            #endif
            return isOutdated(in: newBounds)
        }

        /// Whether the layout was prepared for another area than that within the bounds.
        func isOutdated(in bounds: CGRect) -> Bool {
            var area = area(in: bounds)
            let fillsHeight = items?.contains { $0.grid.needsHeight } ?? false
            if !fillsHeight { area.height = preparedArea.height }
            return area != preparedArea
        }

        public override func invalidationContext(forBoundsChange newBounds: CGRect) -> InvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            (context as? PhotoGridInvalidationContext)?.isForBounds = true
            return context
        }

        /// Reads items and ratios again, and lays them out: call it when a ratio becomes known or changes.
        public override func invalidateLayout() {
            items = nil
            super.invalidateLayout()
        }

        public override func invalidateLayout(with context: InvalidationContext) {
            // Which flags a context has after moves and reloads isn't documented.
            if (context as? PhotoGridInvalidationContext)?.isForBounds != true { items = nil }
            super.invalidateLayout(with: context)
        }

        public override func prepare(forCollectionViewUpdates updateItems: [UpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            var updates = PhotoGridUpdates()
            for item in updateItems where item.updateAction != .none {
                updates.insert(from: item.indexPathBeforeUpdate, to: item.indexPathAfterUpdate)
            }
            self.updates = updates
        }

        public override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            (before, updates) = (PhotoGridSections(), nil)
        }

        public override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> Attributes?
        {
            guard updates?.inserts(itemIndexPath) == true else {
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            let attributes = attributes(itemIndexPath, in: sections)
            attributes.alpha = 0
            return attributes
        }

        public override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> Attributes?
        {
            guard updates?.deletes(itemIndexPath) == true else {
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
            let attributes = attributes(itemIndexPath, in: before)
            attributes.alpha = 0
            return attributes
        }

        public override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> IndexPaths
        {
            guard elementKind == Self.moreKind, let updates else { return [] }
            return IndexPaths(changedMores(updates, from: before, to: sections).inserted)
        }

        public override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> IndexPaths
        {
            guard elementKind == Self.moreKind, let updates else { return [] }
            return IndexPaths(changedMores(updates, from: before, to: sections).deleted)
        }
    }
#endif
