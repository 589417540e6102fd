// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

@MainActor open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0 { didSet { Self.standInRounded?(self) } }
    /// Called after each change of a radius.
    public static var standInRounded: ((CALayer) -> Void)?
    open var cornerCurve = CALayerCornerCurve.circular
    open var masksToBounds = false
    open var backgroundColor: CGColor?
    open var borderColor: CGColor?
    open var borderWidth: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Turns the y axis of the layer, and so of those within it, upside down.
    open var isGeometryFlipped = false
    open internal(set) weak var superlayer: CALayer?

    /// Whether an odd number of layers, from this one up, turn the y axis. In AppKit, y then grows downwards on the screen.
    open func contentsAreFlipped() -> Bool {
        isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
    }
}
