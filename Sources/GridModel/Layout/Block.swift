/// How tiles hang together: rows and blocks inside each other as they were written, without what makes no difference.
///
/// Places and sizes follow from it and the sizing, and what an output asks of a layout beyond them.
package indirect enum Block: Hashable, Sendable {
    /// Tiles side by side.
    case tiles(TileRow)
    /// Rows from the top.
    case stack([Share])
    /// Blocks from the left.
    case beside([Share])
    /// Rows that share the height of a block with a ratio of its own.
    case framed([Share], ratio: Rational)
    /// A sketch.
    case sketch(Sketch)
}

/// So many tiles side by side in equal slots.
package struct TileRow: Hashable, Sendable {
    let count: Int
    /// How many slots there are; those without a tile stay empty.
    let slots: Int
    /// The empty slots before the first tile, in halves.
    let halfSlotsBefore: Int
    /// The ratio of each tile, where heights follow from ratios.
    let ratio: Rational
}

/// A block and its weight among its siblings.
package struct Share: Hashable, Sendable {
    let block: Block
    let weight: Rational
}

extension Block {
    /// Whether tiles and gaps fill it: it has no hole and no short row.
    package var isFull: Bool {
        switch self {
        case .tiles(let row): row.count == row.slots
        case .stack(let shares), .beside(let shares), .framed(let shares, _):
            shares.allSatisfy { $0.block.isFull }
        case .sketch(let sketch): sketch.isFull
        }
    }

    /// Its equal tiles in rows and columns, each run as long as it can be, in the order of the tiles.
    package var runs: [TileRun] {
        switch self {
        case .tiles(let row): return [TileRun(columns: row.count, rows: 1)]
        case .stack(let shares), .framed(let shares, _): return Self.runs(down: shares)
        case .beside(let shares): return Self.runs(across: shares)
        case .sketch(let sketch): return sketch.runs
        }
    }

    /// Those of rows: a run goes on into rows like its own.
    private static func runs(down shares: [Share]) -> [TileRun] {
        var runs: [TileRun] = []
        var previous: Share?
        for share in shares {
            let own = share.block.runs
            if share == previous, own.count == 1 {
                runs[runs.count - 1].rows += own[0].rows
            } else if let rest = previous.flatMap({ share.tilesBehind($0) }) {
                runs[runs.count - 1].rows += 1
                runs.append(TileRun(columns: rest, rows: 1))
                previous = nil
                continue
            } else {
                runs += own
            }
            previous = share
        }
        return runs
    }

    /// Those of blocks side by side: a run goes on into rows of tiles like its own.
    private static func runs(across shares: [Share]) -> [TileRun] {
        var runs: [TileRun] = []
        var previous: Share?
        for share in shares {
            let own = share.block.runs
            if share == previous, own.count == 1, own[0].rows == 1 {
                runs[runs.count - 1].columns += own[0].columns
            } else {
                runs += own
            }
            previous = share
        }
        return runs
    }
}

/// Equal tiles in rows and columns, a gap apart.
package struct TileRun: Equatable {
    /// How many tiles stand side by side.
    package var columns: Int
    /// How many such rows there are.
    package var rows: Int
}

extension Share {
    /// How many tiles of a row are left after those that stand exactly under a shorter row; nil where they don't stand so.
    fileprivate func tilesBehind(_ shorter: Share) -> Int? {
        guard case .tiles(let row) = block, case .tiles(let above) = shorter.block,
            row.slots == above.slots, row.halfSlotsBefore == above.halfSlotsBefore,
            row.ratio == above.ratio, weight == shorter.weight, row.count > above.count
        else { return nil }
        return row.count - above.count
    }
}
