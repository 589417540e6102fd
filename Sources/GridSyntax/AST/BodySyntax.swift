/// How the photos of a rule are arranged.
public enum BodySyntax: Hashable, Sendable {
    /// `3, 4`
    case stack(StackSyntax)
    /// `aab / aac / def`
    case sketch(SketchSyntax)
    /// `rows of 3 stretch`
    case rowsOf(RowsOfSyntax)
    /// `show 9`
    case show(Located<Int>)
}

/// Rows from the top: `3, 4`.
public struct StackSyntax: Hashable, Sendable {
    /// At least one.
    public let rows: [Located<RowSyntax>]

    package init(rows: [Located<RowSyntax>]) { self.rows = rows }
}

/// Blocks side by side: `1 | (1, 1)`.
public struct RowSyntax: Hashable, Sendable {
    /// At least one.
    public let blocks: [Located<BlockSyntax>]

    package init(blocks: [Located<BlockSyntax>]) { self.blocks = blocks }
}

/// Tiles side by side or a stack in parentheses, with its share: `3@57`, `(1, 1)@16:9`.
public struct BlockSyntax: Hashable, Sendable {
    /// The content of a block.
    public enum Content: Hashable, Sendable {
        /// A number of tiles side by side.
        case tiles(Located<Int>)
        /// A stack in parentheses.
        case group(StackSyntax)
    }

    /// The tiles or the stack.
    public let content: Content
    /// The share after the `@`.
    public let share: Located<ShareSyntax>?

    package init(content: Content, share: Located<ShareSyntax>?) {
        self.content = content
        self.share = share
    }
}

/// The part after an `@`: a weight or a ratio; indirect, since most blocks have none.
public indirect enum ShareSyntax: Hashable, Sendable {
    /// `57`
    case weight(NumberLiteral)
    /// `16:9`
    case ratio(RatioSyntax)
}

/// A picture of the layout, with a letter or dot for each cell: `aab / aac / def`.
public struct SketchSyntax: Hashable, Sendable {
    /// At least one.
    public let lines: [Located<SketchLineSyntax>]
}

/// One row of cells, and its share of the height: `aab@2`.
public struct SketchLineSyntax: Hashable, Sendable {
    /// One letter or dot for each cell.
    public let cells: Located<String>
    /// The weight after the `@`.
    public let weight: Located<NumberLiteral>?
}

/// Full rows, then the remaining tiles: `rows of 3 stretch`.
public struct RowsOfSyntax: Hashable, Sendable {
    /// The number of tiles in a full row.
    public let perRow: Located<Int>
    /// How a last row that isn't full is laid out.
    public let last: LastRow

    package init(perRow: Located<Int>, last: LastRow) {
        self.perRow = perRow
        self.last = last
    }
}
