internal import GridSyntax

extension Block {
    /// The blocks of a body; nil for those that have none of their own. Ignores shares that don't fit the sizing, which are
    /// reported.
    init?(_ body: BodySyntax, count: Int, style: Style) {
        switch body {
        case .stack(let stack):
            if case .tileSize = style.sizing {
                self.init(cells: stack.numbers, columns: stack.numbers.max() ?? 0, style)
            } else {
                self.init(stack, style.sizing.tileRatio)
            }
        case .sketch(let sketch): self = .sketch(Sketch(sketch, ratio: style.sizing.tileRatio ?? .one))
        case .rowsOf(let rows):
            self.init(Rows(rows, style), count: count)
        case .rowsFit, .justified, .show, .repeats: return nil
        }
    }

    /// The block for `count` tiles in rows.
    package init(_ rows: Rows, count: Int) {
        let lengths = rows.lengths(count)
        let style = Style(sizing: rows.sizing, alignment: rows.align)
        if case .tileSize = style.sizing {
            // Columns that share out the width are the same for fewer photos than a row holds.
            let columns = style.alignment == .spread ? rows.perRow : lengths.max() ?? 0
            self.init(cells: lengths, columns: columns, style)
            return
        }
        let ratio = style.sizing.tileRatio
        self.init(
            rows: lengths.map { length in
                let slots = rows.last == .short ? rows.perRow : length
                return Share(
                    block: .tiles(TileRow(length, slots: slots, style.alignment, ratio: ratio ?? .one)),
                    weight: .one)
            }, ratio)
    }

    /// Rows of tiles with one size, aligned in columns.
    private init(cells lengths: [Int], columns: Int, _ style: Style) {
        self.init(
            rows: lengths.map { length in
                var row = TileRow(length, slots: columns, style.alignment, ratio: .one)
                row.isSpread = style.alignment == .spread
                return Share(block: .tiles(row), weight: .one)
            }, nil)
    }

    /// The blocks of a written stack.
    ///
    /// - Parameters:
    ///   - ratio: the ratio of a tile if ratios determine heights; nil if rows share a frame.
    private init(_ stack: StackSyntax, _ ratio: Rational?) {
        self.init(rows: stack.rows.map { Share($0.value, ratio) }, ratio)
    }

    /// Rows. A single row is not wrapped in a stack; if ratios determine heights, the rows of inner stacks are merged.
    private init(rows: [Share], _ ratio: Rational?) {
        let rows = ratio == nil ? rows : rows.flatMap { $0.block.rows ?? [$0] }
        self = rows.count == 1 ? rows[0].block : .stack(rows)
    }

    /// Blocks side by side; neighbouring tiles of equal width are merged into one row of tiles.
    fileprivate init(columns: [Share], _ ratio: Rational?) {
        let columns =
            ratio == nil
            ? columns.joinedIfAlike : columns.flatMap { $0.block.columns ?? [$0] }.joinedWhereAlike
        self = columns.count == 1 ? columns[0].block : .beside(columns)
    }

    fileprivate init(_ block: BlockSyntax, _ tileRatio: Rational?) {
        switch (block.content, block.share?.value) {
        case (.tiles(let count), .ratio(let ratio)?) where tileRatio != nil:
            self = .tiles(TileRow(count.value, ratio: Rational(ratio)))
        case (.tiles(let count), _):
            self = .tiles(TileRow(count.value, ratio: tileRatio ?? .one))
        case (.group(let stack), .ratio(let ratio)?) where tileRatio != nil:
            self = .framed(stack.rows.map { Share($0.value, nil) }, ratio: Rational(ratio))
        case (.group(let stack), _):
            self.init(stack, tileRatio)
        }
    }

    private var rows: [Share]? {
        if case .stack(let rows) = self { rows } else { nil }
    }

    private var columns: [Share]? {
        if case .beside(let columns) = self { columns } else { nil }
    }
}

extension TileRow {
    /// A full row.
    init(_ count: Int, ratio: Rational) {
        self.init(count: count, slots: count, halfSlotsBefore: 0, ratio: ratio)
    }

    fileprivate init(_ count: Int, slots: Int, _ alignment: Alignment, ratio: Rational) {
        self.init(
            count: count, slots: slots, halfSlotsBefore: alignment.halves * (slots - count), ratio: ratio)
    }
}

extension [Share] {
    /// The blocks of a frame; if all are equal rows of tiles, one row of tiles.
    fileprivate var joinedIfAlike: [Share] {
        guard let first, case .tiles(let row) = first.block, allSatisfy({ $0 == first }) else { return self }
        return [Share(block: .tiles(TileRow(row.count * count, ratio: row.ratio)), weight: .one)]
    }

    /// The blocks of one height, with neighbouring rows of tiles of the same ratio joined.
    fileprivate var joinedWhereAlike: [Share] {
        var joined: [Share] = []
        for share in self {
            if case .tiles(let row) = share.block, case .tiles(let last)? = joined.last?.block,
                row.ratio == last.ratio
            {
                joined.removeLast()
                let both = TileRow(last.count + row.count, ratio: row.ratio)
                joined.append(Share(block: .tiles(both), weight: .one))
            } else {
                joined.append(share)
            }
        }
        return joined
    }
}

extension Share {
    /// A row. A row of one block has the weight of that block.
    fileprivate init(_ row: RowSyntax, _ tileRatio: Rational?) {
        if row.blocks.count == 1, let block = row.blocks.first {
            self.init(block.value, tileRatio)
        } else {
            self.init(
                block: Block(columns: row.blocks.map { Share($0.value, tileRatio) }, tileRatio), weight: .one)
        }
    }

    fileprivate init(_ block: BlockSyntax, _ tileRatio: Rational?) {
        var weight = Rational.one
        if case .weight(let number)? = block.share?.value { weight = Rational(number) }
        self.init(block: Block(block, tileRatio), weight: weight)
    }
}

extension Sketch {
    init(_ sketch: SketchSyntax, ratio: Rational = .one) {
        var areas: [UInt8: Area] = [:]
        for (row, line) in sketch.lines.enumerated() {
            for (column, letter) in line.value.cells.value.utf8.enumerated() where letter != UInt8(ascii: ".")
            {
                let area = areas[letter] ?? Area(rows: row...row, columns: column...column)
                areas[letter] = Area(
                    rows: area.rows.lowerBound...row,
                    columns: min(area.columns.lowerBound, column)...max(area.columns.upperBound, column))
            }
        }
        self.init(
            columnCount: sketch.lines.first?.value.cells.value.utf8.count ?? 0,
            weights: sketch.lines.map { $0.value.weight.map { Rational($0.value) } ?? .one }, ratio: ratio,
            areas: Self.letters.compactMap { areas[$0] })
    }
}

extension Rows {
    init(_ syntax: RowsOfSyntax, _ style: Style) {
        self.init(
            perRow: syntax.perRow.value, last: syntax.last, align: style.alignment, sizing: style.sizing)
    }
}

extension Sizing {
    /// The ratio of a tile if ratios determine heights, else nil. Photos of unknown ratios count as squares.
    fileprivate var tileRatio: Rational? {
        switch self {
        case .tileRatio(let ratio): ratio
        case .tilePhoto: .one
        case .tileSize, .frameRatio, .frameFill: nil
        }
    }
}
