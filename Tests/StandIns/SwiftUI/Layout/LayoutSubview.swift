@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable, Sendable {
    let node: ViewNode
    let placements: Placements
    let index: Int

    public var priority: Double { 0 }
    /// A text keeps a distance of its own, for example.
    public var spacing: ViewSpacing { ViewSpacing(distance: Double(7 + index)) }

    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
        node.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal))
    }

    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        placements.add(Placement(position: position, anchor: anchor, proposal: proposal), at: index)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.node === right.node && left.index == right.index
    }
}
