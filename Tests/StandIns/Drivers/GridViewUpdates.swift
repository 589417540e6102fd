// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// MARK: Insertions and deletions

let moving = PhotoGridView(Moments.self), movingWindow = makeWindow(moving, scale: 2)
let photos = views(4)
moving.arrangedViews = photos
resize(moving, 320, 400)
photos[1].place(in: photos[1].frame)
let inserted = PlatformView(frame: .zero), begun = animations
moving.setArrangedViews([photos[0], inserted] + photos[1...], animated: true)
expect(animations == begun + 1, "no animation")
expect(inserted.superview === moving && opacity(inserted) == 1, "the inserted view isn't in")
expectTiles(moving, scale: 2, mirrored: false, "after an insertion")
endAnimations()
moving.setArrangedViews(photos.dropLast() + [inserted], animated: true)
expect(photos[3].superview === moving && opacity(photos[3]) == 0, "the deleted view doesn't fade")
moving.setArrangedViews(photos + [inserted], animated: true)
expect(opacity(photos[3]) == 1, "a view that comes back is invisible")
endAnimations()
expect(photos[3].superview === moving && !photos[3].isHidden, "a view that came back is taken away")
expectTiles(moving, scale: 2, mirrored: false, "after a view came back")
moving.setArrangedViews([photos[2]], animated: true)
endAnimations()
expect(moving.subviews == [photos[2]], "\(moving.subviews.count) views are left")
expect(photos.allSatisfy { opacity($0) == 1 && !$0.isHidden }, "views that left aren't as they were")
moving.setArrangedViews(Array(photos.reversed()))
layOut(moving)
expectTiles(moving, scale: 2, mirrored: false, "in reverse")
let other = PlatformView(frame: .zero)
other.addSubview(photos[0])
moving.arrangedViews = [photos[1]]
expect(photos[0].superview === other, "a view that moved elsewhere is taken away")

// A photo in front takes the last one's tile.
let nine = views(9)
moving.setArrangedViews(nine)
layOut(moving)
moving.setArrangedViews(views(1) + nine)
layOut(moving)
expectTiles(moving, scale: 2, mirrored: false, "ten photos")
expect(nine[8].isHidden && nine[8].superview === moving, "the photo without a tile isn't hidden")
moving.setArrangedViews(nine, animated: true)
endAnimations()
expect(!nine[8].isHidden && opacity(nine[8]) == 1, "the photo with a tile again isn't shown")

// MARK: Duration, completion, and what changes alongside

let order = PhotoGridView(Moments.self), orderWindow = makeWindow(order, scale: 2)
order.arrangedViews = views(3)
resize(order, 320, 400)
var events: [String] = []
let some = views(4)
order.setArrangedViews(some, animated: true, duration: 0.5) {
    events.append("alongside for \(currentDuration)")
} completion: {
    events.append("over")
}
expect(events == ["alongside for 0.5"], "during the animation: \(events)")
endAnimations()
expect(events == ["alongside for 0.5", "over"], "after the animation: \(events)")
order.setArrangedViews(some) {
    events.append("at once")
} completion: {
    events.append("over at once")
}
expect(events.suffix(2) == ["at once", "over at once"], "without an animation: \(events)")

// The height changes in the animation, with what Auto Layout moves.
let content = PlatformView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
let tall = PhotoGridView(Moments.self), contentWindow = makeWindow(content, scale: 2)
content.addSubview(tall)
tall.translatesAutoresizingMaskIntoConstraints = false
tall.arrangedViews = views(2)
layOut(content)
/// Notes whether a layout pass is animated.
final class Probe: PlatformView {
    var durations: [Double] = []
    #if canImport(UIKit)
        override func layoutSubviews() { durations.append(currentDuration) }
    #else
        override func layout() { durations.append(currentDuration) }
    #endif
}
let probe = Probe(frame: .zero)
content.addSubview(probe)
layOut(content)
probe.durations = []
setNeedsLayout(probe)
tall.setArrangedViews(views(9), animated: true)
expect(probe.durations == [0.25], "views around the grid move in \(probe.durations)")
endAnimations()

// With reduced motion, views fade, but don't move.
setReducesMotion(true)
let calm = views(4)
order.setArrangedViews(calm)
layOut(order)
let place = calm[3].frame, moves = calm[3].standInAnimatedMoves, new = views(1)
order.setArrangedViews(new + calm, animated: true)
expect(calm[3].frame != place, "the photo isn't on its new tile")
expect(calm[3].standInAnimatedMoves == moves, "the photo moves")
endAnimations()
setReducesMotion(false)
order.setArrangedViews(calm, animated: true)
expect(calm[3].standInAnimatedMoves > moves, "the photo jumps")
endAnimations()

finish()
