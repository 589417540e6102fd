internal import GridSyntax

/// A proof about a layout that fails.
enum ProofFailure: Hashable {
    /// A side of a tile is shorter than `smallest`.
    case side(TileSide, under: Rational)
    /// A side of a tile that keeps its photo's ratio is shorter than `smallest` for some ratios in the range.
    case photoSide(TileSide, under: Rational, RatioRange, PhotoBounds?)
    /// A side of a photo in justified rows or in a waterfall may be shorter than `smallest`.
    case justifiedSide(JustifiedSide, under: Rational, RatioRange)
    /// The gaps in a row, and the insets, are wider than a container.
    case gapsTooWide(Rational, at: Rational, count: Int, hasInsets: Bool, cure: Cure?)
    /// A tile extends beyond the inset container.
    case outside(tile: Int, count: Int)
    /// None of the four inequalities keeps two tiles apart at all sizes.
    case overlap(first: Int, second: Int, count: Int)
    /// Tiles and gaps don't add up to the inset container.
    case uncovered(count: Int)
    /// A container that sizes itself is wider than its least promised width.
    case tooWide(Rational, least: Rational, count: Int)
    /// The columns of a waterfall are narrower than `smallest`, up to a container width.
    case column(count: Int, below: Rational?, under: Rational)
    /// An exact number doesn't fit in its bits.
    case overflow

    /// A side that is too small, and the container size below which it is.
    struct TileSide: Hashable {
        /// The 0-based index of the tile.
        let tile: Int
        /// The number of tiles in the layout.
        let count: Int
        let isWidth: Bool
        /// The container width or height below which the side is too small; nil for every size.
        let threshold: Rational?
        let isThresholdWidth: Bool

        fileprivate func shifted(by places: Int, of count: Int) -> TileSide {
            TileSide(
                tile: tile + places, count: count, isWidth: isWidth, threshold: threshold,
                isThresholdWidth: isThresholdWidth)
        }
    }

    /// The shortest side that a photo in justified rows or in a waterfall may have, and the container width at which; without a length, no
    /// photo is known to be so short, but there is no proof either.
    struct JustifiedSide: Hashable {
        let length: Rational?
        let isWidth: Bool
        let width: Rational
        /// What to change of the rule; nil if that doesn't help.
        let cure: Cure?
        /// Whether containers that are wider can help.
        let mayWiden: Bool
    }

    /// A change of a rule that makes photos higher, in words.
    enum Cure: String {
        case aimHigher = "aim at a greater height"
        case fewerInRow = "allow fewer photos in a row"
        case fewerForced = "ask for fewer photos in a row"
        case fewerColumns = "use fewer columns"
    }

    /// The same of a tile that is so many places later, among more tiles.
    func shifted(by places: Int, of count: Int) -> ProofFailure {
        switch self {
        case .side(let side, let least): .side(side.shifted(by: places, of: count), under: least)
        case .photoSide(let side, let least, let ratios, let box):
            .photoSide(side.shifted(by: places, of: count), under: least, ratios, box)
        case .justifiedSide, .gapsTooWide, .outside, .overlap, .uncovered, .tooWide, .column, .overflow: self
        }
    }

    func diagnostic(at origin: Origin, sizes: SizeRange) -> Diagnostic {
        var diagnostic = diagnostic(at: origin.span)
        if case .side(let side, let least) = self, origin.isAimed {
            // Wider containers may have more tiles in a row.
            diagnostic = ProofFailure.side(side.within(sizes.widths), under: least).diagnostic(
                at: origin.span)
            diagnostic.help = oneOf(["aim at a greater height", "lower `smallest`"])
        }
        if let range = sizes.words { diagnostic.notes.append("at \(range)") }
        return diagnostic
    }

    private func diagnostic(at span: SourceSpan) -> Diagnostic {
        switch self {
        case .side(let side, let least):
            let tile = "tile \(side.tile + 1) of \(side.count)"
            let dimension = side.isThresholdWidth ? "width" : "height"
            let size =
                side.threshold.map { "at container \(dimension)s below \($0.rough)" } ?? "at every size"
            return Diagnostic(
                .tileTooSmall,
                "\(tile) is less than \(points(least)) \(side.isWidth ? "wide" : "high") \(size)",
                at: span,
                label: "its \(side.isWidth ? "width" : "height")",
                help: side.threshold == nil
                    ? "lower `smallest`, or make the tile larger"
                    : "raise the lower limit of `\(dimension)`, lower `smallest`, or use fewer tiles"
            )
        case .photoSide(let side, let least, let ratios, let bounds):
            let box = bounds?.greatest
            var diagnostic = ProofFailure.side(side, under: least).diagnostic(at: span)
            diagnostic.notes = ["for some photo ratios within `tile photo \(ratios.limits)`"]
            if let box {
                diagnostic.notes.append(
                    "photos that stay `within \(box.name)` may be narrower than the container")
            }
            if let floor = bounds?.least, !side.isWidth {
                diagnostic.notes.append(
                    "gridgen doesn't count on what `within \(floor.name)..` adds to each of several rows")
            }
            diagnostic.help = oneOf([
                side.threshold.map { _ in "raise the lower limit of `width`" },
                box.map { _ in "allow a higher box" }, "lower `smallest`", "narrow the range of ratios",
            ])
            return diagnostic
        case .justifiedSide(let side, let least, let ratios):
            let direction = side.isWidth ? "wide" : "high"
            return Diagnostic(
                .tileTooSmall,
                side.length.map {
                    "a photo may be only \(points($0)) \(direction) in a container \(points(side.width)) wide, less than "
                        + "\(least.short)"
                } ?? "gridgen can't prove that each photo is at least \(points(least)) \(direction)",
                at: span,
                label: "its \(side.isWidth ? "width" : "height")",
                notes: ["for some photo ratios within `tile photo \(ratios.limits)`"],
                help: oneOf([
                    side.cure?.rawValue, side.mayWiden ? "raise the lower limit of `width`" : nil,
                    "lower `smallest`", "narrow the range of ratios",
                ])
            )
        case .gapsTooWide(let width, let least, let count, let hasInsets, let cure):
            return Diagnostic(
                .tileTooSmall,
                "the gaps \(hasInsets ? "and insets " : "")of \(photos(count)) in a row need \(points(width)), but the "
                    + "container may be only \(least.rough) wide",
                at: span,
                help: oneOf([cure?.rawValue, "raise the lower limit of `width`", "write a smaller `gap`"])
            )
        case .outside(let tile, let count):
            return Diagnostic(
                .tileOutside, "tile \(tile + 1) of \(count) extends beyond the inset container", at: span)
        case .overlap(let first, let second, let count):
            return Diagnostic(
                .tilesOverlap,
                "tiles \(first + 1) and \(second + 1) of \(count) are closer together than the gap at some size",
                at: span
            )
        case .uncovered(let count):
            return Diagnostic(
                .notCovered,
                count == 1
                    ? "the tile doesn't fill the inset container"
                    : "the \(count) tiles and the gaps between them don't fill the inset container",
                at: span)
        case .tooWide(let width, let least, let count):
            return Diagnostic(
                .containerTooWide,
                "\(photos(count)) \(count == 1 ? "needs" : "need") \(points(width)), but the container may be only "
                    + "\(least.short) wide",
                at: span,
                help:
                    "raise the lower limit of `width` to \(width.short), or put fewer or narrower tiles in a row"
            )
        case .column(let count, let threshold, let least):
            let size = threshold.map { "at container widths below \($0.rough)" } ?? "at every size"
            return Diagnostic(
                .columnTooNarrow,
                "\(count == 1 ? "the column" : "each of \(count) columns") is less than \(points(least)) wide \(size)",
                at: span,
                help: "raise the lower limit of `width`, lower `smallest`, or use fewer columns"
            )
        case .overflow:
            return .exactOverflow(at: span)
        }
    }
}

/// A length and its unit.
private func points(_ length: Rational) -> String { length == .one ? "1 point" : "\(length.rough) points" }

/// Ways to go, as a choice: `a, b, or c`.
private func oneOf(_ ways: [String?]) -> String {
    let ways = ways.compactMap { $0 }
    return ways.dropLast().map { $0 + ", " }.joined() + (ways.count > 1 ? "or " : "") + (ways.last ?? "")
}

extension ProofFailure.TileSide {
    /// The same side, without a threshold that is beyond a range of widths.
    fileprivate func within(_ widths: SideRange) -> Self {
        guard isThresholdWidth, let threshold, let below = widths.below, threshold >= below else {
            return self
        }
        return Self(tile: tile, count: count, isWidth: isWidth, threshold: nil, isThresholdWidth: true)
    }
}
