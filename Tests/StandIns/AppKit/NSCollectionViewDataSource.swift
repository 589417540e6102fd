// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol NSCollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem
    func numberOfSections(in collectionView: NSCollectionView) -> Int
    func collectionView(
        _ collectionView: NSCollectionView,
        viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
        at indexPath: IndexPath
    ) -> NSView
}

extension NSCollectionViewDataSource {
    public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: NSCollectionView,
        viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
        at indexPath: IndexPath
    ) -> NSView { fatalError("the data source has no view for \(kind)") }
}

@MainActor open class NSViewController: NSResponder {
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    open var view = NSView(frame: .zero)
}

/// What items, and the views of supplementary elements, may do. Apple's requirements are optional.
@MainActor public protocol NSCollectionViewElement: NSObjectProtocol {
    func prepareForReuse()
    func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
    func preferredLayoutAttributesFitting(
        _ layoutAttributes: NSCollectionViewLayoutAttributes
    ) -> NSCollectionViewLayoutAttributes
}

extension NSCollectionViewElement {
    public func prepareForReuse() {}
    public func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
    public func preferredLayoutAttributesFitting(
        _ layoutAttributes: NSCollectionViewLayoutAttributes
    ) -> NSCollectionViewLayoutAttributes { layoutAttributes }
}

@MainActor open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
}
