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

finish()
