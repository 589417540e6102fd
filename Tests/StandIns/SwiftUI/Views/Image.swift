@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Image: View, Equatable, Sendable {
    public typealias Body = Never

    let name: String
    var isResizable = false

    nonisolated public init(_ name: String) { self.name = name }

    nonisolated public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }
}

extension Image: Resolvable {
    /// All images have 300 × 200 points; a resizable one takes the proposed size.
    func nodes(in context: ViewContext) -> [ViewNode] {
        let size = CGSize(width: 300, height: 200), isResizable = isResizable
        return [
            ViewNode(name: name, identity: context.path) {
                isResizable ? $0.replacingUnspecifiedDimensions(by: size) : size
            }
        ]
    }
}
