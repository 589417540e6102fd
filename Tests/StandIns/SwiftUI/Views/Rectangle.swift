@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Shape: Sendable, Animatable, View {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Rectangle: Shape {
    public typealias Body = Never

    nonisolated public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum RoundedCornerStyle: Sendable { case circular, continuous }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct RoundedRectangle: Shape {
    public typealias Body = Never

    public var cornerRadius: CGFloat
    public var style: RoundedCornerStyle
    // Which style is the default depends on the SDK.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadius, self.style) = (cornerRadius, style)
    }
}

extension RoundedRectangle: Resolvable {
    /// A shape takes the proposed size.
    func nodes(in context: ViewContext) -> [ViewNode] {
        let name = "\(style) \(cornerRadius)"
        return [ViewNode(name: name, identity: context.path) { $0.replacingUnspecifiedDimensions() }]
    }
}
