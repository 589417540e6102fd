// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor open class UIWindow: UIView {
    /// The screen's pixels per point and the language's direction.
    public var standInScale: CGFloat = 2 {
        didSet { notify(UITraitCollection(displayScale: oldValue, layoutDirection: traits.layoutDirection)) }
    }
    public var standInLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
        didSet {
            notify(
                UITraitCollection(
                    displayScale: standInScale,
                    layoutDirection: oldValue == .leftToRight ? .leftToRight : .rightToLeft))
        }
    }
    private var traits: UITraitCollection {
        let traits = UITraitCollection(
            displayScale: standInScale,
            layoutDirection: standInLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft)
        (traits.userInterfaceIdiom, traits.preferredContentSizeCategory) = (standInIdiom, standInContentSize)
        return traits
    }
    public internal(set) weak var standInFocused: UIView?
    weak var standInFocusRequest: UIView?
    /// The kind of device.
    public var standInIdiom = UIUserInterfaceIdiom.phone
    /// The user's text size.
    public var standInContentSize = UIContentSizeCategory.large {
        didSet {
            let previous = traits
            previous.preferredContentSizeCategory = oldValue
            notify(previous)
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: nil)
        }
    }
    private func notify(_ previous: UITraitCollection) { standInTraitsDidChange(from: previous) }
    open var rootViewController: UIViewController? {
        didSet {
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            addSubview(view)
        }
    }

    open override var window: UIWindow? { self }
    open override var traitCollection: UITraitCollection { traits }

    open func makeKeyAndVisible() { layoutIfNeeded() }
}

@MainActor open class UIViewController: UIResponder {
    private var loadedView: UIView?

    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView
        }
        set { loadedView = newValue }
    }
    open var title: String?

    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
}
