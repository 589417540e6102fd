// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// A strip scrolls within its view. Carousel has one from two photos on: 200 high, and 300 from a width of 600 on; with gaps of 4.

final class Photo: PlatformView {
    var shown: String?
}

let root = PlatformView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
let window = makeWindow(root, scale: 2)

/// The number of views that were made.
var made = 0

func makeGrid(_ width: CGFloat = 320, mirrored: Bool = false) -> PhotoGridView {
    let grid = PhotoGridView(Carousel.self)
    root.addSubview(grid)
    if mirrored { mirror(grid) }
    grid.frame = CGRect(x: 10, y: 20, width: width, height: 200)
    return grid
}

func show(_ photos: [String], in grid: PhotoGridView, ratios: [Double]? = nil, animated: Bool = false) {
    grid.configure(
        Photo.self, photos, ratios: ratios ?? photos.indices.map { [1.5, 1, 0.75][$0 % 3] },
        animated: animated
    ) { view, tile in
        view.shown = photos[tile.index]
    }
    layOut(root)
}

/// The photos in view, from the leading edge on.
func inView(_ grid: PhotoGridView) -> [String] {
    guard let strip = grid.strip else { return [] }
    let seen = CGRect(x: strip.offset, y: 0, width: grid.bounds.width, height: 1)
    let photos = strip.stage.subviews.compactMap { $0 as? Photo }
        .filter { !$0.isHidden && $0.frame.minX < seen.maxX - 0.01 && $0.frame.maxX > seen.minX + 0.01 }
        .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.shown)
    return grid.runsFromRightToLeft ? photos.reversed() : photos
}

/// How much of a photo is before the leading edge.
func partBefore(_ photo: String, _ grid: PhotoGridView) -> CGFloat {
    let views = grid.strip?.stage.subviews.compactMap { $0 as? Photo } ?? []
    guard let strip = grid.strip, let view = views.first(where: { $0.shown == photo }) else { return .nan }
    let edge = grid.runsFromRightToLeft ? strip.offset + grid.bounds.width : strip.offset
    let before = grid.runsFromRightToLeft ? view.frame.maxX - edge : edge - view.frame.minX
    return before / view.frame.width
}

let letters = ["a", "b", "c", "d", "e", "f", "g", "h"]

for isMirrored in [false, true] {
    let what = isMirrored ? "right to left" : "left to right"

    // Sizes and frames.
    let grid = makeGrid(mirrored: isMirrored)
    show(letters, in: grid)
    guard let strip = grid.strip else { fatalError("\(what): no strip") }
    let request = PhotoRequest(
        count: 8, width: 320, scale: 2, mirrored: isMirrored, ratios: grid.ratios)
    guard let layout = Carousel.layout(request) else { fatalError("no layout") }
    expect(layout.size.width > 1600 && layout.isStrip, "\(what): the core's width is \(layout.size.width)")
    expect(
        grid.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 200),
        "\(what): the size")
    expect(
        grid.intrinsicContentSize == CGSize(width: PlatformView.noIntrinsicMetric, height: 200),
        "\(what): intrinsic")
    expect(strip.frame == CGRect(x: 0, y: 0, width: 320, height: 200), "\(what): the frame is \(strip.frame)")
    expect(
        strip.contentWidth == CGFloat(layout.size.width), "\(what): the content is \(strip.contentWidth) wide"
    )
    for (index, view) in grid.arrangedViews.enumerated() {
        expect(view.superview === strip.stage, "\(what): photo \(index) isn't in the strip")
        expect(view.frame == layout[index].cgRect, "\(what): photo \(index) is at \(view.frame)")
    }
    expect(inView(grid) == ["a", "b"], "\(what): it begins with \(inView(grid))")
    expect(
        grid.hugsTiles == false && grid.photoIndex(at: CGPoint(x: isMirrored ? 319 : 1, y: 9)) == 0,
        "\(what): a point")

    // To a photo, as far as it takes.
    grid.scrollToPhoto(4, animated: false)
    expect(inView(grid).last == "e", "\(what): the fifth photo is the last one of \(inView(grid))")
    let before = strip.offset
    grid.scrollToPhoto(4)
    expect(strip.offset == before, "\(what): a photo in view scrolls")
    let end = grid.photoIndex(at: CGPoint(x: isMirrored ? 1 : 319, y: 100))
    expect(end == 4, "\(what): \(end ?? -1) is at the end of the part in view")
    grid.scrollToPhoto(7)
    expect(inView(grid).last == "h" && strip.start == strip.contentWidth - 320, "\(what): the end")
    grid.scrollToPhoto(3)
    expect(inView(grid).first == "d", "\(what): back to the fourth photo, \(inView(grid))")
    expect(abs(partBefore("d", grid)) < 0.01, "\(what): the fourth photo is cut")

    // Another width keeps the first photo in view, and how much of it is.
    strip.scroll(to: strip.start + 150, animated: false)
    let part = partBefore("d", grid)
    expect(part > 0.4 && part < 0.6, "\(what): half of the fourth photo, \(part)")
    for width in [500.0, 640, 900, 320] as [CGFloat] {
        grid.frame = CGRect(x: 10, y: 20, width: width, height: width < 600 ? 200 : 300)
        layOut(root)
        expect(inView(grid).first == "d", "\(what): \(width) wide, \(inView(grid)) are in view")
        expect(
            abs(partBefore("d", grid) - part) < 0.01,
            "\(what): \(width) wide, \(partBefore("d", grid)) is before")
    }
    let place = strip.offset
    for _ in 0..<3 {
        setNeedsLayout(grid)
        layOut(root)
    }
    expect(strip.offset == place, "\(what): laid out again")

    // Photos that are added and removed.
    show(["x", "y"] + letters, in: grid, ratios: [1, 1] + grid.ratios)
    expect(
        inView(grid).first == "d" && abs(partBefore("d", grid) - part) < 0.01,
        "\(what): two photos come before")
    show(letters + ["z"], in: grid, ratios: Array(grid.ratios.dropFirst(2)) + [1], animated: true)
    expect(inView(grid).first == "d" && abs(partBefore("d", grid) - part) < 0.01, "\(what): they go again")
    endAnimations()
    layOut(root)
    show(["a", "b", "c", "e", "f", "g", "h"], in: grid, ratios: [1.5, 1, 0.75, 1, 0.75, 1.5, 1])
    expect(inView(grid).first == "e" && abs(partBefore("e", grid)) < 0.01, "\(what): the photo in view goes")

    // Other photos begin at the beginning, also in a cell that is reused; it allocates nothing.
    let madeBefore = made
    show((0..<7).map { "p\($0)" }, in: grid)
    expect(inView(grid).first == "p0" && strip.start == 0, "\(what): others begin with \(inView(grid))")
    grid.scrollToPhoto(6)
    grid.prepareForReuse()
    show((0..<7).map { "p\($0)" }, in: grid)
    expect(
        inView(grid).first == "p0" && strip.start == 0,
        "\(what): the same begin with \(inView(grid)) after reuse")
    expect(grid.strip === strip, "\(what): another strip after reuse")
    expect(made == madeBefore, "\(what): other views after reuse")

    // One photo isn't a strip.
    show(["p0"], in: grid)
    expect(grid.strip == nil && strip.superview == nil, "\(what): one photo scrolls")
    expect(
        grid.arrangedViews[0].superview === grid && !grid.arrangedViews[0].isHidden,
        "\(what): one photo isn't inside")
    expect(grid.subviews.count == 1, "\(what): \(grid.subviews.count) views for one photo")
    show(["p0", "p1", "p2"], in: grid)
    expect(grid.strip != nil && grid.subviews.count == 1, "\(what): three photos don't scroll")
    expect(
        grid.arrangedViews.allSatisfy { !$0.isHidden && $0.superview === grid.strip?.stage },
        "\(what): three photos")

    // The app's view for adding comes with its tile, whatever has the tiles.
    let adding = PlatformView(frame: .zero)
    grid.addView = adding
    for (photos, isEditing) in [(["p0"], false), (letters, true), (["p0"], true), (letters, false)] {
        grid.isEditing = isEditing
        show(photos, in: grid)
        let isShown = adding.superview === grid.stage && !adding.isHidden
        expect(
            isShown == isEditing, "\(what): \(photos.count) photos, the view for adding is shown: \(isShown)")
    }
    grid.addView = nil

    // "+" follows the photos, and VoiceOver brings photos into view.
    grid.isEditing = true
    show(letters, in: grid)
    var voice = StandInVoiceOver(root)
    expect(voice.elements.count == 9, "\(what): \(voice.elements.count) elements")
    #if canImport(UIKit)
        voice.focus(on: voice.elements[5])
        expect(
            inView(grid).last == "f", "\(what): VoiceOver is on the sixth photo, \(inView(grid)) are in view")
        let frame = (voice.elements[5] as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace
        expect(frame == grid.arrangedViews[5].frame, "\(what): the frame of the sixth photo")
        voice.focus(on: voice.elements[0])
        expect(
            inView(grid).first == "a" && grid.strip?.start == 0, "\(what): VoiceOver is on the first photo")
    #endif
    voice.focus(on: voice.elements[1])
    grid.frame = CGRect(x: 10, y: 20, width: 700, height: 300)
    layOut(root)
    expect(voice.follow() != nil, "\(what): VoiceOver loses the photo at another width")

    // A strip that hugs its tiles is no wider than the container.
    grid.isEditing = false
    grid.hugsTiles = true
    grid.preferredMaxLayoutWidth = 320
    show(["a", "b"], in: grid, ratios: [0.7, 0.7])
    expect(grid.sizeThatFits(CGSize(width: 320, height: 0)).width == 284, "\(what): two narrow photos")
    show(letters, in: grid)
    expect(grid.sizeThatFits(CGSize(width: 320, height: 0)).width == 320, "\(what): many photos")
    grid.removeFromSuperview()
}

// Constraints give the same height, and the same frames.
let form = Carousel.heightForm(PhotoRequest(count: 5, width: 320, ratios: [1, 1, 1, 1, 1]))
expect(form?.width == 0 && form?.constant == 200, "the height is \(form.map { "\($0)" } ?? "none")")

#if canImport(UIKit)
    // Touches that the scroll view gets reach the grid.
    let touched = makeGrid()
    var tapped: [Int] = []
    touched.onTap = { tapped.append($0) }
    show(letters, in: touched)
    touched.scrollToPhoto(4, animated: false)
    let lift = root.standInPress(at: CGPoint(x: 328, y: 29))
    expect(touched.touched == 4, "\(touched.touched ?? -1) is pressed")
    lift?(CGPoint(x: 328, y: 29), true)
    expect(touched.touched == nil && tapped == [], "a cancelled touch taps")
    root.standInTouch(at: CGPoint(x: 328, y: 29))
    expect(tapped == [4], "\(tapped) are tapped")
#else
    // A wheel that turns up and down scrolls what is around the grid.
    let turned = makeGrid()
    show(letters, in: turned)
    turned.strip?.scrollWheel(with: NSEvent(standInLocation: .zero, scrolling: CGPoint(x: 1, y: 5)))
    expect(turned.strip?.standInTurns == 0, "the strip keeps the wheel")
    turned.strip?.scrollWheel(with: NSEvent(standInLocation: .zero, scrolling: CGPoint(x: 5, y: 1)))
    expect(turned.strip?.standInTurns == 1, "the strip doesn't scroll")
#endif

finish()
