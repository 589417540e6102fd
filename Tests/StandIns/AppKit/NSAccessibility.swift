// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum NSAccessibility {
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let button = Role(rawValue: "AXButton")
        public static let image = Role(rawValue: "AXImage")
    }
}

@MainActor open class NSAccessibilityElement: NSObject {
    private var label: String?, role: NSAccessibility.Role?, frame = CGRect.zero, isSelected = false
    private var value: Any?, help: String?
    private weak var parent: AnyObject?

    public override init() { super.init() }
    open func accessibilityLabel() -> String? { label }
    open func setAccessibilityLabel(_ accessibilityLabel: String?) { label = accessibilityLabel }
    open func accessibilityValue() -> Any? { value }
    open func setAccessibilityValue(_ accessibilityValue: Any?) { value = accessibilityValue }
    open func accessibilityHelp() -> String? { help }
    open func setAccessibilityHelp(_ accessibilityHelp: String?) { help = accessibilityHelp }
    open func accessibilityIdentifier() -> String? { nil }
    open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { nil }
    open func accessibilityPerformPress() -> Bool { false }
    open func accessibilityRole() -> NSAccessibility.Role? { role }
    open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) { role = accessibilityRole }
    open func accessibilityFrameInParentSpace() -> CGRect { frame }
    open func setAccessibilityFrameInParentSpace(_ frame: CGRect) { self.frame = frame }
    open func isAccessibilitySelected() -> Bool { isSelected }
    open func setAccessibilitySelected(_ accessibilitySelected: Bool) { isSelected = accessibilitySelected }
    open func accessibilityParent() -> Any? { parent }
    open func setAccessibilityParent(_ accessibilityParent: Any?) {
        parent = accessibilityParent as AnyObject?
    }
}

extension NSView {
    /// What assistive technologies find. Of views, controls are elements; the others have them inside.
    var standInElements: [AnyObject] {
        if isHidden || alphaValue == 0 { return [] }
        if self is NSControl { return [self] }
        guard let named = accessibilityChildren() else { return subviews.flatMap(\.standInElements) }
        return named.flatMap { element -> [AnyObject] in
            if let view = element as? NSView { return view.standInElements }
            let element = element as? NSAccessibilityElement
            if element?.accessibilityParent() as AnyObject? !== self {
                fatalError("an element of another parent")
            }
            return element.map { [$0] } ?? []
        }
    }
}

@MainActor open class NSAccessibilityCustomAction: NSObject {
    open var name: String
    public init(name: String, handler: (() -> Bool)? = nil) {
        self.name = name
        super.init()
    }
}

@MainActor open class NSWorkspace: NSObject {
    public static let shared = NSWorkspace()
    public var standInReducesMotion = false
    open var accessibilityDisplayShouldReduceMotion: Bool { standInReducesMotion }
}

/// AppKit doesn't tell elements that they have the focus.
@MainActor func standInTellOfFocus(_ element: AnyObject) {}
