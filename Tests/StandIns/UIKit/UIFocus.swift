// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIFocusHeading(rawValue: 1), down = UIFocusHeading(rawValue: 2)
    public static let left = UIFocusHeading(rawValue: 4), right = UIFocusHeading(rawValue: 8)
    public static let next = UIFocusHeading(rawValue: 16), previous = UIFocusHeading(rawValue: 32)
}

@MainActor public protocol UIFocusEnvironment: AnyObject {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
}

@MainActor open class UIFocusUpdateContext: NSObject {
    public let previouslyFocusedView: UIView?, nextFocusedView: UIView?, focusHeading: UIFocusHeading
    init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
        (previouslyFocusedView, nextFocusedView, focusHeading) = (previous, next, heading)
        super.init()
    }
}

@MainActor open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

extension UIWindow {
    /// The views that can have the focus, as the focus engine finds them: visible, and large enough to be seen.
    public var standInFocusable: [UIView] {
        func find(in view: UIView) -> [UIView] {
            guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return [] }
            let isItem = view.canBecomeFocused && view.bounds.width > 0 && view.bounds.height > 0
            return (isItem ? [view] : []) + view.subviews.flatMap { find(in: $0) }
        }
        return find(in: self)
    }

    /// Moves the focus, if all views around the old and the new one agree, as a move in a direction or for a request. Then all
    /// are told. If a view around the focus requests a move, it is asked where the focus should go.
    public func standInFocus(_ view: UIView?, heading: UIFocusHeading = []) {
        let previous = standInFocused
        let context = UIFocusUpdateContext(from: previous, to: view, heading)
        var asked: [UIView] = []
        for start in [previous, view] {
            var next = start
            while let inner = next {
                if !asked.contains(where: { $0 === inner }) { asked.append(inner) }
                next = inner.superview
            }
        }
        let allows = asked.allSatisfy { $0.shouldUpdateFocus(in: context) }
        guard allows else {
            let requested = standInFocusRequest
            standInFocusRequest = nil
            if let requested, previous?.isDescendant(of: requested) == true {
                standInFocus(requested.preferredFocusEnvironments.first as? UIView)
            }
            return
        }
        standInFocused = view
        var told: Set<ObjectIdentifier> = []
        for start in [previous, view] {
            var next = start
            while let inner = next {
                if told.insert(ObjectIdentifier(inner)).inserted {
                    inner.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
                }
                next = inner.superview
            }
        }
    }

    /// A press of the remote control's surface: the focused control and the recognizers of the focused view and of those around
    /// it get it, if their delegates agree.
    public func standInSelect() {
        let press = UIPress()
        (standInFocused as? UIControl)?.sendActions(for: .primaryActionTriggered)
        var next = standInFocused
        while let view = next {
            let taps = view.standInRecognizers.filter {
                $0 is UITapGestureRecognizer && $0.isEnabled
                    && $0.delegate?.gestureRecognizer($0, shouldReceive: press) ?? true
            }
            if let tap = taps.first { return tap.recognize(nil) }
            next = view.superview
        }
    }
}
extension UIView: UIFocusEnvironment {}
