// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

let sizes = [
    CGSize(width: 300, height: 200), CGSize(width: 200, height: 300), CGSize(width: 4000, height: 10),
    CGSize(width: 100, height: 100),
]
let focuses = [
    PhotoFocus(x: 0.3, y: 0.2), .middle, PhotoFocus(x: 0, y: 1), PhotoFocus(x: -7, y: 0.9),
    PhotoFocus(x: .nan, y: .infinity),
]
let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

/// Holds a part to what it has to be: as large as the photo allows, of the tile's shape, around the focus or at an edge.
func expectPart(_ part: CGRect, of photo: CGSize, in tile: CGSize, _ focus: PhotoFocus, _ what: String) {
    let seen = CGSize(width: part.width * photo.width, height: part.height * photo.height)
    expect(
        abs(seen.width * tile.height - seen.height * tile.width) < 1e-6 * seen.width * tile.height,
        "\(what): the shape")
    expect(max(part.width, part.height) == 1, "\(what): a smaller part than possible")
    for (start, length, place) in [(part.minX, part.width, focus.x), (part.minY, part.height, focus.y)] {
        let wanted = min(1, max(0, place.isNaN ? 0.5 : place)), middle = start + length / 2
        let nearest = min(1 - length / 2, max(length / 2, wanted))
        expect(abs(middle - nearest) < 1e-9, "\(what): the middle is at \(middle), not \(nearest)")
        expect(start >= 0 && start + length < 1 + 1e-9, "\(what): beyond the photo")
    }
}

#if canImport(UIKit)
    typealias PhotoView = PhotoImageView
#else
    typealias PhotoView = PlatformView
#endif

let grid = PhotoGridView(Moments.self), window = makeWindow(grid, scale: 3)
var tiles: [Int: PhotoTile] = [:]
for (turn, focus) in focuses.enumerated() {
    for width in [375.0, 320.5] {
        let count = turn + 3
        grid.configure(PhotoView.self, count: count) { view, tile in
            tiles[tile.index] = tile
            #if canImport(UIKit)
                view.image = UIImage(standInSize: sizes[tile.index % sizes.count])
                view.focus = focus
            #endif
        }
        grid.frame.size = CGSize(width: width, height: width)
        layOut(grid)
        guard
            let layout = Moments.layout(
                PhotoRequest(count: count, width: width, scale: 3, mirrored: false))
        else {
            expect(false, "no rule for \(count)")
            continue
        }
        for (index, view) in grid.arrangedViews.enumerated() {
            guard let tile = tiles[index] else {
                expect(false, "photo \(index) has no tile")
                continue
            }
            let photo = sizes[index % sizes.count], part = tile.crop(of: photo, focus: focus)
            let what = "\(count) photos, \(width) wide, photo \(index), \(focus)"
            expectPart(part, of: photo, in: view.bounds.size, focus, what)
            let own = layout.crop(
                of: index, photo: PhotoSize(width: photo.width, height: photo.height), focus: focus)
            expect(part == own.cgRect, "\(what): the layout says \(own), the tile \(part)")
            #if canImport(UIKit)
                view.layoutIfNeeded()
                let shown = focus == .middle ? whole : part
                expect(view.layer.contentsRect == shown, "\(what): \(view.layer.contentsRect) is seen")
            #endif
        }
    }
}

#if canImport(UIKit)
    // What a photo view shows follows its size, its image and its focus.
    let view = PhotoImageView()
    let photo = UIImage(standInSize: sizes[0]), focus = focuses[0]
    window.addSubview(view)
    func expectShown(_ size: CGSize?, _ what: String) {
        view.layoutIfNeeded()
        let tile = PhotoTile(index: 0, size: view.bounds.size, edges: [], hiddenCount: 0, isSelected: false)
        let part = size.map { tile.crop(of: $0, focus: view.focus) } ?? whole
        expect(view.layer.contentsRect == part, "\(what): \(view.layer.contentsRect), not \(part)")
        expect(size == nil || part != whole, "\(what): nothing is cut off")
    }
    view.focus = focus
    expectShown(nil, "no image and no size")
    view.image = photo
    view.frame.size = CGSize(width: 50, height: 50)
    expectShown(sizes[0], "a square")
    view.frame.size = CGSize(width: 90, height: 50)
    expectShown(sizes[0], "a wide tile")
    view.image = UIImage(standInSize: sizes[1])
    expectShown(sizes[1], "another image")
    view.focus = PhotoFocus(x: 0.9, y: 0.9)
    expectShown(sizes[1], "another focus")
    view.image = UIImage(standInSize: sizes[1], orientation: .left)
    expectShown(nil, "an image that isn't upright")
    view.image = photo
    view.focus = .middle
    expectShown(nil, "the middle")
    view.image = nil
    view.focus = focus
    expectShown(nil, "no image")
#endif

finish()
