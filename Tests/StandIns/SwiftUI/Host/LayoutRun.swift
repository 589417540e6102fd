/// Calls a layout as SwiftUI does, and reports what breaks its contract.
final class LayoutRun<L: Layout> {
    private let layout: L
    private let nodes: [ViewNode]
    private let context: ViewContext
    private let placements: Placements
    private let subviews: LayoutSubviews
    private var cache: L.Cache

    init(_ layout: L, _ nodes: [ViewNode], context: ViewContext) {
        self.layout = layout
        self.nodes = nodes
        self.context = context
        let placements = Placements(graph: context.graph)
        self.placements = placements
        let elements = nodes.enumerated().map {
            LayoutSubview(node: $1, placements: placements, index: $0)
        }
        subviews = LayoutSubviews(
            layoutDirection: context.environment.layoutDirection, elements: elements[...])
        // The layout or its subviews may have changed, so a cache of the same layout is updated.
        if var cache = context.graph.caches[context.path] as? L.Cache {
            layout.updateCache(&cache, subviews: subviews)
            self.cache = cache
        } else {
            cache = layout.makeCache(subviews: subviews)
        }
        context.graph.caches[context.path] = cache
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        if !size.width.isFinite || !size.height.isFinite || size.width < 0 || size.height < 0 {
            context.graph.report("\(proposal) gives the size \(size)")
        }
        var fresh = layout.makeCache(subviews: subviews)
        if size != layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &fresh) {
            context.graph.report("\(proposal) gives another size with a new cache")
        }
        context.graph.caches[context.path] = cache
        return size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) -> [PlacedView] {
        let placed = placements(in: bounds, proposal, &cache)
        var fresh = layout.makeCache(subviews: subviews)
        if placed != placements(in: bounds, proposal, &fresh) {
            context.graph.report("\(proposal) places subviews differently with a new cache")
        }
        checkAlignment(in: bounds, proposal)
        if layout.spacing(subviews: subviews, cache: &cache) != ViewSpacing() {
            context.graph.report("subviews change the distance to neighbours")
        }
        context.graph.caches[context.path] = cache
        return nodes.enumerated().flatMap { index, node -> [PlacedView] in
            guard let placement = placed[index] else {
                context.graph.report("subview \(index) is not placed")
                return []
            }
            return node.place(in: frame(of: node, placement, in: bounds), placement.proposal)
        }
    }

    /// A stack that aligns baselines or edges asks for guides; one outside of the view moves everything else away.
    private func checkAlignment(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let x = layout.explicitAlignment(
            of: HorizontalAlignment.leading, in: bounds, proposal: proposal, subviews: subviews, cache: &cache
        )
        let y = layout.explicitAlignment(
            of: VerticalAlignment.firstTextBaseline, in: bounds, proposal: proposal, subviews: subviews,
            cache: &cache)
        if let x, !(0...bounds.width).contains(x) { context.graph.report("a leading guide is at \(x)") }
        if let y, !(0...bounds.height).contains(y) { context.graph.report("a baseline is at \(y)") }
    }

    private func placements(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout L.Cache
    ) -> [Int: Placement] {
        placements.collect {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// SwiftUI itself flips the x position of each view within its parent from right to left:
    /// https://developer.apple.com/documentation/swiftui/layoutsubviews/layoutdirection
    private func frame(of node: ViewNode, _ placement: Placement, in bounds: CGRect) -> CGRect {
        let size = node.sizeThatFits(placement.proposal)
        var x = placement.position.x - placement.anchor.x * size.width
        let y = placement.position.y - placement.anchor.y * size.height
        if subviews.layoutDirection == .rightToLeft { x = bounds.minX + bounds.maxX - x - size.width }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
