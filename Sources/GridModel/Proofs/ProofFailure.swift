internal import GridSyntax

/// What can't be proved of a layout.
enum ProofFailure: Hashable {
    /// A side of a tile is less than `smallest`.
    case side(TileSide, under: Rational)
    /// A side of a tile that keeps its photo's ratio is less than `smallest` for some ratios within the limits.
    case photoSide(TileSide, under: Rational, RatioRange)
    /// A tile reaches over the inset container.
    case outside(tile: Int, count: Int)
    /// No one of the four inequalities keeps two tiles apart at all sizes.
    case overlap(first: Int, second: Int, count: Int)
    /// Tiles and gaps don't add up to the inset container.
    case uncovered(count: Int)
    /// A container that sizes itself is wider than the least width it is promised.
    case tooWide(Rational, least: Rational, count: Int)
    /// The columns of a waterfall are narrower than `smallest`, up to a width of the container.
    case column(count: Int, below: Rational?, under: Rational)
    /// Exact numbers outgrow their bits.
    case overflow

    /// A side that is too small, and up to which size of the container it is.
    struct TileSide: Hashable {
        /// The index of the tile, from 0, and how many the layout has.
        let tile: Int
        let count: Int
        let isWidth: Bool
        /// Below this width or height of the container; nil where the side is too small at every size.
        let threshold: Rational?
        let isThresholdWidth: Bool
    }

    func diagnostic(at origin: Origin, widths: WidthRange) -> Diagnostic {
        var diagnostic = diagnostic(at: origin.span)
        if let range = widths.words { diagnostic.notes.append("in the section for \(range)") }
        return diagnostic
    }

    private func diagnostic(at span: SourceSpan) -> Diagnostic {
        switch self {
        case .side(let side, let least):
            let tile = "tile \(side.tile + 1) of \(side.count)"
            let dimension = side.isThresholdWidth ? "width" : "height"
            let size = side.threshold.map { "below \(dimension) \($0.short)" } ?? "at every size"
            return Diagnostic(
                .tileTooSmall,
                "\(tile) is under \(least.short) \(size)",
                at: span,
                label: "its \(side.isWidth ? "width" : "height")",
                help: side.threshold == nil
                    ? "allow less with `smallest`, or make the tile larger"
                    : "promise a greater `\(dimension)`, allow less with `smallest`, or lay out fewer tiles there"
            )
        case .photoSide(let side, let least, let ratios):
            var diagnostic = ProofFailure.side(side, under: least).diagnostic(at: span)
            let limits = "\(ratios.lower.asRatio)..\(ratios.upper.asRatio)"
            diagnostic.notes = ["for photos of some ratios within `tile photo \(limits)`"]
            diagnostic.help =
                "promise a greater `width`, allow less with `smallest`, or narrow the limits of the ratios"
            return diagnostic
        case .outside(let tile, let count):
            return Diagnostic(
                .tileOutside, "tile \(tile + 1) of \(count) reaches out of the inset container", at: span)
        case .overlap(let first, let second, let count):
            return Diagnostic(
                .tilesOverlap,
                "tiles \(first + 1) and \(second + 1) of \(count) are not a gap apart at every size", at: span
            )
        case .uncovered(let count):
            return Diagnostic(
                .notCovered, "the \(count) tiles and the gaps between them don't fill the inset container",
                at: span)
        case .tooWide(let width, let least, let count):
            return Diagnostic(
                .containerTooWide,
                "the layout of \(count) is \(width.short) wide, the least width is \(least.short)",
                at: span,
                help: "promise widths from \(width.short), or put fewer tiles in a row"
            )
        case .column(let count, let threshold, let least):
            let size = threshold.map { "below width \($0.short)" } ?? "at every size"
            return Diagnostic(
                .columnTooNarrow,
                "a column of \(count) is under \(least.short) \(size)",
                at: span,
                help: "promise a greater `width`, allow less with `smallest`, or write fewer columns"
            )
        case .overflow:
            return .exactOverflow(at: span)
        }
    }
}
