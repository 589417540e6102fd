package import GridModel
internal import GridSyntax

/// A rectangle of exact numbers.
package struct ExactFrame: Hashable {
    package var x, y, width, height: Rational
}

/// A layout of a compiled spec at one size, computed exactly.
package struct ExactLayout {
    package var size: ExactFrame
    package var frames: [ExactFrame]
    package var tiles: [Tile]
    package var hidden: Int
}

/// A container and gaps, in points.
package struct ExactSpace {
    package var width, height, columnGap, rowGap: Rational

    package init(width: Rational, height: Rational, columnGap: Rational, rowGap: Rational) {
        self.width = width
        self.height = height
        self.columnGap = columnGap
        self.rowGap = rowGap
    }

    /// The value of a form, or nil where it outgrows its bits.
    package func callAsFunction(_ form: Affine) -> Rational? {
        try? form.value(width: width, height: height, columnGap: columnGap, rowGap: rowGap)
    }
}

/// Compiles the text of a spec.
package func compiled(_ text: String, name: String = "Test") -> Compilation {
    compile(parse(SourceText(name: "test.grid", text: text)), fallbackName: name)
}

extension WidthRange {
    /// Whether a width lies in the range.
    package func holds(_ width: Rational) -> Bool {
        width >= minimum ?? .zero && below.map { width < $0 } ?? true
    }
}

extension Grid {
    /// The layout for a count: the first of the layouts that matches, or else computed by the first rule that does.
    package func layout(count: Int, width: Rational) -> Layout? {
        if let layout = layouts.first(where: { $0.count == count && $0.widths.holds(width) }) {
            return layout
        }
        let matching = rules.first {
            $0.from <= count && count <= $0.to ?? .max && $0.widths.holds(width)
        }
        guard let rule = matching else { return nil }
        switch rule.arrangement {
        case .show(let shown):
            guard let target = layout(count: shown, width: width) else { return nil }
            var tiles = target.tiles
            if let last = tiles.indices.last { tiles[last].role = .more }
            return Layout(
                count: count, pattern: nil, widths: rule.widths, width: target.width, height: target.height,
                hidden: count - shown, tiles: tiles, origin: rule.origin, isFull: target.isFull)
        case .rows(let perRow, let last, let align, let sizing):
            let body = BodySyntax.rowsOf(
                RowsOfSyntax(perRow: Located(perRow, at: SourceSpan(0, 0)), last: last))
            let style = Style(sizing: sizing, alignment: align)
            guard let lowered = try? lower(body, count: count, style: style, inset: inset) else { return nil }
            return Layout(
                count: count, pattern: nil, widths: rule.widths, width: lowered.width, height: lowered.height,
                hidden: 0, tiles: lowered.tiles, origin: rule.origin,
                isFull: lowered.isFull)
        }
    }

    /// The layout for a count at a size, evaluated exactly.
    package func exactLayout(count: Int, in space: ExactSpace) -> ExactLayout? {
        guard let layout = layout(count: count, width: space.width),
            let width = space(layout.width), let height = space(layout.height)
        else { return nil }
        let frames = layout.tiles.compactMap { tile -> ExactFrame? in
            guard let x = space(tile.x), let y = space(tile.y), let width = space(tile.width),
                let height = space(tile.height)
            else { return nil }
            return ExactFrame(x: x, y: y, width: width, height: height)
        }
        guard frames.count == layout.tiles.count else { return nil }
        return ExactLayout(
            size: ExactFrame(x: .zero, y: .zero, width: width, height: height),
            frames: frames, tiles: layout.tiles, hidden: layout.hidden)
    }
}
