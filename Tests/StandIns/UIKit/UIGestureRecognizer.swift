// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
    }

    open internal(set) var state = State.possible
    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open var cancelsTouchesInView = true
    /// What the action of a target does; there are no selectors here.
    public var standInAction: (() -> Void)?
    fileprivate var place: UITouch?

    public override init() { super.init() }

    /// Where a press of a remote control is isn't promised.
    open func location(in view: UIView?) -> CGPoint {
        if let place { return place.location(in: view) }
        let size = (view ?? self.view)?.bounds.size ?? .zero
        return CGPoint(
            x: CGFloat.random(in: 0...size.width, using: &standInRandom),
            y: CGFloat.random(in: 0...size.height, using: &standInRandom))
    }

    /// Calls the action, with a touch at a place, or with a press.
    func recognize(_ touch: UITouch?) {
        (state, place) = (.ended, touch)
        standInAction?()
    }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
}

@MainActor open class UIPress: NSObject {}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { true }
    public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UIPress) -> Bool { true }
    public func gestureRecognizer(
        _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _: UIGestureRecognizer, shouldRequireFailureOf _: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _: UIGestureRecognizer, shouldBeRequiredToFailBy _: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIView {
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        standInRecognizers.append(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        standInRecognizers.removeAll { $0 === gestureRecognizer }
    }

    public var gestureRecognizers: [UIGestureRecognizer]? { standInRecognizers }
}

/// The recognizers that get a touch: those of the view that is hit and of the views around it, if their delegates agree.
@MainActor struct TouchRecognizers {
    private let all: [UIGestureRecognizer], touch: UITouch

    init(_ touch: UITouch) {
        var all: [UIGestureRecognizer] = [], view = touch.view, isInButton = false
        while let inner = view {
            // Recognizers around a button don't take its taps.
            if !isInButton { all += inner.standInRecognizers.filter(\.isEnabled) }
            isInButton = isInButton || inner is UIButton
            view = inner.superview
        }
        for recognizer in all { recognizer.state = .possible }
        self.all = all.filter { $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true }
        self.touch = touch
    }

    func fail() {
        for recognizer in all { recognizer.state = .failed }
    }

    /// The touch ends: taps that need no other to fail are recognized, in an order that isn't promised, and others only beside
    /// them if a delegate allows it. Returns whether the view gets no end of the touch.
    func end() -> Bool {
        var open = all.filter { $0 is UITapGestureRecognizer && $0.state == .possible }
            .shuffled(using: &standInRandom)
        var recognized: [UIGestureRecognizer] = []
        while !open.isEmpty {
            let next = open.firstIndex { one in
                !open.contains { other in other !== one && waits(one, for: other) }
            }
            guard let next else { fatalError("recognizers wait for each other") }
            let one = open.remove(at: next)
            let isAlone = recognized.contains { waits(one, for: $0) || !isBeside(one, $0) }
            if isAlone || (one as? UITapGestureRecognizer)?.numberOfTapsRequired != 1 {
                one.state = .failed
            } else {
                recognized.append(one)
                one.recognize(touch)
            }
        }
        return recognized.contains(where: \.cancelsTouchesInView)
    }

    private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
    }

    private func isBeside(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
    }
}
