// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A collection view that asks its layout for what is visible, and stops the program if the layout breaks its contract.
@MainActor open class UICollectionView: UIScrollView {
    open private(set) var collectionViewLayout: UICollectionViewLayout

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    var preparedLayout: UICollectionViewLayout { collectionViewLayout }

    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var allowsMultipleSelection = false
    var standInPrefetched: Set<IndexPath> = []
    var standInMovement: (from: IndexPath, to: IndexPath)?

    var standInShown: [StandInKey: StandInElement] = [:]
    /// The attributes that items began or ended with in the last batch update.
    public internal(set) var standInInitial: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    public internal(set) var standInFinal: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    /// The number of calls of `prepare`.
    public internal(set) var standInPreparations = 0

    var counts: [Int]?
    var isPrepared = false
    /// What is invalid in an otherwise valid layout; nil if all is.
    var standInInvalid: Set<StandInKey>?
    var standInAdjustment: CGFloat = 0
    var standInAsksForTarget = false

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let type = cellClass as? UICollectionReusableView.Type else {
            fatalError("not a cell: \(identifier)")
        }
        classes[identifier] = type
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        guard let type = viewClass as? UICollectionReusableView.Type else {
            fatalError("no view: \(identifier)")
        }
        classes[elementKind + identifier] = type
        registeredKinds.insert(elementKind)
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let type = classes[identifier] as? UICollectionViewCell.Type else {
            fatalError("no class for \(identifier)")
        }
        return type.init(standInFrame: .zero)
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let type = classes[elementKind + identifier] else { fatalError("no class for \(identifier)") }
        return type.init(standInFrame: .zero)
    }

    private var classes: [String: UICollectionReusableView.Type] = [:]
    var registeredKinds: Set<String> = []

    open var numberOfSections: Int { knownCounts.count }

    open func numberOfItems(inSection section: Int) -> Int { knownCounts[section] }

    open func reloadData() { reloadAll() }

    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    var standInVisible: CGRect { bounds }
    func standInScroll(to y: CGFloat) { contentOffset.y = y }

    func layoutWasInvalidated() {
        isPrepared = false
        setNeedsLayout()
    }

    open override var bounds: CGRect {
        didSet {
            guard bounds != oldValue else { return }
            boundsDidChange(bounds)
            setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showContent { contentSize = $0 }
        prefetch()
    }

    func standInLayOut() { layoutIfNeeded() }

    func makeElement(_ key: StandInKey) -> StandInElement? {
        guard let dataSource else { return nil }
        let view =
            key.kind.isEmpty
            ? dataSource.collectionView(self, cellForItemAt: key.indexPath)
            : dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
        return StandInElement(object: view, view: view)
    }

    func apply(_ attributes: UICollectionViewLayoutAttributes, to object: NSObject) {
        (object as? UICollectionReusableView)?.apply(attributes)
    }

    func preferred(
        _ attributes: UICollectionViewLayoutAttributes, of object: NSObject
    ) -> UICollectionViewLayoutAttributes? {
        (object as? UICollectionReusableView)?.preferredLayoutAttributesFitting(attributes)
    }

    /// Whether each query is compared with all items: slow for many of them.
    public static var standInChecksAll = true
    var standInChecksAll: Bool { UICollectionView.standInChecksAll }

    /// The changes of the current batch.
    var changes: [CollectionChange]?

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }

    open func insertSections(_ sections: IndexSet) { update(sections.map { .section(.insert, after: $0) }) }

    open func deleteSections(_ sections: IndexSet) { update(sections.map { .section(.delete, before: $0) }) }

    open func reloadSections(_ sections: IndexSet) { update(sections.map { .section(.reload, before: $0) }) }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update([.section(.move, before: section, after: newSection)])
    }

    open func insertItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { CollectionChange(action: .insert, before: nil, after: $0) })
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { CollectionChange(action: .delete, before: $0, after: nil) })
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { CollectionChange(action: .reload, before: $0, after: nil) })
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([CollectionChange(action: .move, before: indexPath, after: newIndexPath)])
    }
}

// What the stand-ins of UIKit and AppKit share calls these classes.
public typealias StandInCollectionView = UICollectionView
public typealias StandInLayout = UICollectionViewLayout
public typealias StandInLayoutAttributes = UICollectionViewLayoutAttributes
public typealias StandInInvalidationContext = UICollectionViewLayoutInvalidationContext
public typealias StandInUpdateItem = UICollectionViewUpdateItem
public typealias StandInView = UIView
