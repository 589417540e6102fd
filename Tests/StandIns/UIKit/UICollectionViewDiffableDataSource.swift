// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Updates its collection view by the difference of snapshots. Whether it reloads all data instead, if it doesn't animate,
/// differs from version to version.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
        UICollectionReusableView?

    open var supplementaryViewProvider: SupplementaryViewProvider?
    private weak var view: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (view, provider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath.section])
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let view else { return }
        if animatingDifferences || standInRandom.chance() {
            view.performBatchUpdates {
                self.update(view, from: self.current, to: snapshot)
                self.current = snapshot
            }
        } else {
            current = snapshot
            view.reloadData()
        }
        completion?()
    }

    private func update(
        _ view: UICollectionView,
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
        var stay = Set(before)
        for change in after.difference(from: before) {
            switch change {
            case .remove(let place, let section, _):
                view.deleteSections([place])
                stay.remove(section)
            case .insert(let place, _, _): view.insertSections([place])
            }
        }
        var removed: [ItemIdentifierType: IndexPath] = [:], inserted: [ItemIdentifierType: IndexPath] = [:]
        for section in stay {
            guard let from = before.firstIndex(of: section), let to = after.firstIndex(of: section) else {
                continue
            }
            let items = new.itemIdentifiers(inSection: section)
            for change in items.difference(from: old.itemIdentifiers(inSection: section)) {
                switch change {
                case .remove(let place, let item, _): removed[item] = IndexPath(item: place, section: from)
                case .insert(let place, let item, _): inserted[item] = IndexPath(item: place, section: to)
                }
            }
        }
        for (item, path) in removed {
            if let place = inserted.removeValue(forKey: item) {
                view.moveItem(at: path, to: place)
            } else {
                view.deleteItems(at: [path])
            }
        }
        view.insertItems(at: Array(inserted.values))
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        current.sectionIdentifiers.count
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.itemIdentifiers(inSection: current.sectionIdentifiers[section]).count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item)
        else {
            fatalError("no cell for \(indexPath)")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError("no view for \(kind)")
        }
        return view
    }
}
