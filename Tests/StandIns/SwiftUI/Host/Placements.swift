/// The placements of one call of `placeSubviews`; subviews can be placed only during the call.
final class Placements: @unchecked Sendable {
    private(set) var all: [Int: Placement] = [:]
    private let graph: ViewGraph
    private var isOpen = false

    init(graph: ViewGraph) { self.graph = graph }

    func add(_ placement: Placement, at index: Int) {
        if !isOpen { graph.report("subview \(index) is placed outside of placeSubviews") }
        if all[index] != nil { graph.report("subview \(index) is placed twice") }
        if !placement.isFinite { graph.report("subview \(index) has an endless place: \(placement)") }
        all[index] = placement
    }

    /// Records the placements of a call.
    func collect(_ body: () -> Void) -> [Int: Placement] {
        (all, isOpen) = ([:], true)
        body()
        isOpen = false
        return all
    }
}
