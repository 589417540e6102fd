/// A statement that applies to the whole file.
public enum SettingSyntax: Hashable, Sendable {
    /// `grid Nice`
    case name(Located<String>)
    /// `tile 4:3`, `frame fill`, …
    case sizing(SizingSyntax)
    /// `align center`
    case alignment(Alignment)
    /// `gap 2`, `gap 4 2`
    case gap(GapSyntax)
    /// `inset 8`, `inset 8 4`, `inset 1 2 3 4`
    case inset(InsetSyntax)
    /// `heading 44`
    case heading(Located<NumberLiteral>)
    /// `foot 20`
    case foot(Located<NumberLiteral>)
    /// `width 320..1024`
    case width(LengthRangeSyntax)
    /// `height 200..800`
    case height(LengthRangeSyntax)
    /// `smallest 44`
    case smallest(Located<NumberLiteral>)
    /// `shapes tall < 4:5, wide > 6:5`
    case shapes(ShapesSyntax)
    /// `append to 9`
    case append(to: Located<Int>)
    /// `waterfall 2`, `waterfall 3 wide across`
    case waterfall(WaterfallSyntax)
    /// Indirect, since few of very many statements have it: `require within 4:5`
    indirect case requirement(RequirementSyntax)
}

/// Columns of which each photo goes to the shortest.
public struct WaterfallSyntax: Hashable, Sendable {
    /// The number of columns.
    public let columns: Located<Int>
    /// Whether wide photos lie across all columns, and the place of `wide across`.
    public let isAcross: Located<Bool>
}

/// The gaps, in points.
public struct GapSyntax: Hashable, Sendable {
    /// Between rows.
    public let row: Located<NumberLiteral>
    /// Between columns; nil if only one gap is written.
    public let column: Located<NumberLiteral>?
}

/// The insets as written, in points and in CSS order.
public struct InsetSyntax: Hashable, Sendable {
    /// One, two or four lengths.
    public let lengths: [Located<NumberLiteral>]
}

/// A range of container widths or heights, in points: `320..1024`.
public struct LengthRangeSyntax: Hashable, Sendable {
    /// The least length.
    public let lower: Located<NumberLiteral>
    /// The greatest length.
    public let upper: Located<NumberLiteral>
}

/// The limits between tall, square and wide photos.
public struct ShapesSyntax: Hashable, Sendable {
    /// Photos with a smaller aspect ratio are tall.
    public let tall: Located<RatioSyntax>
    /// Whether photos with that ratio are tall, too: `tall <= 9:16`.
    public let includesTall: Bool
    /// Photos with a greater aspect ratio are wide.
    public let wide: Located<RatioSyntax>
    /// Whether photos with that ratio are wide, too: `wide >= 10:1`.
    public let includesWide: Bool
}
