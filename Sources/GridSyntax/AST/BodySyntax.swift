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

/// A run of tiles or a stack in parentheses, and its share: `3@57`, `(1, 1)@16:9`.
public struct BlockSyntax: Hashable, Sendable {
    /// What a block holds.
    public enum Content: Hashable, Sendable {
        /// So many tiles side by side.
        case tiles(Located<Int>)
        /// A stack in parentheses.
        case group(StackSyntax)
    }

    /// What it holds.
    public let content: Content
    /// What stands behind its `@`.
    public let share: Located<ShareSyntax>?

    package init(content: Content, share: Located<ShareSyntax>?) {
        self.content = content
        self.share = share
    }
}

/// What stands behind an `@`; indirect, since most blocks have none.
public indirect enum ShareSyntax: Hashable, Sendable {
    /// `57`
    case weight(NumberLiteral)
    /// `16:9`
    case ratio(RatioSyntax)
}

/// A picture of the grid: `aab / aac / def`.
public struct SketchSyntax: Hashable, Sendable {
    /// At least one.
    public let lines: [Located<SketchLineSyntax>]
}

/// One row of unit cells, and its share of the height: `aab@2`.
public struct SketchLineSyntax: Hashable, Sendable {
    /// One letter or dot for each cell.
    public let cells: Located<String>
    /// What stands behind its `@`.
    public let weight: Located<NumberLiteral>?
}

/// Full rows, then the rest: `rows of 3 stretch`.
public struct RowsOfSyntax: Hashable, Sendable {
    /// How many tiles a full row has.
    public let perRow: Located<Int>
    /// What is done about a last row that isn't full.
    public let last: LastRow

    package init(perRow: Located<Int>, last: LastRow) {
        self.perRow = perRow
        self.last = last
    }
}
