// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

extension UICollectionView {
    /// Tells the prefetching data source of some items below the visible ones, and takes some of it back. Which items, and
    /// when, isn't documented.
    func prefetch() {
        guard let prefetchDataSource else { return }
        let below = bounds.offsetBy(dx: 0, dy: bounds.height)
        let next = checkedAttributes(in: below).keys.filter { $0.kind.isEmpty && standInShown[$0] == nil }
            .map(\.indexPath).sorted { ($0.section, $0.item) < ($1.section, $1.item) }
        let new = next.filter { !standInPrefetched.contains($0) && standInRandom.chance() }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
        standInPrefetched.formUnion(new)
        let old = standInPrefetched.filter { !next.contains($0) && standInRandom.chance() }
        if !old.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: Array(old)) }
        standInPrefetched.subtract(old)
    }
}

extension UICollectionView {
    /// Lifts an item that the data source lets move.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
        standInMovement = (indexPath, indexPath)
        return true
    }

    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let movement = standInMovement else { return }
        let place = CGRect(x: targetPosition.x, y: targetPosition.y, width: 0.5, height: 0.5)
        let hit = checkedAttributes(in: place).keys.first { $0.kind.isEmpty }?.indexPath
        if let hit { standInMovement = (movement.from, hit) }
    }

    /// The data source moves the item first, then the layout follows.
    public func endInteractiveMovement() {
        guard let (from, to) = standInMovement else { return }
        standInMovement = nil
        guard from != to else { return }
        dataSource?.collectionView(self, moveItemAt: from, to: to)
        moveItem(at: from, to: to)
    }
}
