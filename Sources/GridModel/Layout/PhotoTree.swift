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
}
