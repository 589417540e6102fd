#if canImport(UIKit) || canImport(AppKit)
    /// What a constraint relates: an edge, the center or the length of an item along an axis.
    nonisolated struct PhotoAnchor: Hashable {
        enum Item: Hashable {
            case container
            case tile(Int)
            /// An invisible guide, for a tile that has no edge to be aligned with.
            case space(Int)
        }

        enum Axis: Hashable { case horizontal, vertical }

        /// `start` is leading or top, `end` trailing or bottom.
        enum Edge: Hashable { case start, center, end, length }

        var item: Item, axis: Axis, edge: Edge

        /// The name in a constraint's identifier.
        var name: String {
            let item: String
            switch self.item {
            case .container: item = "container"
            case .tile(let number): item = "tile \(number)"
            case .space(let number): item = "space \(number)"
            }
            let isHorizontal = axis == .horizontal
            switch edge {
            case .start: return item + (isHorizontal ? " leading" : " top")
            case .center: return item + (isHorizontal ? " center x" : " center y")
            case .end: return item + (isHorizontal ? " trailing" : " bottom")
            case .length: return item + (isHorizontal ? " width" : " height")
            }
        }
    }
#endif
