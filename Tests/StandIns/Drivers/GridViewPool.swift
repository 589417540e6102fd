// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// What takes memory.
final class Pixels {
    static var alive = 0
    init() { Pixels.alive += 1 }
    deinit { MainActor.assumeIsolated { Pixels.alive -= 1 } }
}

final class PixelView: PlatformView, PhotoReusable {
    var pixels: Pixels?, emptied = 0
    #if canImport(UIKit)
        func prepareForReuse() { empty() }
    #else
        override func prepareForReuse() { empty() }
    #endif

    private func empty() {
        emptied += 1
        pixels = nil
    }
}

/// A cell as an app writes it, whose closure mentions the cell.
final class Cell: PlatformView {
    let grid = PhotoGridView(Moments.self)
    var updates = 0

    func show(_ ids: [Int], animated: Bool = false) {
        if grid.superview == nil { addSubview(grid) }
        grid.configure(PixelView.self, ids, animated: animated) { view, _ in
            self.updates += 1
            view.pixels = Pixels()
        }
        grid.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
        layOut(grid)
    }
}

// A pool of 20 cells: after albums of nine, cells for one photo have one photo, and those that wait have none.
let pool = (0..<20).map { _ in Cell(frame: .zero) }
for (number, cell) in pool.enumerated() { cell.show((0..<9).map { 100 * number + $0 }) }
expect(Pixels.alive == 180, "\(Pixels.alive) images of 180 photos")
for (number, cell) in pool.enumerated() { cell.show([100 * number]) }
expect(Pixels.alive == 20, "\(Pixels.alive) images of 20 photos")
for cell in pool { cell.grid.prepareForReuse() }
expect(Pixels.alive == 0, "\(Pixels.alive) images in cells that wait")
expect(
    pool.allSatisfy { $0.grid.subviews.filter { $0 is PixelView }.allSatisfy(\.isHidden) },
    "a cell that waits shows photos")
for cell in pool { cell.show([1, 2, 3]) }
expect(Pixels.alive == 60, "\(Pixels.alive) images after reuse")
expect(pool.allSatisfy { Set($0.grid.arrangedViews.map(ObjectIdentifier.init)).count == 3 }, "three photos")

// Views are emptied between two photos, but a photo that stays keeps its content.
let cell = pool[0], kept = cell.grid.arrangedViews.compactMap { $0 as? PixelView }
let emptied = kept.map(\.emptied)
cell.show([1, 2, 3])
expect(kept.map(\.emptied) == emptied, "photos that stay are emptied")
cell.show([7, 8, 9])
expect(kept.map(\.emptied) == emptied.map { $0 + 1 }, "views that show other photos aren't emptied once")

// A photo that fades out keeps its content until it is gone.
cell.show([7], animated: true)
expect(kept.filter { $0.pixels != nil }.count == 3, "photos that fade out are empty")
endAnimations()
expect(kept.filter { $0.pixels != nil }.count == 1, "photos that have faded out aren't empty")

// What a closure mentions lives as long as its photos are shown.
for ends in [{ $0.grid.prepareForReuse() }, { $0.show([]) }] as [(Cell) -> Void] {
    weak var gone: Cell?
    do {
        let cell = Cell(frame: .zero)
        cell.show([1, 2])
        gone = cell
    }
    expect(gone != nil, "the closure isn't kept, so a new width updates nothing")
    if let cell = gone { ends(cell) }
    expect(gone == nil, "a closure of photos that aren't shown keeps its cell")
}

// In a cell that is reused, nothing is animated, whether it had photos or not.
let quiet = Cell(frame: .zero)
quiet.show([])
let begun = animations
quiet.show([1, 2, 3], animated: true)
quiet.show([4, 5, 6], animated: true)
quiet.show([], animated: true)
quiet.show([7], animated: true)
expect(animations == begun, "\(animations - begun) animations in a cell that is reused")
quiet.show([7, 8], animated: true)
expect(animations == begun + 1, "a photo that comes isn't animated")

// In a picker, the tile that adds photos stays.
quiet.show([])
quiet.grid.grid = PhotoPicker.self
quiet.grid.isEditing = true
layOut(quiet)
let picked = animations
quiet.show([1], animated: true)
quiet.show([], animated: true)
expect(animations == picked + 2, "the first photo of a picker, and the last, aren't animated")

#if canImport(UIKit)
    // The kit's own views let go of their images.
    let album = PhotoGridView(Moments.self)
    album.configure(PhotoImageView.self, count: 9) { view, _ in
        view.image = UIImage(standInSize: CGSize(width: 1, height: 1))
        view.focus = PhotoFocus(x: 0, y: 0)
        (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint) = (
            "a photo", "liked", "opens"
        )
        view.accessibilityIdentifier = "photo"
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Like", actionHandler: nil)]
    }
    resize(album, 320, 320)
    let images = album.arrangedViews.compactMap { $0 as? PhotoImageView }
    album.prepareForReuse()
    expect(images.count == 9 && images.allSatisfy { $0.image == nil && $0.focus == .middle }, "images stay")
    let isSilent = images.allSatisfy { view in
        [
            view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint,
            view.accessibilityIdentifier,
        ].allSatisfy { $0 == nil } && view.accessibilityCustomActions == nil
    }
    expect(isSilent, "descriptions stay")
#endif

finish()
