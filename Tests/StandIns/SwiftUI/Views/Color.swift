@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Color: View, Hashable, Sendable {
    public typealias Body = Never

    public static let clear = Color(name: "clear")
    public static let gray = Color(name: "gray")
    public static let black = Color(name: "black")

    public static let white = Color(name: "white")

    let name: String

    public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: Resolvable {
    /// A color takes the proposed size; 10 points are ideal.
    func nodes(in context: ViewContext) -> [ViewNode] {
        [ViewNode(name: name, identity: context.path) { $0.replacingUnspecifiedDimensions() }]
    }
}
