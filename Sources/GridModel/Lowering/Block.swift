/// Blocks of tiles inside each other: a partition whose sizing has been settled.
indirect enum Block: Hashable {
    /// So many tiles side by side in equal slots, of which the last may stay empty. The ratio is that of each
    /// tile, where heights follow from ratios.
    case tiles(Int, slots: Int, ratio: Rational)
    /// Rows from the top.
    case stack([Share])
    /// Blocks from the left.
    case beside([Share])
    /// Rows that share the height of a block with a ratio of its own.
    case framed([Share], ratio: Rational)
}

/// A block and its weight among its siblings.
struct Share: Hashable {
    let block: Block
    let weight: Rational
}
