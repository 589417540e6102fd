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

func center(_ index: Int) -> CGPoint {
    CGPoint(x: photos[index].frame.midX, y: photos[index].frame.midY)
}

/// What `onTap` was called with.
var taps: [Int] = []

#if canImport(UIKit)
    func touch(_ point: CGPoint, end: CGPoint? = nil, isCancelled: Bool = false) {
        grid.standInTouch(at: point, end: end, isCancelled: isCancelled)
    }
#else
    func touch(_ point: CGPoint, end: CGPoint? = nil) {
        func event(_ point: CGPoint) -> NSEvent {
            NSEvent(standInLocation: CGPoint(x: point.x + grid.frame.minX, y: point.y + grid.frame.minY))
        }
        grid.mouseDown(with: event(point))
        grid.mouseUp(with: event(end ?? point))
    }
#endif

// MARK: Taps

touch(center(0))
expect(taps == [], "taps without a listener")
grid.onTap = { taps.append($0) }
layOut(grid)
for index in 0..<9 { touch(center(index)) }
expect(taps == Array(0..<9), "taps on nine tiles, the last below +3: \(taps)")
taps = []
touch(center(0), end: center(4))
touch(CGPoint(x: center(0).x, y: 399))
touch(CGPoint(x: (photos[0].frame.maxX + photos[1].frame.minX) / 2, y: center(0).y))
expect(taps == [], "a drag, and touches beside the photos, tap \(taps)")
expect(
    grid.photoIndex(at: center(3)) == 3 && grid.photoIndex(at: CGPoint(x: -1, y: 0)) == nil,
    "photos at points")
#if canImport(UIKit)
    touch(center(2), isCancelled: true)
    expect(taps == [], "a cancelled touch taps")

    // A finger that moves within a tile scrolls or swipes.
    let first = photos[0].frame
    touch(CGPoint(x: first.minX + 5, y: first.minY + 5), end: CGPoint(x: first.maxX - 5, y: first.maxY - 5))
    expect(taps == [], "a drag within a tile taps")

    /// What darkens a photo: a view exactly over it.
    func veils(_ index: Int) -> Int {
        grid.subviews.filter { !photos.contains($0) && $0.frame == photos[index].frame }.count
    }
    let before = veils(4), release = grid.standInPress(at: center(4))
    expect(veils(4) == before + 1, "a pressed photo looks as before")
    release?(center(4), false)
    expect(veils(4) == before && taps == [4], "a photo still looks pressed")
    for (end, isCancelled) in [(center(1), false), (center(4), true)] {
        let release = grid.standInPress(at: center(4))
        release?(end, isCancelled)
        expect(veils(4) == before, "a photo looks pressed after the touch has moved or was cancelled")
    }

    // Around the grid, a recognizer that ends editing; within a photo, one of the app's.
    var ends = 0, inner: [Int] = []
    let ending = UITapGestureRecognizer(), own = UITapGestureRecognizer()
    ending.standInAction = { ends += 1 }
    own.standInAction = { inner.append(3) }
    root.addGestureRecognizer(ending)
    photos[3].addGestureRecognizer(own)
    (taps, ends) = ([], 0)
    for _ in 0..<8 {  // the order of recognizers is random
        for index in 0..<5 {
            root.standInTouch(at: CGPoint(x: center(index).x + 10, y: center(index).y + 20))
        }
    }
    let all = Array(repeating: [0, 1, 2, 4], count: 8).flatMap { $0 }
    expect(taps == all, "a recognizer around the grid takes taps: \(taps)")
    expect(inner.count == 8 && ends == 0, "\(inner.count) taps within a photo, \(ends) around the grid")
    root.standInTouch(at: CGPoint(x: 499, y: 599))
    expect(ends == 1, "a tap beside the grid")
    photos[3].removeGestureRecognizer(own)
    root.removeGestureRecognizer(ending)
    taps = []

    /// What an app's view around the grid gets.
    final class Outer: UIView {
        var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let outer = Outer(frame: root.bounds)
    root.addSubview(outer)
    outer.addSubview(grid)
    touch(center(1))
    expect(taps == [1] && outer.touches == 0, "a tap on a photo selects the row, too")
    touch(CGPoint(x: 160, y: 399))
    touch(CGPoint(x: 160, y: 399), isCancelled: true)
    expect(outer.touches == 4, "a touch beside the photos doesn't reach the row: \(outer.touches)")
    grid.onTap = nil
    touch(center(1))
    expect(outer.touches == 6, "without a listener, a tap doesn't reach the row")
    grid.onTap = { taps.append($0) }
    // A control within a photo takes its own touches.
    let button = UIButton(type: .contactAdd)
    photos[0].addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    taps = []
    touch(CGPoint(x: photos[0].frame.maxX - 3, y: photos[0].frame.maxY - 3))
    expect(taps == [0], "a tap beside a photo's button")
    let toggle = UIControl(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    photos[0].addSubview(toggle)
    var presses = 0
    for control in [button, toggle] {
        control.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    }
    touch(CGPoint(x: first.minX + 5, y: first.minY + 5))
    touch(CGPoint(x: first.minX + 25, y: first.minY + 5))
    expect(taps == [0] && presses == 2, "controls in a photo: \(presses) presses, and the taps \(taps)")
    for control in [button, toggle] { control.removeFromSuperview() }

    // On a TV, each photo gets the focus, and a press of the remote control opens it.
    expect(window.standInFocusable.isEmpty, "photos on a phone can have the focus")
    window.standInIdiom = .tv
    grid.setNeedsTiles()
    layOut(grid)
    let focusable = window.standInFocusable
    expect(
        focusable.map(\.frame) == photos.prefix(9).map(\.frame),
        "\(focusable.count) photos can have the focus")
    taps = []
    for (index, view) in focusable.enumerated() {
        window.standInFocus(view)
        expect(view.layer.borderWidth > 0, "the focus isn't seen")
        window.standInSelect()
        expect(taps.last == index, "a press on photo \(index) opens \(taps)")
    }
    // A control within a photo has the focus, too; a press on it is its own.
    final class FocusButton: UIButton {
        override var canBecomeFocused: Bool { true }
    }
    let like = FocusButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var likes = 0
    like.addAction(UIAction { _ in likes += 1 }, for: .primaryActionTriggered)
    photos[4].addSubview(like)
    window.standInFocus(like)
    taps = []
    for _ in 0..<20 { window.standInSelect() }
    expect(
        likes == 20 && taps == [], "20 presses on a photo's button are \(likes), and open the photos \(taps)")
    like.removeFromSuperview()
    // Whatever the engine takes for the nearest, the focus goes to the neighbor; at the grid's edge, where the engine says.
    let tiles = grid.layout(in: grid.bounds.size)
    for (heading, edge) in [
        (UIFocusHeading.up, PhotoEdges.top), (.left, .left), (.down, .bottom), (.right, .right),
    ] {
        for (index, view) in focusable.enumerated() {
            window.standInFocus(view)
            let guess = (index + Int.random(in: 1..<9, using: &standInRandom)) % 9
            window.standInFocus(focusable[guess], heading: heading)
            let wanted = tiles?.neighbor(of: index, direction: edge) ?? guess
            expect(
                focusable[wanted].isFocused, "from photo \(index), \(edge) leads elsewhere than to \(wanted)")
        }
    }
    window.standInFocus(nil)
    expect(focusable.allSatisfy { $0.layer.borderWidth == 0 }, "the focus stays")
    window.standInIdiom = .phone
    grid.setNeedsTiles()
    layOut(grid)
    expect(window.standInFocusable.isEmpty, "the views for the focus stay")
    taps = []
#endif

// MARK: Menus

#if canImport(UIKit)
    expect(grid.interactions.isEmpty, "an interaction without menus")
    grid.photoMenu = { index in index == 1 ? nil : UIMenu(title: "photo \(index)") }
    let interaction = grid.interactions.first as? UIContextMenuInteraction
    let menus = grid.photoMenu
    grid.photoMenu = menus
    expect(grid.interactions.count == 1, "\(grid.interactions.count) interactions")
    let opened = interaction?.standInOpen(at: center(4))
    expect(opened?.menu?.title == "photo 4" && opened?.view === photos[4], "the menu of a photo")
    expect(
        interaction?.standInOpen(at: center(8))?.menu?.title == "photo 8", "the menu of the photo below +3")
    expect(interaction?.standInOpen(at: center(1)) == nil, "a photo without a menu has one")
    expect(interaction?.standInOpen(at: CGPoint(x: 160, y: 399)) == nil, "a menu beside the photos")
    grid.photoMenu = nil
    expect(grid.interactions.isEmpty, "the interaction stays")
    weak var gone: UIView?
    do {
        let shown = UIView(frame: .zero), one = PhotoGridView(Moments.self)
        gone = shown
        root.addSubview(one)
        one.photoMenu = { _ in UIMenu(title: "") }
        one.arrangedViews = [shown]
        resize(one, 100, 100)
        let opens = (one.interactions.first as? UIContextMenuInteraction)?.standInOpen(at: shown.center)
        expect(opens?.view === shown, "the menu of the only photo")
        one.arrangedViews = []
        layOut(one)
    }
    expect(gone == nil, "a photo that left is kept for its menu")
#else
    grid.photoMenu = { index in index == 1 ? nil : NSMenu(title: "photo \(index)") }
    func menu(_ point: CGPoint) -> String? {
        let place = CGPoint(x: point.x + grid.frame.minX, y: point.y + grid.frame.minY)
        return grid.menu(for: NSEvent(standInLocation: place))?.title
    }
    expect(menu(center(4)) == "photo 4" && menu(center(8)) == "photo 8", "the menus of photos")
    expect(menu(center(1)) == nil && menu(CGPoint(x: 160, y: 399)) == nil, "menus where there are none")
#endif

finish()
