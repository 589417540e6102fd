import GridgenKit
import UIKit

/// Photos in columns, without end: the last one that comes into view loads the next page.
final class WaterfallController: UICollectionViewController, PhotoGridCollectionLayoutDelegate {
    typealias Photo = (image: UIImage, ratio: Double)

    private let waterfall = PhotoGridCollectionLayout(Feed.self)
    private var photos: [Photo] = []
    var load: (_ first: Int, _ show: @escaping ([Photo]) -> Void) -> Void = { _, _ in }

    init() { super.init(collectionViewLayout: waterfall) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        waterfall.delegate = self
    }

    func refresh() {
        photos = []
        collectionView.reloadData()
        loadPage()
    }

    private func loadPage() {
        let first = photos.count
        load(first) { [self] page in
            guard photos.count == first else { return }
            photos += page
            collectionView.insertItems(at: page.indices.map { IndexPath(item: first + $0, section: 0) })
        }
    }

    func photoGridLayout(_ layout: PhotoGridCollectionLayout, ratioForItemAt path: IndexPath) -> Double {
        photos[path.item].ratio
    }

    override func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { photos.count }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
    {
        if path.item == photos.count - 1 { loadPage() }
        let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
        (cell as? PhotoCell)?.photo.image = photos[path.item].image
        return cell
    }
}
