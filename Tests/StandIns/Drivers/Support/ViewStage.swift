@testable import GridgenKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

#if canImport(UIKit)
    func makeWindow(_ view: PlatformView, scale: CGFloat) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        window.standInScale = scale
        window.addSubview(view)
        return window
    }
    func layOut(_ view: PlatformView) { view.layoutIfNeeded() }
    func mirror(_ view: PlatformView) { view.semanticContentAttribute = .forceRightToLeft }
    func opacity(_ view: PlatformView) -> CGFloat { view.alpha }
    func endAnimations() { UIView.standInEndAnimations() }
    var animations: Int { UIView.standInAnimations }
    var currentDuration: Double { UIView.inheritedAnimationDuration }
    func setNeedsLayout(_ view: PlatformView) { view.setNeedsLayout() }
    func setReducesMotion(_ reduces: Bool) { UIAccessibility.standInReducesMotion = reduces }
#else
    func makeWindow(_ view: PlatformView, scale: CGFloat) -> NSWindow {
        let window = NSWindow()
        window.standInScale = scale
        window.contentView = view
        return window
    }
    func layOut(_ view: PlatformView) { view.layoutSubtreeIfNeeded() }
    func mirror(_ view: PlatformView) { view.userInterfaceLayoutDirection = .rightToLeft }
    func opacity(_ view: PlatformView) -> CGFloat { view.alphaValue }
    func endAnimations() { NSAnimationContext.standInEndAnimations() }
    var animations: Int { NSAnimationContext.standInAnimations }
    var currentDuration: Double { NSAnimationContext.standInDuration }
    func setNeedsLayout(_ view: PlatformView) { view.needsLayout = true }
    func setReducesMotion(_ reduces: Bool) { NSWorkspace.shared.standInReducesMotion = reduces }
#endif

func views(_ count: Int) -> [PlatformView] { (0..<count).map { _ in PlatformView(frame: .zero) } }

func resize(_ view: PlatformView, _ width: CGFloat, _ height: CGFloat) {
    view.frame = CGRect(x: 10, y: 20, width: width, height: height)
    layOut(view)
}

/// Checks each arranged view against the layout of the core.
func expectTiles(_ view: PhotoGridView, scale: Double, mirrored: Bool, _ what: String) {
    let size = view.bounds.size
    let request = PhotoRequest(
        count: view.arrangedViews.count, width: Double(size.width), height: Double(size.height),
        gap: view.gap.map { Double($0) }, rowGap: view.rowGap.map { Double($0) },
        columnGap: view.columnGap.map { Double($0) }, insets: view.insets.map { PhotoInsets($0) },
        scale: scale,
        mirrored: mirrored, ratios: view.ratios, editing: view.isEditing)
    guard let layout = view.grid.layout(request) else {
        expect(view.arrangedViews.allSatisfy(\.isHidden), "\(what): no rule, but a view")
        return
    }
    let right = mirrored ? size.width - CGFloat(layout.size.width) : 0
    for (index, arranged) in view.arrangedViews.enumerated() {
        let hasTile = index < layout.count && layout.role(of: index) != .add
        expect(
            arranged.isHidden == !hasTile, "\(what): view \(index) hidden: \(arranged.isHidden)")
        expect(arranged.superview === view, "\(what): view \(index) isn't inside")
        guard hasTile else { continue }
        let wanted = layout[index], frame = arranged.frame
        let isPlaced =
            abs(Double(frame.minX - right) - wanted.x) < 1 / scale
            && abs(Double(frame.minY) - wanted.y) < 1e-9
            && abs(Double(frame.width) - wanted.width) < 1e-9
            && abs(Double(frame.height) - wanted.height) < 1e-9
        expect(isPlaced, "\(what): view \(index) is at \(frame), not \(wanted)")
        for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
            let pixels = Double(edge) * scale
            expect(abs(pixels - pixels.rounded()) < 1e-6, "\(what): edge \(edge) at \(scale)x")
        }
    }
}

/// The view's layer, which views of AppKit may lack.
func layer(of view: PlatformView) -> CALayer? { view.layer }

/// The round corners as they are on the screen, where the smaller y is the upper one.
func roundCorners(of view: PlatformView) -> CACornerMask? {
    #if canImport(UIKit)
        return view.layer.maskedCorners
    #else
        guard let layer = view.layer, !layer.contentsAreFlipped() else { return view.layer?.maskedCorners }
        let mask = layer.maskedCorners.rawValue
        return CACornerMask(rawValue: (mask & 3) << 2 | mask >> 2)
    #endif
}
