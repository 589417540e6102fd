// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIScrollView: UIView {
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    /// The insets of bars and safe areas.
    public var standInSafeArea = UIEdgeInsets.zero
    open weak var delegate: (any UIScrollViewDelegate)?

    open var adjustedContentInset: UIEdgeInsets {
        UIEdgeInsets(
            top: contentInset.top + standInSafeArea.top, left: contentInset.left + standInSafeArea.left,
            bottom: contentInset.bottom + standInSafeArea.bottom,
            right: contentInset.right + standInSafeArea.right)
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
