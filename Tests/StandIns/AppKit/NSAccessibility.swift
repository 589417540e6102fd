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
    private weak var parent: AnyObject?

    public override init() { super.init() }
    open func accessibilityLabel() -> String? { label }
    open func setAccessibilityLabel(_ accessibilityLabel: String?) { label = accessibilityLabel }
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

@MainActor open class NSWorkspace: NSObject {
    public static let shared = NSWorkspace()
    public var standInReducesMotion = false
    open var accessibilityDisplayShouldReduceMotion: Bool { standInReducesMotion }
}
