// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics
@_exported import Foundation

@MainActor open class NSResponder: NSObject {
    public override init() { super.init() }

    open func mouseDown(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
    open var nextResponder: NSResponder? { nil }
}

@MainActor open class NSEvent: NSObject {
    public let locationInWindow: CGPoint
    public let scrollingDeltaX: CGFloat, scrollingDeltaY: CGFloat

    public init(standInLocation: CGPoint, scrolling: CGPoint = .zero) {
        locationInWindow = standInLocation
        (scrollingDeltaX, scrollingDeltaY) = (scrolling.x, scrolling.y)
        super.init()
    }
}

@MainActor open class NSMenu: NSObject {
    public let title: String
    public init(title: String) {
        self.title = title
        super.init()
    }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension IndexPath {
    public init(item: Int, section: Int) { self = [section, item] }
    public var section: Int { self[0] }
    public var item: Int { self[1] }
}

/// A view whose layout passes run.
@MainActor open class NSView: NSResponder {
    public static let noIntrinsicMetric: CGFloat = -1

    open private(set) weak var superview: NSView?
    open private(set) var subviews: [NSView] = []
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var wantsLayer = false { didSet { if wantsLayer { makeLayers() } } }
    open var layer: CALayer?
    /// The number of new frames within animations, for drivers.
    public private(set) var standInAnimatedMoves = 0
    private var label: String?, value: Any?, help: String?, accessibilityID = ""
    private var customActions: [NSAccessibilityCustomAction]?
    private var children: [Any]?
    open var translatesAutoresizingMaskIntoConstraints = true
    open var needsLayout = true
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    /// The number of times that the intrinsic size was invalidated, for drivers.
    public private(set) var standInInvalidations = 0

    public init(frame frameRect: CGRect) {
        (origin, size) = (frameRect.origin, frameRect.size)
        bounds = CGRect(origin: .zero, size: frameRect.size)
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    /// As in AppKit, the frame's size is set by `setFrameSize`, which subclasses override.
    open var frame: CGRect {
        get { CGRect(origin: origin, size: size) }
        set {
            if newValue != frame, NSAnimationContext.standInDuration > 0 { standInAnimatedMoves += 1 }
            origin = newValue.origin
            setFrameSize(newValue.size)
        }
    }

    private var origin: CGPoint, size: CGSize

    open var bounds: CGRect

    open func setBoundsOrigin(_ newOrigin: CGPoint) { bounds.origin = newOrigin }

    /// Animations end at once here.
    open func animator() -> Self { self }

    open override var nextResponder: NSResponder? { superview }

    open func setFrameSize(_ newSize: CGSize) {
        guard newSize != size else { return }
        size = newSize
        bounds.size = newSize
        needsLayout = true
    }

    open var isFlipped: Bool { false }

    /// A view within one that has a layer has one, too. AppKit gives each layer the coordinates of its view, so a layer turns
    /// the y axis where the view's differs from the superview's.
    private func makeLayers() {
        let layer = layer ?? CALayer()
        self.layer = layer
        layer.superlayer = superview?.layer
        layer.isGeometryFlipped = isFlipped != (layer.superlayer != nil && superview?.isFlipped == true)
        for view in subviews { view.makeLayers() }
    }

    open var visibleRect: CGRect { bounds }

    open var enclosingScrollView: NSScrollView? {
        superview as? NSScrollView ?? superview?.enclosingScrollView
    }

    open func addSubview(_ view: NSView) { addSubview(view, positioned: .above, relativeTo: nil) }

    open func addSubview(
        _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
    ) {
        guard view !== self, view !== otherView else { fatalError("a view can't be its own subview") }
        view.removeFromSuperview()
        let other = subviews.firstIndex { $0 === otherView }
        let index = place == .above ? other.map { $0 + 1 } ?? subviews.count : other ?? 0
        subviews.insert(view, at: index)
        view.superview = self
        needsLayout = true
        if layer != nil || view.layer != nil { view.makeLayers() }
        didAddSubview(view)
        view.notifyOfWindow()
    }

    open func didAddSubview(_ subview: NSView) {}
    open func willRemoveSubview(_ subview: NSView) {}

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        superview.needsLayout = true
        self.superview = nil
        notifyOfWindow()
    }

    open var window: NSWindow? { superview?.window }

    func notifyOfWindow() {
        viewDidMoveToWindow()
        for view in subviews { view.notifyOfWindow() }
    }

    func notifyOfScale() {
        viewDidChangeBackingProperties()
        for view in subviews { view.notifyOfScale() }
    }

    open func viewDidMoveToWindow() {}
    open func viewDidChangeBackingProperties() {}

    open func layoutSubtreeIfNeeded() {
        var passes = 0
        while needsLayout {
            passes += 1
            guard passes < 10 else { fatalError("\(self) marks itself for layout in each layout pass") }
            needsLayout = false
            layout()
        }
        for view in subviews { view.layoutSubtreeIfNeeded() }
    }

    open func layout() {}

    /// From the window's coordinates, if `view` is nil. Those of the root view here are the window's: from the top.
    open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
        var point = point, inner: NSView? = self
        while let ancestor = inner, ancestor !== view {
            point.x -= ancestor.frame.minX - ancestor.bounds.minX
            point.y -= ancestor.frame.minY - ancestor.bounds.minY
            inner = ancestor.superview
        }
        return point
    }

    open func prepareForReuse() { (alphaValue, isHidden) = (1, false) }

    open func menu(for event: NSEvent) -> NSMenu? { nil }

    open func accessibilityLabel() -> String? { label }
    open func setAccessibilityLabel(_ accessibilityLabel: String?) { label = accessibilityLabel }
    open func accessibilityValue() -> Any? { value }
    open func setAccessibilityValue(_ accessibilityValue: Any?) { value = accessibilityValue }
    open func accessibilityHelp() -> String? { help }
    open func setAccessibilityHelp(_ accessibilityHelp: String?) { help = accessibilityHelp }
    open func accessibilityIdentifier() -> String { accessibilityID }
    open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
        accessibilityID = accessibilityIdentifier ?? ""
    }
    open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { customActions }
    open func setAccessibilityCustomActions(_ accessibilityCustomActions: [NSAccessibilityCustomAction]?) {
        customActions = accessibilityCustomActions
    }
    open func accessibilityChildren() -> [Any]? { children }
    open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) { children = accessibilityChildren }

    open var needsUpdateConstraints = true
    open func updateConstraints() {}

    /// Updates the constraints of the view and its subviews, those of the innermost first.
    open func updateConstraintsForSubtreeIfNeeded() {
        for view in subviews { view.updateConstraintsForSubtreeIfNeeded() }
        guard needsUpdateConstraints else { return }
        needsUpdateConstraints = false
        updateConstraints()
    }

    open var intrinsicContentSize: CGSize {
        CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
    }

    open var fittingSize: CGSize { intrinsicContentSize }

    open func invalidateIntrinsicContentSize() { standInInvalidations += 1 }
}
