// drives: SwiftUI
import GridgenKit
import SwiftUI

struct Photo: Identifiable {
    let id: Int
    var width = 3.0, height = 2.0
}

/// The photos whose views are made.
enum Made {
    @MainActor static var ids: [Int] = []
}

@MainActor func tile(_ photo: Photo) -> some View {
    Made.ids.append(photo.id)
    return Text("\(photo.id)")
}

@MainActor func photos(_ range: Range<Int>) -> [Photo] {
    range.map { Photo(id: $0, width: [3.0, 1, 2][$0 % 3], height: 2) }
}

/// Every part of a grid, as an app writes it.
struct Screen: View {
    var grid: any CompiledPhotoGrid.Type
    var photos: [Photo]
    var editing = false
    var insets: EdgeInsets?, hugsTiles = false, cornerRadius: CGFloat?

    var body: some View {
        PhotoGrid(
            grid, photos, insets: insets, editing: editing, hugsTiles: hugsTiles, cornerRadius: cornerRadius,
            ratio: { $0.width / $0.height }
        ) { photo in
            tile(photo)
        } more: { count in
            Text("+\(count)")
        } add: {
            Button(action: {}) { Text("add") }
        }
    }
}

/// Holds a `PhotoGrid` to the frames of its grid: views in tiles, and nothing else.
@MainActor func check(_ host: ViewHost<Screen>, _ size: CGSize, scale: Double = 2) {
    let screen = host.root, origin = CGPoint(x: 5, y: 40)
    host.environment.displayScale = scale
    Made.ids = []
    let views = host.place(ProposedViewSize(size), at: origin)
    let request = PhotoRequest(
        count: screen.photos.count, width: size.width, height: size.height, scale: scale,
        mirrored: host.environment.layoutDirection == .rightToLeft,
        ratios: screen.photos.map { $0.width / $0.height }, editing: screen.editing)
    let what = "\(screen.grid), \(screen.photos.count) photos, \(size), editing: \(screen.editing)"
    var wanted: [String: PhotoFrame] = [:]
    if let layout = screen.grid.layout(request) {
        for (index, frame) in layout.enumerated() {
            if layout.role(of: index) == .more { wanted["+\(layout.hiddenCount)"] = frame }
            wanted[layout.role(of: index) == .add ? "add" : "\(screen.photos[index].id)"] = frame
        }
    }
    let names = views.map(\.name)
    expect(Set(names).count == names.count, "\(what): a view is placed twice in \(names)")
    expect(Set(wanted.keys).isSubset(of: names), "\(what): \(names) are placed, not \(wanted.keys)")
    let shown = Set(screen.photos.map(\.id).filter { wanted["\($0)"] != nil })
    expect(Set(Made.ids) == shown, "\(what): \(Made.ids) are made")
    expect(names.count == wanted.count, "\(what): \(names) are placed")
    let again = host.placeAgain(ProposedViewSize(size), at: origin)
    expect(again == views, "\(what): without states, \(again.map(\.name)) are placed in the first pass")
    for view in views {
        let center = CGPoint(x: view.frame.midX - origin.x, y: view.frame.midY - origin.y)
        if let frame = wanted[view.name] {
            expect(
                abs(center.x - frame.x - frame.width / 2) < 1e-6
                    && abs(center.y - frame.y - frame.height / 2) < 1e-6,
                "\(what): \(view.name) is at \(view.frame), not in \(frame)")
            // Photos are cut at the edges of their tiles.
            expect(
                Int(view.name) == nil || view.name.hasPrefix("+")
                    || abs(view.frame.width - frame.width) < 1e-6
                        && abs(view.frame.height - frame.height) < 1e-6,
                "\(what): \(view.name) is at \(view.frame), not in \(frame)")
        } else {
            expect(center.x < -1000 || center.x > 1e4, "\(what): \(view.name) isn't hidden")
        }
    }
    for problem in host.problems { expect(false, "\(what): \(problem)") }
}

/// Whether each corner of a view is round: left and right at the top, then at the bottom.
func roundCorners(of view: PlacedView, radius: CGFloat) -> [Bool] {
    guard let mask = view.masks.first, mask.name == "continuous \(radius)" else { return [] }
    let tile = view.frame, shape = mask.frame
    let left = abs(tile.minX - shape.minX) < 0.001, right = abs(tile.maxX - shape.maxX) < 0.001
    let top = abs(tile.minY - shape.minY) < 0.001, bottom = abs(tile.maxY - shape.maxY) < 0.001
    return [top && left, top && right, bottom && left, bottom && right]
}

/// The same corners are round as in UIKit.
@MainActor func checkCorners(_ host: ViewHost<Screen>, _ width: Double) {
    let screen = host.root, isMirrored = host.environment.layoutDirection == .rightToLeft
    let request = PhotoRequest(
        count: screen.photos.count, width: width, height: 300, insets: screen.insets.map { PhotoInsets($0) },
        scale: 2, mirrored: isMirrored, ratios: screen.photos.map { $0.width / $0.height })
    host.environment.displayScale = 2
    let views = host.placeAgain(ProposedViewSize(width: width, height: 300), at: CGPoint(x: 7, y: 9))
    guard let layout = screen.grid.layout(request) else { return }
    let what = "\(screen.grid), \(screen.photos.count) photos, \(width), mirrored: \(isMirrored)"
    for (index, view) in views.enumerated() where !view.name.hasPrefix("+") && view.frame.width > 0 {
        let edges = layout.edges(of: index)
        let wanted = [PhotoEdges.top, .bottom].flatMap { end in
            [PhotoEdges.left, .right].map { edges.isSuperset(of: [end, $0]) }
        }
        let found = roundCorners(of: view, radius: 12)
        expect(found == wanted, "\(what): the corners of \(view.name) are \(found), not \(wanted)")
    }
}

/// One tile and "+N" below 400 points, two tiles from there on; nothing in a spec of this package varies so.
enum Varying: FilledPhotoGrid {
    static let variesInTiles = true

    static func _plan(_ count: Int, _ width: Double, _: [Double], _: Bool) -> PhotoPlan? {
        let tiles = min(count, width < 400 ? 1 : 2)
        return PhotoPlan(
            tiles: tiles, hidden: count - tiles,
            rows: tiles == 0 ? nil : PhotoRowPlan(perRow: tiles, align: 0, sizing: .frame, last: .short))
    }
}

/// The same with tiles of a fixed size, so that the view is narrower than what it is proposed.
enum VaryingCells: WidthPhotoGrid {
    static let variesInTiles = true, fitsTiles = true
    static let defaultInsets = PhotoInsets(top: 1, leading: 20, bottom: 3, trailing: 4)

    static func _plan(_ count: Int, _ width: Double, _: [Double], _: Bool) -> PhotoPlan? {
        let tiles = min(count, width < 400 ? 1 : 5)
        let rows = PhotoRowPlan(perRow: 3, align: 0, sizing: .tileSize(80, 60), last: .short)
        return PhotoPlan(tiles: tiles, hidden: count - tiles, rows: tiles == 0 ? nil : rows)
    }
}

@MainActor func drive() {
    let grids: [any CompiledPhotoGrid.Type] = [
        Nice.self, Moments.self, PhotoPicker.self, Feed.self, PhotoWall.self, Album.self, Facebook.self,
        NineGrid.self, Varying.self, VaryingCells.self, Turning.self,
    ]

    for grid in grids {
        for count in 0...20 {
            let host = ViewHost(Screen(grid: grid, photos: photos(0..<count)))
            for direction in LayoutDirection.allCases {
                host.environment.layoutDirection = direction
                check(host, CGSize(width: 320, height: 240))
                check(host, CGSize(width: 844, height: 390), scale: 3)
                host.root.editing = true
                check(host, CGSize(width: 390, height: 844))
                host.root.editing = false
            }
        }
    }

    // The corners of the grid are round, within its insets, and no others.
    for grid in grids {
        for count in 1...12 {
            for insets in [nil, EdgeInsets(top: 3, leading: 20, bottom: 5, trailing: 8)] {
                let host = ViewHost(Screen(grid: grid, photos: photos(0..<count)))
                (host.root.insets, host.root.cornerRadius) = (insets, 12)
                for direction in LayoutDirection.allCases {
                    host.environment.layoutDirection = direction
                    for width in [320.0, 844] { checkCorners(host, width) }
                }
            }
        }
    }
    let square = ViewHost(Screen(grid: Nice.self, photos: photos(0..<3)))
    let cut = square.place(ProposedViewSize(width: 320, height: 300)).filter { !$0.masks.isEmpty }
    expect(cut.isEmpty, "\(cut.count) photos are cut without a radius")

    // A lazy stack throws rows away, and makes them again when they come back, at any width.
    let feed = (0..<12).map { count in
        ViewHost(Screen(grid: count % 2 == 0 ? Varying.self : Nice.self, photos: photos(0..<count)))
    }
    for width in [500.0, 320, 399.5, 400] {
        for (count, row) in feed.enumerated() where count > 0 {
            let names = row.placeAgain(ProposedViewSize(width: width, height: 300)).map(\.name)
            let tiles = count % 2 == 0 ? min(count, width < 400 ? 1 : 2) : min(count, 9)
            let photos = names.filter { !$0.hasPrefix("+") }
            expect(photos == (0..<tiles).map(String.init), "row \(count) at \(width) draws \(names)")
        }
    }

    // A picker grows to its limit of 9 photos, where the add tile goes, and shrinks again.
    let picker = ViewHost(Screen(grid: PhotoPicker.self, photos: [], editing: true))
    for count in Array(0...9) + (0...8).reversed() {
        picker.root.photos = photos(0..<count)
        check(picker, CGSize(width: 390, height: 0))
        let names = picker.place(ProposedViewSize(width: 390, height: nil)).map(\.name)
        expect(names.contains("add") == (count < 9), "\(count) photos, and the tiles \(names)")
    }

    // The views of photos keep their identity when others come and go, so that SwiftUI moves them.
    let list = ViewHost(Screen(grid: Moments.self, photos: photos(0..<6)))
    func identities() -> [String: String] {
        let views = list.place(ProposedViewSize(width: 390, height: nil))
        return Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0.identity) })
    }
    let before = identities()
    list.root.photos.remove(at: 2)
    list.root.photos.insert(Photo(id: 50), at: 0)
    list.root.photos += photos(10..<20)
    let after = identities()
    for id in ["0", "1", "3", "4", "5"] { expect(before[id] == after[id], "photo \(id) is another view") }
    expect(after["2"] == nil && after["+7"] != nil, "after the changes: \(after.keys)")

    // Without the closures there are no views for them; an id key path identifies any element.
    let plain = ViewHost(PhotoGrid(Nice.self, Array(0..<12), id: \.self) { Text("\($0)") })
    let names = plain.place(ProposedViewSize(width: 300, height: 300)).map(\.name)
    expect(names == (0..<9).map(String.init) + ["+3"], "a plain grid places \(names)")
    let counted = ViewHost(
        PhotoGrid(Nice.self, photos(0..<12)) {
            Text("\($0.id)")
        } more: {
            Text("+\($0)")
        })
    let ten = photos(0..<10)
    let views = counted.place(ProposedViewSize(width: 300, height: 300)), last = views.last
    expect(last?.name == "+3", "the last view is \(last?.name ?? "missing")")

    // The photo below "+N" takes its taps; an element after the photos says what it means.
    expect(
        last?.takesHits == false && last?.accessibilityLabel == "3 more photos", "+3 takes taps, or is silent"
    )
    expect(views.dropLast().allSatisfy { $0.takesHits && $0.isAccessible }, "photos don't take taps")
    let liked = ViewHost(
        PhotoGrid(Nice.self, photos(0..<12)) { Text("\($0.id)").accessibilityValue(Text("liked")) })
    let values = liked.place(ProposedViewSize(width: 300, height: 300)).dropLast().map(\.accessibilityValue)
    expect(values == Array(repeating: "liked", count: 9), "the photos' values: \(values)")
    counted.root = PhotoGrid(Nice.self, ten, moreLabel: { "und \($0)" }) {
        Text("\($0.id)")
    } more: {
        Text("+\($0)")
    }
    let other = counted.place(ProposedViewSize(width: 300, height: 300)).last
    expect(other?.accessibilityLabel == "und 1", "another language: \(other?.accessibilityLabel ?? "")")

    // A grid that hugs a narrow photo is as wide as the photo, at its own left edge.
    let narrow = Photo(id: 0, width: 1, height: 4)
    let bubble = ViewHost(
        PhotoGrid(Bluesky.self, [narrow], hugsTiles: true, ratio: { $0.width / $0.height }) {
            Text("\($0.id)")
        })
    bubble.environment.displayScale = 2
    let size = bubble.size(ProposedViewSize(width: 300, height: nil))
    let photo = bubble.place(ProposedViewSize(width: 300, height: nil), at: CGPoint(x: 5, y: 40)).first {
        $0.name == "0"
    }
    let wanted = Bluesky.frames(PhotoRequest(count: 1, width: 300, scale: 2, ratios: [0.25]))?.first
    expect(Double(size.width) == wanted?.width && size.width < 300, "the bubble is \(size)")
    expect(
        photo?.frame == CGRect(x: 5, y: 40, width: size.width, height: size.height),
        "the photo is at \(String(describing: photo))")
    expect(plain.problems + counted.problems == [], "\(plain.problems + counted.problems)")
}

// Top-level code runs on the main actor, but says so only in Swift 6 mode.
MainActor.assumeIsolated { drive() }
finish()
