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
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var scrollsToTop = true
    open var alwaysBounceHorizontal = false { didSet { adjustInset() } }
    open private(set) var adjustedContentInset = UIEdgeInsets.zero
    open weak var delegate: (any UIScrollViewDelegate)?

    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustInset()
    }

    open override var bounds: CGRect {
        didSet {
            guard bounds.size != oldValue.size else { return }
            adjustInset()
            // Whether an offset beyond the end stays isn't documented.
            let most = max(0, contentSize.width - bounds.width)
            if bounds.minX > most, contentSize.width > 0, standInRandom.chance() { bounds.origin.x = most }
        }
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

    /// Scrolls without a limit; an animation ends at once here.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    // A scroll view doesn't hand touches on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
