#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// Shows a view: resolves its tree, proposes sizes, and places it.
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
    public func size(_ proposal: ProposedViewSize) -> CGSize {
        node(in: graph)?.sizeThatFits(proposal) ?? .zero
    }

    /// Places the root as a stack would: it first asks for sizes to learn how flexible the view is.
    public func place(_ proposal: ProposedViewSize, at origin: CGPoint = .zero) -> [PlacedView] {
        place(proposal, at: origin, in: graph)
    }

    /// Places the root in one pass without states from before, as an image renderer does, and a lazy stack with each row that
    /// comes back.
    public func placeAgain(_ proposal: ProposedViewSize, at origin: CGPoint = .zero) -> [PlacedView] {
        let fresh = ViewGraph()
        defer { fresh.problems.forEach(graph.report) }
        return place(proposal, at: origin, in: fresh)
    }

    private func place(
        _ proposal: ProposedViewSize, at origin: CGPoint, in graph: ViewGraph
    ) -> [PlacedView] {
        guard let node = node(in: graph) else { return [] }
        probe(node, around: proposal)
        let size = node.sizeThatFits(proposal)
        probe(node, around: proposal)
        return node.place(in: CGRect(origin: origin, size: size), proposal)
    }

    /// Asks for sizes, in any order: which ones a container asks for isn't promised.
    private func probe(_ node: ViewNode, around proposal: ProposedViewSize) {
        var probes: [ProposedViewSize] = [
            .zero, .infinity, .unspecified, ProposedViewSize(width: proposal.width, height: nil),
            ProposedViewSize(width: nil, height: proposal.height),
            ProposedViewSize(width: .infinity, height: 0),
        ]
        for _ in 0..<4 {
            probes.append(
                ProposedViewSize(
                    width: CGFloat.random(in: 0...1500, using: &standInRandom),
                    height: standInRandom.chance() ? nil : CGFloat.random(in: 0...1500, using: &standInRandom)
                ))
        }
        for probe in probes.shuffled(using: &standInRandom) { _ = node.sizeThatFits(probe) }
    }

    private func node(in graph: ViewGraph) -> ViewNode? {
        let context = ViewContext(graph: graph, environment: environment, path: "")
        let nodes = resolve(root, in: context)
        if nodes.count != 1 { graph.report("the root consists of \(nodes.count) views") }
        return nodes.first
    }
}
