// drives: SwiftUI
import GridgenKit
import SwiftUI

/// Photos named by their numbers in a layout, with a view for the hidden ones and one that adds.
struct Photos: View {
    var grid: any CompiledPhotoGrid.Type
    var ids: [Int]
    var ratios: [Int: Double] = [:]
    var gap: CGFloat?
    var insets: EdgeInsets?
    var editing = false
    var scale: CGFloat?
    var erases = false

    var body: some View {
        let layout = PhotoGridLayout(grid, gap: gap, insets: insets, editing: editing, scale: scale)
        if erases {
            AnyLayout(layout) { content }
        } else {
            layout { content }
        }
    }

    @ViewBuilder private var content: some View {
        ForEach(ids, id: \.self) { id in Tile(name: "\(id)").photoRatio(ratios[id] ?? 1) }
        Tile(name: "more").photoRole(.more)
        Tile(name: "add").photoRole(.add)
    }
}

/// Takes its tile's size, but is never smaller than its text.
struct Tile: View {
    let name: String

    var body: some View { Text(name).frame(maxWidth: .infinity, maxHeight: .infinity) }
}

@MainActor func close(_ left: CGRect, _ right: PhotoFrame, _ origin: CGPoint) -> Bool {
    abs(left.minX - origin.x - right.x) < 1e-6 && abs(left.minY - origin.y - right.y) < 1e-6
        && abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
}

/// Holds all views to the frames that the grid itself gives, mirrored if the host runs from right to left.
@MainActor func check(
    _ host: ViewHost<Photos>, _ proposal: ProposedViewSize, _ width: Double, _ height: Double
) {
    let photos = host.root, origin = CGPoint(x: 30, y: -17.5)
    let views = host.place(proposal, at: origin), size = host.size(proposal)
    let isMirrored = host.environment.layoutDirection == .rightToLeft
    let request = PhotoRequest(
        count: photos.ids.count, width: width, height: height, gap: photos.gap.map { Double($0) },
        insets: photos.insets.map { PhotoInsets($0) },
        scale: photos.scale.map { Double($0) }, mirrored: isMirrored,
        ratios: photos.ids.map { photos.ratios[$0] ?? 1 },
        editing: photos.editing)
    let what = "\(photos.grid), \(photos.ids.count) photos, \(proposal), mirrored: \(isMirrored)"
    let layout = photos.grid.layout(request)
    let wanted = layout?.size ?? PhotoSize(width: width, height: 0)
    expect(size == CGSize(width: wanted.width, height: wanted.height), "\(what): the size is \(size)")
    expect(views.count == photos.ids.count + 2, "\(what): \(views.count) views are placed")
    var tiles: [String: PhotoFrame] = [:]
    if let layout {
        for (index, frame) in layout.enumerated() {
            let role = layout.role(of: index)
            if role == .more { tiles["more"] = frame }
            tiles[role == .add ? "add" : "\(photos.ids[index])"] = frame
        }
    }
    let bounds = CGRect(origin: origin, size: size)
    for view in views {
        if let tile = tiles[view.name] {
            expect(
                view.proposal == ProposedViewSize(width: tile.width, height: tile.height),
                "\(what): \(view.name) is proposed \(view.proposal), not \(tile)")
            // A tile that is too small for its text is overlapped evenly on all sides.
            let text = CGSize(width: 8 * Double(view.name.count), height: 16)
            let around = CGSize(
                width: max(0, text.width - tile.width) / 2, height: max(0, text.height - tile.height) / 2)
            expect(
                close(view.frame.insetBy(dx: around.width, dy: around.height), tile, origin),
                "\(what): \(view.name) is at \(view.frame), not in \(tile)")
        } else {
            expect(!view.frame.intersects(bounds), "\(what): \(view.name) is hidden, but at \(view.frame)")
            expect(view.proposal == .zero, "\(what): \(view.name) is hidden, but proposed \(view.proposal)")
        }
    }
    for problem in host.problems { expect(false, "\(what): \(problem)") }
}

@MainActor func drive() {
    let grids: [any CompiledPhotoGrid.Type] = [
        Nice.self, Moments.self, PhotoPicker.self, Feed.self, PhotoWall.self, Album.self, NineGrid.self,
        Facebook.self, X.self,
    ]
    let shapes = [1.5, 0.6, 1, 2.2, 0.4, 1.1, 0.9]

    for grid in grids {
        for count in 0...12 {
            let ids = Array(100..<100 + count)
            let ratios = Dictionary(uniqueKeysWithValues: ids.map { ($0, shapes[$0 % shapes.count]) })
            let host = ViewHost(Photos(grid: grid, ids: ids, ratios: ratios))
            for direction in LayoutDirection.allCases {
                host.environment.layoutDirection = direction
                // A device rotates: the same host gets other widths.
                for (width, height) in [
                    (320.0, 240.0), (844, 390), (390, 844), (1200, 800), (0, 0), (333.3, 200),
                ] {
                    check(host, ProposedViewSize(width: width, height: height), width, height)
                    check(host, ProposedViewSize(width: width, height: nil), width, width)
                    check(host, ProposedViewSize(width: width, height: .infinity), width, width)
                }
                check(host, .zero, 0, 0)
                check(host, .unspecified, 320, 320)
                check(host, .infinity, 320, 320)
                check(host, ProposedViewSize(width: nil, height: 99), 320, 99)
                for scale in [1.0, 2, 3] as [CGFloat] {
                    host.root.scale = scale
                    check(host, ProposedViewSize(width: 333, height: 257), 333, 257)
                }
                host.root.scale = nil
            }
            // Everything that a layout depends on, changed one after the other in the same host.
            let exact = ProposedViewSize(width: 390, height: 300)
            host.root.gap = 11
            check(host, exact, 390, 300)
            host.root.insets = EdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
            check(host, exact, 390, 300)
            host.root.editing = true
            check(host, exact, 390, 300)
            host.root.ratios = host.root.ratios.mapValues { 1 / $0 }
            check(host, exact, 390, 300)
            host.root.grid = Nice.self
            check(host, exact, 390, 300)
            host.root.grid = Moments.self
            check(host, exact, 390, 300)
            host.root.ids.insert(7, at: count / 2)
            check(host, exact, 390, 300)
            host.root.ids.removeFirst()
            check(host, exact, 390, 300)
            host.root.erases = true
            check(host, exact, 390, 300)
            host.root.grid = grid
            check(host, exact, 390, 300)
        }
    }
}

// Top-level code runs on the main actor, but says so only in Swift 6 mode.
MainActor.assumeIsolated { drive() }
finish()
