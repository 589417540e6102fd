/// A rule for more counts than are written out.
public struct Rule: Hashable, Sendable {
    /// How the photos of each count are arranged.
    public enum Arrangement: Hashable, Sendable {
        /// Rows of so many tiles.
        case rows(Rows)
        /// The layout of `count` photos; the others are not shown.
        case show(count: Int)
        /// Columns whose tiles are as high as their photos ask for; indirect, since it is five times as large as the others.
        indirect case waterfall(Waterfall)
    }

    /// The least count.
    public let from: Int
    /// The greatest count, or nil for no limit.
    public let to: Int?
    /// The container widths it is for.
    public let widths: WidthRange
    /// How the photos are arranged.
    public let arrangement: Arrangement
    /// Where it comes from.
    public let origin: Origin
}

extension Rule {
    /// The waterfall that it is, if it is one.
    package var waterfall: Waterfall? {
        if case .waterfall(let waterfall) = arrangement { return waterfall }
        return nil
    }

    /// The rows that it is, if it is for rows.
    package var rows: Rows? {
        if case .rows(let rows) = arrangement { return rows }
        return nil
    }

    /// The limits of photos' own ratios, where its rows keep them.
    package var photoRatios: RatioRange? {
        rows?.sizing.photoRatios
    }

    /// Whether a count is one of its own.
    package func holds(_ count: Int) -> Bool { from <= count && count <= to ?? .max }
}
