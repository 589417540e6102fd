// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// A grid that is pinned to the edges of a cell's content, which has constraints only, and a label-like view above.
struct Cell {
    let content = PlatformView(frame: .zero), header = PlatformView(frame: .zero), grid: PhotoGridView

    init(_ type: any CompiledPhotoGrid.Type, _ count: Int) {
        grid = PhotoGridView(type)
        grid.setArrangedViews(views(count), ratios: (0..<count).map { Double($0 % 4 + 2) / 3 })
        for view in [header, grid] {
            content.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: content.topAnchor),
            header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 20),
            grid.topAnchor.constraint(equalTo: header.bottomAnchor),
            grid.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            grid.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
    }

    /// The height of the grid's layout at the content's width.
    func wanted(_ width: Double) -> Double {
        Double(
            grid.grid.height(
                PhotoRequest(
                    count: grid.arrangedViews.count, width: width, gap: grid.gap.map { Double($0) },
                    ratios: grid.ratios,
                    editing: grid.isEditing)) ?? 0)
    }

    func check(_ width: Double, _ what: String) {
        let pass = AutoLayout(content, width: width)
        expect(pass.broken.isEmpty, "\(what): constraints of \(pass.broken) are broken")
        let height = Double(grid.frame.height)
        expect(abs(height - wanted(width)) < 0.001, "\(what): \(height) high, not \(wanted(width))")
        expect(
            abs(Double(content.frame.height) - wanted(width) - 20) < 0.001, "\(what): the content's height")
    }
}

// The first pass is right, and so are all later ones: the height never jumps.
let grids: [any CompiledPhotoGrid.Type] = [
    Moments.self, NineGrid.self, PhotoPicker.self, Feed.self, Justified.self, Album.self, X.self, Signal.self,
]
for grid in grids where !grid.needsHeight {
    for count in [0, 1, 2, 4, 7, 12] {
        for width in [320.0, 390, 700] {
            let cell = Cell(grid, count), what = "\(grid) \(count) at \(width)"
            cell.content.frame.size.width = width  // as that of a cell that comes from its table
            cell.check(width, "\(what), first pass")
            cell.check(width, "\(what), second pass")
            NSLayoutConstraint.deactivate(ActiveConstraints.all)
        }
    }
}

// A change reaches the next pass.
let cell = Cell(PhotoPicker.self, 2)
cell.check(390, "two photos")
cell.grid.setArrangedViews(views(5))
cell.check(390, "five photos")
cell.grid.gap = 20
cell.check(390, "a gap")
cell.grid.isEditing = true
cell.grid.arrangedViews = []
cell.check(390, "editing")
cell.grid.arrangedViews = views(8)
cell.check(844, "turned")
cell.grid.grid = Moments.self
cell.grid.arrangedViews = views(1)
cell.check(320, "a fixed height")
let own = { ActiveConstraints.all.filter { $0.identifier == "photo grid height" } }
expect(own().count == 1, "\(own().count) constraints for the height")

// A reused cell has the height of its last content until it is measured, as a required constraint.
let reused = AutoLayout(cell.content, width: 320, height: 700)
expect(reused.broken == [999], "constraints of \(reused.broken) are broken")

// Only a grid whose height follows from the width, and that constraints place, has such a constraint.
cell.grid.grid = Nice.self
_ = AutoLayout(cell.content, width: 320, height: 300)
expect(own().isEmpty && cell.grid.frame.height == 280, "a filled grid has a height of its own")
cell.grid.grid = Moments.self
cell.check(320, "a height again")
cell.grid.translatesAutoresizingMaskIntoConstraints = true
cell.grid.gap = 1
_ = AutoLayout(cell.content, width: 320)
expect(own().isEmpty, "a grid that constraints don't place has one for its height")

// MARK: Sizes that are no limit

let fitting = PhotoGridView(Moments.self)
fitting.arrangedViews = views(5)
let unbounded: [CGFloat] = [0, .infinity, .greatestFiniteMagnitude]
for side in unbounded {
    let size = fitting.sizeThatFits(CGSize(width: side, height: side))
    expect(
        size.width == 320 && size.height == fitting.sizeThatFits(CGSize(width: 320, height: 0)).height,
        "\(size)")
}
fitting.frame.size.width = 500
expect(fitting.sizeThatFits(.zero).width == 500, "a fitting size ignores the width")
fitting.grid = Nice.self
expect(fitting.sizeThatFits(CGSize(width: 200, height: 0)).height == 200, "a filled grid is 0 high")
#if canImport(UIKit)
    expect(
        fitting.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            == CGSize(width: 500, height: 500),
        "the compressed size")
#endif

// MARK: Ratios

let kept = PhotoGridView(Feed.self), three = views(3)
kept.ratios = [2, 1, 0.5]
kept.arrangedViews = three
expect(kept.ratios == [2, 1, 0.5], "ratios that are set first are lost")
kept.arrangedViews = [three[2], three[0]]
expect(kept.ratios == [0.5, 2], "photos take other photos' ratios: \(kept.ratios)")
kept.setArrangedViews(views(1) + [three[0]], animated: true)
expect(kept.ratios == [0, 2], "a new photo has a ratio: \(kept.ratios)")
kept.setArrangedViews(three, ratios: [1])
expect(kept.ratios == [1], "the given ratios: \(kept.ratios)")

// MARK: Another scale or direction in the same window

let scaled = PhotoGridView(Moments.self), scaledWindow = makeWindow(scaled, scale: 2)
scaled.arrangedViews = views(7)
resize(scaled, 333, 400)
scaledWindow.standInScale = 3
layOut(scaled)
expectTiles(scaled, scale: 3, mirrored: false, "another scale")
#if canImport(UIKit)
    scaledWindow.standInLayoutDirection = .rightToLeft
    layOut(scaled)
    expectTiles(scaled, scale: 3, mirrored: true, "another direction")
#endif

finish()
