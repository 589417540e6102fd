/// Rows near a height that take another photo, which is their last, for any number of photos before it.
///
/// The names are those of `JustifiedSides`. The `length` photos before the last one are l₀ to l₁ long at the height T, and the last
/// one adds x₀ to x₁.
///
/// - A row that is W long or longer takes no photo. So it takes its last one at a length L below W/2, and is then at most
///   min(l₁, W/2) + x₁ long; or where L and L′ together are at most (2 + ε)·W, so that L′ is greatest at the L where
///   both limits meet, (2 + ε)·W = 2·L + x₁, as far as l₀ and l₁ allow.
/// - At the greatest L′, the height is T·(W − G) / (L′ − G). Between the widths at which the limits change, it is a quotient of
///   forms that are linear in the width. So it is monotone there.
/// - These widths are linear in the number of photos. Along each of them, the height is a quotient of forms that are linear in
///   that number. So between the numbers at which two of them cross, only the least and the greatest number matter.
struct NearRow {
    /// The lengths of the photos of a row at the height aimed at, as forms of the number of photos before the last one.
    private struct Line {
        let slope: Rational
        let constant: Rational

        func callAsFunction(_ length: Int) throws(ExactOverflow) -> Rational {
            try slope * Rational(length) + constant
        }
    }

    /// A row before and with its last photo.
    struct Lengths {
        let before: Rational
        let after: Rational
    }

    private let height: Rational
    let gap: Rational
    private let least: Line
    private let greatest: Line
    /// What the last photo adds.
    private let added: (least: Rational, greatest: Rational)
    private let factor: Rational
    private let widths: LengthRange

    /// - Parameters:
    ///   - narrow: which photo has the least ratio; the others have any.
    init(
        _ ratios: RatioRange, height: Rational, gap: Rational, narrow: RowSample.Narrow?,
        over widths: LengthRange
    ) throws(ExactOverflow) {
        self.height = height
        self.gap = gap
        self.widths = widths
        let lower = try ratios.lower * height + gap, upper = try ratios.upper * height + gap
        least = Line(slope: lower, constant: -gap)
        greatest = Line(slope: upper, constant: narrow == .first ? try lower - upper - gap : -gap)
        added = (lower, narrow == .last ? lower : upper)
        factor = try Rational(2) + JustifiedRows.tolerance
    }

    /// The widths from which a row takes its last photo, by each of the two conditions, and those at which a limit changes.
    private var bends: [Line] {
        get throws(ExactOverflow) {
            func sum(_ line: Line, _ added: Rational) throws(ExactOverflow) -> Line {
                Line(
                    slope: try line.slope * Rational(2) / factor,
                    constant: try (line.constant * Rational(2) + added) / factor)
            }
            func double(_ line: Line) throws(ExactOverflow) -> Line {
                Line(slope: try line.slope * Rational(2), constant: try line.constant * Rational(2))
            }
            return [
                try double(least), try sum(least, added.least), try double(greatest),
                try sum(least, added.greatest), try sum(greatest, added.greatest),
            ]
        }
    }

    /// The numbers of photos before the last one at which the height can be least.
    func lengths(in range: ClosedRange<Int>) throws(ExactOverflow) -> [Int] {
        let bends = try bends
        var greatest = range.lowerBound - 1
        for begin in bends.prefix(2) {
            let last = try ((widths.upper - begin.constant) / begin.slope).floor
            greatest = max(greatest, min(last, range.upperBound))
        }
        guard greatest >= range.lowerBound else { return [] }
        let range = range.lowerBound...greatest
        if range.count <= 40 { return Array(range) }
        let ends = [
            Line(slope: .zero, constant: widths.lower), Line(slope: .zero, constant: widths.upper),
        ]
        var lengths: Set<Int> = [range.lowerBound, range.upperBound]
        let lines = bends + ends
        for (place, line) in lines.enumerated() {
            for other in lines.dropFirst(place + 1) where other.slope != line.slope {
                let crossing = try (other.constant - line.constant) / (line.slope - other.slope)
                let below = crossing.floor
                for length in [below, below &+ 1] where range.contains(length) { lengths.insert(length) }
            }
        }
        return lengths.sorted()
    }

    /// The widths at which a row of so many photos, and a last one, can be least high.
    func turns(_ length: Int) throws(ExactOverflow) -> [Rational] {
        var turns: [Rational] = []
        for bend in try bends { turns.append(try bend(length)) }
        let start = max(widths.lower, min(turns[0], turns[1]))
        return (turns + [start, widths.upper]).filter { $0 >= start && $0 <= widths.upper }
    }

    /// The longest row at a width; nil if it doesn't take its last photo.
    func longest(_ length: Int, at width: Rational) throws(ExactOverflow) -> Lengths? {
        let (least, greatest) = (try least(length), try greatest(length))
        var longest: Lengths?
        // A row of half the width takes no photo by this condition; one of nearly half at a width a little greater does.
        let half = try least * Rational(2)
        if width >= half, half < widths.upper {
            let own = min(greatest, try width / Rational(2))
            longest = Lengths(before: own, after: try own + added.greatest)
        }
        let both = try width * factor
        if try both >= least * Rational(2) + added.least {
            let own = min(max(try (both - added.greatest) / Rational(2), least), greatest)
            let after = min(try own + added.greatest, try both - own)
            if after > longest?.after ?? .zero { longest = Lengths(before: own, after: after) }
        }
        return longest
    }

    /// The photos of such a row.
    func sample(
        _ length: Int, _ lengths: Lengths, _ narrow: RowSample.Narrow?
    ) throws(ExactOverflow) -> RowSample {
        let gaps = try gap * Rational(length - 1)
        return RowSample(
            count: length + 1, before: try (lengths.before - gaps) / height,
            last: try (lengths.after - lengths.before - gap) / height, narrow: narrow)
    }
}

extension Rational {
    /// The greatest integer that isn't greater, as far as integers go.
    var floor: Int {
        let quotient = numerator / denominator
        return Int(clamping: numerator % denominator < 0 ? quotient - 1 : quotient)
    }
}
