// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Batch updates. What Apple's documentation leaves open is random: the flags of contexts, the order of calls, calls for
// items that nothing happens to, whether a reload is one update item or two, and invalidations during the update.

extension StandInCollectionView {
    func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        prepareLayout()
        changes = []
        updates?()
        let batch = changes ?? []
        changes = nil
        apply(batch)
        completion?(true)
    }

    func update(_ added: [CollectionChange]) {
        if changes != nil { changes?.append(contentsOf: added) } else { apply(added) }
    }

    private func apply(_ changes: [CollectionChange]) {
        prepareLayout()
        let batch = CollectionBatch(changes, from: knownCounts, to: readCounts())
        let supplementaries = supplementaryKeys()
        counts = batch.new
        let countsChange = changes.contains { $0.action == .insert || $0.action == .delete }
        let context = preparedLayout.standInContext()
        context.invalidateEverything = standInRandom.chance()
        context.invalidateDataSourceCounts = countsChange || standInRandom.chance()
        if standInRandom.chance() {
            context.invalidatedItemIndexPaths = .init(
                batch.changes.compactMap(\.before).filter { $0.item != NSNotFound })
        }
        preparedLayout.invalidateLayout(with: context)
        standInInvalid = nil
        prepareLayout()
        if standInRandom.chance() {
            _ = preparedLayout.targetContentOffset(forProposedContentOffset: standInVisible.origin)
        }
        preparedLayout.prepare(forCollectionViewUpdates: updateItems(batch))
        if standInRandom.chance() {
            preparedLayout.invalidateLayout()
            prepareLayout()
        }
        askForAttributes(batch)
        moveViews(batch, supplementaries)
        askForTarget()
        standInLayOut()
        preparedLayout.finalizeCollectionViewUpdates()
    }

    private func updateItems(_ batch: CollectionBatch) -> [StandInUpdateItem] {
        let items = batch.changes.flatMap { change -> [StandInUpdateItem] in
            let (before, after) = (change.before, change.after)
            switch change.action {
            case .insert: return [.init(.insert, before: nil, after: after)]
            case .delete: return [.init(.delete, before: before, after: nil)]
            case .move: return [.init(.move, before: before, after: after)]
            case .reload:
                return standInRandom.chance()
                    ? [.init(.reload, before: before, after: after)]
                    : [.init(.delete, before: before, after: nil), .init(.insert, before: nil, after: after)]
            }
        }
        return items.shuffled(using: &standInRandom)
    }

    private func askForAttributes(_ batch: CollectionBatch) {
        (standInInitial, standInFinal) = ([:], [:])
        var calls: [() -> Void] = []
        for path in batch.deleted {
            calls.append {
                self.standInFinal[path] = self.preparedLayout.finalLayoutAttributesForDisappearingItem(
                    at: path)
            }
        }
        for path in batch.inserted {
            calls.append {
                self.standInInitial[path] = self.preparedLayout.initialLayoutAttributesForAppearingItem(
                    at: path)
            }
        }
        for (before, after) in batch.items where standInRandom.chance() {
            calls.append {
                _ = self.preparedLayout.finalLayoutAttributesForDisappearingItem(at: before)
                _ = self.preparedLayout.initialLayoutAttributesForAppearingItem(at: after)
            }
        }
        for call in calls.shuffled(using: &standInRandom) { call() }
    }

    /// Views stay with their items and sections. The others leave, and those on screen are made again.
    private func moveViews(_ batch: CollectionBatch, _ supplementaries: Set<StandInKey>) {
        var deleted: Set<StandInKey> = [], inserted: Set<StandInKey> = []
        let all = supplementaryKeys(), known = supplementaries.union(all).union(standInShown.keys)
        for kind in registeredKinds.union(known.map(\.kind)).subtracting([""]) {
            for isInsertion in [true, false, true, false].shuffled(using: &standInRandom) {
                let paths =
                    isInsertion
                    ? Array(preparedLayout.indexPathsToInsertForSupplementaryView(ofKind: kind))
                    : Array(preparedLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind))
                let keys = paths.map { StandInKey(kind: kind, indexPath: $0) }
                if isInsertion { inserted.formUnion(keys) } else { deleted.formUnion(keys) }
            }
        }
        for key in deleted where standInChecksAll && !supplementaries.contains(key) {
            fatalError("\(key) is deleted, but wasn't there")
        }
        func moved(_ key: StandInKey) -> StandInKey? {
            let isItem = key.kind.isEmpty
            guard isItem || !deleted.contains(key), let place = batch.place(of: key.indexPath, isItem: isItem)
            else { return nil }
            return StandInKey(kind: key.kind, indexPath: place)
        }
        if standInChecksAll {
            let stay = Set(supplementaries.compactMap(moved))
            for key in inserted where stay.contains(key) { fatalError("\(key) is inserted, but stays") }
            for key in stay.union(inserted).symmetricDifference(all) {
                let what =
                    all.contains(key) ? "is there, but wasn't inserted" : "isn't there, but wasn't deleted"
                fatalError("\(key) \(what)")
            }
        }
        let shown = standInShown
        standInShown = [:]
        for (key, element) in shown {
            if let place = moved(key) {
                standInShown[place] = element
            } else {
                element.view.removeFromSuperview()
            }
        }
    }

    /// All supplementary views of the layout, on screen or not.
    private func supplementaryKeys() -> Set<StandInKey> {
        guard standInChecksAll else { return [] }
        let everything = CGRect(origin: .zero, size: preparedLayout.collectionViewContentSize)
        return Set(checkedAttributes(in: everything).keys.filter { !$0.kind.isEmpty })
    }
}
