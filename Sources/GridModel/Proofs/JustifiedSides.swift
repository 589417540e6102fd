internal import GridSyntax

/// Finds the least side of a photo in justified rows that aren't balanced, over all widths and all ratios in a range.
///
/// W is the width within the insets, T the height aimed at, gx the gap between columns, ε the tolerance, r and R the least
/// and the greatest ratio. A row of k photos has gaps of G = (k − 1)·gx, and is (W − G) / S high if its ratios sum to S. So its
/// height is least at the greatest S, and the width of a photo if its own ratio is r and the others sum to the most.
///
/// - The first photos, up to the least number of a row, are taken in any case, and so may be any of a shape: S is at most k·R.
///   More photos make each side less, and a greater width makes it greater.
/// - `near`: see `NearRow`.
/// - `over`: a row of two photos or more fits at the height T, to a millionth of the width, which is left out here: S is at most
///   (W − G) / T.
/// - A last row that doesn't fill the width is T high, or, for `near`, as high as the row before it and at most 4/3·T.
///
/// The least side is a bound: not all counts have such a row, and of a shape not all photos. `JustifiedExample` looks for photos
/// that have it.
struct JustifiedSides {
    private let rows: JustifiedRows
    private let ratios: RatioRange
    private let gap: Rational
    private let counts: CountSet
    private let widths: LengthRange
    /// Whether photos may be narrower than high, and their widths are found; else only the heights.
    private let hasWidths: Bool
    private(set) var least: LeastSide?

    /// - Parameters:
    ///   - ratios: the ratios that all photos are in.
    ///   - widths: the widths within the insets.
    ///   - areHeights: whether only heights are found, which is quick.
    init(
        _ rows: JustifiedRows, _ ratios: RatioRange, gap: Rational, counts: CountSet, widths: LengthRange,
        areHeights: Bool = false
    ) throws(ExactOverflow) {
        self.rows = rows
        self.ratios = ratios
        self.gap = gap
        self.counts = counts
        self.widths = widths
        hasWidths = !areHeights && ratios.lower < .one
        guard let most = counts.last else { return }
        if rows.isShape {
            try addAny(longestOfShape, .fewerInRow)
            return
        }
        let forced = min(rows.least, most)
        try addAny(forced, forced > 1 ? .fewerForced : nil)
        switch rows.aim {
        case .near:
            try addNear(from: forced, to: min(most, rows.greatest ?? .max))
            if rows.last != .stretch, most > rows.least { try addAfter(rows.least) }
        case .over: try addOver()
        case .shape: break
        }
        if rows.last == .stretch { return }
        if areHeights {
            // No last row that doesn't fill the width is lower than a row before it or this.
            let last = RowSample(count: 1, before: .zero, last: ratios.lower, narrow: nil)
            try add(last, height: rows.height, at: widths.upper, .aimHigher)
        } else {
            try addShortRow()
        }
    }

    private mutating func add(
        _ sample: RowSample, height: Rational, at width: Rational, isCopied: Bool = false,
        _ cure: ProofFailure.Cure?
    ) throws(ExactOverflow) {
        let isWidth = sample.narrow != nil || isCopied
        let length = isWidth ? try height * ratios.lower : height
        if let least, least.length <= length { return }
        least = LeastSide(
            length: length, isWidth: isWidth, width: width, sample: sample, isCopied: isCopied,
            ratios: ratios, cure: cure)
    }

    /// The height of photos that fill the width, with these gaps and this sum of ratios.
    private func filled(
        _ count: Int, _ sum: Rational, at width: Rational
    ) throws(ExactOverflow) -> Rational { try (width - gap * Rational(count - 1)) / sum }

    /// Adds a row of any photos.
    private mutating func addAny(_ count: Int, _ cure: ProofFailure.Cure?) throws(ExactOverflow) {
        for sample in try samples(count) {
            try add(
                sample, height: try filled(count, try sample.sum, at: widths.lower), at: widths.lower, cure)
        }
    }

    /// Rows of the widest photos, and of those beside one with the least ratio; at most with a sum.
    private func samples(_ count: Int, most: Rational? = nil) throws(ExactOverflow) -> [RowSample] {
        var samples: [RowSample] = []
        for narrow in hasWidths ? [nil, count > 1 ? RowSample.Narrow.first : .last] : [nil] {
            let wide = try ratios.upper * Rational(narrow == nil ? count : count - 1)
            let sum = min(narrow == nil ? wide : try wide + ratios.lower, most ?? .maximum)
            let same = try sum / Rational(count)
            let last = try narrow == nil || count == 1 ? same : (sum - ratios.lower) / Rational(count - 1)
            samples.append(
                RowSample(count: count, before: try sum - last, last: last, narrow: narrow))
        }
        return samples
    }

    // MARK: Near a height

    private mutating func addNear(from forced: Int, to most: Int) throws(ExactOverflow) {
        // A photo so small that a row as long as the width takes it.
        if try ratios.lower * rows.height + gap <= JustifiedRows.tolerance * widths.upper {
            let last = RowSample(count: 1, before: .zero, last: ratios.lower, narrow: nil)
            try add(last, height: .zero, at: widths.upper, .aimHigher)
        }
        guard forced < most else { return }
        for narrow in hasWidths ? [nil, RowSample.Narrow.first, .last] : [nil] {
            try addNear(forced...most - 1, narrow, over: widths)
        }
        if let widths = try widthsOfShortRow {
            try addNear(forced...most - 1, nil, over: widths, isCopied: true)
        }
    }

    /// Adds rows with so many photos and a last one.
    private mutating func addNear(
        _ lengths: ClosedRange<Int>, _ narrow: RowSample.Narrow?, over widths: LengthRange,
        isCopied: Bool = false
    ) throws(ExactOverflow) {
        // The last row is another one.
        let most = isCopied ? min(lengths.upperBound, (counts.last ?? 1) - 2) : lengths.upperBound
        guard lengths.lowerBound <= most else { return }
        let row = try NearRow(ratios, height: rows.height, gap: gap, narrow: narrow, over: widths)
        for length in try row.lengths(in: lengths.lowerBound...most) {
            for width in try row.turns(length) {
                guard let longest = try row.longest(length, at: width) else { continue }
                let sample = try row.sample(length, longest, narrow)
                let height = try filled(length + 1, try sample.sum, at: width)
                try add(
                    sample, height: isCopied ? min(height, try copied) : height, at: width,
                    isCopied: isCopied, .aimHigher)
            }
        }
    }

    // MARK: A last row that doesn't fill the width

    /// The greatest height of a row before the last one that the last one takes over.
    private var copied: Rational {
        get throws(ExactOverflow) { try rows.height * (try Rational(4, over: 3)) }
    }

    /// The widths at which the narrowest photo alone doesn't fill a row, if its width can be less than its height.
    private var widthsOfShortRow: LengthRange? {
        get throws(ExactOverflow) {
            guard hasWidths, rows.last != .stretch else { return nil }
            let filled = try limitOfShortRow(1)
            guard filled < widths.upper else { return nil }
            return LengthRange(lower: max(filled, widths.lower), upper: widths.upper)
        }
    }

    /// The width up to which a row of the narrowest photos fills the width.
    private func limitOfShortRow(_ count: Int) throws(ExactOverflow) -> Rational {
        let tolerance = try .one + JustifiedRows.tolerance
        return try copied * tolerance * ratios.lower * Rational(count) + gap * Rational(count - 1)
    }

    /// Adds a last row of a narrow photo, as high as a row of any photos before it.
    private mutating func addAfter(_ count: Int) throws(ExactOverflow) {
        guard let widths = try widthsOfShortRow, let sample = try samples(count).first else { return }
        let height = min(try filled(count, try sample.sum, at: widths.lower), try copied)
        try add(sample, height: height, at: widths.lower, isCopied: true, count > 1 ? .fewerForced : nil)
    }

    /// Adds the only row, of the fewest and narrowest photos, at the height aimed at.
    private mutating func addShortRow() throws(ExactOverflow) {
        guard let fewest = counts.first, let most = counts.last, fewest <= rows.greatest ?? .max else {
            return
        }
        let isOnly = try limitOfShortRow(fewest) < widths.upper
        if isOnly {
            let last = RowSample(
                count: fewest, before: try ratios.lower * Rational(fewest - 1), last: ratios.lower,
                narrow: hasWidths ? .last : nil)
            try add(last, height: rows.height, at: widths.upper, .aimHigher)
        } else if case .over = rows.aim, most > 1, try limitOfShortRow(1) < widths.upper {
            let lower = max(widths.lower, try limitOfShortRow(1))
            let count = max(1, min(most - 1, try longestOver(at: lower)))
            let sum = try filled(count, rows.height, at: lower)
            guard let sample = try samples(count, most: sum).first else { return }
            try add(sample, height: rows.height, at: lower, isCopied: hasWidths, .aimHigher)
        }
    }

    // MARK: At least as high as a height

    /// The greatest number of photos that a row over a height may have.
    private func longestOver(at width: Rational) throws(ExactOverflow) -> Int {
        try ((width + gap) / (ratios.lower * rows.height + gap)).floor
    }

    /// Adds rows of two photos or more.
    private mutating func addOver() throws(ExactOverflow) {
        guard let most = counts.last, most > 1 else { return }
        let longest = min(most, try longestOver(at: widths.lower))
        if longest > 1 {
            let sum = try filled(longest, rows.height, at: widths.lower)
            for sample in try samples(longest, most: sum) {
                try add(
                    sample, height: try filled(longest, try sample.sum, at: widths.lower), at: widths.lower,
                    .aimHigher)
            }
        }
        // One more, at the width at which the narrowest photos fit.
        let count = max(longest, 1) + 1
        guard count <= min(most, try longestOver(at: widths.upper)) else { return }
        let width = try (ratios.lower * rows.height + gap) * Rational(count) - gap
        for narrow in hasWidths ? [nil, RowSample.Narrow.last] : [nil] {
            let sample = RowSample(
                count: count, before: try ratios.lower * Rational(count - 1), last: ratios.lower,
                narrow: narrow)
            try add(sample, height: rows.height, at: width, .aimHigher)
        }
    }

    // MARK: Near a shape

    /// The greatest number of photos that a row may have, if the others can be cut into rows as well.
    private var longestOfShape: Int {
        let most = min(rows.greatest ?? .max, counts.last ?? 1)
        guard rows.least < most else { return most }
        let perRow = rows.least...most
        return perRow.reversed().first { length in
            counts.ranges.contains { range in
                range.upperBound >= length
                    && (max(range.lowerBound, length)...range.upperBound).contains { count in
                        let rest = count - length
                        // As few rows as possible have as few photos as possible.
                        return (rest / most + (rest % most).signum()) * rows.least <= rest
                    }
            }
        } ?? most
    }
}

extension Rational {
    /// Greater than all lengths and ratios.
    fileprivate static let maximum = Rational(.max)
}

/// A least side of a photo in justified rows.
struct LeastSide {
    let length: Rational
    let isWidth: Bool
    /// The width within the insets.
    let width: Rational
    /// The row that has it.
    let sample: RowSample
    /// Whether the side is that of a narrow photo in the last row, which is as high as the row.
    let isCopied: Bool
    /// The ratios that all photos are in.
    let ratios: RatioRange
    let cure: ProofFailure.Cure?
}
