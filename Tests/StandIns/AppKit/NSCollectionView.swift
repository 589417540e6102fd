// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A collection view that asks its layout for what is visible, and stops the program if the layout breaks its contract.
@MainActor open class NSCollectionView: NSView {
    open var collectionViewLayout: NSCollectionViewLayout? {
        didSet {
            oldValue?.collectionView = nil
            collectionViewLayout?.collectionView = self
            collectionViewLayout?.invalidateLayout()
        }
    }

    open override var isFlipped: Bool { true }

    var preparedLayout: NSCollectionViewLayout {
        guard let collectionViewLayout else { fatalError("the collection view has no layout") }
        return collectionViewLayout
    }

    /// The visible part, in the collection view's coordinates.
    open override var visibleRect: CGRect { enclosingScrollView?.contentView.bounds ?? bounds }

    open weak var dataSource: (any NSCollectionViewDataSource)?

    var standInShown: [StandInKey: StandInElement] = [:]
    /// The attributes that items began or ended with in the last batch update.
    public internal(set) var standInInitial: [IndexPath: NSCollectionViewLayoutAttributes] = [:]
    public internal(set) var standInFinal: [IndexPath: NSCollectionViewLayoutAttributes] = [:]
    /// The number of calls of `prepare`.
    public internal(set) var standInPreparations = 0

    var counts: [Int]?
    var isPrepared = false
    /// What is invalid in an otherwise valid layout; nil if all is.
    var standInInvalid: Set<StandInKey>?
    var standInAdjustment: CGFloat = 0
    var standInAsksForTarget = false

    open var numberOfSections: Int { knownCounts.count }

    open func numberOfItems(inSection section: Int) -> Int { knownCounts[section] }

    open func reloadData() { reloadAll() }

    public class var elementKindSectionHeader: SupplementaryElementKind {
        "NSCollectionElementKindSectionHeader"
    }
    public class var elementKindSectionFooter: SupplementaryElementKind {
        "NSCollectionElementKindSectionFooter"
    }

    var standInVisible: CGRect { visibleRect }
    func standInScroll(to y: CGFloat) {
        guard let clip = enclosingScrollView?.contentView else { return }
        clip.scroll(to: CGPoint(x: clip.bounds.minX, y: y))
    }

    func layoutWasInvalidated() {
        isPrepared = false
        needsLayout = true
    }

    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { standInBoundsDidChange() } }
    }

    /// The clip view has scrolled or changed its size.
    func standInBoundsDidChange() {
        guard enclosingScrollView != nil || bounds != .zero else { return }
        boundsDidChange(visibleRect)
        needsLayout = true
    }

    open override func layout() {
        super.layout()
        showContent { if enclosingScrollView != nil, frame.size != $0 { setFrameSize($0) } }
    }

    func standInLayOut() { layoutSubtreeIfNeeded() }

    func makeElement(_ key: StandInKey) -> StandInElement? {
        guard let dataSource else { return nil }
        guard key.kind.isEmpty else {
            let view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
            return StandInElement(object: view, view: view)
        }
        let item = dataSource.collectionView(self, itemForRepresentedObjectAt: key.indexPath)
        return StandInElement(object: item, view: item.view)
    }

    func apply(_ attributes: NSCollectionViewLayoutAttributes, to object: NSObject) {
        (object as? any NSCollectionViewElement)?.apply(attributes)
    }

    func preferred(
        _ attributes: NSCollectionViewLayoutAttributes, of object: NSObject
    ) -> NSCollectionViewLayoutAttributes? {
        (object as? any NSCollectionViewElement)?.preferredLayoutAttributesFitting(attributes)
    }

    /// Nothing is registered here, so kinds are those on screen.
    var registeredKinds: Set<String> { [] }

    /// Whether each query is compared with all items: slow for many of them.
    public static var standInChecksAll = true
    var standInChecksAll: Bool { NSCollectionView.standInChecksAll }

    /// The changes of the current batch.
    var changes: [CollectionChange]?

    open func performBatchUpdates(
        _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
    ) { performBatch(updates, completionHandler) }

    open func insertSections(_ sections: IndexSet) { update(sections.map { .section(.insert, after: $0) }) }

    open func deleteSections(_ sections: IndexSet) { update(sections.map { .section(.delete, before: $0) }) }

    open func reloadSections(_ sections: IndexSet) { update(sections.map { .section(.reload, before: $0) }) }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update([.section(.move, before: section, after: newSection)])
    }

    open func insertItems(at indexPaths: Set<IndexPath>) {
        update(indexPaths.map { CollectionChange(action: .insert, before: nil, after: $0) })
    }

    open func deleteItems(at indexPaths: Set<IndexPath>) {
        update(indexPaths.map { CollectionChange(action: .delete, before: $0, after: nil) })
    }

    open func reloadItems(at indexPaths: Set<IndexPath>) {
        update(indexPaths.map { CollectionChange(action: .reload, before: $0, after: nil) })
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([CollectionChange(action: .move, before: indexPath, after: newIndexPath)])
    }
}

// What the stand-ins of UIKit and AppKit share calls these classes.
public typealias StandInCollectionView = NSCollectionView
public typealias StandInLayout = NSCollectionViewLayout
public typealias StandInLayoutAttributes = NSCollectionViewLayoutAttributes
public typealias StandInInvalidationContext = NSCollectionViewLayoutInvalidationContext
public typealias StandInUpdateItem = NSCollectionViewUpdateItem
public typealias StandInView = NSView
