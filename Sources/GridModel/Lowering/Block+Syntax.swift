internal import GridSyntax

extension Block {
    /// The blocks of a written stack. Shares of the wrong kind have been reported and count as 1.
    ///
    /// - Parameters:
    ///   - ratio: that of a tile, where heights follow from ratios; nil where rows share a frame.
    init(_ stack: StackSyntax, tileRatio ratio: Rational?) {
        self = .stack(stack.rows.map { Share($0.value, tileRatio: ratio) })
    }

    fileprivate init(_ block: BlockSyntax, tileRatio: Rational?) {
        switch (block.content, block.share?.value) {
        case (.tiles(let count), .ratio(let ratio)?) where tileRatio != nil:
            self = .tiles(count.value, slots: count.value, ratio: Rational(ratio))
        case (.tiles(let count), _):
            self = .tiles(count.value, slots: count.value, ratio: tileRatio ?? .one)
        case (.group(let stack), .ratio(let ratio)?) where tileRatio != nil:
            self = .framed(stack.rows.map { Share($0.value, tileRatio: nil) }, ratio: Rational(ratio))
        case (.group(let stack), _):
            self = Block(stack, tileRatio: tileRatio)
        }
    }

    /// The rows of `count` tiles by `rows of`.
    init(rowsOf perRow: Int, last: LastRow, count: Int, tileRatio ratio: Rational?) {
        self = .stack(
            rowLengths(count, perRow: perRow, last: last).map { length in
                let slots = last == .short ? perRow : length
                return Share(block: .tiles(length, slots: slots, ratio: ratio ?? .one), weight: .one)
            })
    }
}

extension Share {
    /// The weight of a row of one block is that of the row.
    fileprivate init(_ row: RowSyntax, tileRatio: Rational?) {
        if row.blocks.count == 1, let block = row.blocks.first {
            self.init(block.value, tileRatio: tileRatio)
        } else {
            self.init(
                block: .beside(row.blocks.map { Share($0.value, tileRatio: tileRatio) }), weight: .one)
        }
    }

    fileprivate init(_ block: BlockSyntax, tileRatio: Rational?) {
        var weight = Rational.one
        if case .weight(let number)? = block.share?.value { weight = Rational(number) }
        self.init(block: Block(block, tileRatio: tileRatio), weight: weight)
    }
}

/// How many tiles each row has when `count` photos stand in rows of at most `perRow`.
func rowLengths(_ count: Int, perRow: Int, last: LastRow) -> [Int] {
    let rows = (count - 1) / perRow + 1
    switch last {
    case .short, .stretch:
        return Array(repeating: perRow, count: rows - 1) + [count - (rows - 1) * perRow]
    case .balanced:
        let length = count / rows
        let longer = count % rows
        return (0..<rows).map { $0 < rows - longer ? length : length + 1 }
    }
}
