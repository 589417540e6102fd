internal import GridSyntax

extension StackSyntax {
    /// The rows that take the photos which its numbers leave, at any depth.
    var rowsOfOthers: [Located<RowsSyntax>] {
        rows.flatMap { row in
            row.value.blocks.flatMap { block -> [Located<RowsSyntax>] in
                switch block.value.content {
                case .tiles: []
                case .group(let stack): stack.rowsOfOthers
                case .rows(let rows): [Located(rows, at: block.span)]
                }
            }
        }
    }

    /// The place among its rows of those that take the other photos; nil if they are inside a block, or there are none.
    var placeOfOthers: Int? {
        hasRows ? rows.firstIndex { $0.value.rowsOfOthers != nil } : nil
    }

    /// The rows among its own that take the other photos; nil if they are inside a block, or there are none.
    fileprivate var ownRows: Located<RowsSyntax>? {
        placeOfOthers.flatMap { place in
            rows[place].value.rowsOfOthers.map { Located($0, at: rows[place].span) }
        }
    }

    /// The same stack with rows inside its blocks written out, for so many photos that the numbers leave; rows of its own stay.
    func filled(_ others: Int, isAll: Bool = false) -> StackSyntax {
        if !hasRows { return self }
        return StackSyntax(
            rows: rows.map { row in isAll || row.value.rowsOfOthers == nil ? row.filled(others) : row })
    }

    /// The numbers of tiles in its rows for a count of photos, from the top, if it has no blocks side by side.
    func lengths(_ count: Int) -> [Int] { filled(count - sum, isAll: true).numbers }

    /// The same stack with other rows of its own for the photos that its numbers leave.
    func replacingRows(with others: RowsOfSyntax) -> StackSyntax {
        StackSyntax(
            rows: rows.map { row in
                guard row.value.rowsOfOthers != nil else { return row }
                let block = BlockSyntax(content: .rows(.rowsOf(others)), share: nil)
                return Located(RowSyntax(blocks: [Located(block, at: row.span)]), at: row.span)
            })
    }

    /// All numbers of tiles, in the order written.
    var numbers: [Int] {
        rows.flatMap { row in
            row.value.blocks.flatMap { block -> [Int] in
                switch block.value.content {
                case .tiles(let count): [count.value]
                case .group(let stack): stack.numbers
                case .rows: []
                }
            }
        }
    }

    /// The number of photos it holds, at most `Int.max`.
    var sum: Int {
        numbers.reduce(0) { sum, number in
            let (result, overflow) = sum.addingReportingOverflow(number)
            return overflow ? .max : result
        }
    }
}

extension RowSyntax {
    /// The rows that take all other photos, if it is nothing else.
    var rowsOfOthers: RowsSyntax? {
        guard blocks.count == 1, case .rows(let rows)? = blocks.first?.value.content else { return nil }
        return rows
    }
}

extension Located<RowSyntax> {
    fileprivate func filled(_ others: Int) -> Located<RowSyntax> {
        let blocks = value.blocks.map { block in
            Located<BlockSyntax>(
                BlockSyntax(
                    content: block.value.content.filled(others, at: block.span), share: block.value.share),
                at: block.span)
        }
        return Located(RowSyntax(blocks: blocks), at: span)
    }
}

extension BlockSyntax.Content {
    fileprivate func filled(_ others: Int, at span: SourceSpan) -> Self {
        switch self {
        case .tiles, .rows(.justified): return self
        case .group(let stack): return .group(StackSyntax(rows: stack.rows.map { $0.filled(others) }))
        case .rows(.rowsOf(let rows)):
            let lengths = rowLengths(others, perRow: rows.perRow.value, last: rows.last)
            return .group(
                StackSyntax(
                    rows: lengths.map { length in
                        let tiles = BlockSyntax(content: .tiles(Located(length, at: span)), share: nil)
                        return Located(RowSyntax(blocks: [Located(tiles, at: span)]), at: span)
                    }))
        }
    }
}

extension BodySyntax {
    /// Rows that aim at a height or a shape, alone or among those of a partition; nil if there are none.
    var justifiedRows: JustifiedSyntax? {
        switch self {
        case .justified(let rows): return rows
        case .stack(let stack):
            if case .justified(let rows)? = stack.ownRows?.value { return rows }
            return nil
        case .sketch, .rowsOf, .rowsFit, .strip, .show, .repeats: return nil
        }
    }
}

extension ScopedRule {
    /// Its `rows of`, alone or among the rows of a partition, and the number of photos in the other rows; nil without.
    var rowsOf: (rows: Located<RowsOfSyntax>, written: Int)? {
        guard let body = syntax.body else { return nil }
        switch body.value {
        case .rowsOf(let rows): return (Located(rows, at: body.span), 0)
        case .stack(let stack):
            guard let own = stack.ownRows, case .rowsOf(let rows) = own.value else { return nil }
            return (Located(rows, at: own.span), stack.sum)
        case .sketch, .rowsFit, .justified, .strip, .show, .repeats: return nil
        }
    }

    /// Whether the last row of what so many photos in other rows leave isn't full for one of its counts.
    func hasShortRow(of perRow: Int, leaving written: Int) -> Bool {
        guard perRow > 1 else { return false }
        return to != from || (from - written) % perRow != 0
    }
}
