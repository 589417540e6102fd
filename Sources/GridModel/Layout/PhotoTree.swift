public import GridSyntax

/// Nested blocks of photos in which every photo keeps its ratio. The ratios determine all places and sizes.
///
/// The height of a block is slope · width + offset:
///
/// - A photo of ratio r has slope 1/r and offset 0.
/// - A stack has the sum of its blocks' slopes, and the sum of their offsets plus the row gaps between them.
/// - In a row, all blocks have the same height. Its 1/slope is the sum of the blocks' 1/slope; its offset/slope is the
///   sum of their offset/slope minus the column gaps between them.
///
/// The root is as wide as the inset container. If it would be higher than its greatest box, it is narrower: as high as the box,
/// but not narrower than 0. Its alignment says where it sits, and the container is as high as the root and the insets.
///
/// The width of the root determines the heights. The height of a row determines the widths of its blocks:
/// (height − offset)/slope.
///
/// If the root would be lower than its least box, it grows to the height of that box, and photos are cropped: all widths stay,
/// the rows of a stack grow by equal shares of what the stack grows by, and the blocks of a row by as much as the row.
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
        case of(Block, RatioRange, PhotoBounds?, Alignment)
    }

    private let parts: Parts

    /// - Parameters:
    ///   - align: where a root that its box makes narrower sits; without a greatest box it doesn't matter.
    init(root: Block, ratios: RatioRange, within bounds: PhotoBounds? = nil, align: Alignment = .leading) {
        parts = .of(root, ratios, bounds, bounds?.greatest == nil ? .leading : align)
    }

    /// The block that fills the inset container.
    public var root: Block {
        switch parts {
        case .of(let root, _, _, _): root
        }
    }

    /// How high the root is at least and at most; nil without such bounds.
    public var bounds: PhotoBounds? {
        switch parts {
        case .of(_, _, let bounds, _): bounds
        }
    }

    /// The box that the root stays within; nil without one.
    public var box: PhotoBox? { bounds?.greatest }

    /// The box that the root isn't lower than; nil without one.
    public var least: PhotoBox? { bounds?.least }

    /// Where the root sits if its box makes it narrower than the inset container.
    public var align: Alignment {
        switch parts {
        case .of(_, _, _, let align): align
        }
    }

    /// The range to which each photo's ratio is clamped. A ratio that is unknown, or not a finite number greater than 0,
    /// is taken as 1 first. If the range is sided, the photos use only one side of it.
    public var ratios: RatioRange {
        switch parts {
        case .of(_, let ratios, _, _): ratios
        }
    }

    /// Whether the size of each photo depends on all of them: on how high they are together, or how wide on average.
    package var dependsOnAllPhotos: Bool { bounds != nil || ratios.isSided }
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

extension PhotoTree.Block {
    /// The number of photos in each row; nil if there is something else than rows of photos.
    package var rowLengths: [Int]? {
        switch self {
        case .photo: return [1]
        case .row(let blocks): return blocks.allSatisfy { $0 == .photo } ? [blocks.count] : nil
        case .stack(let blocks):
            var lengths: [Int] = []
            for block in blocks {
                if case .stack = block { return nil }
                guard let row = block.rowLengths else { return nil }
                lengths += row
            }
            return lengths
        }
    }
}
