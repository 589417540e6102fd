// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// A view that knows what it was told to show.
final class PhotoView: PlatformView {
    static var made = 0
    var photo = "", tile: PhotoTile?, updates = 0, number = 0

    override init(frame: CGRect) {
        PhotoView.made += 1
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
}

let grid = PhotoGridView(Moments.self), window = makeWindow(grid, scale: 2)

/// Shows photos, as a cell does.
func show(_ photos: [String], animated: Bool = false) {
    grid.configure(PhotoView.self, photos, animated: animated) { view, tile in
        view.photo = photos[tile.index]
        view.tile = tile
        view.updates += 1
    }
    layOut(grid)
}

/// The photos on tiles, in order, with the size that each was told.
func expectPhotos(_ photos: [String], _ what: String) {
    let request = PhotoRequest(
        count: photos.count, width: Double(grid.bounds.width), height: Double(grid.bounds.height), scale: 2)
    guard let layout = grid.grid.layout(request) else { return expect(false, "\(what): no rule") }
    let shown = grid.arrangedViews.compactMap { $0 as? PhotoView }.filter {
        !$0.isHidden && $0.superview === grid
    }
    expect(shown.map(\.photo) == Array(photos.prefix(layout.count)), "\(what): \(shown.map(\.photo))")
    for (index, view) in shown.enumerated() {
        let wanted = layout[index]
        expect(PhotoFrame(view.frame) == wanted, "\(what): photo \(index) is at \(view.frame), not \(wanted)")
        expect(
            view.tile?.size == view.frame.size, "\(what): photo \(index) has another size than it was told")
        expect(
            view.tile?.index == index && view.tile?.edges == layout.edges(of: index),
            "\(what): the tile of \(index)")
        let covers = layout.role(of: index) == .more
        expect(view.tile?.hiddenCount == (covers ? layout.hiddenCount : 0), "\(what): hidden photos")
        expect(opacity(view) == 1, "\(what): photo \(index) fades")
    }
    // Without a view of the app, a label says how many are hidden.
    let visible = grid.subviews.filter { !$0.isHidden && opacity($0) > 0 }
    let labels = visible.filter { $0 is PhotoMoreView }
    expect(labels.count == (layout.hiddenCount > 0 ? 1 : 0), "\(what): \(labels.count) labels")
    expect(visible.count == layout.count + labels.count, "\(what): \(visible.count) views are visible")
    #if canImport(UIKit)
        let texts = labels.compactMap { ($0 as? UILabel)?.text }
        expect(texts == labels.map { _ in "+\(layout.hiddenCount)" }, "\(what): \(texts)")
    #endif
}

resize(grid, 320, 400)
show(["a", "b", "c"])
expectPhotos(["a", "b", "c"], "three photos")
expect(PhotoView.made == 3, "\(PhotoView.made) views for three photos")

// Hidden photos have no views, and reuse makes none.
let many = (0..<50).map { "p\($0)" }
show(many)
expectPhotos(many, "fifty photos")
expect(PhotoView.made == 9, "\(PhotoView.made) views for fifty photos")
for (round, count) in [4, 9, 1, 12, 6, 9, 2, 30].enumerated() {
    let photos = (0..<count).map { "r\(round)-\($0)" }
    show(photos)
    expectPhotos(photos, "cell \(round)")
    expect(PhotoView.made == 9, "cell \(round): \(PhotoView.made) views are made")
}

// A view is updated when the app configures the grid or when its tile changes, but not in every layout pass.
show(["a", "b"])
let first = grid.arrangedViews[0] as? PhotoView, told = first?.updates ?? 0
grid.setNeedsTiles()
layOut(grid)
expect(first?.updates == told, "a layout pass updates a view")
resize(grid, 200, 400)
expect(first?.updates == told + 1, "a new width doesn't update a view")
expectPhotos(["a", "b"], "another width")
grid.selection = [1]
layOut(grid)
expect((grid.arrangedViews[1] as? PhotoView)?.tile?.isSelected == true, "the selection isn't shown")
grid.selection = []
layOut(grid)
resize(grid, 320, 400)

// With an animation, photos keep their views, new ones fade in, and others out with what they showed.
show(["a", "b", "c", "d"])
func views(of photos: [String]) -> [PlatformView?] {
    photos.map { photo in grid.arrangedViews.first { ($0 as? PhotoView)?.photo == photo } }
}
let stay = views(of: ["a", "c", "d"]), leaves = views(of: ["b"])[0] as? PhotoView
let begun = animations
show(["new", "a", "c", "d"], animated: true)
expect(animations == begun + 1, "\(animations - begun) animations")
expect(views(of: ["a", "c", "d"]) == stay, "photos that stay have other views")
expect(leaves?.photo == "b" && leaves.map(opacity) == 0, "the photo that leaves shows another one")
expectPhotos(["new", "a", "c", "d"], "after an insertion")
endAnimations()
layOut(grid)
expectPhotos(["new", "a", "c", "d"], "after the animation")
expect(leaves?.superview == nil, "the photo that left is inside")

// A fade and a reuse at once: the fading view isn't taken.
show(["a"], animated: true)
show((0..<9).map { "q\($0)" })
expectPhotos((0..<9).map { "q\($0)" }, "reused mid-fade")
endAnimations()
layOut(grid)
expectPhotos((0..<9).map { "q\($0)" }, "reused mid-fade, and after the fade")

// The same photo twice, photos by place, and no photos.
show(["a", "a", "b"])
expectPhotos(["a", "a", "b"], "one photo twice")
grid.configure(PhotoView.self, count: 5) { view, tile in
    view.photo = "\(tile.index)"
    view.tile = tile
}
layOut(grid)
expectPhotos(["0", "1", "2", "3", "4"], "by place")
grid.configure(PhotoView.self, count: -1) { _, _ in }
layOut(grid)
expect(grid.subviews.allSatisfy(\.isHidden), "no photos, but views")

// A view that `init(frame:)` doesn't make, in as many statements as it takes.
let tagged = PhotoGridView(Moments.self)
tagged.configure(
    PhotoView.self, count: 3,
    make: {
        let view = PhotoView(frame: .zero)
        view.number = 7
        return view
    }
) { view, tile in
    view.photo = "\(tile.index)"
    view.tile = tile
}
resize(tagged, 320, 400)
expect(tagged.arrangedViews.map { ($0 as? PhotoView)?.number } == [7, 7, 7], "views that the app makes")
#if canImport(UIKit)
    grid.configure(PhotoImageView.self, count: 2) { view, _ in view.image = nil }
    layOut(grid)
    let fills = grid.arrangedViews.allSatisfy { $0.contentMode == .scaleAspectFill && $0.clipsToBounds }
    expect(fills && grid.arrangedViews.count == 2, "photo views that a grid makes don't fill their tiles")
#endif

// From the grid's views to the app's, and back.
let own = [PlatformView(frame: .zero), PlatformView(frame: .zero)]
show(["a", "b", "c"])
grid.arrangedViews = own
layOut(grid)
expectTiles(grid, scale: 2, mirrored: false, "the app's views")
expect(grid.subviews.count == 2, "\(grid.subviews.count) views inside")
show(["a"])
expectPhotos(["a"], "the grid's views again")
expect(own.allSatisfy { $0.superview == nil && !$0.isHidden }, "the app's views don't leave")

// Ratios, and editing.
grid.grid = PhotoPicker.self
grid.isEditing = true
show(["a", "b"])
expect(grid.subviews.filter { !$0.isHidden }.count == 3, "two photos and the add tile")

finish()
