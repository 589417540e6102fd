/// Blocks of photos inside each other, in which every photo keeps its ratio: what is solved when the ratios are known.
///
/// The height of a block is slope · width + offset. A photo of ratio r has the slope 1/r and the offset 0; the slopes and offsets of a
/// stack are the sums of its blocks', and a row gap between two; in a row, whose blocks have one height, 1/slope is the
/// sum of the blocks' 1/slope, and offset/slope is the sum of their offset/slope, less a column gap between two. From the width of the inset
/// container the heights follow, and from the height of a row the widths of its blocks, (height − offset)/slope.
public struct PhotoTree: Hashable, Sendable {
    /// A block: a photo, or blocks that stand side by side or above each other.
    public indirect enum Block: Hashable, Sendable {
        /// One photo; photos are numbered in the order in which they stand in the tree.
        case photo
        /// Two blocks or more, from the left.
        case row([Block])
        /// Two blocks or more, from the top.
        case stack([Block])
    }

    /// Behind a reference: most layouts have none.
    private indirect enum Parts: Hashable, Sendable {
        case of(Block, RatioRange)
    }

    private let parts: Parts

    init(root: Block, ratios: RatioRange) { parts = .of(root, ratios) }

    /// The block that fills the inset container.
    public var root: Block {
        switch parts {
        case .of(let root, _): root
        }
    }

    /// The limits to which the ratio of each photo is brought. One that is unknown, or no finite number greater than 0, counts
    /// as 1 before that.
    public var ratios: RatioRange {
        switch parts {
        case .of(_, let ratios): ratios
        }
    }
}

extension PhotoTree.Block {
    /// Blocks side by side; those that are rows themselves become part of it, which makes no difference.
    init(row blocks: [Self]) {
        let parts = blocks.flatMap { block in
            if case .row(let parts) = block { return parts }
            return [block]
        }
        self = parts.count == 1 ? parts[0] : .row(parts)
    }

    /// Blocks above each other; those that are stacks themselves become part of it, which makes no difference.
    init(stack blocks: [Self]) {
        let parts = blocks.flatMap { block in
            if case .stack(let parts) = block { return parts }
            return [block]
        }
        self = parts.count == 1 ? parts[0] : .stack(parts)
    }

    /// The edges of the container that each photo touches, of those that the block does.
    package func edges(within edges: Edges = [.top, .right, .bottom, .left]) -> [Edges] {
        switch self {
        case .photo: [edges]
        case .row(let blocks): Self.edges(of: blocks, within: edges, from: .left, to: .right)
        case .stack(let blocks): Self.edges(of: blocks, within: edges, from: .top, to: .bottom)
        }
    }

    /// Only the first block touches the first edge, and only the last one the last.
    private static func edges(
        of blocks: [Self], within edges: Edges, from first: Edges, to last: Edges
    ) -> [Edges] {
        blocks.enumerated().flatMap { place, block in
            var own = edges
            if place > 0 { own.subtract(first) }
            if place < blocks.count - 1 { own.subtract(last) }
            return block.edges(within: own)
        }
    }

    /// How many photos stand in it.
    package var photoCount: Int {
        switch self {
        case .photo: 1
        case .row(let blocks), .stack(let blocks): blocks.reduce(0) { $0 + $1.photoCount }
        }
    }
}
