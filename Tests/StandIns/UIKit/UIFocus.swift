// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIFocusUpdateContext: NSObject {
    public let previouslyFocusedView: UIView?, nextFocusedView: UIView?
    init(from previous: UIView?, to next: UIView?) {
        (previouslyFocusedView, nextFocusedView) = (previous, next)
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

    /// Moves the focus; all views around the old and the new one are told.
    public func standInFocus(_ view: UIView?) {
        let previous = standInFocused
        let context = UIFocusUpdateContext(from: previous, to: view)
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

    /// A press of the remote control's surface: recognizers of the focused view and of those around it take it.
    public func standInSelect() {
        var next = standInFocused
        while let view = next {
            if let tap = view.standInRecognizers.first(where: { $0 is UITapGestureRecognizer && $0.isEnabled }
            ) {
                return tap.recognize(nil)
            }
            next = view.superview
        }
    }
}
