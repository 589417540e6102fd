internal import GridSyntax

/// A part of a partition as it is drawn: a row, a block or a stack.
struct DrawnPart {
    enum Content {
        /// Tiles side by side.
        case tiles(Int)
        case rows([DrawnPart])
        case columns([DrawnPart])
    }

    let content: Content
    let box: Box
    /// The number of tiles before it, and in it.
    let start, count: Int
    /// Where it is written, with its `@`.
    let span: SourceSpan
    let share: Located<ShareSyntax>?
    /// Whether it is several blocks without parentheses, which can't have an `@`.
    let isBare: Bool

    /// The partition of a layout.
    init(_ stack: StackSyntax, of layout: DrawnLayout) throws(Refusal) {
        try self.init(stack, SourceSpan(0, 0), nil, 0, layout.tiles)
    }

    private init(
        _ stack: StackSyntax, _ span: SourceSpan, _ share: Located<ShareSyntax>?, _ start: Int, _ tiles: [Box]
    ) throws(Refusal) {
        var rows: [DrawnPart] = []
        var end = start
        for row in stack.rows {
            let part = try DrawnPart(row, end, tiles)
            end += part.count
            rows.append(part)
        }
        try self.init(.rows(rows), start, end - start, tiles, span, share)
    }

    private init(_ row: Located<RowSyntax>, _ start: Int, _ tiles: [Box]) throws(Refusal) {
        var blocks: [DrawnPart] = []
        var end = start
        for block in row.value.blocks {
            let part = try DrawnPart(block, end, tiles)
            end += part.count
            blocks.append(part)
        }
        if blocks.count == 1 {
            self = blocks[0]
        } else {
            try self.init(.columns(blocks), start, end - start, tiles, row.span, nil, isBare: true)
        }
    }

    private init(_ block: Located<BlockSyntax>, _ start: Int, _ tiles: [Box]) throws(Refusal) {
        switch block.value.content {
        case .tiles(let count):
            try self.init(.tiles(count.value), start, count.value, tiles, block.span, block.value.share)
        case .group(let stack): try self.init(stack, block.span, block.value.share, start, tiles)
        case .rows: throw DrawnLayout.madeByRule
        }
    }

    private init(
        _ content: Content, _ start: Int, _ count: Int, _ tiles: [Box], _ span: SourceSpan,
        _ share: Located<ShareSyntax>?, isBare: Bool = false
    ) throws(Refusal) {
        guard count > 0, start < tiles.count, count <= tiles.count - start else {
            throw Refusal("the layout shows other tiles")
        }
        box = tiles[start..<start + count].dropFirst().reduce(tiles[start]) { $0.joined($1) }
        self.content = content
        self.start = start
        self.count = count
        self.span = span
        self.share = share
        self.isBare = isBare
    }

    /// Its weight in a frame.
    var weight: NumberLiteral {
        if case .weight(let number)? = share?.value { number } else { NumberLiteral(units: 1) }
    }

    /// Whether it has a ratio or a height, so that weights share its height.
    private var isFrame: Bool {
        switch share?.value {
        case .ratio, .height: true
        case .weight, nil: false
        }
    }

    /// Whether it has a height in points.
    private var hasHeight: Bool { if case .height? = share?.value { true } else { false } }

    // MARK: Lines

    /// The lines in it.
    ///
    /// - Parameters:
    ///   - isFramed: whether weights give it its size.
    ///   - isBeside: whether it is one of several blocks of a row.
    func lines(isFramed: Bool, isBeside: Bool = false) -> [DrawnLine] {
        switch content {
        case .tiles(let count):
            let width = box.width / Double(count)
            return (0..<count - 1).map { index in
                let place = box.left + width * Double(index + 1)
                return DrawnLine(
                    isHorizontal: false, place: place, start: box.top, end: box.bottom,
                    least: place - width + 1, greatest: place + width - 1,
                    meaning: .within(self, index, isFramed: isFramed, isBeside: isBeside))
            }
        case .rows(let parts), .columns(let parts):
            let isHorizontal = if case .rows = content { true } else { false }
            let isFramed = isFramed || isFrame
            let own = (0..<parts.count - 1).map { index in
                let (one, other) = (parts[index].box, parts[index + 1].box)
                return DrawnLine(
                    isHorizontal: isHorizontal,
                    place: isHorizontal ? (one.bottom + other.top) / 2 : (one.right + other.left) / 2,
                    start: isHorizontal ? box.left : box.top, end: isHorizontal ? box.right : box.bottom,
                    least: (isHorizontal ? one.top : one.left) + 1,
                    greatest: (isHorizontal ? other.bottom : other.right) - 1,
                    meaning: .between(parts, index, isFramed: isFramed))
            }
            return own + parts.flatMap { $0.lines(isFramed: isFramed, isBeside: !isHorizontal) }
        }
    }

    // MARK: Edits

    /// Gives siblings weights, or none.
    static func edits(of parts: [DrawnPart], _ weights: [String]) -> [TextEdit] {
        if weights.isEmpty { return parts.compactMap { part in part.share.map { TextEdit($0.span, "") } } }
        return zip(parts, weights).flatMap { part, weight in
            part.share != nil && part.weight.description == weight ? [] : part.edits(share: weight)
        }
    }

    /// Gives it an `@`.
    private func edits(share text: String) -> [TextEdit] {
        let written = "@" + text
        if let share { return [TextEdit(share.span, written)] }
        guard isBare else { return [TextEdit(span.trailingEdge, written)] }
        return [TextEdit(span.leadingEdge, "("), TextEdit(span.trailingEdge, ")" + written)]
    }

    /// Gives it a height by a ratio, or in points if it has one.
    func edits(height: Double, _ columnGap: Double, snap: Double) throws(Refusal) -> [TextEdit] {
        if hasHeight { return edits(share: "x\(max(1, Int(height.rounded())))") }
        switch content {
        case .tiles(let count):
            return edits(
                share: try niceRatio(
                    tileWidth(of: box.width, count, columnGap), height, snap: snap, isWide: false))
        case .rows where isFrame:
            return edits(share: try niceRatio(box.width, height, snap: snap, isWide: false))
        case .rows(let parts):
            let last = parts[parts.count - 1]
            return try last.edits(height: height - (last.box.top - box.top), columnGap, snap: snap)
        case .columns:
            throw Refusal(
                "blocks side by side are as high as their ratios make them; in parentheses they may have a ratio together, "
                    + "such as `(1 | (1, 1))@16:9`")
        }
    }

    /// Gives it a width by a ratio, at the height that it has.
    func edits(width: Double, _ columnGap: Double, snap: Double) throws(Refusal) -> [TextEdit] {
        switch content {
        case .tiles(let count):
            return edits(
                share: try niceRatio(
                    tileWidth(of: width, count, columnGap), box.height, snap: snap, isWide: true))
        case .rows where isFrame:
            return edits(share: try niceRatio(width, box.height, snap: snap, isWide: true))
        case .rows, .columns:
            throw Refusal(
                "a stack is as wide as the ratios in it make it; it may have a ratio of its own, such as `(1, 1)@1:2`"
            )
        }
    }

    /// Makes a tile of a number wider, and the next one narrower: each tile of it becomes a block.
    func edits(
        dividing index: Int, by distance: Double, _ columnGap: Double, snap: Double, isFramed: Bool,
        isBeside: Bool
    ) throws(Refusal) -> [TextEdit] {
        guard case .tiles(let count) = content else { return [] }
        let isFramed = isFramed || hasHeight
        let width = tileWidth(of: box.width, count, columnGap)
        let shares: [String]
        if isFramed {
            let weights = [NumberLiteral](repeating: NumberLiteral(units: 1), count: count)
            shares = try NiceWeights(
                weights[0], weights[0], lengths: (width + distance, width - distance), areAlone: count == 2,
                snap: snap
            ).all(weights, from: index)
            if shares.isEmpty { return [] }
        } else {
            let other = if case .ratio(let ratio)? = share?.value { "\(ratio)" } else { "" }
            let (first, second) = (
                try niceRatio(width + distance, box.height, snap: snap, isWide: true),
                try niceRatio(width - distance, box.height, snap: snap, isWide: true)
            )
            shares = (0..<count).map { $0 == index ? first : $0 == index + 1 ? second : other }
        }
        let blocks = shares.map { $0.isEmpty ? "1" : "1@" + $0 }
        let text = blocks.joined(separator: " | ")
        guard isFramed else { return [TextEdit(span, text)] }
        let number = SourceSpan(span.start, share?.span.start ?? span.end)
        return [TextEdit(number, share != nil || isBeside ? "(\(text))" : text)]
    }

    private func tileWidth(of width: Double, _ count: Int, _ columnGap: Double) -> Double {
        (width - columnGap * Double(count - 1)) / Double(count)
    }

    /// Exchanges the parts that two tiles are in.
    func edits(exchanging first: Int, _ second: Int, _ source: SourceText) throws(Refusal) -> [TextEdit] {
        switch content {
        case .tiles: throw Self.equal
        case .rows(let parts), .columns(let parts):
            guard let one = parts.first(where: { $0.holds(first) }),
                let other = parts.first(where: { $0.holds(second) })
            else { throw Self.equal }
            if one.start == other.start { return try one.edits(exchanging: first, second, source) }
            let (text, otherText) = (source.text(in: one.span), source.text(in: other.span))
            if text == otherText { throw Self.equal }
            return [TextEdit(one.span, otherText), TextEdit(other.span, text)]
        }
    }

    private func holds(_ tile: Int) -> Bool { start <= tile && tile < start + count }

    private static let equal = Refusal(
        "both are equal parts, and photos come in the order in which parts are written; a sketch can order them"
    )
}
