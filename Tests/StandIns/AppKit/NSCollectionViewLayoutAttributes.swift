// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSCollectionViewLayoutAttributes: NSObject {
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var indexPath: IndexPath?
    open private(set) var representedElementKind: String?

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    public override init() { fatalError("attributes need an index path") }

    private init(_ indexPath: IndexPath, _ kind: String?) {
        self.indexPath = indexPath
        representedElementKind = kind
        super.init()
    }

    public convenience init(forItemWith indexPath: IndexPath) { self.init(indexPath, nil) }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(indexPath, elementKind)
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
    open private(set) var invalidateEverything = false
    open private(set) var invalidateDataSourceCounts = false

    public override init() { super.init() }

    init(everything: Bool, counts: Bool) {
        (invalidateEverything, invalidateDataSourceCounts) = (everything, counts)
        super.init()
    }
}
