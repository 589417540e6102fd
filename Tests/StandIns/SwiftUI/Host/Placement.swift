/// What a layout said about one subview.
struct Placement: Equatable {
    let position: CGPoint
    let anchor: UnitPoint
    let proposal: ProposedViewSize

    var isFinite: Bool {
        let lengths = [position.x, position.y, proposal.width ?? 0, proposal.height ?? 0]
        return lengths.allSatisfy(\.isFinite)
    }
}
