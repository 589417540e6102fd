internal import GridModel
internal import GridSyntax

/// A size at which layouts are drawn.
struct SamplePlace {
    let width: Rational
    /// The height for layouts that take it from outside.
    let height: Rational
    /// The grid that it is at this height.
    let grid: Grid

    /// A place with a height of its own, or of three quarters of the width, promised where it is.
    init(width: Rational, height: Rational? = nil, in grid: Grid) {
        let usual = (try? width * (try Rational(3, over: 4))) ?? width
        self.width = width
        self.height = height ?? min(max(usual, grid.height.lower), grid.height.upper)
        self.grid = grid.at(height: self.height)
    }

    /// A place in each of some ranges: those of the outside and of sections by their widths.
    static func places(in ranges: [SizeRange], of grid: Grid) -> [SizeRange: SamplePlace] {
        var places: [SizeRange: SamplePlace] = [:]
        if grid.hasHeights {
            for range in ranges { places[range] = place(in: range, of: grid, without: ranges) }
            return places
        }
        let widths = ranges.map { $0.widths }
        for (index, range) in ranges.enumerated() {
            places[range] = SamplePlace(
                width: grid.typicalWidth(
                    in: range.widths, around: widths.inside(range.widths, behind: index)),
                in: grid)
        }
        return places
    }

    /// A place in one range and, if it is the outside, in no other.
    private static func place(in range: SizeRange, of grid: Grid, without ranges: [SizeRange]) -> SamplePlace
    {
        let others = range == .all ? ranges.filter { $0 != .all } : []
        let usual = SamplePlace(width: Rational(360), in: grid).height
        let heights = [usual, grid.height.lower] + grid.heightLimits + [grid.height.upper]
        let found = heights.lazy.filter {
            range.heights.holds($0) && $0 >= grid.height.lower && $0 <= grid.height.upper
        }.map { height in
            let sections = others.filter { $0.heights.holds(height) }.map { $0.widths }
            return SamplePlace(
                width: grid.typicalWidth(in: range.widths, around: sections.inOrder { $0.comesBefore($1) }),
                height: height, in: grid)
        }
        return found.first { place in
            range.widths.holds(place.width)
                && !others.contains { $0.holds(width: place.width, height: place.height) }
        } ?? found.first ?? SamplePlace(width: grid.width.lower, in: grid)
    }
}

extension Grid {
    /// A width that a range holds and none of the ranges inside it does, near that of a telephone, promised where one is.
    fileprivate func typicalWidth(in range: SideRange, around sections: [SideRange]) -> Rational {
        // Where a section begins or ends another may be the first to hold.
        let limits = sections.flatMap { [$0.minimum, $0.below].compactMap { $0 } }
        let candidates =
            [Rational(360), self.width.lower, range.minimum ?? .zero, self.width.upper] + limits.sorted()
        let left = range.less(sections)
        func isPromised(_ width: Rational) -> Bool { width >= self.width.lower && width <= self.width.upper }
        let fitting = candidates.filter { width in
            let next = left.firstPlace { $0.minimum ?? .zero > width }
            return next > 0 && left[next - 1].holds(width)
        }
        // Sections for other counts may hold all of its widths.
        return fitting.first(where: isPromised) ?? fitting.first
            ?? ([self.width.lower] + candidates).first { isPromised($0) && range.holds($0) }
            ?? self.width.lower
    }
}

extension [SideRange] {
    /// The ranges inside one of them. They are in order: the ones after it that begin before its end, and the ones before
    /// it that begin where it does.
    fileprivate func inside(_ range: SideRange, behind index: Int) -> [SideRange] {
        let before = self[..<index].reversed().prefix { $0.minimum == range.minimum }
        let behind = self[(index + 1)...].prefix { other in
            range.below.map { other.minimum ?? .zero < $0 } ?? true
        }
        return (before.reversed() + behind).filter { $0.isWithin(range) }
    }
}

extension SizeRange {
    /// Whether it comes before another: with narrower widths, and of those with lower heights.
    func comesBefore(_ other: SizeRange) -> Bool {
        widths == other.widths ? heights.comesBefore(other.heights) : widths.comesBefore(other.widths)
    }
}

extension SideRange {
    /// Whether all its widths are among another's.
    fileprivate func isWithin(_ other: SideRange) -> Bool {
        if let least = other.minimum, minimum.map({ $0 < least }) ?? true { return false }
        guard let end = other.below else { return true }
        return below.map { $0 <= end } ?? false
    }

    /// Whether it begins before another, or with it and ends before.
    func comesBefore(_ other: SideRange) -> Bool {
        let (start, otherStart) = (minimum ?? .zero, other.minimum ?? .zero)
        if start != otherStart { return start < otherStart }
        guard let below else { return false }
        return other.below.map { below < $0 } ?? true
    }
}
