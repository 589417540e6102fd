/// Shows a view: resolves its tree, proposes sizes, places it, and runs what its geometry triggers.
///
/// The root must be one view. Drivers read `problems` at the end: it has what breaks the contract of layouts.
@MainActor public final class ViewHost<Root: View> {
    public var root: Root
    public var environment = EnvironmentValues()
    private let graph = ViewGraph()

    public init(_ root: Root) { self.root = root }

    /// What broke the contract of layouts so far.
    public var problems: [String] { graph.problems }

    /// The size of the root for a proposal.
    public func size(_ proposal: ProposedViewSize) -> CGSize { node()?.sizeThatFits(proposal) ?? .zero }

    /// Places the root as a stack would: it first asks for sizes to learn how flexible the view is.
    public func place(_ proposal: ProposedViewSize, at origin: CGPoint = .zero) -> [PlacedView] {
        for _ in 0..<10 {
            graph.isOutdated = false
            guard let node = node() else { return [] }
            let probes: [ProposedViewSize] = [
                .zero, .infinity, .unspecified, ProposedViewSize(width: proposal.width, height: nil),
                ProposedViewSize(width: nil, height: proposal.height),
                ProposedViewSize(width: .infinity, height: 0),
            ]
            for probe in probes { _ = node.sizeThatFits(probe) }
            let size = node.sizeThatFits(proposal)
            for probe in probes { _ = node.sizeThatFits(probe) }
            let views = node.place(in: CGRect(origin: origin, size: size), proposal)
            let actions = graph.actions
            graph.actions = []
            for action in actions { action() }
            if !graph.isOutdated { return views }
        }
        graph.report("the state of the view never settles")
        return []
    }

    private func node() -> ViewNode? {
        let context = ViewContext(graph: graph, environment: environment, path: "")
        let nodes = resolve(root, in: context)
        if nodes.count != 1 { graph.report("the root consists of \(nodes.count) views") }
        return nodes.first
    }
}
