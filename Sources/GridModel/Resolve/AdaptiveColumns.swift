internal import GridSyntax

/// The number of equal tiles in a row, which follows from the width: that of rows near, over or under a height, or as many as
/// fit.
struct AdaptiveColumns {
    /// The numbers of columns that there may be.
    private let least: Int, greatest: Int
    /// The width of a tile at the height that the rows aim at.
    private let side: Rational
    private let filling: Filling
    private let gap: Rational
    /// The insets at the left and the right.
    private let insets: Rational

    /// When a row takes another tile.
    private enum Filling {
        /// If it makes the row longer than the width, but nearer to it; if it fits; if the row is shorter than the width by more
        /// than a millionth of its length.
        case near, fitting, needed
    }

    /// Nil for other layouts.
    init?(_ body: BodySyntax, _ sizing: Sizing, in spec: Spec) throws(ExactOverflow) {
        switch (body, sizing) {
        case (.justified, .tileRatio(let ratio)), (.stack, .tileRatio(let ratio)):
            guard let rows = body.justifiedRows else { return nil }
            switch rows.aim.value {
            case .near(let height): (side, filling) = (try ratio * Rational(height.value), .near)
            case .over(let height): (side, filling) = (try ratio * Rational(height.value), .fitting)
            case .overSize(let width, let height):
                (side, filling) = (max(Rational(width.value), try ratio * Rational(height.value)), .fitting)
            case .under(let height): (side, filling) = (try ratio * Rational(height.value), .needed)
            // A check refuses it.
            case .shape: return nil
            }
            least = rows.perRow?.value.least.value ?? 1
            greatest = rows.perRow?.value.greatest.value ?? .max
        case (.rowsFit, .tileSize(let width, _)):
            (side, filling, least, greatest) = (width, .fitting, 1, .max)
        default: return nil
        }
        gap = spec.columnGap
        insets = try spec.inset.left + spec.inset.right
    }

    /// Whether a row has more tiles than a grid may have sections for, at some promised widths.
    func areTooMany(within widths: SideRange, of promised: LengthRange) throws(ExactOverflow) -> Bool {
        guard widths.meets(promised), greatest > Limits.adaptiveColumns else { return false }
        let width = widths.below.map { min($0, promised.upper) } ?? promised.upper
        return try leastWidth(Limits.adaptiveColumns + 1) <= width
    }

    /// The numbers of columns up to the greatest promised width and up to the limit, with the widths that each is for. The
    /// last is also for all greater widths.
    func sections(
        within widths: SideRange, of promised: LengthRange
    ) throws(ExactOverflow) -> [(columns: Int, widths: SideRange)] {
        var sections: [(columns: Int, widths: SideRange)] = []
        var start = widths.minimum
        let most = min(greatest, max(least, Limits.adaptiveColumns))
        var columns = self.columns(at: min(start ?? .zero, promised.upper), atMost: most)
        while true {
            let next = columns < most ? try leastWidth(columns + 1) : nil
            guard let next, next <= promised.upper, widths.below.map({ next < $0 }) ?? true else {
                sections.append((columns, SideRange(minimum: start, below: widths.below)))
                return sections
            }
            if next > start ?? .zero {
                sections.append((columns, SideRange(minimum: start, below: next)))
                start = next
            }
            columns += 1
        }
    }

    /// The number of columns at a width, found by halves, since sections may be many.
    private func columns(at width: Rational, atMost most: Int) -> Int {
        var columns = least, end = most
        while columns < end {
            let middle = (columns + end) / 2
            // A number that overflows is one that the width doesn't reach.
            let isLess = (try? leastWidth(middle + 1)).map { $0 <= width } ?? false
            if isLess { columns = middle + 1 } else { end = middle }
        }
        return columns
    }

    /// The least container width at which a row has a number of tiles.
    private func leastWidth(_ columns: Int) throws(ExactOverflow) -> Rational {
        let own = try length(columns - 1), next = try length(columns)
        let width =
            switch filling {
            case .near: min(try own * Rational(2), try (own + next) / Rational(2))
            case .fitting: next
            case .needed: try own * (try .one + JustifiedRows.tolerance)
            }
        return try width + insets
    }

    /// The length of a number of tiles at the height that the rows aim at.
    private func length(_ columns: Int) throws(ExactOverflow) -> Rational {
        try side * Rational(columns) + (try gap * Rational(columns - 1))
    }
}
