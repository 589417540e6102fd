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
