internal import GridSyntax

/// A rectangle in exact forms.
struct Box: Hashable {
    var x: Affine
    var y: Affine
    var width: Affine
    var height: Affine
}

/// Tiles in the order of the photos, placed into boxes.
struct Placement {
    let alignment: Alignment
    private(set) var tiles: [Box] = []

    init(alignment: Alignment) { self.alignment = alignment }

    mutating func place(_ box: Box) { tiles.append(box) }

    // MARK: Frames: the box is given, blocks share it

    /// Places a block into a box whose height its rows share.
    mutating func fill(_ box: Box, with block: Block) throws(ExactOverflow) {
        switch block {
        case .tiles(let count, let slots, _):
            let width = try slotWidth(box.width, slots: slots)
            try placeRow(count, slots: slots, x: box.x, y: box.y, width: width, height: box.height)
        case .stack(let rows), .framed(let rows, _):
            let free = try box.height - (try Affine.rowGap * Rational(rows.count - 1))
            let unit = try free / (try totalWeight(rows))
            var row = box
            for share in rows {
                row.height = try unit * share.weight
                try fill(row, with: share.block)
                row.y = try row.y + row.height + .rowGap
            }
        case .beside(let columns):
            let free = try box.width - (try Affine.columnGap * Rational(columns.count - 1))
            let unit = try free / (try totalWeight(columns))
            var column = box
            for share in columns {
                column.width = try unit * share.weight
                try fill(column, with: share.block)
                column.x = try column.x + column.width + .columnGap
            }
        }
    }

    private func totalWeight(_ shares: [Share]) throws(ExactOverflow) -> Rational {
        var sum = Rational.zero
        for share in shares { try sum += share.weight }
        return sum
    }

    // MARK: Ratios: the width is given, the height follows

    /// Places a block at a corner with a width, and returns the height that follows.
    @discardableResult
    mutating func solve(_ block: Block, x: Affine, y: Affine, width: Affine) throws(ExactOverflow) -> Affine {
        let height = try HeightForm(block).height(ofWidth: width)
        switch block {
        case .tiles(let count, let slots, _):
            let slot = try slotWidth(width, slots: slots)
            try placeRow(count, slots: slots, x: x, y: y, width: slot, height: height)
        case .stack(let rows):
            var top = y
            for share in rows {
                top = try top + (try solve(share.block, x: x, y: top, width: width)) + .rowGap
            }
        case .beside(let columns):
            var left = x
            for share in columns {
                let column = try HeightForm(share.block).width(ofHeight: height)
                try solve(share.block, x: left, y: y, width: column)
                left = try left + column + .columnGap
            }
        case .framed:
            try fill(Box(x: x, y: y, width: width, height: height), with: block)
        }
        return height
    }

    // MARK: Rows

    private func slotWidth(_ width: Affine, slots: Int) throws(ExactOverflow) -> Affine {
        try (width - (try Affine.columnGap * Rational(slots - 1))) / Rational(slots)
    }

    /// Places `count` tiles into `slots` equal slots, where the alignment says.
    mutating func placeRow(
        _ count: Int, slots: Int, x: Affine, y: Affine, width: Affine, height: Affine
    ) throws(ExactOverflow) {
        let step = try width + .columnGap
        let empty = try step * Rational(slots - count)
        var left =
            switch alignment {
            case .leading: x
            case .center: try x + (try empty / Rational(2))
            case .trailing: try x + empty
            }
        for _ in 0..<count {
            place(Box(x: left, y: y, width: width, height: height))
            left = try left + step
        }
    }
}
