// drives: UIKit
// screens
import GridgenKit
import SwiftUI
import UIKit

// The screens of Screens, in use.

/// What takes memory.
final class Pixels: UIImage {
    static var alive = 0
    init() {
        Pixels.alive += 1
        super.init(standInSize: CGSize(width: 3, height: 2))
    }
    deinit { MainActor.assumeIsolated { Pixels.alive -= 1 } }
}

final class Loader: ImageLoader {
    var sizes: [Int: CGSize] = [:]
    func load(_ photo: Photo, size: CGSize, into view: UIImageView) {
        sizes[photo.id] = size
        view.image = Pixels()
    }
}

func makePhotos(_ count: Int, from first: Int = 0) -> [Photo] {
    (first..<first + count).map { Photo(id: $0, ratio: [1.5, 0.75, 1][$0 % 3]) }
}

func driveFeed() {
    UITableViewCell.standInSolver = { view, width, height in
        _ = AutoLayout(view, width: Double(width), height: height.map(Double.init))
        return view.frame.height
    }
    let loader = Loader(), cell = FeedCell(style: .default, reuseIdentifier: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.standInScale = 2
    window.addSubview(cell)
    guard let grid = cell.contentView.subviews.first as? PhotoGridView else {
        return expect(false, "no grid")
    }
    var opened: [Int] = []
    for count in Array(1...9) + [12, 1] {
        cell.prepareForReuse()
        let photos = makePhotos(count, from: 100 * count)
        cell.show(Post(photos: photos), from: loader) { opened.append($0.id) }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.frame = CGRect(origin: .zero, size: size)
        window.layoutIfNeeded()
        let layout = Moments.layout(count: count, width: 358, scale: 2), tiles = min(count, 9)
        expect(
            abs(size.height - CGFloat(layout?.size.height ?? 0) - 16) < 0.51, "\(count): a cell of \(size)")
        let shown = grid.arrangedViews.filter { !$0.isHidden }
        expect(shown.map(\.frame) == layout?.map(\.cgRect), "\(count): \(shown.map(\.frame))")
        expect(Pixels.alive == tiles, "\(count) photos have \(Pixels.alive) images")
        for (index, view) in shown.enumerated() {
            let corners = layout?.edges(of: index).corners ?? []
            expect(
                view.layer.cornerRadius == (corners.isEmpty ? 0 : 16)
                    && (corners.isEmpty || view.layer.maskedCorners == corners) && view.clipsToBounds,
                "\(count): corners of photo \(index)")
            expect(loader.sizes[photos[index].id] == view.frame.size, "\(count): the size of image \(index)")
        }
        let labels = grid.accessibilityElements?.compactMap {
            ($0 as? UIAccessibilityElement)?.accessibilityLabel
        }
        let more = count > 9 ? ", \(count - 9) more photos" : ""
        expect(labels?.count == tiles, "\(count): \(labels?.count ?? 0) elements")
        expect(
            labels?.last == "photo \(100 * count + tiles - 1)" + more,
            "\(count): \(labels?.last ?? "silence")")
        if let last = shown.last { grid.standInTouch(at: last.center) }
        expect(opened.last == 100 * count + tiles - 1, "\(count): a tap opens \(opened)")
    }

    // A pool of 20 cells after an album of nine, and of one; then without the cells.
    weak var gone: FeedCell?
    do {
        let pool = (0..<20).map { _ in FeedCell(style: .default, reuseIdentifier: nil) }
        let before = Pixels.alive
        gone = pool[0]
        for (count, images) in [(9, 180), (1, 20)] {
            for cell in pool {
                cell.prepareForReuse()
                cell.show(Post(photos: makePhotos(count)), from: loader) { [weak cell] _ in _ = cell }
                cell.layoutIfNeeded()
                (cell.contentView.subviews.first as? PhotoGridView)?.layoutIfNeeded()
            }
            expect(
                Pixels.alive - before == images, "\(Pixels.alive - before) images for 20 albums of \(count)")
        }
        for cell in pool { cell.prepareForReuse() }
        expect(Pixels.alive == before, "\(Pixels.alive - before) images in cells that wait")
    }
    expect(gone == nil, "a cell keeps itself")
}

func driveLibrary() {
    let loader = Loader()
    let months = (0..<4).map { Month(name: "month \($0)", photos: makePhotos(11, from: 100 * $0)) }
    let library = LibraryScreen(months, images: loader)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.standInScale = 2
    window.rootViewController = library
    window.layoutIfNeeded()
    guard let view = library.collectionView,
        let layout = view.collectionViewLayout as? PhotoGridCollectionLayout
    else { return expect(false, "no library") }
    expect(view.allowsMultipleSelection, "one photo is selected at most")
    let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expect(
        header?.frame == CGRect(x: 0, y: 0, width: 390, height: 44), "a header at \(header?.frame ?? .zero)")
    // A header shows its month, and a cell asks for an image as large as its tile, is an element, and lets go of both.
    let shown = view.standInViews
    let title = shown.first { $0.key.kind == headerKind && $0.key.indexPath.section == 0 }?.value.subviews
        .first
    expect(
        (title as? UILabel)?.text == "month 0" && title?.frame.size == header?.frame.size,
        "the header shows \(String(describing: title))")
    for (key, cell) in shown where key.kind.isEmpty {
        let photo = months[key.indexPath.section].photos[key.indexPath.item]
        cell.layoutIfNeeded()
        expect(
            loader.sizes[photo.id] == layout.tileSize(at: key.indexPath), "the size of image \(photo.id)")
        expect(
            cell.isAccessibilityElement && cell.accessibilityLabel == photo.caption,
            "\(photo.caption) is silent")
    }
    let alive = Pixels.alive, cells = shown.values.compactMap { $0 as? PhotoCell }
    for cell in cells { cell.prepareForReuse() }
    expect(
        alive - Pixels.alive == cells.count,
        "\(alive - Pixels.alive) images of \(cells.count) cells are let go")
    library.collectionView(
        view, moveItemAt: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 1))
    expect(library.months[1].photos[1].id == 2 && library.months[0].photos.count == 10, "a photo is dragged")
}

func driveBubble() {
    for count in 1...5 {
        var photos = makePhotos(count)
        if count == 1 { photos = [Photo(id: 0, ratio: 0.25)] }
        let host = ViewHost(Bubble(photos: photos, open: { _ in }))
        host.environment.displayScale = 2
        let size = host.size(ProposedViewSize(width: 300, height: nil))
        let layout = Bluesky.layout(count: count, width: 300, scale: 2, ratios: photos.map(\.ratio))
        let right = layout?.map { $0.x + $0.width }.max(), left = layout?.map(\.x).min()
        expect(size.height == layout?.size.height ?? 0, "\(count): a bubble of \(size)")
        expect(count > 1 || (right ?? 0) - (left ?? 0) < 300, "a narrow photo isn't")
        expect(host.problems.isEmpty, "\(host.problems)")
    }
}

driveFeed()
driveLibrary()
driveBubble()
finish()
