// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
}

@MainActor open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open func accessibilityActivate() -> Bool { false }
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open var accessibilityTraits: UIAccessibilityTraits = []

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
    open var name: String
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
        super.init()
    }
}

public enum UIAccessibility {
    @MainActor public static var standInReducesMotion = false
    @MainActor public static var isReduceMotionEnabled: Bool { standInReducesMotion }
}
