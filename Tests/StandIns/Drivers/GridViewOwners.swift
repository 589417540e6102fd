// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// Checks that a grid shows exactly its photos, as they are.
func expectShown(_ grid: PhotoGridView, _ photos: [PlatformView], _ what: String) {
    expect(grid.arrangedViews == photos, "\(what): other views are arranged")
    expectTiles(grid, scale: 2, mirrored: false, what)
    expect(photos.allSatisfy { opacity($0) == 1 }, "\(what): opacities \(photos.map(opacity))")
}

// MARK: A pair of grids that take views from each other

let pair = PlatformView(frame: .zero), pairWindow = makeWindow(pair, scale: 2)
let left = PhotoGridView(Moments.self), right = PhotoGridView(Moments.self)
for grid in [left, right] {
    pair.addSubview(grid)
    resize(grid, 320, 400)
}

// Cells swap their views, in one step and in two.
let ones = views(4), others = views(9)
left.arrangedViews = ones
right.arrangedViews = others
layOut(pair)
left.arrangedViews = others
right.arrangedViews = ones
layOut(pair)
expectShown(left, others, "swapped, left")
expectShown(right, ones, "swapped, right")
right.setArrangedViews(others, animated: true)
left.setArrangedViews(ones, animated: true)
endAnimations()
layOut(pair)
expectShown(left, ones, "swapped back, left")
expectShown(right, others, "swapped back, right")

// A photo is dragged from one grid to the other, whichever of them learns of it first.
for leftFirst in [true, false] {
    for isAnimated in [true, false] {
        left.setArrangedViews(ones)
        right.setArrangedViews(others)
        layOut(pair)
        let dragged = others[3], rest = others.filter { $0 !== dragged }
        func take() { left.setArrangedViews(ones + [dragged], animated: isAnimated) }
        func give() { right.setArrangedViews(rest, animated: isAnimated) }
        if leftFirst { take() } else { give() }
        layOut(pair)
        if leftFirst { give() } else { take() }
        endAnimations()
        layOut(pair)
        expectShown(left, ones + [dragged], "dragged, \(leftFirst) \(isAnimated)")
        expectShown(right, rest, "dragged from, \(leftFirst) \(isAnimated)")
    }
}

// A photo that another grid shows isn't placed, hidden or taken back by a grid that still has it.
left.arrangedViews = ones
right.arrangedViews = []
layOut(pair)
right.arrangedViews = [ones[1]]
layOut(pair)
left.grid = Nice.self
resize(left, 200, 200)
layOut(pair)
expectShown(right, [ones[1]], "lent")
expect(!ones[0].isHidden && ones[0].superview === left, "the other photos left, too")
left.addSubview(ones[1])
layOut(pair)
expectShown(left, ones, "given back")
left.grid = Moments.self
resize(left, 320, 400)

// MARK: Fading

// A photo that fades out is taken by another grid, by a view of the app, and outlives its grid.
left.setArrangedViews(ones)
right.setArrangedViews(others)
layOut(pair)
left.setArrangedViews([], animated: true)
expect(opacity(ones[0]) == 0, "photos don't fade")
right.setArrangedViews(ones)
layOut(pair)
expectShown(right, ones, "taken mid-fade")
endAnimations()
layOut(pair)
expectShown(right, ones, "taken mid-fade, and after the fade")

right.setArrangedViews([ones[0]], animated: true)
let shelf = PlatformView(frame: .zero)
shelf.addSubview(ones[1])
expect(opacity(ones[1]) == 1 && !ones[1].isHidden, "taken by a view of the app, a photo is invisible")
endAnimations()
expect(ones[1].superview === shelf && opacity(ones[1]) == 1, "the end of a fade takes a photo away")

var brief: PhotoGridView? = PhotoGridView(Moments.self)
brief.map { resize($0, 320, 400) }
brief?.arrangedViews = ones
brief.map(layOut)
brief?.setArrangedViews([], animated: true)
brief = nil
endAnimations()
right.setArrangedViews(ones)
layOut(pair)
expectShown(right, ones, "after the grid went mid-fade")

// Without a tile, a photo is hidden only in its grid.
right.setArrangedViews(views(12))
layOut(pair)
let hidden = right.arrangedViews[11]
expect(hidden.isHidden, "photo 12 is shown")
shelf.addSubview(hidden)
expect(!hidden.isHidden, "a view of the app gets a hidden photo")
right.addSubview(hidden)
layOut(pair)
expect(hidden.isHidden, "photo 12 is shown when it is back")

// MARK: "+N" and the add tile

// New photos stay below "+N".
right.moreView = { _ in PlatformView(frame: .zero) }
right.setArrangedViews(views(12))
layOut(pair)
let more = right.subviews.last
right.setArrangedViews(views(12))
layOut(pair)
expect(more != nil && right.subviews.last === more, "photos lie above +3")

// One view for two grids: the last grid has it, and layout passes don't take it away.
let button = PlatformView(frame: .zero)
for grid in [left, right] {
    grid.grid = PhotoPicker.self
    grid.isEditing = true
    grid.arrangedViews = views(2)
    grid.addView = button
    layOut(pair)
}
for _ in 0..<3 {
    left.arrangedViews = views(3)
    layOut(pair)
    expect(button.superview === right, "a layout pass takes the add tile of another grid")
}

// MARK: Reuse

#if canImport(UIKit)
    final class Cell: UITableViewCell {
        let grid = PhotoGridView(Moments.self)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(grid)
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize { grid.sizeThatFits(size) }

        override func layoutSubviews() {
            super.layoutSubviews()
            grid.frame = contentView.bounds
        }
    }

    /// A model that keeps the views of its photos.
    final class Rows: NSObject, UITableViewDataSource {
        var rows: [[UIView]] = [4, 9, 1, 3, 12, 2].map { views($0) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.grid.arrangedViews = rows[indexPath.row]
            return cell
        }
    }

    let source = Rows(),
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000), style: .plain)
    let tableWindow = makeWindow(table, scale: 2)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.reloadData()
    for round in 0..<20 {
        table.layoutIfNeeded()
        for (row, photos) in source.rows.enumerated() {
            let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell
            guard let cell else {
                expect(false, "row \(row) has no cell")
                continue
            }
            expectShown(cell.grid, photos, "reload \(round), row \(row)")
        }
        if round % 2 == 1 {  // a photo fades while the table reloads
            let moved = source.rows[0].removeLast()
            (table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)?.grid
                .setArrangedViews(source.rows[0], animated: true)
            source.rows[0].insert(moved, at: 0)
            source.rows.append(source.rows.removeFirst())
        }
        table.reloadData()
        if round % 4 == 3 { table.layoutIfNeeded() }
        endAnimations()
    }
#endif

finish()
