// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSWindow: NSResponder {
    public enum OrderingMode: Int, Sendable {
        case above = 1, below = -1, out = 0
    }

    public override init() { super.init() }

    /// The pixels per point of the window's screen.
    public var standInScale: CGFloat = 2 { didSet { contentView?.notifyOfScale() } }
    open var backingScaleFactor: CGFloat { standInScale }
    open var contentView: NSView? {
        didSet {
            guard let contentView else { return }
            let root = RootView(frame: contentView.frame)
            root.owner = self
            root.addSubview(contentView)
            self.root = root
        }
    }
    private var root: RootView?
}

private final class RootView: NSView {
    weak var owner: NSWindow?
    override var window: NSWindow? { owner }
}

@MainActor open class NSClipView: NSView {
    open override var isFlipped: Bool { true }

    open override var bounds: CGRect {
        didSet {
            guard bounds != oldValue else { return }
            for view in subviews { (view as? NSCollectionView)?.standInBoundsDidChange() }
        }
    }

    open var contentInsets = NSEdgeInsets()

    open func scroll(to newOrigin: CGPoint) { bounds.origin = newOrigin }
}

@MainActor open class NSScrollView: NSView {
    public enum Elasticity: Int, Sendable { case automatic, none, allowed }

    open private(set) lazy var contentView = makeClipView()
    open var drawsBackground = true
    open var verticalScrollElasticity = Elasticity.automatic
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    /// The turns of the wheel that it has kept to itself, for drivers.
    public private(set) var standInTurns = 0
    open override func scrollWheel(with event: NSEvent) { standInTurns += 1 }

    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let documentView else { return }
            contentView.addSubview(documentView)
            (documentView as? NSCollectionView)?.standInBoundsDidChange()
        }
    }

    open override var frame: CGRect {
        didSet { contentView.frame = CGRect(origin: .zero, size: frame.size) }
    }

    private func makeClipView() -> NSClipView {
        let view = NSClipView(frame: CGRect(origin: .zero, size: frame.size))
        addSubview(view)
        return view
    }
}
