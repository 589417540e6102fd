// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum NSCollectionElementCategory: Int, Sendable {
    case item, supplementaryView, decorationView, interItemGap
}

@MainActor open class NSCollectionViewLayoutAttributes: NSObject, NSCopying {
    private struct Values: Equatable {
        var frame = CGRect.zero, alpha: CGFloat = 1, zIndex = 0, isHidden = false
        var indexPath: IndexPath?
        var category = NSCollectionElementCategory.item, kind: String?
    }
    // `isEqual` isn't isolated.
    private nonisolated(unsafe) var values = Values()

    open var frame: CGRect {
        get { values.frame }
        set { values.frame = newValue }
    }
    open var size: CGSize {
        get { values.frame.size }
        set { values.frame.size = newValue }
    }
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }
    open var indexPath: IndexPath? {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }
    open var representedElementCategory: NSCollectionElementCategory { values.category }
    open var representedElementKind: String? { values.kind }

    public required override init() { super.init() }

    public convenience init(forItemWith indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (values.category, values.kind, values.indexPath) = (.supplementaryView, elementKind, indexPath)
    }

    public convenience init(forInterItemGapBefore indexPath: IndexPath) {
        self.init()
        (values.category, values.indexPath) = (.interItemGap, indexPath)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionViewLayoutAttributes else { return false }
        return type(of: self) == type(of: other) && values == other.values
    }

    nonisolated open override var hash: Int { values.indexPath.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.values = values
        return copy
    }
}

extension NSCollectionView {
    public enum UpdateAction: Int, Sendable { case insert, delete, reload, move, none }
    public typealias SupplementaryElementKind = String
}

@MainActor open class NSCollectionViewUpdateItem: NSObject {
    open private(set) var indexPathBeforeUpdate: IndexPath?
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: NSCollectionView.UpdateAction

    init(_ action: NSCollectionView.UpdateAction, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}

@MainActor open class NSCollectionViewLayoutInvalidationContext: NSObject {
    open internal(set) var invalidateEverything = false
    open internal(set) var invalidateDataSourceCounts = false
    open internal(set) var invalidatedItemIndexPaths: Set<IndexPath>?
    open private(set) var invalidatedSupplementaryIndexPaths:
        [NSCollectionView.SupplementaryElementKind: Set<IndexPath>]?
    open var contentOffsetAdjustment = NSPoint.zero

    open func invalidateItems(at indexPaths: Set<IndexPath>) {
        invalidatedItemIndexPaths = Set<IndexPath>(Array(invalidatedItemIndexPaths ?? []) + Array(indexPaths))
    }

    open func invalidateSupplementaryElements(
        ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPaths: Set<IndexPath>
    ) {
        let known = invalidatedSupplementaryIndexPaths?[elementKind] ?? []
        var all = invalidatedSupplementaryIndexPaths ?? [:]
        all[elementKind] = Set<IndexPath>(Array(known) + Array(indexPaths))
        invalidatedSupplementaryIndexPaths = all
    }

    /// What the context names.
    var standInNamed: Set<StandInKey> {
        var named = Set((invalidatedItemIndexPaths ?? []).map { StandInKey(kind: "", indexPath: $0) })
        for (kind, paths) in invalidatedSupplementaryIndexPaths ?? [:] {
            named.formUnion(paths.map { StandInKey(kind: kind, indexPath: $0) })
        }
        return named
    }

    public required override init() { super.init() }
}
