// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// A bubble in a chat: it hugs what is in it, at the leading edge of its row.
struct Bubble {
    let row = PlatformView(frame: .zero), bubble = PlatformView(frame: .zero), grid: PhotoGridView

    init(
        _ type: any CompiledPhotoGrid.Type, _ ratios: [Double], most: CGFloat,
        insets: NSDirectionalEdgeInsets? = nil
    ) {
        grid = PhotoGridView(type)
        grid.hugsTiles = true
        grid.preferredMaxLayoutWidth = most
        grid.insets = insets
        grid.cornerRadius = 9
        grid.setArrangedViews(views(ratios.count), ratios: ratios)
        row.addSubview(bubble)
        bubble.addSubview(grid)
        for view in [bubble, grid] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: row.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            bubble.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            grid.topAnchor.constraint(equalTo: bubble.topAnchor),
            grid.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
            grid.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        ])
    }
}

/// The corners of the rectangle that shown views take together are round, and no others.
func checkCorners(of views: [PlatformView], _ what: String) {
    let whole = views.dropFirst().reduce(views.first?.frame ?? .zero) { $0.union($1.frame) }
    for (index, view) in views.enumerated() {
        let frame = view.frame
        let isTop = abs(frame.minY - whole.minY) < 0.01, isBottom = abs(frame.maxY - whole.maxY) < 0.01
        let isLeft = abs(frame.minX - whole.minX) < 0.01, isRight = abs(frame.maxX - whole.maxX) < 0.01
        var corners: CACornerMask = []
        if isTop, isLeft { corners.insert(.layerMinXMinYCorner) }
        if isTop, isRight { corners.insert(.layerMaxXMinYCorner) }
        if isBottom, isLeft { corners.insert(.layerMinXMaxYCorner) }
        if isBottom, isRight { corners.insert(.layerMaxXMaxYCorner) }
        let isRounded = layer(of: view)?.cornerRadius == (corners.isEmpty ? 0 : 9)
        expect(
            isRounded && (corners.isEmpty || roundCorners(of: view) == corners),
            "\(what): the corners of photo \(index)")
    }
}

// Each grid, alone or in a bubble: the tiles of the widest container, moved to the view's edges.
let grids: [any CompiledPhotoGrid.Type] = [
    Moments.self, NineGrid.self, Bluesky.self, Album.self, Signal.self,
]
for grid in grids {
    for count in 1...6 {
        for (most, sides) in [
            (300.0, NSDirectionalEdgeInsets()),
            (281.5, NSDirectionalEdgeInsets(top: 1, leading: 8, bottom: 3, trailing: 4)),
        ] {
            let ratios = (0..<count).map { [0.5, 1.5, 0.75][$0 % 3] }, what = "\(grid) \(count) at \(most)"
            guard
                let layout = grid.layout(
                    PhotoRequest(
                        count: count, width: most, height: most, insets: PhotoInsets(sides), scale: 2,
                        ratios: ratios)),
                !layout.isEmpty
            else { continue }
            let bubble = Bubble(grid, ratios, most: most, insets: sides)
            let window = makeWindow(bubble.row, scale: 2)
            let left = layout.map(\.x).min() ?? 0, right = layout.map { $0.x + $0.width }.max() ?? 0
            let width = CGFloat(right - left) + sides.leading + sides.trailing
            expect(
                bubble.grid.intrinsicContentSize.width == width,
                "\(what): \(bubble.grid.intrinsicContentSize)")
            for _ in 0..<2 {
                let pass = AutoLayout(bubble.row, width: 390)
                expect(pass.broken.isEmpty, "\(what): broken constraints")
                let size = bubble.bubble.frame.size
                expect(
                    abs(size.width - width) < 0.001, "\(what): the bubble is \(size.width) wide, not \(width)"
                )
                expect(
                    abs(size.height - layout.size.height) < 0.001,
                    "\(what): the bubble is \(size.height) high")
                for (view, frame) in zip(bubble.grid.arrangedViews, layout) {
                    let x = CGFloat(frame.x - left) + sides.leading
                    let isPlaced = abs(view.frame.minX - x) < 1e-6 && abs(view.frame.minY - frame.y) < 1e-6
                    expect(
                        isPlaced && abs(view.frame.width - frame.width) < 1e-6,
                        "\(what): \(view.frame), not \(frame)")
                }
                checkCorners(of: bubble.grid.arrangedViews.filter { !$0.isHidden }, what)
            }
            NSLayoutConstraint.deactivate(ActiveConstraints.all)
            withExtendedLifetime(window) {}
        }
    }
}

// A narrow photo in a box: the view is as wide as the photo, whose corners are its corners.
let narrow = PhotoGridView(Bluesky.self), window = makeWindow(narrow, scale: 2)
narrow.hugsTiles = true
narrow.preferredMaxLayoutWidth = 300
var tiles: [PhotoTile] = []
narrow.configure(PlatformView.self, count: 1, ratios: [0.25]) { tiles.append($1) }
let size = narrow.sizeThatFits(CGSize(width: 300, height: 0))
let outer = narrow.layout(in: CGSize(width: 300, height: 0))
expect(outer?[0].width == Double(size.width) && size.width < 300, "the photo's width is \(size)")
resize(narrow, size.width, size.height)
expect(
    tiles.last?.edges == [.top, .left, .bottom, .right],
    "the edges of the photo: \(String(describing: tiles.last))")
expect(tiles.last?.edges.corners.rawValue == 15, "the corners of the photo")
expect(
    narrow.arrangedViews[0].frame == narrow.bounds,
    "the photo fills the view: \(narrow.arrangedViews[0].frame)")

// Without a width of its own, the container is as wide as the superview.
let outside = PlatformView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)),
    inside = PhotoGridView(Bluesky.self)
outside.addSubview(inside)
inside.hugsTiles = true
inside.setArrangedViews(views(1), ratios: [0.25])
let widest = Bluesky.layout(count: 1, width: 500, ratios: [0.25])?[0].width ?? 0
expect(
    abs(Double(inside.intrinsicContentSize.width) - widest) < 1,
    "in 500 points: \(inside.intrinsicContentSize)")
narrow.hugsTiles = false
expect(narrow.sizeThatFits(CGSize(width: 300, height: 0)).width == 300, "the container's width")
expect(PhotoEdges.top.corners == [] && PhotoEdges([.top, .right]).corners == .layerMaxXMinYCorner, "corners")

// From right to left, tiles keep the trailing inset at the left.
let mirrored = PhotoGridView(Bluesky.self), mirroredWindow = makeWindow(mirrored, scale: 2)
mirror(mirrored)
mirrored.hugsTiles = true
mirrored.preferredMaxLayoutWidth = 300
mirrored.insets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 2)
mirrored.setArrangedViews(views(1), ratios: [0.25])
let fitting = mirrored.sizeThatFits(.zero)
resize(mirrored, fitting.width, fitting.height)
expect(
    mirrored.arrangedViews[0].frame.minX == 2 && mirrored.arrangedViews[0].frame.maxX == fitting.width - 10,
    "mirrored: \(mirrored.arrangedViews[0].frame) in \(fitting)")

finish()
