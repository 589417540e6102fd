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

    /// The views on screen, by kind and index path; cells have an empty kind.
    public internal(set) var standInViews: [StandInKey: NSView] = [:]
    /// The attributes that items and "+N" began or ended with in the last batch update.
    public internal(set) var standInInitial: [IndexPath: NSCollectionViewLayoutAttributes] = [:]
    public internal(set) var standInFinal: [IndexPath: NSCollectionViewLayoutAttributes] = [:]
    /// The number of calls of `prepare`.
    public internal(set) var standInPreparations = 0

    public struct StandInKey: Hashable, Sendable {
        public var kind: String, indexPath: IndexPath
        public init(kind: String, indexPath: IndexPath) { (self.kind, self.indexPath) = (kind, indexPath) }
    }

    var counts: [Int]?
    var isPrepared = false

    open var numberOfSections: Int { knownCounts.count }

    open func numberOfItems(inSection section: Int) -> Int { knownCounts[section] }

    /// The counts that the data source gave when they were last asked for.
    var knownCounts: [Int] {
        if let counts { return counts }
        let read = readCounts()
        counts = read
        return read
    }

    func readCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    open func reloadData() {
        for view in standInViews.values { view.removeFromSuperview() }
        (standInViews, counts) = ([:], nil)
        preparedLayout.invalidateLayout(with: .init(everything: true, counts: true))
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
        if enclosingScrollView != nil || bounds != .zero { boundsDidChange(visibleRect) }
    }

    func boundsDidChange(_ visible: CGRect) {
        if preparedLayout.shouldInvalidateLayout(forBoundsChange: visible) {
            preparedLayout.invalidateLayout(
                with: preparedLayout.invalidationContext(forBoundsChange: visible))
        }
        needsLayout = true
    }

    open override func layout() {
        super.layout()
        prepareLayout()
        let size = preparedLayout.collectionViewContentSize
        if enclosingScrollView != nil, frame.size != size { setFrameSize(size) }
        let wanted = checkedAttributes(in: visibleRect)
        for (key, view) in standInViews where wanted[key] == nil {
            view.removeFromSuperview()
            standInViews[key] = nil
        }
        for (key, attributes) in wanted { show(key, attributes) }
    }

    func prepareLayout() {
        guard !isPrepared else { return }
        isPrepared = true
        standInPreparations += 1
        preparedLayout.prepare()
        if !isPrepared { fatalError("prepare invalidates the layout") }
    }

    func show(_ key: StandInKey, _ attributes: NSCollectionViewLayoutAttributes) {
        guard let dataSource else { return }
        let view = standInViews[key] ?? makeView(key, dataSource)
        standInViews[key] = view
        if view.superview !== self { addSubview(view) }
        view.frame = attributes.frame
        view.isHidden = attributes.isHidden
    }

    func makeView(_ key: StandInKey, _ dataSource: any NSCollectionViewDataSource) -> NSView {
        let indexPath = key.indexPath
        guard key.kind.isEmpty else {
            return dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: indexPath)
        }
        return dataSource.collectionView(self, itemForRepresentedObjectAt: indexPath).view
    }

    /// Whether each query is compared with all items: slow for many of them.
    public static var standInChecksAll = true
    var standInChecksAll: Bool { NSCollectionView.standInChecksAll }

    /// The updates of the current batch.
    var updates: [NSCollectionViewUpdateItem]?
}
