// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    private struct Values: Equatable {
        var frame = CGRect.zero, alpha: CGFloat = 1, zIndex = 0, isHidden = false
        var indexPath: IndexPath = IndexPath()
        var category = UICollectionView.ElementCategory.cell, kind: String?
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
    open var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }
    open var representedElementCategory: UICollectionView.ElementCategory { values.category }
    open var representedElementKind: String? { values.kind }

    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (values.category, values.kind, values.indexPath) = (.supplementaryView, elementKind, indexPath)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return type(of: self) == type(of: other) && values == other.values
    }

    nonisolated open override var hash: Int { values.indexPath.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.values = values
        return copy
    }
}

extension UICollectionViewUpdateItem {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
}

@MainActor open class UICollectionViewUpdateItem: NSObject {
    open private(set) var indexPathBeforeUpdate: IndexPath?
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: UICollectionViewUpdateItem.Action

    init(_ action: UICollectionViewUpdateItem.Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}

@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    open internal(set) var invalidateEverything = false
    open internal(set) var invalidateDataSourceCounts = false
    open internal(set) var invalidatedItemIndexPaths: Array<IndexPath>?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open var contentOffsetAdjustment = CGPoint.zero

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = [IndexPath]((invalidatedItemIndexPaths ?? []) + indexPaths)
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let known = invalidatedSupplementaryIndexPaths?[elementKind] ?? []
        var all = invalidatedSupplementaryIndexPaths ?? [:]
        all[elementKind] = [IndexPath](known + indexPaths)
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
