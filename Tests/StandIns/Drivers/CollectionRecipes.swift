// drives: UIKit
// page: CollectionRecipes
import GridgenKit
import UIKit

// What the page CollectionRecipes shows, in use.

/// Loads images at once or later, and notes the sizes that it is asked for.
final class Loader: ImageLoader {
    var sizes: [Int: Set<CGFloat>] = [:], prefetched: Set<Int> = [], cancelled = 0
    private var waiting: [() -> Void] = []

    func load(_ photo: Photo, size: CGSize, completion: @escaping (UIImage) -> Void) {
        sizes[photo.id, default: []].insert(size.width)
        let image = UIImage(standInSize: CGSize(width: CGFloat(photo.id), height: 1))
        waiting.append { completion(image) }
        if standInRandom.chance() { finishLoading() }
    }
    func prefetch(_ photo: Photo, size: CGSize) {
        sizes[photo.id, default: []].insert(size.width)
        prefetched.insert(photo.id)
    }
    func cancelPrefetch(_ photo: Photo) { cancelled += 1 }
    func finishLoading() {
        for load in waiting.shuffled(using: &standInRandom) { load() }
        waiting = []
    }
}

func makePhotos(_ ids: Range<Int>) -> [Photo] {
    ids.map { Photo(id: $0, ratio: Double($0 * 7 % 11 + 2) / 6) }
}

extension UIViewController {
    /// Shows the view in a window.
    func present(width: CGFloat = 390, height: CGFloat = 844) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = self
        window.makeKeyAndVisible()
        return window
    }
}

extension UICollectionView {
    /// The photos of the cells on screen, as their images tell.
    var shownPhotos: [IndexPath: Int] {
        var found: [IndexPath: Int] = [:]
        for (key, view) in standInViews {
            guard let image = ((view as? PhotoCell)?.backgroundView as? UIImageView)?.image else { continue }
            found[key.indexPath] = Int(image.size.width)
        }
        return found
    }
}

// MARK: A library that loads images early

let loader = Loader(), library = LibraryController(images: loader)
let window = library.present()
guard let libraryView = library.collectionView else { fatalError("no view") }
var photos = makePhotos(100..<300)
library.show(photos, animated: false)
libraryView.layoutIfNeeded()
for y in stride(from: 0, to: 3000, by: 190) {
    libraryView.contentOffset.y = CGFloat(y)
    libraryView.layoutIfNeeded()
}
loader.finishLoading()
expect(!loader.prefetched.isEmpty && loader.cancelled > 0, "nothing is prefetched, or taken back")
let column = Feed.frames(PhotoRequest(count: 1, width: 390, scale: 2))?.first?.width ?? 0
expect(loader.sizes.count > 20, "\(loader.sizes.count) images are loaded")
expect(loader.sizes.values.allSatisfy { $0 == [CGFloat(column)] }, "images of other sizes than \(column)")
func checkLibrary(_ what: String) {
    loader.finishLoading()
    let shown = libraryView.shownPhotos
    expect(shown.count > 3, "\(what): \(shown.count) photos on screen")
    for (path, id) in shown { expect(photos[path.item].id == id, "\(what): \(id) at \(path)") }
}
checkLibrary("at first")
for round in 0..<20 {
    let top = libraryView.bounds.minY
    let first = libraryView.standInViews.filter { $0.value.frame.minY >= top }.min { one, other in
        (one.value.frame.minY, one.key.indexPath.item) < (other.value.frame.minY, other.key.indexPath.item)
    }
    guard let first else { break }
    let id = photos[first.key.indexPath.item].id, distance = first.value.frame.minY - top
    photos.insert(contentsOf: makePhotos(1000 + 10 * round..<1003 + 10 * round), at: Int.random(in: 0..<5))
    photos.swapAt(1, 3)
    library.show(photos, animated: true)
    libraryView.layoutIfNeeded()
    checkLibrary("round \(round)")
    guard let item = photos.firstIndex(where: { $0.id == id }) else { continue }
    let after = libraryView.standInViews[StandInKey(kind: "", indexPath: IndexPath(item: item, section: 0))]
    expect(
        after.map { abs($0.frame.minY - libraryView.bounds.minY - distance) < 0.01 } ?? false,
        "round \(round): photos that arrive move the visible one")
}

// After a rotation, the images are as large as the tiles are then; each cell is an element that says what it shows.
loader.sizes = [:]
window.frame.size = CGSize(width: 844, height: 390)
library.view.frame = window.bounds
window.layoutIfNeeded()
checkLibrary("turned")
for (key, view) in libraryView.standInViews {
    guard let cell = view as? PhotoCell else { continue }
    let sizes = loader.sizes[photos[key.indexPath.item].id]
    expect(
        sizes?.contains(cell.frame.width) == true, "\(key.indexPath): \(sizes ?? []), not \(cell.frame.width)"
    )
    expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Photo", "a cell is silent")
}

// MARK: An album that the user sorts

let album = AlbumController(makePhotos(0..<40), images: loader)
let albumWindow = album.present()
guard let albumView = album.collectionView else { fatalError("no view") }
var order = Array(0..<40)
for round in 0..<30 {
    let from = Int.random(in: 0..<12, using: &standInRandom),
        to = Int.random(in: 0..<12, using: &standInRandom)
    let target = albumView.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: to, section: 0))?
        .frame
    expect(albumView.beginInteractiveMovementForItem(at: IndexPath(item: from, section: 0)), "no movement")
    albumView.updateInteractiveMovementTargetPosition(CGPoint(x: target?.midX ?? 0, y: target?.midY ?? 0))
    albumView.endInteractiveMovement()
    albumView.layoutIfNeeded()
    loader.finishLoading()
    order.insert(order.remove(at: from), at: to)
    expect(album.photos.map(\.id) == order, "round \(round): \(album.photos.map(\.id))")
    for (path, id) in albumView.shownPhotos {
        expect(order[path.item] == id, "round \(round): \(id) at \(path)")
    }
}

// MARK: Posts under headers

let posts = [
    Post(title: "One", photos: makePhotos(0..<3)), Post(title: "Many", photos: makePhotos(3..<15)),
    Post(title: "None", photos: []), Post(title: "All", photos: makePhotos(20..<60), showsAll: true),
]
let screen = PostsController(posts, images: loader)
let postsWindow = screen.present()
guard let postsView = screen.collectionView else { fatalError("no view") }
var titles: Set<String> = [], seen: Set<Int> = [], labels: Set<String> = []
for y in stride(from: 0, to: postsView.contentSize.height, by: 400) {
    postsView.contentOffset.y = y
    postsView.layoutIfNeeded()
    loader.finishLoading()
    for (path, id) in postsView.shownPhotos {
        expect(posts[path.section].photos[path.item].id == id, "\(id) at \(path)")
        seen.insert(id)
    }
    for view in postsView.standInViews.values {
        if let text = (view as? HeaderView)?.title.text { titles.insert(text) }
        if let cell = view as? PhotoCell {
            let shown = cell.contentView.subviews.filter { !$0.isHidden }
            labels.formUnion(shown.compactMap { ($0 as? UILabel)?.text })
            expect((cell.accessibilityValue == nil) == shown.isEmpty, "+N isn't said")
        }
    }
}
expect(titles == Set(posts.map(\.title)), "headers \(titles)")
expect(seen.count == 3 + 9 + 40, "\(seen.count) photos are seen")
expect(labels == ["+3"], "labels \(labels)")
let inset = postsView.standInViews.filter(\.key.kind.isEmpty).values.map(\.frame.minX).min()
expect(inset.map { $0 >= 16 } ?? false, "tiles begin at \(inset ?? 0)")

// MARK: Images decoded elsewhere

var decoded: [CGSize?] = []
let wide = UIImage(standInSize: CGSize(width: 400, height: 200))
wide.decode(for: CGSize(width: 100, height: 80)) { decoded.append($0?.size) }
expect(decoded.isEmpty, "an image is decoded on the main thread")
for _ in 0..<500 where decoded.isEmpty { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
expect(decoded == [CGSize(width: 160, height: 80)], "images of \(decoded)")
// Whoever waits for an image is called back if there is none, too.
wide.decode(for: .zero) { decoded.append($0?.size) }
UIImage(standInSize: .zero).decode(for: CGSize(width: 100, height: 80)) { decoded.append($0?.size) }
for _ in 0..<500 where decoded.count < 3 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
expect(decoded.dropFirst() == [nil, nil], "\(decoded.count - 1) calls for two images that can't be decoded")

finish()
