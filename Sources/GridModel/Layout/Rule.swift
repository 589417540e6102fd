/// A rule whose counts are not written out as layouts.
public struct Rule: Hashable, Sendable {
    /// How the photos of each count are arranged.
    public enum Arrangement: Hashable, Sendable {
        /// Rows of tiles.
        case rows(Rows)
        /// Written rows, and rows of the other photos; indirect, since few rules have them.
        indirect case parts(Parts<Rows>)
        /// Written rows, and rows of the other photos that their ratios and the width determine; indirect, too.
        indirect case aimedParts(Parts<JustifiedRows>)
        /// Rows that the photos' ratios and the width determine; indirect, since few rules have them.
        indirect case justified(JustifiedRows)
        /// One row that is as long as its photos make it; indirect, since few rules have it.
        indirect case strip(Strip)
        /// The layout of `count` photos; the others are not shown.
        case show(count: Int)
        /// The layout of a count, again and again.
        case repeated(Repeat)
        /// Columns in which the photos' ratios determine the heights; indirect, since it is five times as large as the others.
        indirect case waterfall(Waterfall)
    }

    /// The least count.
    public let from: Int
    /// The greatest count, or nil for no limit.
    public let to: Int?
    /// The container sizes that it applies to.
    public let sizes: SizeRange
    /// How the photos are arranged.
    public let arrangement: Arrangement
    /// The rule in the spec.
    public let origin: Origin
}

extension Rule {
    /// The container widths that it applies to.
    public var widths: SideRange { sizes.widths }

    /// The waterfall, if the arrangement is one.
    package var waterfall: Waterfall? {
        if case .waterfall(let waterfall) = arrangement { return waterfall }
        return nil
    }

    /// The rows, if the arrangement is rows.
    package var rows: Rows? {
        if case .rows(let rows) = arrangement { return rows }
        return nil
    }

    /// The rows that the photos' ratios and the width determine, if the arrangement is such rows.
    package var justifiedRows: JustifiedRows? {
        if case .justified(let rows) = arrangement { return rows }
        return nil
    }

    /// The rows for any count: the arrangement, or those among its parts.
    package var anyRows: Rows? { rows ?? parts?.rows }

    /// The rows that the photos' ratios and the width determine: the arrangement, or those among its parts.
    package var anyJustifiedRows: JustifiedRows? {
        switch arrangement {
        case .justified(let rows): rows
        case .aimedParts(let parts): parts.rows
        case .rows, .parts, .strip, .show, .repeated, .waterfall: nil
        }
    }

    /// The strip, if the arrangement is one.
    package var strip: Strip? {
        if case .strip(let strip) = arrangement { return strip }
        return nil
    }

    /// The range of photo ratios, if its rows keep them.
    package var photoRatios: RatioRange? {
        anyRows?.sizing.photoRatios
    }

    /// Whether the sizes of its tiles depend on their photos' ratios.
    package var keepsRatios: Bool {
        photoRatios != nil || anyJustifiedRows != nil || waterfall != nil || strip != nil
    }

    /// Whether the rule includes a count.
    package func holds(_ count: Int) -> Bool { from <= count && count <= to ?? .max }
}
