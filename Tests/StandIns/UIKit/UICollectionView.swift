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

    /// The views on screen, by kind and index path; cells have an empty kind.
    public internal(set) var standInViews: [StandInKey: UIView] = [:]
    /// The attributes that items and "+N" began or ended with in the last batch update.
    public internal(set) var standInInitial: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    public internal(set) var standInFinal: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    /// The number of calls of `prepare`.
    public internal(set) var standInPreparations = 0

    public struct StandInKey: Hashable, Sendable {
        public var kind: String, indexPath: IndexPath
        public init(kind: String, indexPath: IndexPath) { (self.kind, self.indexPath) = (kind, indexPath) }
    }

    var counts: [Int]?
    var isPrepared = false

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

    var classes: [String: UICollectionReusableView.Type] = [:]

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
        setNeedsLayout()
    }

    open override var bounds: CGRect {
        didSet { if bounds != oldValue { boundsDidChange(bounds) } }
    }

    func boundsDidChange(_ visible: CGRect) {
        if preparedLayout.shouldInvalidateLayout(forBoundsChange: visible) {
            preparedLayout.invalidateLayout(
                with: preparedLayout.invalidationContext(forBoundsChange: visible))
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayout()
        let size = preparedLayout.collectionViewContentSize
        contentSize = size
        let wanted = checkedAttributes(in: bounds)
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

    func show(_ key: StandInKey, _ attributes: UICollectionViewLayoutAttributes) {
        guard let dataSource else { return }
        let view = standInViews[key] ?? makeView(key, dataSource)
        standInViews[key] = view
        if view.superview !== self { addSubview(view) }
        view.frame = attributes.frame
        view.isHidden = attributes.isHidden
    }

    func makeView(_ key: StandInKey, _ dataSource: any UICollectionViewDataSource) -> UIView {
        let indexPath = key.indexPath
        guard key.kind.isEmpty else {
            return dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: indexPath)
        }
        return dataSource.collectionView(self, cellForItemAt: indexPath)
    }

    /// Whether each query is compared with all items: slow for many of them.
    public static var standInChecksAll = true
    var standInChecksAll: Bool { UICollectionView.standInChecksAll }

    /// The updates of the current batch.
    var updates: [UICollectionViewUpdateItem]?
}
