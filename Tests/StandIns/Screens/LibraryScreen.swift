import GridgenKit
import UIKit

/// Photos under headers that stay at the top. The user selects some, and drags them to other places.
final class LibraryScreen: UICollectionViewController, PhotoGridCollectionLayoutDelegate {
    private(set) var months: [Month]
    private let images: any ImageLoader
    private let layout = PhotoGridCollectionLayout(Feed.self)

    init(_ months: [Month], images: any ImageLoader) {
        (self.months, self.images) = (months, images)
        super.init(collectionViewLayout: layout)
        (layout.delegate, layout.headerHeight, layout.sectionHeadersPinToVisibleBounds) = (self, 44, true)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelection = true
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(
            MonthHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "month")
    }

    override func numberOfSections(in view: UICollectionView) -> Int { months.count }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        months[section].photos.count
    }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
    {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
        (cell as? PhotoCell)?.show(months[path.section].photos[path.item], from: images)
        return cell
    }

    override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let header = view.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "month", for: path)
        (header as? MonthHeader)?.label.text = months[path.section].name
        return header
    }

    override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }

    override func collectionView(_ view: UICollectionView, moveItemAt start: IndexPath, to end: IndexPath) {
        let photo = months[start.section].photos.remove(at: start.item)
        months[end.section].photos.insert(photo, at: end.item)
    }

    func photoGridLayout(_ layout: PhotoGridCollectionLayout, ratioForItemAt path: IndexPath) -> Double {
        months[path.section].photos[path.item].ratio
    }
}
