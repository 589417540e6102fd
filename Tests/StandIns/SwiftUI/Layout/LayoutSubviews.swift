@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<LayoutSubviews.Index>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    public var layoutDirection: LayoutDirection
    let elements: ArraySlice<LayoutSubview>

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }

    public subscript(index: Int) -> LayoutSubview { elements[index] }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(layoutDirection: layoutDirection, elements: elements[bounds])
    }

    func placements<L: Layout>(
        by layout: L, in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout L.Cache
    ) -> [Placement] {
        guard let placements = first?.placements else { return [] }
        return Array(
            placements.collect {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: self, cache: &cache)
            }.values)
    }
}
