// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public class CGColor: NSObject {}

@MainActor open class UIColor: NSObject {
    /// How bright the color is and how much it covers.
    public let standInWhite: CGFloat, standInAlpha: CGFloat
    public init(white: CGFloat, alpha: CGFloat) {
        (standInWhite, standInAlpha) = (white, alpha)
        super.init()
    }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (standInWhite, standInAlpha) = (0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha)
        super.init()
    }
    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    open class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
    open class var label: UIColor { UIColor(white: 0, alpha: 1) }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(white: standInWhite, alpha: alpha) }
    open var cgColor: CGColor { CGColor() }
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

@MainActor open class UILabel: UIView {
    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.natural
    open var textColor: UIColor! = .label
    open var font: UIFont! = .preferredFont(forTextStyle: .body)
    open var adjustsFontForContentSizeCategory = false
    open var adjustsFontSizeToFitWidth = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        (isUserInteractionEnabled, isAccessibilityElement) = (false, true)
    }

    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    /// Letters of 10 by 20 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let letters = CGFloat(text?.count ?? 0)
        guard letters > 0 else { return .zero }
        guard numberOfLines != 1, size.width > 0 else { return CGSize(width: 10 * letters, height: 20) }
        let columns = max(1, (size.width / 10).rounded(.down))
        return CGSize(width: 10 * min(letters, columns), height: 20 * (letters / columns).rounded(.up))
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : bounds.width, height: 0))
    }
}

@MainActor open class UIImage: NSObject {
    public enum Orientation: Int, Sendable { case up, down, left, right }

    open private(set) var size: CGSize
    open private(set) var imageOrientation = Orientation.up
    public init?(named name: String) { return nil }
    /// Calls back on another thread.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let thumbnail = size.width > 0 && size.height > 0 ? UIImage(standInSize: size) : nil
        Thread.detachNewThread { completionHandler(thumbnail) }
    }
    public init(standInSize: CGSize, orientation: Orientation = .up) {
        size = standInSize
        imageOrientation = orientation
        super.init()
    }
}

@MainActor open class UIImageView: UIView {
    open var image: UIImage?

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

extension UIView {
    /// The image views that a user sees stretched, or beyond their edges: by default, an image isn't scaled evenly.
    public var standInMisshapen: [UIImageView] {
        guard !isHidden else { return [] }
        let own = (self as? UIImageView).flatMap { view in
            view.image == nil || view.contentMode == .scaleAspectFit
                || view.contentMode == .scaleAspectFill && view.clipsToBounds ? nil : view
        }
        return (own.map { [$0] } ?? []) + subviews.flatMap(\.standInMisshapen)
    }
}

@MainActor open class UIFont: NSObject {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont() }
}
