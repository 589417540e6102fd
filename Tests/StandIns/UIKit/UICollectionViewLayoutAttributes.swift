// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var indexPath: IndexPath
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

    public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, nil) }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(indexPath, elementKind)
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
    open private(set) var invalidateEverything = false
    open private(set) var invalidateDataSourceCounts = false

    public override init() { super.init() }

    init(everything: Bool, counts: Bool) {
        (invalidateEverything, invalidateDataSourceCounts) = (everything, counts)
        super.init()
    }
}
