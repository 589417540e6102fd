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

/// The size of a container, and gaps, in points.
package struct ExactSpace {
    package var width, height, columnGap, rowGap: Rational

    package init(width: Rational, height: Rational, columnGap: Rational, rowGap: Rational) {
        self.width = width
        self.height = height
        self.columnGap = columnGap
        self.rowGap = rowGap
    }

    /// The value of a form, or nil if it overflows.
    package func callAsFunction(_ form: Affine) -> Rational? {
        try? form.value(width: width, height: height, columnGap: columnGap, rowGap: rowGap)
    }
}

/// Compiles the text of a spec.
package func compiled(_ text: String, name: String = "Test") -> Compilation {
    compile(parse(SourceText(name: "test.grid", text: text)), fallbackName: name)
}

extension Grid {
    /// The layout for a count of photos at a size, evaluated exactly.
    package func exactLayout(
        count: Int, in space: ExactSpace, photos: Photos = Photos(), isEditing: Bool = false
    ) -> ExactLayout? {
        let gaps = Gaps(row: space.rowGap, column: space.columnGap)
        let grid = at(height: space.height)
        let found =
            isEditing
            ? grid.editingLayout(count: count, width: space.width, photos: photos, gaps: gaps)
            : grid.layout(count: count, width: space.width, photos: photos, gaps: gaps)
        guard let layout = found, let width = space(layout.width), let height = space(layout.height)
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
            frames: frames, tiles: Array(layout.tiles), hidden: layout.hidden)
    }
}
