@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct AnyLayout: Layout {
    public struct Cache {
        var value: Any
    }

    let base: any Layout

    public init<L>(_ layout: L) where L: Layout { base = layout }

    public func makeCache(subviews: Subviews) -> Cache {
        func make(_ layout: some Layout) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
        return make(base)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
        }
        update(base)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            with(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return spacing(base)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            with(layout, &cache, subviews) {
                $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return size(base)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        place(base)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func align<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                $0.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return align(base)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func align<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                $0.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return align(base)
    }

    /// Calls the layout with its cache; a cache of another layout is replaced.
    private func with<L: Layout, Result>(
        _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> Result
    ) -> Result {
        var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache.value = value }
        return body(layout, &value)
    }
}
