// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSCollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: NSCollectionView?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    open func prepare() {}

    open class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }

    open class var invalidationContextClass: AnyClass { NSCollectionViewLayoutInvalidationContext.self }

    open func invalidateLayout() { standInInvalidate() }

    open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
        collectionView?.invalidate(with: context)
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> NSCollectionViewLayoutInvalidationContext { standInContext() }

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
    ) -> NSCollectionViewLayoutInvalidationContext { standInContext() }

    open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint) -> NSPoint {
        proposedContentOffset
    }

    open var collectionViewContentSize: CGSize { .zero }

    open func layoutAttributesForElements(in rect: CGRect) -> [NSCollectionViewLayoutAttributes] { [] }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDropTarget(
        at pointInCollectionView: NSPoint
    ) -> NSCollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForInterItemGap(before indexPath: IndexPath)
        -> NSCollectionViewLayoutAttributes?
    { nil }

    open func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {}

    open func finalizeCollectionViewUpdates() {}

    // As documented, these return nil here; Apple's may return more.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> NSCollectionViewLayoutAttributes?
    { nil }

    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> NSCollectionViewLayoutAttributes?
    { nil }

    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> Set<IndexPath> { [] }

    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> Set<IndexPath> { [] }
}
