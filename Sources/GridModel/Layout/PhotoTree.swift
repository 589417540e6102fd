/// Nested blocks of photos in which every photo keeps its ratio. The ratios determine all places and sizes.
///
/// The height of a block is slope · width + offset:
///
/// - A photo of ratio r has slope 1/r and offset 0.
/// - A stack has the sum of its blocks' slopes, and the sum of their offsets plus the row gaps between them.
/// - In a row, all blocks have the same height. Its 1/slope is the sum of the blocks' 1/slope; its offset/slope is the
///   sum of their offset/slope minus the column gaps between them.
///
/// The width of the inset container determines the heights. The height of a row determines the widths of its blocks:
/// (height − offset)/slope.
public struct PhotoTree: Hashable, Sendable {
    /// A photo, or blocks side by side or above each other.
    public indirect enum Block: Hashable, Sendable {
        /// One photo; photos are numbered in tree order.
        case photo
        /// Two blocks or more, from the left.
        case row([Block])
        /// Two blocks or more, from the top.
        case stack([Block])
    }

    /// Indirect, since most layouts have no tree.
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

    /// The range to which each photo's ratio is clamped. A ratio that is unknown, or not a finite number greater than 0,
    /// is taken as 1 first.
    public var ratios: RatioRange {
        switch parts {
        case .of(_, let ratios): ratios
        }
    }
}

extension PhotoTree.Block {
    /// Blocks side by side; blocks that are rows are merged into it, which changes no sizes.
    init(row blocks: [Self]) {
        let parts = blocks.flatMap { block in
            if case .row(let parts) = block { return parts }
            return [block]
        }
        self = parts.count == 1 ? parts[0] : .row(parts)
    }

    /// Blocks above each other; blocks that are stacks are merged into it, which changes no sizes.
    init(stack blocks: [Self]) {
        let parts = blocks.flatMap { block in
            if case .stack(let parts) = block { return parts }
            return [block]
        }
        self = parts.count == 1 ? parts[0] : .stack(parts)
    }

    /// The edges of the container that each photo touches, given the edges that the block touches.
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

    /// The number of photos in the block.
    package var photoCount: Int {
        switch self {
        case .photo: 1
        case .row(let blocks), .stack(let blocks): blocks.reduce(0) { $0 + $1.photoCount }
        }
    }
}
