public import GridSyntax

/// Rows of photos that keep their ratios; how many photos a row has follows from them and from the width.
///
/// W is the width within the insets, gx the gap between columns. Photos whose ratios sum to S, k of them, are
/// S·T + (k − 1)·gx long at the height T, and (W − (k − 1)·gx) / S high where they fill the width.
public struct JustifiedRows: Hashable, Sendable {
    /// What the rows aim at.
    public enum Aim: Hashable, Sendable {
        /// Rows as near to a height as they come: a row takes the next photo where it is less than half as long as the
        /// width at that height, or where its length is then at least as near to the width.
        case near(Rational)
        /// Rows that are at least as high: a row takes the next photo where both fit at that height.
        case over(Rational)
        /// Tiles that are at least so wide and high: rows over the least height at which each of their photos is, `target(narrowest:)`.
        case overSize(width: Rational, height: Rational)
        /// Rows that are at most so high: a row takes the next photo as long as it is shorter than the width at that height.
        case under(Rational)
        /// All photos in a box of a ratio, width to height: of all cuts into rows, the one whose height is nearest to W / ratio.
        /// What is away from it counts for half as much again where a row is lower than the height `over`, and once more where
        /// a row has more photos than the next. Cuts into fewer rows come first, and then those with shorter first rows.
        case shape(Rational, over: Rational?)
    }

    /// What the rows aim at.
    public let aim: Aim
    /// The least number of photos in a row; only the last row may have fewer.
    public let least: Int
    /// The greatest number of photos in a row, or nil for no limit.
    public let greatest: Int?
    /// With `balanced`, the rows are those with the least sum of k·(h − T)². The last row fills the width where that makes
    /// it at most 4/3·T high, under a height at most T, or with `stretch`; else it is as high as the row before it and at most
    /// 4/3·T, or T if it is the only one or the aim isn't `near`.
    public let last: LastRow
    /// The position of a last row that doesn't fill the width.
    public let align: Alignment
    /// The range to which each photo's ratio is clamped. A ratio that is unknown, or not a finite number greater than 0,
    /// is taken as 1 first.
    public let ratios: RatioRange

    /// What differs by less, as a fraction of the width or of the height aimed at, is a tie.
    public static let tolerance = Waterfall.tolerance
}

extension JustifiedRows {
    /// The height that rows aim at; 0 if all of them together aim at a shape.
    package var height: Rational {
        switch aim {
        case .near(let height), .over(let height), .overSize(_, let height), .under(let height): height
        case .shape: .zero
        }
    }

    /// The least width of tiles; 0 if there is none.
    package var tileWidth: Rational {
        if case .overSize(let width, _) = aim { width } else { .zero }
    }

    /// The height that a row aims at, whose narrowest photo has a ratio.
    package func target(narrowest ratio: Rational) throws(ExactOverflow) -> Rational {
        max(height, try tileWidth / ratio)
    }

    /// Whether the rows are to be near a height.
    package var isNear: Bool {
        if case .near = aim { true } else { false }
    }

    /// Whether rows are under a height, or tiles over a size.
    package var isLimited: Bool {
        switch aim {
        case .overSize, .under: true
        case .near, .over, .shape: false
        }
    }

    /// Whether the rows aim at a shape.
    package var isShape: Bool {
        if case .shape = aim { true } else { false }
    }

    /// Whether photos that are appended change only the last row and what follows it.
    package var isAppendable: Bool { last != .balanced && !ratios.isSided && !isShape }
}
