// Auto Layout as AppKit declares it. Nothing is solved: active constraints are recorded in `ActiveConstraints`.
@_exported import Foundation

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    }

    public struct Priority: Hashable, RawRepresentable, Sendable {
        public let rawValue: Float
        public init(_ rawValue: Float) { self.rawValue = rawValue }
        public init(rawValue: Float) { self.rawValue = rawValue }
        public static let required = NSLayoutConstraint.Priority(1000)
        public static let defaultHigh = NSLayoutConstraint.Priority(750)
        public static let defaultLow = NSLayoutConstraint.Priority(250)
        public static let fittingSizeCompression = NSLayoutConstraint.Priority(50)
    }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat
    open var identifier: String?

    open var priority: NSLayoutConstraint.Priority = .required {
        willSet { precondition(!isActive, "a required priority can't change while active") }
    }

    /// Activation needs a common ancestor, as the real one raises an exception without.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            guard isActive else { return ActiveConstraints.all.removeAll { $0 === self } }
            let first = Self.ancestors(firstItem), second = Self.ancestors(secondItem)
            precondition(!first.isEmpty, "the first item is in no view")
            precondition(
                secondItem == nil || first.contains { view in second.contains { $0 === view } },
                "no common ancestor")
            ActiveConstraints.all.append(self)
        }
    }

    init(
        _ first: LayoutAttribute, _ relation: Relation, _ second: LayoutAttribute?, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        precondition(multiplier.isFinite && constant.isFinite, "a number that isn't finite")
        precondition(second == nil || multiplier != 0, "a multiplier of 0")
        precondition(second.map { Self.canPair(first.attribute, $0.attribute) } ?? true, "an invalid pair")
        firstItem = first.item
        firstAttribute = first.attribute
        secondItem = second?.item
        secondAttribute = second?.attribute ?? .notAnAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Leading and trailing go with each other and with the center, but not with left and right.
    private static func canPair(_ first: Attribute, _ second: Attribute) -> Bool {
        let natural: Set<Attribute> = [.leading, .trailing], fixed: Set<Attribute> = [.left, .right]
        return !(natural.contains(first) && fixed.contains(second))
            && !(fixed.contains(first) && natural.contains(second))
    }

    private static func ancestors(_ item: AnyObject?) -> [NSView] {
        var view = item as? NSView ?? (item as? NSLayoutGuide)?.owningView, result: [NSView] = []
        while let next = view {
            result.append(next)
            view = next.superview
        }
        return result
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// What only the tests see: every active constraint, in the order of activation.
@MainActor public enum ActiveConstraints {
    public internal(set) static var all: [NSLayoutConstraint] = []
    static var guides: [ObjectIdentifier: [NSLayoutGuide]] = [:]
}
