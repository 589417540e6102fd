// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view whose layout passes run: a change of size or of subviews marks it, and `layoutIfNeeded` lays out marked views
/// from the top down.
@MainActor open class UIView: UIResponder {
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// Not owned: a view can go while its subviews stay.
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var backgroundColor: UIColor?
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open func accessibilityActivate() -> Bool { false }
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElements: [Any]?
    public let layer = CALayer()
    open var interactions: [any UIInteraction] = []
    var standInRecognizers: [UIGestureRecognizer] = []
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill
    }

    private var needsLayout = true
    /// The number of times that the intrinsic size was invalidated, for drivers.
    public private(set) var standInInvalidations = 0

    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    // MARK: Geometry

    open var bounds: CGRect {
        didSet {
            updateSafeArea()
            guard bounds.size != oldValue.size else { return }
            setNeedsLayout()
            for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
                view.resize(bounds.width - oldValue.width, bounds.height - oldValue.height)
            }
        }
    }

    open var center: CGPoint {
        didSet {
            if center != oldValue, UIView.inheritedAnimationDuration > 0 { standInAnimatedMoves += 1 }
            updateSafeArea()
        }
    }
    /// The number of new places within animations, for drivers.
    public private(set) var standInAnimatedMoves = 0

    open var transform = CGAffineTransform.identity

    open var frame: CGRect {
        get {
            let size = CGRect(origin: .zero, size: bounds.size).applying(transform).size
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
        }
        set {
            guard transform == .identity else { fatalError("frame is undefined for a view with a transform") }
            standInFrames.append(newValue)
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            bounds.size = newValue.size
        }
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        func origin(_ view: UIView?) -> CGPoint {
            guard let view else { return .zero }
            let outer = origin(view.superview), frame = view.frame
            return CGPoint(
                x: outer.x + frame.minX - view.bounds.minX, y: outer.y + frame.minY - view.bounds.minY)
        }
        let from = origin(self), to = origin(view)
        return CGRect(
            x: rect.minX + from.x - to.x, y: rect.minY + from.y - to.y, width: rect.width, height: rect.height
        )
    }

    /// All frames that were set.
    public private(set) var standInFrames: [CGRect] = []

    private func resize(_ width: CGFloat, _ height: CGFloat) {
        let across = autoresizingMask.contains(.flexibleWidth) ? width : 0
        let down = autoresizingMask.contains(.flexibleHeight) ? height : 0
        guard across != 0 || down != 0 else { return }
        let old = frame
        frame = CGRect(x: old.minX, y: old.minY, width: old.width + across, height: old.height + down)
    }

    // MARK: Safe area

    /// What bars and the screen's shape cover of this view; its subviews' safe areas follow from it.
    public var standInSafeArea = UIEdgeInsets.zero { didSet { updateSafeArea() } }

    open private(set) var safeAreaInsets = UIEdgeInsets.zero

    open func safeAreaInsetsDidChange() {}

    private func updateSafeArea() {
        var insets = standInSafeArea
        if let superview {
            let outer = superview.safeAreaInsets, all = superview.bounds, own = frame
            insets.left = max(insets.left, all.minX + outer.left - own.minX)
            insets.top = max(insets.top, all.minY + outer.top - own.minY)
            insets.right = max(insets.right, own.maxX - all.maxX + outer.right)
            insets.bottom = max(insets.bottom, own.maxY - all.maxY + outer.bottom)
            // Nothing is covered of a view away from an edge, whatever is outside the superview.
            if outer.left == 0 { insets.left = standInSafeArea.left }
            if outer.top == 0 { insets.top = standInSafeArea.top }
            if outer.right == 0 { insets.right = standInSafeArea.right }
            if outer.bottom == 0 { insets.bottom = standInSafeArea.bottom }
        }
        if insets != safeAreaInsets {
            safeAreaInsets = insets
            safeAreaInsetsDidChange()
        }
        for view in subviews { view.updateSafeArea() }
    }

    private var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// With the safe area, as long as `insetsLayoutMarginsFromSafeArea` is true, which it always is here.
    open var layoutMargins: UIEdgeInsets {
        get {
            UIEdgeInsets(
                top: ownMargins.top + safeAreaInsets.top, left: ownMargins.left + safeAreaInsets.left,
                bottom: ownMargins.bottom + safeAreaInsets.bottom,
                right: ownMargins.right + safeAreaInsets.right)
        }
        set { ownMargins = newValue }
    }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self else { fatalError("a view can't be its own subview") }
        let isOwn = view.superview === self
        if isOwn { subviews.removeAll { $0 === view } } else { view.removeFromSuperview() }
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        setNeedsLayout()
        view.updateSafeArea()
        guard !isOwn else { return }
        didAddSubview(view)
        view.notifyOfWindow()
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        let index = subviews.firstIndex { $0 === siblingSubview }
        guard view !== siblingSubview, view.superview !== self, let index else { fatalError("not a subview") }
        insertSubview(view, at: index + 1)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        let index = subviews.firstIndex { $0 === siblingSubview }
        guard view !== siblingSubview, let index else { fatalError("not a subview") }
        insertSubview(view, at: index)
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        superview.setNeedsLayout()
        self.superview = nil
        notifyOfWindow()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { fatalError("not a subview") }
        insertSubview(view, at: subviews.count)
    }

    open var window: UIWindow? { superview?.window }

    private func notifyOfWindow() {
        didMoveToWindow()
        for view in subviews { view.notifyOfWindow() }
    }

    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        superview?.traitCollection ?? UITraitCollection(displayScale: 0, layoutDirection: .unspecified)
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: window?.standInLayoutDirection ?? .leftToRight
        }
    }

    /// The traits have changed in the window; views inherit them.
    func standInTraitsDidChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        for view in subviews { view.standInTraitsDidChange(from: previous) }
    }

    @available(iOS, deprecated: 17.0)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Focus

    open var canBecomeFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func setNeedsFocusUpdate() { window?.standInFocusRequest = self }
    public var isFocused: Bool { window?.standInFocused === self }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Constraints

    private var needsNewConstraints = true

    open func setNeedsUpdateConstraints() { needsNewConstraints = true }
    open func needsUpdateConstraints() -> Bool { needsNewConstraints }
    open func updateConstraints() {}

    /// Updates the constraints of the view and its subviews, those of the innermost first.
    open func updateConstraintsIfNeeded() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard needsNewConstraints else { return }
        needsNewConstraints = false
        updateConstraints()
    }

    // MARK: Layout

    open func setNeedsLayout() { needsLayout = true }

    open func layoutIfNeeded() {
        var passes = 0
        while needsLayout {
            passes += 1
            guard passes < 10 else { fatalError("\(self) marks itself for layout in each layout pass") }
            needsLayout = false
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    open func layoutSubviews() {}

    open override var next: UIResponder? { superview }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() { standInInvalidations += 1 }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// There is no constraint solver here: only a view that answers itself has a fitting size.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fatalError("the stand-in can't solve the constraints of \(type(of: self))")
    }

    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            let place = view.frame
            let inside = CGPoint(
                x: point.x - place.minX + view.bounds.minX, y: point.y - place.minY + view.bounds.minY)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }
}
