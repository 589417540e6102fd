/// A view that a layout sees as one subview.
final class ViewNode: @unchecked Sendable {
    let name, identity: String
    let sizeThatFits: (ProposedViewSize) -> CGSize
    var values: [ObjectIdentifier: Any] = [:]
    /// Runs when the view gets its frame.
    var onPlace: ((CGRect) -> Void)?
    /// Places the subviews of a container.
    var placeContent: ((CGRect, ProposedViewSize) -> [PlacedView])?

    init(name: String, identity: String, sizeThatFits: @escaping (ProposedViewSize) -> CGSize) {
        self.name = name
        self.identity = identity
        self.sizeThatFits = sizeThatFits
    }

    /// A node around this one, with another size. Layout values aren't handed on.
    func wrapped(_ sizeThatFits: @escaping (ProposedViewSize) -> CGSize) -> ViewNode {
        let node = ViewNode(name: name, identity: identity, sizeThatFits: sizeThatFits)
        let content = self
        node.onPlace = { content.onPlace?($0) }
        node.placeContent = placeContent
        return node
    }

    func place(in frame: CGRect, _ proposal: ProposedViewSize) -> [PlacedView] {
        onPlace?(frame)
        return placeContent?(frame, proposal)
            ?? [PlacedView(name: name, identity: identity, frame: frame, proposal: proposal)]
    }
}
