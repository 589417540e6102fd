// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    open var isEnabled = true
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var isSelected = false
    private var actions: [(events: Event, action: UIAction)] = []

    // A control takes its touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, touches.contains(where: { bounds.contains($0.location(in: self)) }) else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    @available(iOS 14.0, tvOS 14.0, *)
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.append((controlEvents, action))
    }

    open func sendActions(for controlEvents: UIControl.Event) {
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
            action.sender = self
            action.handler(action)
            action.sender = nil
        }
    }
}

@MainActor open class UIMenuElement: NSObject {}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@available(iOS 13.0, tvOS 13.0, *)
@MainActor open class UIAction: UIMenuElement {
    fileprivate let handler: UIActionHandler
    open var title: String
    open var image: UIImage?
    open fileprivate(set) var sender: Any?

    @available(iOS 14.0, tvOS 14.0, *)
    public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
        self.title = title
        self.image = image
        self.handler = handler
        super.init()
    }
}

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0, system = 1, contactAdd = 5
    }

    open private(set) var buttonType = ButtonType.custom
    private var title: String?
    /// The view of the image, which is as large as the image unless the content fills the button.
    open private(set) var imageView: UIImageView?
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        isAccessibilityElement = true
        if buttonType == .contactAdd { accessibilityLabel = "Add" }
    }

    @available(iOS 14.0, tvOS 14.0, *)
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        title = primaryAction?.title
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        guard let image = primaryAction?.image else { return }
        let view = UIImageView(image: image)
        addSubview(view)
        imageView = view
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let imageView, let size = imageView.image?.size else { return }
        let width = contentHorizontalAlignment == .fill ? bounds.width : size.width
        let height = contentVerticalAlignment == .fill ? bounds.height : size.height
        imageView.frame = CGRect(
            x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }

    open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }
    open func title(for state: UIControl.State) -> String? { title }

    /// A tap: what a touch, a keyboard or an assistive technology triggers.
    public func standInTap() {
        guard isEnabled, !isHidden, isUserInteractionEnabled else { fatalError("the button can't be tapped") }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}

extension UIControl {
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
    }
}
