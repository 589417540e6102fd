/// A view that a layout sees as one subview.
final class ViewNode: @unchecked Sendable {
    let name, identity: String
    let sizeThatFits: (ProposedViewSize) -> CGSize
    var values: [ObjectIdentifier: Any] = [:]
    /// Places the subviews of a container.
    var placeContent: ((CGRect, ProposedViewSize) -> [PlacedView])?

    init(name: String, identity: String, sizeThatFits: @escaping (ProposedViewSize) -> CGSize) {
        self.name = name
        self.identity = identity
        self.sizeThatFits = sizeThatFits
    }

    /// A node around this one, with another size, and with changes of what is placed. Layout values aren't handed on.
    func wrapped(
        _ sizeThatFits: @escaping (ProposedViewSize) -> CGSize,
        _ change: @escaping (inout PlacedView) -> Void = { _ in }
    ) -> ViewNode {
        let node = ViewNode(name: name, identity: identity, sizeThatFits: sizeThatFits)
        let content = self
        node.placeContent = { frame, proposal in
            let views =
                content.placeContent?(frame, proposal)
                ?? [
                    PlacedView(
                        name: content.name, identity: content.identity, frame: frame, proposal: proposal)
                ]
            return views.map { view in
                var view = view
                change(&view)
                return view
            }
        }
        return node
    }

    func place(in frame: CGRect, _ proposal: ProposedViewSize) -> [PlacedView] {
        placeContent?(frame, proposal)
            ?? [PlacedView(name: name, identity: identity, frame: frame, proposal: proposal)]
    }
}
