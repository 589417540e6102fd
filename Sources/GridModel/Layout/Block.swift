/// The structure of a layout: nested rows and blocks as written, without needless nesting.
///
/// The structure and the sizing determine places and sizes; outputs also read the structure itself.
package indirect enum Block: Hashable, Sendable {
    /// Tiles side by side.
    case tiles(TileRow)
    /// Rows from the top.
    case stack([Share])
    /// Blocks from the left.
    case beside([Share])
    /// Rows that share the height of a block, which its aspect gives.
    case framed([Share], Aspect)
    /// A sketch.
    case sketch(Sketch)
}

/// Tiles side by side in equal slots.
package struct TileRow: Hashable, Sendable {
    let count: Int
    /// The number of slots; those without a tile stay empty.
    let slots: Int
    /// The number of empty half slots before the first tile.
    let halfSlotsBefore: Int
    /// What gives each tile its height, if the width determines heights.
    let aspect: Aspect
    /// Whether the slots share out the container's width, so that the gap between them is greater.
    var isSpread = false
}

/// A block and its weight relative to its siblings.
package struct Share: Hashable, Sendable {
    let block: Block
    let weight: Rational
}

extension Block {
    /// Whether tiles and gaps fill it: it has no holes and no short rows.
    package var isFull: Bool {
        switch self {
        case .tiles(let row): row.count == row.slots && !row.isSpread
        case .stack(let shares), .beside(let shares), .framed(let shares, _):
            shares.allSatisfy { $0.block.isFull }
        case .sketch(let sketch): sketch.isFull
        }
    }

    /// Whether a sketch is in it, whose tiles may lie anywhere.
    var hasSketch: Bool {
        switch self {
        case .tiles: false
        case .stack(let shares), .beside(let shares), .framed(let shares, _):
            shares.contains { $0.block.hasSketch }
        case .sketch: true
        }
    }

    /// The number of columns that share out the container's width; nil if none do.
    var spreadColumns: Int? {
        switch self {
        case .tiles(let row): row.isSpread ? row.slots : nil
        case .stack(let shares): shares.first?.block.spreadColumns
        case .beside, .framed, .sketch: nil
        }
    }

    /// Its tiles in order, grouped into the longest runs of equal tiles.
    package var runs: [TileRun] {
        switch self {
        case .tiles(let row):
            // Tiles of a run are a gap apart.
            if row.isSpread { return [TileRun](repeating: TileRun(columns: 1, rows: 1), count: row.count) }
            return [TileRun(columns: row.count, rows: 1)]
        case .stack(let shares), .framed(let shares, _): return Self.runs(down: shares)
        case .beside(let shares): return Self.runs(across: shares)
        case .sketch(let sketch): return sketch.runs
        }
    }

    /// The runs of rows: equal rows join one run.
    private static func runs(down shares: [Share]) -> [TileRun] {
        var runs: [TileRun] = []
        runs.reserveCapacity(shares.count)
        var previous: Share?
        for share in shares {
            let own = share.block.runs
            if share == previous, own.count == 1 {
                runs[runs.count - 1].rows += own[0].rows
            } else if let rest = previous.flatMap({ share.tilesBeyond($0) }) {
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

    /// The runs of blocks side by side: equal rows of tiles join one run.
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
    /// The number of tiles in a row.
    package var columns: Int
    /// The number of rows.
    package var rows: Int
}

extension Share {
    /// The number of tiles in a row beyond those exactly under a shorter row; nil if the tiles don't line up.
    fileprivate func tilesBeyond(_ shorter: Share) -> Int? {
        guard case .tiles(let row) = block, case .tiles(let above) = shorter.block,
            row.slots == above.slots, row.halfSlotsBefore == above.halfSlotsBefore,
            row.aspect == above.aspect, !row.isSpread, weight == shorter.weight, row.count > above.count
        else { return nil }
        return row.count - above.count
    }
}
