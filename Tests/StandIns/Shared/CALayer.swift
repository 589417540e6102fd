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
}
