/// Blocks of the same number of photos, one under another, a row gap apart.
///
/// Each block is the layout of `perBlock` photos that applies at the container's width, within the insets. If photos
/// remain, they form a last block: the layout of their count.
public struct Repeat: Hashable, Sendable {
    /// The number of photos in a block; 1 or more.
    public let perBlock: Int
    /// Whether the second block, the fourth and so on are reflected left to right.
    public let isMirrored: Bool

    /// Creates a repetition of a block with so many photos.
    package init(perBlock: Int, isMirrored: Bool) {
        self.perBlock = perBlock
        self.isMirrored = isMirrored
    }
}

extension Repeat {
    /// The numbers of photos of the blocks for a count, from the top.
    package func blocks(_ count: Int) -> [Int] {
        let rest = count % perBlock
        return Array(repeating: perBlock, count: count / perBlock) + (rest > 0 ? [rest] : [])
    }

    /// Whether a block is reflected.
    package func isReflected(_ block: Int) -> Bool { isMirrored && block % 2 == 1 }
}

extension Rule {
    /// What the rule repeats, if it does.
    package var repeated: Repeat? {
        if case .repeated(let blocks) = arrangement { return blocks }
        return nil
    }
}
