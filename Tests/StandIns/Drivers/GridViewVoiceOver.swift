// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
    func label(of element: AnyObject?) -> String? { (element as? UIAccessibilityElement)?.accessibilityLabel }
    func isSelected(_ element: AnyObject?) -> Bool {
        (element as? UIAccessibilityElement)?.accessibilityTraits.contains(.selected) ?? false
    }
    func setLabel(_ label: String, of view: UIView) { view.accessibilityLabel = label }
#else
    import AppKit
    func label(of element: AnyObject?) -> String? {
        (element as? NSAccessibilityElement)?.accessibilityLabel()
    }
    func isSelected(_ element: AnyObject?) -> Bool {
        (element as? NSAccessibilityElement)?.isAccessibilitySelected() ?? false
    }
    func setLabel(_ label: String, of view: NSView) { view.setAccessibilityLabel(label) }
#endif

// The focus of an assistive technology stays on a photo for as long as the photo has a tile.

let root = PlatformView(frame: CGRect(x: 0, y: 0, width: 600, height: 900))
let window = makeWindow(root, scale: 2), grid = PhotoGridView(Moments.self)
root.addSubview(grid)
grid.onTap = { _ in }

func show(_ photos: [String], animated: Bool = false) {
    grid.configure(PlatformView.self, photos, animated: animated) { view, tile in
        setLabel(photos[tile.index], of: view)
    }
    layOut(root)
}

var voice = StandInVoiceOver(root)

func expectFocus(_ wanted: String?, _ what: String) {
    let found = label(of: voice.follow())
    expect(found == wanted, "\(what): the focus is on \(found ?? "nothing"), not \(wanted ?? "nothing")")
}

show(["a", "b", "c", "d"])
resize(grid, 320, 400)
expect(voice.elements.map { label(of: $0) } == ["a", "b", "c", "d"], "\(voice.elements.count) elements")
if voice.elements.count == 4 { voice.focus(on: voice.elements[1]) }
expectFocus("b", "a new focus")
grid.selection = [1]
layOut(root)
expectFocus("b", "the photo is selected")
expect(isSelected(voice.follow()), "the photo isn't announced as selected")
for size in [(280, 400), (500, 300), (320, 400)] as [(CGFloat, CGFloat)] {
    resize(grid, size.0, size.1)
    expectFocus("b", "\(size.0) wide")
}
grid.selection = []
for _ in 0..<3 { setNeedsLayout(grid); layOut(root) }
expectFocus("b", "laid out again")
show(["x", "b", "a", "d", "e", "c"])
expectFocus("b", "other photos come, in another order")
show(["d", "x", "y", "z", "b"], animated: true)
expectFocus("b", "in an animation")
endAnimations()
layOut(root)
expectFocus("b", "after the animation")
// The last tile has "+N" over it.
show((0..<8).map { "p\($0)" } + ["b", "q", "r"])
expectFocus("b, 2 more photos", "below +2")
grid.onTap = nil
grid.cornerRadius = 8
layOut(root)
expectFocus("b, 2 more photos", "without taps")
show(["x", "y"])
expectFocus(nil, "a photo that isn't shown any more")

// Photos in the app's own views, and the tile that adds one.
let own = PhotoGridView(PhotoPicker.self), photos = views(3)
grid.removeFromSuperview()
root.addSubview(own)
for (index, photo) in photos.enumerated() { setLabel("photo \(index)", of: photo) }
own.isEditing = true
own.arrangedViews = Array(photos.prefix(2))
resize(own, 320, 400)
expect(voice.elements.count == 3, "\(voice.elements.count) elements in a picker")
voice.focus(on: voice.elements[1])
own.setArrangedViews(photos.reversed(), animated: true)
expectFocus("photo 1", "a photo is added")
endAnimations()
own.selection = [1]
own.isEditing = false
layOut(root)
expectFocus("photo 1", "selected, and not edited any more")
own.arrangedViews = [photos[0]]
layOut(root)
expectFocus(nil, "a photo that left")

finish()
