// drives: UIKit
// page: Recipes

import GridgenKit
import SwiftUI
import UIKit

func album(_ id: Int, _ count: Int) -> Message {
    let photos = (0..<count).map { Photo(id: 100 * id + $0, ratio: [1.5, 0.75, 1, 0.3][(id + $0) % 4]) }
    return Message(id: id, time: "12:\(10 + id)", photos: photos)
}

func driveChat() {
    // Nothing keeps a chat that nobody shows.
    weak var gone: ChatController?
    do {
        let chat = ChatController(style: .plain),
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        gone = chat
        chat.store.messages[0] = album(0, 3)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        window.rootViewController = chat
        chat.source.apply(snapshot)
        window.layoutIfNeeded()
    }
    expect(gone == nil, "a chat keeps itself")

    UITableViewCell.standInSolver = { view, width, height in
        _ = AutoLayout(view, width: Double(width), height: height.map(Double.init))
        return view.frame.height
    }
    let store = MessageStore(), chat = ChatController(style: .plain),
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    chat.store = store
    window.standInScale = 2
    window.rootViewController = chat
    let counts = [3, 1, 12, 4, 2, 1, 6, 7, 1, 3, 5, 1]
    for (id, count) in counts.enumerated() { store.messages[id] = album(id, count) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(counts.indices))
    chat.source.apply(snapshot)
    window.layoutIfNeeded()
    guard let table = chat.tableView else { return expect(false, "no table") }

    func cell(_ row: Int) -> AlbumCell? {
        table.cellForRow(at: IndexPath(row: row, section: 0)) as? AlbumCell
    }
    func grid(_ row: Int) -> PhotoGridView? {
        cell(row)?.contentView.subviews.compactMap { $0 as? PhotoGridView }.first
    }
    /// Each visible album: the frames of its spec at 300 points, in a bubble that hugs them, with the photos of its message.
    func check(_ what: String) {
        var shown = 0
        for (row, id) in chat.source.snapshot().itemIdentifiers.enumerated() {
            guard let cell = cell(row), let grid = grid(row) else { continue }
            shown += 1
            let message = store.message(id), what = "\(what), message \(id) of \(message.photos.count) photos"
            let ratios = message.photos.map(\.ratio)
            let layout = ChatAlbum.layout(count: ratios.count, width: 300, scale: 2, ratios: ratios)
            let left = layout?.map(\.x).min() ?? 0, right = layout?.map { $0.x + $0.width }.max() ?? 0
            let wanted = layout.map {
                $0.map { CGRect(x: $0.x - left, y: $0.y, width: $0.width, height: $0.height) }
            }
            let photos = grid.arrangedViews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
            expect(photos.map(\.frame) == wanted, "\(what): \(photos.map(\.frame)), not \(wanted ?? [])")
            let size = CGSize(width: right - left, height: layout?.size.height ?? 0)
            expect(
                grid.frame == CGRect(x: 12, y: 4, width: size.width, height: size.height),
                "\(what): \(grid.frame)")
            expect(
                abs(cell.frame.height - size.height - 8) < 0.001,
                "\(what): the cell is \(cell.frame.height) high")
            for (view, photo) in zip(photos, message.photos) {
                let last = Images.loaded.last { $0.view === view }
                expect(
                    last?.photo == photo && last?.size == view.frame.size,
                    "\(what): a view shows another photo or size")
            }
            let labels = cell.contentView.subviews.compactMap { ($0 as? UILabel) }
            expect(labels.map(\.text) == [message.time], "\(what): \(labels.map(\.text))")
            let elements = grid.accessibilityElements?.compactMap {
                ($0 as? UIAccessibilityElement)?.accessibilityLabel
            }
            expect(
                elements?.count == photos.count && elements?.first == "photo \(message.photos[0].id)",
                "\(what): elements")
        }
        expect(shown > 0, "\(what): no message is visible")
        expect(window.standInMisshapen.isEmpty, "\(what): photos are stretched")
    }
    check("first pass")

    // Cells are reused, and so are their image views: a cell has at most as many as an album has tiles.
    var grids: Set<ObjectIdentifier> = []
    for round in 0..<5 {
        for offset in stride(from: 0.0, through: 2600, by: 200) {
            table.contentOffset = CGPoint(x: 0, y: offset)
            window.layoutIfNeeded()
            check("round \(round), scrolled by \(offset)")
            for row in counts.indices { grid(row).map { _ = grids.insert(ObjectIdentifier($0)) } }
        }
    }
    let made = Set(Images.loaded.map { ObjectIdentifier($0.view) }).count
    expect(
        grids.count < counts.count && made <= 10 * grids.count, "\(made) image views in \(grids.count) cells")
    table.contentOffset = .zero
    window.layoutIfNeeded()

    // A tap, a menu, and VoiceOver.
    let grid = grid(0), second = grid?.arrangedViews[1].frame ?? .zero
    grid?.standInTouch(at: CGPoint(x: second.midX, y: second.midY))
    expect(ChatController.opened == [store.message(0).photos[1]], "a tap opens \(ChatController.opened)")
    let menus = grid?.interactions.compactMap { $0 as? UIContextMenuInteraction }
    let menu = menus?.first?.standInOpen(at: CGPoint(x: second.midX, y: second.midY))?.menu
    expect(menu?.title == "photo 1", "the menu is of \(menu?.title ?? "nothing")")

    // A photo arrives: the others keep their views and move, and the cell grows.
    let before = grid?.arrangedViews ?? [], animations = UIView.standInAnimations
    store.messages[0]?.photos.insert(Photo(id: 99, ratio: 1), at: 1)
    var changed = chat.source.snapshot()
    changed.reconfigureItems([0])
    chat.source.apply(changed)
    window.layoutIfNeeded()
    expect(UIView.standInAnimations == animations + 1, "\(UIView.standInAnimations - animations) animations")
    let after = grid?.arrangedViews ?? []
    expect([after[0]] + after[2...] == before, "photos that stay have other views")
    UIView.standInEndAnimations()
    window.layoutIfNeeded()
    check("a photo more")

    // Photos of rows that come next are asked for at the size of their tiles.
    table.standInPrefetch([IndexPath(row: 5, section: 0), IndexPath(row: 6, section: 0)])
    let photos = store.message(5).photos + store.message(6).photos
    expect(Images.prefetched.map(\.photo) == photos, "\(Images.prefetched.count) photos are prefetched")
    let frames = ChatAlbum.frames(count: 6, width: 300, ratios: store.message(6).photos.map(\.ratio)) ?? []
    expect(Images.prefetched.dropFirst().map(\.size) == frames.map(\.cgRect.size), "prefetched sizes")
}

func driveBubble() {
    let message = album(3, 1)  // one narrow photo
    var opened: [Photo] = []
    let host = ViewHost(ChatBubble(message: message) { opened.append($0) })
    host.environment.displayScale = 2
    let views = host.place(ProposedViewSize(width: 300, height: nil), at: CGPoint(x: 7, y: 9))
    let wanted = ChatAlbum.frames(count: 1, width: 300, scale: 2, ratios: message.photos.map(\.ratio))?.first
    let photo = views.first { $0.name == "\(message.photos[0].id)" }
    expect(
        photo?.frame.minX == 7 && photo?.frame.width == wanted.map { CGFloat($0.width) },
        "the photo is at \(photo?.frame ?? .zero)")
    photo?.tap()
    expect(opened == message.photos, "a tap opens \(opened)")
    host.root = ChatBubble(message: album(0, 12)) { _ in }
    let many = host.place(ProposedViewSize(width: 300, height: nil))
    expect(many.filter { $0.name != "clear" }.count == 11, "\(many.count) views of ten photos and +2")
    expect(host.problems == [], "\(host.problems)")
}

func driveHero() {
    let photos = album(1, 5).photos, host = ViewHost(HeroView(photos: photos))
    let before = host.place(ProposedViewSize(width: 300, height: 600)).filter { $0.geometry != nil }
    expect(before.map(\.geometry) == photos.map { "\($0.id)" }, "\(before.map(\.geometry))")
    before[2].tap()
    let open = host.place(ProposedViewSize(width: 300, height: 600))
    expect(open.map(\.geometry) == ["\(photos[2].id)"], "open: \(open.map(\.geometry))")
    open.first?.tap()
    expect(
        host.place(ProposedViewSize(width: 300, height: 600)).count == before.count,
        "the photos don't come back")
    expect(host.problems == [], "\(host.problems)")
}

func drivePreviews() {
    struct Root: View {
        let count: Int
        var body: some View { PhotoGridLayout(Moments.self) { GridPreviews.previews } }
    }
    let host = ViewHost(Root(count: 1))
    let views = host.place(ProposedViewSize(width: 900, height: nil))
    expect(views.filter { $0.name == "gray" }.count > 9, "\(views.count) views in previews")
}

func driveGrowing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), card = UIView(frame: .zero)
    let grid = PhotoGridView(Moments.self),
        photos = (0..<3).map { _ in PhotoImageView(image: UIImage(standInSize: .zero)) }
    window.addSubview(card)
    card.addSubview(grid)
    card.frame = CGRect(x: 10, y: 100, width: 340, height: 300)
    grid.frame = CGRect(x: 5, y: 7, width: 320, height: 200)
    grid.arrangedViews = photos
    window.layoutIfNeeded()
    let screen = UIView(frame: .zero)
    grid.open(1, in: window, screen: screen)
    let hero = window.subviews.last as? PhotoImageView, tile = photos[1]
    expect(
        hero?.image === tile.image && hero?.frame == window.bounds, "the copy ends at \(hero?.frame ?? .zero)"
    )
    expect(tile.alpha == 0, "the photo is there twice")
    // Its first frame is the tile's on the screen.
    expect(hero?.standInFrames.first == tile.frame.offsetBy(dx: 15, dy: 107), "the copy begins elsewhere")
    UIView.standInEndAnimations()
    expect(hero?.superview == nil && screen.frame == window.bounds && tile.alpha == 1, "after the animation")
    grid.open(0, in: window, screen: screen)
    UIView.standInEndAnimations()
}

driveChat()
driveBubble()
driveGrowing()
driveHero()
drivePreviews()
finish()
