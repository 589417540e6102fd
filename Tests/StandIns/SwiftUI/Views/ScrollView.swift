@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Axis: Int8, Sendable {
    case horizontal, vertical

    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// Takes what it is proposed along its axis, and the size of its content across. The content begins at the leading edge.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ScrollView<Content>: View where Content: View {
    public typealias Body = Never

    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: Resolvable {
    func nodes(in context: ViewContext) -> [ViewNode] {
        if axes != .horizontal { context.graph.report("only horizontal scroll views are known here") }
        let nodes = resolve(content, in: context.child("content"))
        if nodes.count != 1 { context.graph.report("a scroll view of \(nodes.count) views") }
        guard let child = nodes.first else { return [] }
        func proposal(_ height: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: nil, height: height) }
        let node = ViewNode(name: "scroll", identity: context.path) { proposed in
            let size = child.sizeThatFits(proposal(proposed.height))
            return CGSize(width: proposed.width ?? size.width, height: size.height)
        }
        node.placeContent = { frame, _ in
            let size = child.sizeThatFits(proposal(frame.height))
            let isMirrored = context.environment.layoutDirection == .rightToLeft
            let x = isMirrored ? frame.maxX - size.width : frame.minX
            return child.place(
                in: CGRect(x: x, y: frame.minY, width: size.width, height: size.height),
                proposal(frame.height))
        }
        return [node]
    }
}
