// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSCollectionView {
    public func insertItems(at indexPaths: Set<IndexPath>) {
        update(indexPaths.map { .init(.insert, before: nil, after: $0) })
    }

    public func deleteItems(at indexPaths: Set<IndexPath>) {
        update(indexPaths.map { .init(.delete, before: $0, after: nil) })
    }

    public func insertSections(_ sections: IndexSet) {
        update(sections.map { .init(.insert, before: nil, after: IndexPath(item: NSNotFound, section: $0)) })
    }

    public func deleteSections(_ sections: IndexSet) {
        update(sections.map { .init(.delete, before: IndexPath(item: NSNotFound, section: $0), after: nil) })
    }

    public func performBatchUpdates(
        _ updates: (() -> Void)?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        prepareLayout()
        self.updates = []
        updates?()
        let items = self.updates ?? []
        self.updates = nil
        apply(items)
        completion?(true)
    }

    func update(_ items: [NSCollectionViewUpdateItem]) {
        if updates != nil { updates?.append(contentsOf: items) } else { apply(items) }
    }

    func apply(_ items: [NSCollectionViewUpdateItem]) {
        prepareLayout()
        let old = knownCounts, new = readCounts()
        var sum = old.reduce(0, +), sections = old.count
        for item in items {
            let path = item.updateAction == .insert ? item.indexPathAfterUpdate : item.indexPathBeforeUpdate
            guard let path else { fatalError("an update without an index path") }
            let isInsertion = item.updateAction == .insert, counts = isInsertion ? new : old
            guard counts.indices.contains(path.section) else {
                fatalError("an update of section \(path.section)")
            }
            if path.item == NSNotFound {
                sections += isInsertion ? 1 : -1
                sum += isInsertion ? counts[path.section] : -counts[path.section]
            } else {
                guard path.item < counts[path.section] else { fatalError("an update of item \(path)") }
                sum += isInsertion ? 1 : -1
            }
        }
        guard sum == new.reduce(0, +), sections == new.count else {
            fatalError("Invalid update: invalid number of items, \(new) after \(old)")
        }
        counts = new
        preparedLayout.invalidateLayout(with: .init(everything: false, counts: true))
        prepareLayout()
        preparedLayout.prepare(forCollectionViewUpdates: items)
        let deleted = items.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
        let inserted = items.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
        (standInInitial, standInFinal) = ([:], [:])
        for path in expanded(deleted, old) {
            standInFinal[path] = preparedLayout.finalLayoutAttributesForDisappearingItem(at: path)
        }
        for path in expanded(inserted, new) {
            standInInitial[path] = preparedLayout.initialLayoutAttributesForAppearingItem(at: path)
        }
        for kind in Set(standInViews.keys.map(\.kind)) where !kind.isEmpty {
            _ = preparedLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
            for path in preparedLayout.indexPathsToInsertForSupplementaryView(ofKind: kind)
            where preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) == nil {
                fatalError("an inserted supplementary view without attributes: \(kind), \(path)")
            }
        }
        // Views keep their index paths here, so those on screen are made again.
        for view in standInViews.values { view.removeFromSuperview() }
        standInViews = [:]
        layoutSubtreeIfNeeded()
        preparedLayout.finalizeCollectionViewUpdates()
    }

    func expanded(_ paths: [IndexPath], _ counts: [Int]) -> [IndexPath] {
        paths.flatMap { path in
            path.item == NSNotFound
                ? (0..<counts[path.section]).map { IndexPath(item: $0, section: path.section) } : [path]
        }
    }
}
