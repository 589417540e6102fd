// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// MARK: Counts, widths, scales and directions

let grids: [any CompiledPhotoGrid.Type] = [
    Moments.self, Nice.self, PhotoPicker.self, NineGrid.self, Feed.self, Turning.self,
]

for grid in grids {
    for scale in [1.0, 2, 3] {
        for isMirrored in [false, true] {
            let view = PhotoGridView(grid), window = makeWindow(view, scale: CGFloat(scale))
            if isMirrored { mirror(view) }
            for count in [0, 1, 4, 9, 12, 2] {
                view.setArrangedViews(views(count), ratios: (0..<count).map { Double($0 % 3 + 1) / 2 })
                for (width, height) in [(320.0, 480.0), (333.5, 200.25), (700, 300)] {
                    resize(view, width, height)
                    expectTiles(
                        view, scale: scale, mirrored: isMirrored,
                        "\(grid) \(count) \(width) \(scale)x \(isMirrored)")
                }
            }
            withExtendedLifetime(window) {}
        }
    }
}

// MARK: Heights

let heights = PhotoGridView(Moments.self), heightsWindow = makeWindow(heights, scale: 2)
heights.arrangedViews = views(5)
expect(
    heights.intrinsicContentSize.height == PlatformView.noIntrinsicMetric, "a height before there is a width")
resize(heights, 320, 100)
let firstHeight = heights.intrinsicContentSize.height, firstInvalidations = heights.standInInvalidations
expect(firstHeight == heights.sizeThatFits(CGSize(width: 320, height: 0)).height, "two heights for one width")
expect(
    firstHeight == CGFloat(Moments.height(PhotoRequest(count: 5, width: 320, scale: 2)) ?? -1),
    "the core's height")
heights.frame.size.width = 640  // before it is laid out, as in a cell that is measured
expect(heights.standInInvalidations > firstInvalidations, "a new width doesn't invalidate the height")
expect(heights.intrinsicContentSize.height > firstHeight, "the height for the new width")
let steady = heights.standInInvalidations
resize(heights, 640, 200)
expect(heights.standInInvalidations == steady, "a new height invalidates the height")
heights.gap = 20
expect(heights.standInInvalidations > steady, "a new gap doesn't invalidate the height")
expect(heights.intrinsicContentSize.width == PlatformView.noIntrinsicMetric, "an intrinsic width")
heights.grid = NineGrid.self
heights.gap = nil
expect(heights.intrinsicContentSize.width == 270, "the fixed width is \(heights.intrinsicContentSize.width)")
heights.grid = Nice.self
expect(
    heights.intrinsicContentSize.height == PlatformView.noIntrinsicMetric,
    "a filled grid has a height of its own")
expect(heights.sizeThatFits(CGSize(width: 200, height: 90)).height == 90, "a filled grid takes the height")

// MARK: "+N"

let more = PhotoGridView(Moments.self), moreWindow = makeWindow(more, scale: 3)
var asked: [Int] = []
more.moreView = { hidden in
    asked.append(hidden)
    return PlatformView(frame: .zero)
}
more.arrangedViews = views(9)
resize(more, 300, 300)
expect(asked.isEmpty, "+N without hidden photos: \(asked)")
more.arrangedViews = views(14)
layOut(more)
layOut(more)
expect(asked == [5], "asked for +N: \(asked)")
let cover = more.subviews.last
expect(cover.map { !more.arrangedViews.contains($0) } ?? false, "+N isn't on top")
expect(cover?.frame == more.arrangedViews[8].frame, "+N isn't on the last tile")
expect(more.subviews.filter { !$0.isHidden }.count == 10, "visible views")
more.arrangedViews = Array(more.arrangedViews.dropLast())
layOut(more)
expect(asked == [5, 4] && cover?.superview == nil, "+4 replaces +5")
expect(more.subviews.last?.frame == more.arrangedViews[8].frame, "+4 isn't on the last tile")
more.arrangedViews = Array(more.arrangedViews.prefix(9))
layOut(more)
expect(more.subviews.filter { !$0.isHidden }.count == 9, "+N stays")

// MARK: The add tile

let picker = PhotoGridView(PhotoPicker.self), pickerWindow = makeWindow(picker, scale: 2)
picker.arrangedViews = views(8)
resize(picker, 320, 400)
expect(picker.subviews.count == 8, "an add tile without editing")
let shortHeight = picker.intrinsicContentSize.height
picker.isEditing = true
layOut(picker)
let tile = picker.subviews.last
expect(picker.subviews.count == 9 && tile?.isHidden == false, "no add tile")
picker.setArrangedViews(picker.arrangedViews + views(1), animated: true)
endAnimations()
expect(tile?.superview == nil && picker.subviews.count == 9, "an add tile at the limit")
picker.setArrangedViews(Array(picker.arrangedViews.dropFirst()), animated: true)
endAnimations()
expect(tile?.superview === picker && tile?.isHidden == false, "no add tile below the limit again")
expect(tile.map(opacity) == 1, "the add tile is faded")
expect(tile?.frame.minY == picker.arrangedViews[7].frame.minY, "the add tile isn't in the last row")
picker.arrangedViews = []
layOut(picker)
expect(
    picker.subviews.count == 1 && tile?.frame.origin == CGPoint(x: 8, y: 8), "an empty picker has an add tile"
)
#if canImport(UIKit)
    var taps = 0
    picker.onAdd = { taps += 1 }
    (tile as? UIButton)?.standInTap()
    expect(taps == 1, "\(taps) taps")
    expect(tile?.accessibilityLabel?.isEmpty == false, "the add button has no label")
#endif
let own = PlatformView(frame: .zero)
picker.addView = own
layOut(picker)
expect(own.superview === picker && tile?.superview == nil, "the given view isn't the add tile")
picker.isEditing = false
layOut(picker)
expect(own.superview == nil, "the add tile stays after editing")
expect(shortHeight > 0, "the picker's height")

finish()
