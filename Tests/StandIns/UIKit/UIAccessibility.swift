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
    open func accessibilityElementDidBecomeFocused() {}
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open var accessibilityTraits: UIAccessibilityTraits = []

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}

extension UIView {
    /// What assistive technologies find: an element hides what is in it, and a view may name its elements itself.
    var standInElements: [AnyObject] {
        if isHidden || alpha == 0 { return [] }
        if isAccessibilityElement { return [self] }
        guard let named = accessibilityElements else { return subviews.flatMap(\.standInElements) }
        return named.flatMap { element -> [AnyObject] in
            if let view = element as? UIView { return view.standInElements }
            let element = element as? UIAccessibilityElement
            if element?.accessibilityContainer !== self { fatalError("an element of another container") }
            return element.map { [$0] } ?? []
        }
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

@MainActor func standInTellOfFocus(_ element: AnyObject) {
    (element as? UIAccessibilityElement)?.accessibilityElementDidBecomeFocused()
}
