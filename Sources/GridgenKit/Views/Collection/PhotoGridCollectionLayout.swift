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
    ///   last tile and has its index path; it shows `hiddenCount(in:)`.
    /// - A grid that fills a height gets the height of the visible area, in each section.
    /// - Inserted items fade in at their place, deleted ones fade out at theirs, and the others move.
    /// - Photos added at the end of a waterfall leave the others where they are.
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
        /// The source of ratios, and of grids for single sections.
        public weak var delegate: (any PhotoGridCollectionLayoutDelegate)? { didSet { invalidateLayout() } }

        /// What the data source and the delegate said; nil if it has to be read again.
        private var items: [PhotoGridItems]?
        private var sections = PhotoGridSections()
        private var preparedSize = CGSize.zero
        /// Until a batch update is over: the layout before it, and what it inserts and deletes.
        private var before = PhotoGridSections()
        private var inserted = PhotoGridUpdates(), deleted = PhotoGridUpdates()

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

        public override func prepare() {
            super.prepare()
            guard let collectionView else { return }
            preparedSize = visibleSize(in: collectionView.bounds)
            if items == nil { before = sections }
            let items = items ?? readItems(of: collectionView)
            self.items = items
            sections.update(items, request(for: preparedSize))
        }

        public override var collectionViewContentSize: CGSize {
            CGSize(width: preparedSize.width, height: CGFloat(sections.height))
        }

        public override func layoutAttributesForElements(in rect: CGRect) -> [Attributes] {
            sections.elements(in: PhotoFrame(rect)).map { section, item, frame, isMore in
                let indexPath = IndexPath(item: item, section: section)
                return isMore ? moreAttributes(indexPath, frame) : attributes(indexPath, frame)
            }
        }

        /// The attributes of an item. An item without a tile is hidden.
        public override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? {
            attributes(indexPath, in: sections)
        }

        public override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> Attributes? {
            guard elementKind == Self.moreKind, sections.moreItems.contains(indexPath) else { return nil }
            return moreAttributes(
                indexPath, sections.frame(of: indexPath.item, in: indexPath.section).frame)
        }

        public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            let size = visibleSize(in: newBounds)
            let fillsHeight = items?.contains { $0.grid.needsHeight } ?? false
            return size.width != preparedSize.width || fillsHeight && size.height != preparedSize.height
        }

        public override func invalidateLayout(with context: InvalidationContext) {
            if context.invalidateEverything || context.invalidateDataSourceCounts { items = nil }
            super.invalidateLayout(with: context)
        }

        public override func prepare(forCollectionViewUpdates updateItems: [UpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            for item in updateItems {
                if item.updateAction == .insert { inserted.insert(item.indexPathAfterUpdate) }
                if item.updateAction == .delete { deleted.insert(item.indexPathBeforeUpdate) }
            }
        }

        public override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            (before, inserted, deleted) = (PhotoGridSections(), PhotoGridUpdates(), PhotoGridUpdates())
        }

        public override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> Attributes?
        {
            guard inserted.contains(itemIndexPath) else {
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            let attributes = attributes(itemIndexPath, in: sections)
            attributes.alpha = 0
            return attributes
        }

        public override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> Attributes?
        {
            guard deleted.contains(itemIndexPath) else {
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
            let attributes = attributes(itemIndexPath, in: before)
            attributes.alpha = 0
            return attributes
        }

        public override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> IndexPaths
        {
            guard elementKind == Self.moreKind else { return [] }
            return IndexPaths(sections.moreItems.subtracting(before.moreItems))
        }

        public override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> IndexPaths
        {
            guard elementKind == Self.moreKind else { return [] }
            return IndexPaths(before.moreItems.subtracting(sections.moreItems))
        }
    }
#endif
