// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    open var contentSize = CGSize.zero { didSet { adjustInset() } }
    open var contentInset = UIEdgeInsets.zero { didSet { adjustInset() } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustInset() }
    }
    open var alwaysBounceHorizontal = false { didSet { adjustInset() } }
    open private(set) var adjustedContentInset = UIEdgeInsets.zero
    open weak var delegate: (any UIScrollViewDelegate)?

    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustInset()
    }

    open override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { adjustInset() } }
    }

    /// Adds the safe area on axes along which the content scrolls; `automatic` always does so vertically here.
    private func adjustInset() {
        var inset = contentInset
        let behavior = contentInsetAdjustmentBehavior, isAlways = behavior == .always
        if isAlways || behavior != .never && (contentSize.width > bounds.width || alwaysBounceHorizontal) {
            inset.left += safeAreaInsets.left
            inset.right += safeAreaInsets.right
        }
        if isAlways || behavior == .automatic
            || behavior == .scrollableAxes && contentSize.height > bounds.height
        {
            inset.top += safeAreaInsets.top
            inset.bottom += safeAreaInsets.bottom
        }
        guard inset != adjustedContentInset else { return }
        let old = adjustedContentInset
        adjustedContentInset = inset
        adjustedContentInsetDidChange()
        // Whether the offset follows isn't documented.
        guard standInRandom.chance() else { return }
        bounds.origin = CGPoint(
            x: bounds.origin.x + old.left - inset.left, y: bounds.origin.y + old.top - inset.top)
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            bounds.origin = newValue
            setNeedsLayout()
            delegate?.scrollViewDidScroll(self)
        }
    }
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
