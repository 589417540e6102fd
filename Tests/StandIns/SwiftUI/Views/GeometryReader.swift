/// A view that takes what it is proposed, and makes its content for that size where it is placed. The content begins at the top
/// leading corner.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct GeometryReader<Content>: View where Content: View {
    public typealias Body = Never

    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: Resolvable {
    func nodes(in context: ViewContext) -> [ViewNode] {
        let node = ViewNode(name: "reader", identity: context.path) { $0.replacingUnspecifiedDimensions() }
        node.placeContent = { frame, _ in
            let proposal = ProposedViewSize(frame.size)
            return MainActor.assumeIsolated {
                resolve(content(GeometryProxy(size: frame.size)), in: context.child("content"))
            }.flatMap { child in
                let size = child.sizeThatFits(proposal)
                let isMirrored = context.environment.layoutDirection == .rightToLeft
                let origin = CGPoint(x: isMirrored ? frame.maxX - size.width : frame.minX, y: frame.minY)
                return child.place(in: CGRect(origin: origin, size: size), proposal)
            }
        }
        return [node]
    }
}
