// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// As images of labels and buttons are, and views of photos may be.
final class FlippedView: PlatformView {
    #if !canImport(UIKit)
        override var isFlipped: Bool { true }
    #endif
}

func check(_ grid: PhotoGridView, _ radius: CGFloat, _ what: String) {
    guard let layout = grid.layout(in: grid.bounds.size) else { return expect(false, "\(what): no layout") }
    for (index, view) in grid.arrangedViews.prefix(layout.count).enumerated() {
        let corners = layout.edges(of: index).corners
        expect(
            layer(of: view)?.cornerRadius == (corners.isEmpty ? 0 : radius),
            "\(what): photo \(index) has the radius \(layer(of: view)?.cornerRadius ?? -1)")
        guard !corners.isEmpty else { continue }
        expect(roundCorners(of: view) == corners, "\(what): the corners of photo \(index)")
        expect(layer(of: view)?.cornerCurve == .continuous, "\(what): the curve of photo \(index)")
    }
}

// The tiles of all counts together have each corner of the grid once.
let grid = PhotoGridView(Moments.self), window = makeWindow(grid, scale: 2)
grid.cornerRadius = 12
for count in 1...12 {
    grid.arrangedViews = views(count)
    resize(grid, 320, grid.sizeThatFits(CGSize(width: 320, height: 0)).height)
    check(grid, 12, "\(count) photos")
    let rounded = grid.arrangedViews.filter { !$0.isHidden && layer(of: $0)?.cornerRadius == 12 }
    expect(count != 1 || rounded.count == 1, "one photo isn't round")
    // "+N" has the corners of the photo below it.
    let last = grid.arrangedViews.last { !$0.isHidden }
    if let more = grid.subviews.first(where: { $0 is PhotoMoreView }), let last {
        expect(
            layer(of: more)?.cornerRadius == layer(of: last)?.cornerRadius
                && roundCorners(of: more) == roundCorners(of: last), "the corners of +N")
    }
    // A photo that is pressed is dark as far as its corners, also in a view with another y axis.
    grid.arrangedViews = (0..<count).map {
        $0 % 2 == 0 ? FlippedView(frame: .zero) : PlatformView(frame: .zero)
    }
    layOut(grid)
    check(grid, 12, "\(count) photos in views that are flipped or not")
    for index in 0..<min(count, 9) {
        grid.press(index)
        let veil = grid.subviews.first { $0 is PhotoVeil }
        expect(
            veil.flatMap(roundCorners) == roundCorners(of: grid.arrangedViews[index]),
            "\(count) photos: the corners of photo \(index), pressed")
    }
    grid.press(nil)
}

// Corners change in the animation of the tiles; those of a photo that comes are there at once.
let four = views(4)
grid.setArrangedViews(four)
layOut(grid)
var durations: [Bool: Set<Double>] = [:]
let fifth = PlatformView(frame: .zero)
CALayer.standInRounded = { changed in
    durations[changed === layer(of: fifth), default: []].insert(currentDuration)
}
grid.setArrangedViews(four + [fifth], animated: true, duration: 0.4)
CALayer.standInRounded = nil
expect(durations[false] == [0.4], "corners change in \(durations[false] ?? [])")
expect(durations[true]?.contains(0) == true, "a new photo gets its corners in \(durations[true] ?? [])")
endAnimations()
check(grid, 12, "after the animation")

// Without a radius, the corners are the app's; a view that leaves has none.
grid.cornerRadius = 0
layOut(grid)
check(grid, 0, "square again")
grid.cornerRadius = 12
layOut(grid)
let left = grid.arrangedViews[0]
left.removeFromSuperview()
expect(layer(of: left)?.cornerRadius == 0, "a view that leaves stays round")
grid.cornerRadius = nil
layOut(grid)
expect(
    grid.arrangedViews.allSatisfy { (layer(of: $0)?.cornerRadius ?? 0) == 0 },
    "corners that the grid no longer rounds stay round")
let own = PhotoGridView(Moments.self), ownWindow = makeWindow(own, scale: 2)
own.configure(PlatformView.self, count: 2) { view, _ in
    #if !canImport(UIKit)
        view.wantsLayer = true
    #endif
    layer(of: view)?.cornerRadius = 5
}
resize(own, 320, 320)
expect(own.arrangedViews.allSatisfy { layer(of: $0)?.cornerRadius == 5 }, "the app's corners change")

finish()
