/// How the photos of a rule are arranged.
public enum BodySyntax: Hashable, Sendable {
    /// `3, 4`
    case stack(StackSyntax)
    /// `aab / aac / def`
    case sketch(SketchSyntax)
    /// `rows of 3 stretch`
    case rowsOf(RowsOfSyntax)
    /// `rows fit`
    case rowsFit
    /// `rows near 240`; indirect, since few of very many rules have it
    indirect case justified(JustifiedSyntax)
    /// `strip 200`; the height is that of a box, or nil if the sizing gives it
    indirect case strip(Located<PhotoBoxSyntax>?)
    /// `show 9`
    case show(Located<Int>)
    /// `repeat 6 mirrored`
    case repeats(RepeatSyntax)
}

/// Rows from the top: `3, 4`.
public struct StackSyntax: Hashable, Sendable {
    /// At least one.
    public let rows: [Located<RowSyntax>]
    /// Whether `rows` take the photos that its numbers leave, at any depth.
    package let hasRows: Bool

    package init(rows: [Located<RowSyntax>]) {
        self.rows = rows
        hasRows = rows.contains { row in
            row.value.blocks.contains { block in
                switch block.value.content {
                case .tiles: false
                case .group(let stack): stack.hasRows
                case .rows: true
                }
            }
        }
    }
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
        /// Rows of all photos that the numbers leave; indirect, since few blocks are such rows.
        indirect case rows(RowsSyntax)
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

/// Rows of as many photos as there are.
public enum RowsSyntax: Hashable, Sendable {
    /// `rows of 3 stretch`
    case rowsOf(RowsOfSyntax)
    /// `rows near 240`
    case justified(JustifiedSyntax)
}

extension RowsSyntax {
    /// The rows of a body; nil for other bodies.
    package init?(_ body: BodySyntax) {
        switch body {
        case .rowsOf(let rows): self = .rowsOf(rows)
        case .justified(let rows): self = .justified(rows)
        case .stack, .sketch, .rowsFit, .strip, .show, .repeats: return nil
        }
    }
}

/// The part after an `@`: a weight, a ratio or a height in points; indirect, since most blocks have none.
public indirect enum ShareSyntax: Hashable, Sendable {
    /// `57`
    case weight(NumberLiteral)
    /// `16:9`
    case ratio(RatioSyntax)
    /// `x280`
    case height(NumberLiteral)
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

/// Rows whose lengths follow from the photos and the width: `rows of 2..5 near 240 balanced`.
public struct JustifiedSyntax: Hashable, Sendable {
    /// What the rows aim at.
    public enum Aim: Hashable, Sendable {
        /// Rows as high as a length: `near 240`
        case near(Located<NumberLiteral>)
        /// Rows at least as high as a length: `over 240`
        case over(Located<NumberLiteral>)
        /// Tiles at least as wide and as high as two lengths: `over 200x133`
        case overSize(width: Located<NumberLiteral>, height: Located<NumberLiteral>)
        /// Rows at most as high as a length: `under 150`
        case under(Located<NumberLiteral>)
        /// Rows that are together as high as a box of a ratio, and, if possible, at least as high as a length each:
        /// `near 3:4 over 60`
        case shape(RatioSyntax, over: Located<NumberLiteral>?)
    }

    /// The least and the greatest number of photos in a row, if they are written.
    public let perRow: Located<PerRow>?
    /// What the rows aim at.
    public let aim: Located<Aim>
    /// How the rows end.
    public let last: LastRow

    /// The numbers of photos that a row may have: `2..5`.
    public struct PerRow: Hashable, Sendable {
        /// The least number; only the last row may have fewer.
        public let least: Located<Int>
        /// The greatest number.
        public let greatest: Located<Int>

        package init(least: Located<Int>, greatest: Located<Int>) {
            self.least = least
            self.greatest = greatest
        }
    }

    package init(perRow: Located<PerRow>?, aim: Located<Aim>, last: LastRow) {
        self.perRow = perRow
        self.aim = aim
        self.last = last
    }
}

extension JustifiedSyntax: CustomStringConvertible {
    /// The rows in canonical form.
    public var description: String {
        let range = perRow.map { " of \($0.value.least.value)..\($0.value.greatest.value)" } ?? ""
        return "rows\(range) \(aim.value)" + (last == .short ? "" : " " + last.rawValue)
    }
}

extension JustifiedSyntax.Aim {
    /// Whether all rows aim at a shape together.
    package var isShape: Bool {
        if case .shape = self { true } else { false }
    }
}

extension JustifiedSyntax.Aim: CustomStringConvertible {
    /// The aim in canonical form.
    public var description: String {
        switch self {
        case .near(let height): "near \(height.value)"
        case .over(let height): "over \(height.value)"
        case .overSize(let width, let height): "over \(width.value)x\(height.value)"
        case .under(let height): "under \(height.value)"
        case .shape(let shape, let height): "near \(shape)" + (height.map { " over \($0.value)" } ?? "")
        }
    }
}

/// The layout of a count, again and again: `repeat 6 mirrored`.
public struct RepeatSyntax: Hashable, Sendable {
    /// The number of photos in a block.
    public let perBlock: Located<Int>
    /// Whether every second block is reflected.
    public let isMirrored: Bool

    package init(perBlock: Located<Int>, isMirrored: Bool) {
        self.perBlock = perBlock
        self.isMirrored = isMirrored
    }
}
