// drives: UIKit AppKit

import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

let root = PlatformView(frame: .zero), grid = PhotoGridView(Moments.self), window = makeWindow(root, scale: 2)
root.addSubview(grid)
root.frame = CGRect(x: 0, y: 0, width: 500, height: 600)
grid.moreView = { _ in PlatformView(frame: .zero) }
let photos = views(12)
grid.arrangedViews = photos
resize(grid, 320, 400)

/// What `onTap` was called with.
var taps: [Int] = []
grid.onTap = { taps.append($0) }

/// An element: its label, its place, and what it can.
typealias Element = (label: String?, frame: CGRect, isButton: Bool, isSelected: Bool)

#if canImport(UIKit)
    var elements: [Element] {
        (grid.accessibilityElements ?? []).map { element in
            if let view = element as? UIView {
                return (view.accessibilityLabel, view.frame, view is UIButton, false)
            }
            guard let element = element as? UIAccessibilityElement else {
                return ("unknown", .zero, false, false)
            }
            expect(element.accessibilityContainer === grid, "an element of another view")
            let traits = element.accessibilityTraits
            return (
                element.accessibilityLabel, element.accessibilityFrameInContainerSpace,
                traits.contains(.button),
                traits.contains(.selected)
            )
        }
    }
    func setLabel(_ label: String, of view: UIView) { view.accessibilityLabel = label }
#else
    var elements: [Element] {
        (grid.accessibilityChildren() ?? []).map { element in
            if let view = element as? NSView {
                return (view.accessibilityLabel(), view.frame, view is NSButton, false)
            }
            guard let element = element as? NSAccessibilityElement else {
                return ("unknown", .zero, false, false)
            }
            expect(element.accessibilityParent() as AnyObject? === grid, "an element of another view")
            return (
                element.accessibilityLabel(), element.accessibilityFrameInParentSpace(),
                element.accessibilityRole() == .button, element.isAccessibilitySelected()
            )
        }
    }
    func setLabel(_ label: String, of view: NSView) { view.setAccessibilityLabel(label) }
#endif

#if canImport(UIKit)
    func gridElements(of grid: PhotoGridView) -> [Any]? { grid.accessibilityElements }
    func activate(_ element: AnyObject) { _ = (element as? UIAccessibilityElement)?.accessibilityActivate() }
    /// All that an app says of a photo reaches the element.
    func forwardEverything() {
        let view = photos[0], action = UIAccessibilityCustomAction(name: "like") { _ in true }
        view.accessibilityValue = "liked"
        view.accessibilityHint = "opens"
        view.accessibilityIdentifier = "photo-0"
        view.accessibilityCustomActions = [action]
        view.accessibilityTraits = .updatesFrequently
        let element = elements.indices.contains(3) ? rawElements?[3] as? UIAccessibilityElement : nil
        expect(
            element?.accessibilityValue == "liked" && element?.accessibilityHint == "opens"
                && element?.accessibilityIdentifier == "photo-0"
                && element?.accessibilityCustomActions == [action]
                && element?.accessibilityTraits == [.updatesFrequently, .image, .button],
            "what the app says of a photo is lost")
    }
#else
    func gridElements(of grid: PhotoGridView) -> [Any]? { grid.accessibilityChildren() }
    func activate(_ element: AnyObject) {
        _ = (element as? NSAccessibilityElement)?.accessibilityPerformPress()
    }
    func forwardEverything() {
        let view = photos[0]
        view.setAccessibilityValue("liked")
        view.setAccessibilityHelp("opens")
        view.setAccessibilityIdentifier("photo-0")
        let element = rawElements?[3] as? NSAccessibilityElement
        expect(
            element?.accessibilityValue() as? String == "liked" && element?.accessibilityHelp() == "opens"
                && element?.accessibilityIdentifier() == "photo-0", "what the app says of a photo is lost")
    }
#endif
var rawElements: [Any]? { gridElements(of: grid) }

func expectElements(_ labels: [String?], _ what: String) {
    expect(elements.map(\.label) == labels, "\(what): \(elements.map(\.label))")
    let frames = grid.arrangedViews.filter { !$0.isHidden }.map(\.frame)
    expect(
        Array(elements.map(\.frame).prefix(frames.count)) == frames, "\(what): elements aren't on their tiles"
    )
}

for (index, photo) in photos.enumerated() { setLabel("photo \(index)", of: photo) }
grid.setNeedsTiles()
layOut(grid)
expectElements((0..<8).map { "photo \($0)" } + ["photo 8, 3 more photos"], "twelve photos")
expect(elements.allSatisfy(\.isButton), "photos that can be tapped aren't buttons")
grid.onTap = nil
grid.selection = [2]
layOut(grid)
expect(elements.allSatisfy { !$0.isButton }, "photos that can't be tapped are buttons")
expect(elements.map(\.isSelected) == (0..<9).map { $0 == 2 }, "the selected photo isn't announced")
grid.moreLabel = { "und \($0) weitere" }
layOut(grid)
expect(
    elements.last?.label == "photo 8, und 3 weitere", "another language: \(String(describing: elements.last))"
)
grid.moreLabel = PhotoGridView(Moments.self).moreLabel
grid.arrangedViews = Array(photos.prefix(10))
layOut(grid)
expect(
    elements.last?.label == "photo 8, 1 more photo", "one hidden photo: \(String(describing: elements.last))")
grid.arrangedViews = Array(photos.prefix(9).reversed())
layOut(grid)
expectElements((0..<9).reversed().map { "photo \($0)" }, "in reverse")

grid.grid = PhotoPicker.self
grid.isEditing = true
grid.arrangedViews = Array(photos.prefix(2))
layOut(grid)
expect(elements.count == 3 && elements.last?.isButton == true, "the add button is an element")

// An element stays for as long as its photo is shown, so it keeps the focus, and says what its view says at the time.
grid.grid = Moments.self
grid.isEditing = false
grid.onTap = { taps.append($0) }
grid.arrangedViews = Array(photos.prefix(4))
layOut(grid)
func objects() -> [AnyObject] { (rawElements ?? []).map { $0 as AnyObject } }
let focus = objects()
expect(focus.count == 4, "\(focus.count) elements for four photos")
func expectKept(_ what: String) {
    let now = objects()
    expect(focus.allSatisfy { one in now.contains { $0 === one } }, "\(what): an element is replaced")
}
grid.selection = [1]
layOut(grid)
expectKept("another selection")
resize(grid, 280, 400)
expectKept("another width")
grid.arrangedViews = [photos[3], photos[2], photos[1], photos[0]] + photos[4...6]
layOut(grid)
expectKept("another order, and more photos")
setLabel("a dog in snow", of: photos[2])
expect(elements[1].label == "a dog in snow", "a description that comes later isn't read")
activate(objects()[6])
expect(taps == [6], "an assistive technology opens \(taps)")
forwardEverything()

// Of photos with identifiers, the element follows the photo, not the view.
let reused = PhotoGridView(Moments.self)
root.addSubview(reused)
func identify(_ ids: [String]) -> [AnyObject] {
    reused.configure(PlatformView.self, ids) { _, _ in }
    resize(reused, 320, 400)
    return (gridElements(of: reused) ?? []).map { $0 as AnyObject }
}
let ab = identify(["a", "b"]), ba = identify(["b", "c", "a"])
expect(ab[0] === ba[2] && ab[1] === ba[0], "photos that stay have other elements")
let other = identify(["x", "y"])
expect(!other.contains { one in ba.contains { $0 === one } }, "other photos have the same elements")

#if canImport(UIKit)
    // What is accessible within a photo stays so.
    let heart = UIButton(type: .contactAdd), box = UIView(frame: .zero)
    photos[2].addSubview(box)
    box.addSubview(heart)
    let inside = objects()
    expect(
        inside.contains { $0 === photos[2] } && inside.count == 8, "a button within a photo has no element")
    expect(inside[1] !== photos[2] && inside[2] === photos[2], "the photo isn't before its content")
    heart.isHidden = true
    expect(objects().count == 7, "a hidden button is an element")
    heart.removeFromSuperview()
    grid.accessibilityElements = [box]
    expect(objects().count == 1, "the app's elements are replaced")
    grid.accessibilityElements = nil
#endif
grid.grid = PhotoPicker.self
grid.arrangedViews = Array(photos.prefix(2))

// A view that is an element itself stays one.
#if canImport(UIKit)
    photos[1].isAccessibilityElement = true
    grid.setNeedsTiles()
    layOut(grid)
    expect(grid.accessibilityElements?[1] as? UIView === photos[1], "an app's element is replaced")
#endif

finish()
