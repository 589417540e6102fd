// drives: UIKit
// page: CollectionViews
import GridgenKit
import UIKit

// The "+N" that the page CollectionViews shows: it covers the last photo, whose cell takes the taps.

final class AlbumController: UICollectionViewController {
    var count = 12

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(
            MoreView.self, forSupplementaryViewOfKind: PhotoGridCollectionLayout.moreKind,
            withReuseIdentifier: "more")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "photo", for: path) }
    override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "more", for: path)
    }
}

let album = AlbumController(collectionViewLayout: PhotoGridCollectionLayout(Moments.self))
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
window.rootViewController = album
window.layoutIfNeeded()
guard let view = album.collectionView else { fatalError("no view") }

func check(_ hidden: Int) {
    let more = view.standInViews.values.compactMap { $0 as? MoreView }.filter { !$0.isHidden }
    expect(more.map(\.label.hiddenCount) == [hidden], "\(more.map(\.label.hiddenCount)), not +\(hidden)")
    let cells = view.standInViews.values.filter { $0 is UICollectionViewCell && !$0.isHidden }
    expect(cells.count == 9, "\(cells.count) photos")
    guard let last = more.first else { return }
    more.first?.layoutIfNeeded()
    expect(last.label.frame == last.bounds, "+N doesn't cover its view")
    let center = CGPoint(x: last.frame.midX, y: last.frame.midY)
    let hit = view.hitTest(center, with: nil)
    expect(
        hit is UICollectionViewCell && hit?.frame == last.frame,
        "+N takes the taps of the last photo: \(hit as Any)")
}

check(3)
album.count = 14
view.insertItems(at: [IndexPath(item: 12, section: 0), IndexPath(item: 13, section: 0)])
view.layoutIfNeeded()
check(5)
finish()
