extension RandomSpec {
    // MARK: Partitions

    /// Rows with `count` photos in total.
    ///
    /// - Parameter isBeside: whether it is beside other blocks, so that its height can't be points alone.
    mutating func stack(of count: Int, _ style: Style, depth: Int, isBeside: Bool = false) -> String {
        parts(of: count).map { row(of: $0, style, depth: depth, isBeside: isBeside) }.joined(separator: ", ")
    }

    /// Rows for all photos that some numbers leave: before, after or around them, sometimes beside or inside blocks.
    ///
    /// - Parameters:
    ///   - least: the least count of the rule; `isOpen` says whether it has no end.
    mutating func partition(from least: Int, isOpen: Bool, _ style: Style) -> String {
        if !isOpen, least > 1, style == .ratio || style == .frame || style == .photo, random.oneIn(3) {
            let written = random.number(1...min(least - 1, 5))
            let rows = "rows of 1" + random.pick(["", " stretch", " balanced"])
            return "\(written) | " + random.pick([rows, "(\(rows))", "(rows of 2 balanced)"])
        }
        let written = random.number(1...min(least, 6)), above = random.number(0...written)
        // The sizing of rows that find their lengths is that of all.
        let rows = rowsOf(style)
        let parts = [
            above > 0 ? stack(of: above, style, depth: 2) : nil, rows.body,
            above < written ? stack(of: written - above, style, depth: 2) : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ") + rows.sizing
    }

    /// Blocks side by side; stacks get parentheses, sometimes more than necessary.
    private mutating func row(of count: Int, _ style: Style, depth: Int, isBeside: Bool) -> String {
        guard style != .fixed, count > 1, random.oneIn(3) else {
            return block(of: count, style, depth: depth, isBeside: isBeside)
        }
        if style == .height {
            return "(" + blocks(of: count, .frame, depth: depth) + ")@x\(length(60...400))"
        }
        if random.oneIn(2) { return blocks(of: count, style, depth: depth, isBeside: isBeside) }
        return group(style, isBeside: isBeside) { $0.blocks(of: count, $1, depth: depth, isBeside: isBeside) }
    }

    private mutating func blocks(of count: Int, _ style: Style, depth: Int, isBeside: Bool = false) -> String
    {
        let parts = parts(of: count), areBeside = isBeside || parts.count > 1
        return parts.map { block(of: $0, style, depth: depth, isBeside: areBeside) }.joined(separator: " | ")
    }

    private mutating func block(of count: Int, _ style: Style, depth: Int, isBeside: Bool) -> String {
        guard depth > 0, random.oneIn(3) else { return "\(count)" + share(style, isBeside: isBeside) }
        return group(style, isBeside: isBeside) {
            $0.stack(of: count, $1, depth: depth - 1, isBeside: isBeside)
        }
    }

    /// Parentheses; their share determines the style of their content.
    private mutating func group(
        _ style: Style, isBeside: Bool, _ content: (inout RandomSpec, Style) -> String
    ) -> String {
        let share = share(style, isBeside: isBeside)
        // In a block with its own ratio or height, rows divide the height like in a frame.
        let inner = (style == .ratio || style == .height) && !share.isEmpty ? Style.frame : style
        return "(" + content(&self, inner) + ")" + share
    }

    private mutating func share(_ style: Style, isBeside: Bool) -> String {
        guard random.oneIn(3) else { return "" }
        return switch style {
        case .ratio, .height:
            isBeside || random.oneIn(2) ? "@\(ratio())" : "@x\(length(20...300))"
        case .frame: "@\(weight())"
        case .fixed, .photo: ""
        }
    }

    /// Positive numbers with the sum `count`.
    private mutating func parts(of count: Int) -> [Int] {
        var parts: [Int] = []
        var left = count
        while left > 0 {
            let part = random.number(1...left)
            parts.append(part)
            left -= part
        }
        return parts
    }

    // MARK: Sketches

    /// A sketch of `count` tiles: merges cells into rectangles until `count` are left; other cells become holes.
    mutating func sketch(of count: Int, _ style: Style) -> String {
        let columns = random.number(1...max(1, min(count, 6)))
        let rows = (count + columns - 1) / columns + random.number(0...2)
        var tiles: [[(row: Int, column: Int)]] = (0..<rows).flatMap { row in
            (0..<columns).map { [(row, $0)] }
        }
        for _ in 0..<40 where tiles.count > count {
            let first = random.number(0...tiles.count - 1)
            let second = random.number(0...tiles.count - 1)
            guard first != second, isRectangle(tiles[first] + tiles[second]) else { continue }
            tiles[first] += tiles[second]
            tiles.remove(at: second)
        }
        tiles.shuffle(using: &random)
        var words = [[String]](repeating: [String](repeating: ".", count: columns), count: rows)
        for (index, tile) in tiles.prefix(count).enumerated() {
            let letter = Unicode.Scalar(UInt8(index < 26 ? 97 + index : 65 + index - 26))
            for cell in tile { words[cell.row][cell.column] = String(letter) }
        }
        let lines = words.map { $0.joined() + (style == .frame && random.oneIn(4) ? "@\(weight())" : "") }
        // `rows` and `show` would begin other bodies.
        return lines.first == "rows" || lines.first == "show" ? "\(count)" : lines.joined(separator: " / ")
    }

    private func isRectangle(_ cells: [(row: Int, column: Int)]) -> Bool {
        let rows = cells.map(\.row)
        let columns = cells.map(\.column)
        let height = (rows.max() ?? 0) - (rows.min() ?? 0) + 1
        let width = (columns.max() ?? 0) - (columns.min() ?? 0) + 1
        return height * width == cells.count
    }
}
