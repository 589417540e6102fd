internal import GridSyntax

extension Block {
    /// The blocks of a body; nil for those that have none of their own. Ignores shares that don't fit the sizing, which are
    /// reported.
    init?(_ body: BodySyntax, count: Int, style: Style) {
        switch body {
        case .stack(let stack):
            // Which rows other photos have follows from the photos or the width.
            if stack.hasRows, body.justifiedRows != nil, count > stack.sum { return nil }
            self.init(stack, count: count, style)
        case .sketch(let sketch): self = .sketch(Sketch(sketch, style.sizing.tileAspect ?? .square))
        case .rowsOf(let rows):
            self.init(Rows(rows, style), count: count)
        case .rowsFit, .justified, .strip, .show, .repeats: return nil
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
        self.init(rows: rows.shares(count), style.sizing.tileAspect)
    }

    /// The blocks of parts for a count of photos.
    package init(_ parts: Parts<Rows>, count: Int) {
        let others = count - parts.written
        let blocks = [
            parts.above?.structure, others > 0 ? Block(parts.rows, count: others) : nil,
            parts.below?.structure,
        ]
        self.init(
            rows: blocks.compactMap { $0 }.flatMap { $0.rows ?? [Share(block: $0, weight: .one)] },
            parts.rows.sizing.tileAspect)
    }

    /// The blocks of the written rows of parts, for no other photos.
    init(writtenRowsOf parts: Parts<JustifiedRows>) {
        let blocks = [parts.above?.structure, parts.below?.structure].compactMap { $0 }
        self.init(rows: blocks.flatMap { $0.rows ?? [Share(block: $0, weight: .one)] }, .square)
    }

    /// The blocks of a written stack, whose rows take the photos that its numbers leave.
    private init(_ stack: StackSyntax, count: Int, _ style: Style) {
        if case .tileSize = style.sizing {
            let lengths = stack.lengths(count)
            self.init(cells: lengths, columns: lengths.max() ?? 0, style)
            return
        }
        let others = count - stack.sum, stack = stack.filled(others), aspect = style.sizing.tileAspect
        self.init(
            rows: stack.rows.flatMap { row -> [Share] in
                switch row.value.rowsOfOthers {
                case .rowsOf(let rows)?: return Rows(rows, style).shares(others)
                case .justified?: return []  // for no other photos
                case nil: return [Share(row.value, aspect)]
                }
            }, aspect)
    }

    /// Rows of tiles with one size, aligned in columns.
    private init(cells lengths: [Int], columns: Int, _ style: Style) {
        self.init(
            rows: lengths.map { length in
                var row = TileRow(length, slots: columns, style.alignment, aspect: .square)
                row.isSpread = style.alignment == .spread
                return Share(block: .tiles(row), weight: .one)
            }, nil)
    }

    /// The blocks of a written stack.
    ///
    /// - Parameters:
    ///   - aspect: that of a tile if the width determines heights; nil if rows share a frame.
    private init(_ stack: StackSyntax, _ aspect: Aspect?) {
        self.init(rows: stack.rows.map { Share($0.value, aspect) }, aspect)
    }

    /// Rows. A single row is not wrapped in a stack; if the width determines heights, the rows of inner stacks are merged.
    private init(rows: [Share], _ aspect: Aspect?) {
        let rows = aspect == nil ? rows : rows.flatMap { $0.block.rows ?? [$0] }
        self = rows.count == 1 ? rows[0].block : .stack(rows)
    }

    /// Blocks side by side; neighbouring tiles of equal width are merged into one row of tiles.
    fileprivate init(columns: [Share], _ aspect: Aspect?) {
        let columns =
            aspect == nil
            ? columns.joinedIfAlike : columns.flatMap { $0.block.columns ?? [$0] }.joinedWhereAlike
        self = columns.count == 1 ? columns[0].block : .beside(columns)
    }

    fileprivate init(_ block: BlockSyntax, _ tile: Aspect?) {
        let own = tile == nil ? nil : block.share.flatMap { Aspect($0.value) }
        switch block.content {
        case .tiles(let count):
            self = .tiles(TileRow(count.value, aspect: own ?? tile ?? .square))
        case .group(let stack):
            if let own {
                self = .framed(stack.rows.map { Share($0.value, nil) }, own)
            } else {
                self.init(stack, tile)
            }
        // Rows inside blocks are written out before.
        case .rows: self = .tiles(TileRow(1, aspect: tile ?? .square))
        }
    }

    private var rows: [Share]? {
        if case .stack(let rows) = self { rows } else { nil }
    }

    private var columns: [Share]? {
        if case .beside(let columns) = self { columns } else { nil }
    }
}

extension Rows {
    /// Its rows for a count of tiles, 0 or more.
    fileprivate func shares(_ count: Int) -> [Share] {
        lengths(count).map { length in
            let row = TileRow(
                length, slots: last == .short ? perRow : length, align, aspect: sizing.tileAspect ?? .square)
            return Share(block: .tiles(row), weight: .one)
        }
    }
}

extension TileRow {
    /// A full row.
    init(_ count: Int, aspect: Aspect) {
        self.init(count: count, slots: count, halfSlotsBefore: 0, aspect: aspect)
    }

    fileprivate init(_ count: Int, slots: Int, _ alignment: Alignment, aspect: Aspect) {
        self.init(
            count: count, slots: slots, halfSlotsBefore: alignment.halves * (slots - count), aspect: aspect)
    }
}

extension [Share] {
    /// The blocks of a frame; if all are equal rows of tiles, one row of tiles.
    fileprivate var joinedIfAlike: [Share] {
        guard let first, case .tiles(let row) = first.block, allSatisfy({ $0 == first }) else { return self }
        return [Share(block: .tiles(TileRow(row.count * count, aspect: row.aspect)), weight: .one)]
    }

    /// The blocks of one height, with neighbouring rows of tiles of the same aspect joined.
    fileprivate var joinedWhereAlike: [Share] {
        var joined: [Share] = []
        for share in self {
            if case .tiles(let row) = share.block, case .tiles(let last)? = joined.last?.block,
                row.aspect == last.aspect
            {
                joined.removeLast()
                let both = TileRow(last.count + row.count, aspect: row.aspect)
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
    fileprivate init(_ row: RowSyntax, _ tile: Aspect?) {
        if row.blocks.count == 1, let block = row.blocks.first {
            self.init(block.value, tile)
        } else {
            self.init(
                block: Block(columns: row.blocks.map { Share($0.value, tile) }, tile), weight: .one)
        }
    }

    fileprivate init(_ block: BlockSyntax, _ tile: Aspect?) {
        var weight = Rational.one
        if case .weight(let number)? = block.share?.value { weight = Rational(number) }
        self.init(block: Block(block, tile), weight: weight)
    }
}

extension Sketch {
    init(_ sketch: SketchSyntax, _ aspect: Aspect = .square) {
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
            weights: sketch.lines.map { $0.value.weight.map { Rational($0.value) } ?? .one }, aspect: aspect,
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
    /// What gives a tile its height if the width determines heights, else nil. Photos of unknown ratios count as squares.
    fileprivate var tileAspect: Aspect? {
        switch self {
        case .tileRatio(let ratio): .ratio(ratio)
        case .tileHeight(let height): .height(height)
        case .tilePhoto: .square
        case .tileSize, .frameRatio, .frameHeight, .frameFill: nil
        }
    }
}

extension Aspect {
    /// Nil for a weight.
    fileprivate init?(_ share: ShareSyntax) {
        switch share {
        case .weight: return nil
        case .ratio(let ratio): self = .ratio(Rational(ratio))
        case .height(let height): self = .height(Rational(height))
        }
    }
}
