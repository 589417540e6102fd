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
///   (W − G) / T. Tiles that are at least a wide have T = max(b, a/m), m being the least ratio of the row. So none is lower than
///   max(b, a/R), which photos of the ratio nearest to a/b have, or less wide than max(a, b·r), which one of the ratio r has.
/// - `under`: a row takes its last photo if the others, k − 1 of them, are shorter than W·(1 − ε) at the height T: S is at most
///   (W·(1 − ε) − (k − 2)·gx) / T + R. Sides grow with the width, and at each width shrink with k.
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
        case .over, .overSize: try addOver()
        case .under: try addUnder()
        case .shape: break
        }
        if rows.last == .stretch { return }
        if areHeights {
            // No last row that doesn't fill the width is lower than a row before it or this.
            let last = RowSample(count: 1, before: .zero, last: ratios.lower, narrow: nil)
            try add(last, height: try lowest, at: widths.upper, .aimHigher)
        } else {
            try addShortRow()
        }
    }

    /// The ratio of the photos whose rows are lowest at the height that these aim at, and that height.
    private var flattest: Rational {
        get throws(ExactOverflow) {
            guard case .overSize(let width, let height) = rows.aim else { return ratios.lower }
            return ratios.clamped(try width / height)
        }
    }
    private var lowest: Rational {
        get throws(ExactOverflow) { try rows.target(narrowest: ratios.upper) }
    }

    /// The least length of a photo at the height that its row aims at.
    private var leastLength: Rational {
        get throws(ExactOverflow) { max(rows.tileWidth, try ratios.lower * rows.height) }
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

    /// Rows of the widest photos, and of those beside one with the least ratio; if they fit at the height aimed at.
    private func samples(_ count: Int, fittingAt width: Rational? = nil) throws(ExactOverflow) -> [RowSample]
    {
        var samples: [RowSample] = []
        for narrow in hasWidths ? [nil, count > 1 ? RowSample.Narrow.first : .last] : [nil] {
            let wide = try ratios.upper * Rational(narrow == nil ? count : count - 1)
            var sum = narrow == nil ? wide : try wide + ratios.lower
            if let width {
                let target = narrow == nil ? rows.height : try rows.target(narrowest: ratios.lower)
                sum = min(sum, try filled(count, target, at: width))
            }
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
        let gaps = try gap * Rational(count - 1)
        if case .under = rows.aim { return try widthAbove(try leastLength * Rational(count) + gaps) }
        let tolerance = try .one + JustifiedRows.tolerance
        return try leastLength * (try Rational(4, over: 3)) * tolerance * Rational(count) + gaps
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
            for row in try leastRows(fewest) {
                try add(row.sample, height: row.height, at: widths.upper, .aimHigher)
            }
            return
        }
        guard !rows.isNear, most > 1, try limitOfShortRow(1) < widths.upper else { return }
        let lower = max(widths.lower, try limitOfShortRow(1))
        let count = max(1, min(most - 1, try longestOver(at: lower)))
        guard let sample = try samples(count, fittingAt: lower).first else { return }
        if hasWidths {
            let height = try rows.target(narrowest: ratios.lower)
            try add(sample, height: height, at: lower, isCopied: true, .aimHigher)
        }
        if !hasWidths || !rows.tileWidth.isZero { try add(sample, height: try lowest, at: lower, .aimHigher) }
    }

    /// Rows of photos that are at the height aimed at the least high, and the least wide.
    private func leastRows(_ count: Int) throws(ExactOverflow) -> [(sample: RowSample, height: Rational)] {
        func row(_ ratio: Rational, _ narrow: RowSample.Narrow?) throws(ExactOverflow) -> RowSample {
            RowSample(count: count, before: try ratio * Rational(count - 1), last: ratio, narrow: narrow)
        }
        var rows: [(sample: RowSample, height: Rational)] = []
        if !hasWidths || !self.rows.tileWidth.isZero {
            rows.append((try row(try flattest, nil), try lowest))
        }
        if hasWidths {
            rows.append((try row(ratios.lower, .last), try self.rows.target(narrowest: ratios.lower)))
        }
        return rows
    }

    // MARK: At least as high as a height

    /// The greatest number of photos that a row over a height may have.
    private func longestOver(at width: Rational) throws(ExactOverflow) -> Int {
        try ((width + gap) / (leastLength + gap)).floor
    }

    /// Adds rows of two photos or more.
    private mutating func addOver() throws(ExactOverflow) {
        guard let most = counts.last, most > 1 else { return }
        let longest = min(most, try longestOver(at: widths.lower))
        if longest > 1 {
            for sample in try samples(longest, fittingAt: widths.lower) {
                try add(
                    sample, height: try filled(longest, try sample.sum, at: widths.lower), at: widths.lower,
                    .aimHigher)
            }
        }
        // One more, at the width at which the narrowest photos fit.
        let count = max(longest, 1) + 1
        guard count <= min(most, try longestOver(at: widths.upper)) else { return }
        let width = try (leastLength + gap) * Rational(count) - gap
        for row in try leastRows(count) {
            try add(row.sample, height: row.height, at: width, .aimHigher)
        }
    }

    // MARK: At most as high as a height

    /// The width at which a row just takes no more if it is so long at the height aimed at.
    private func widthAbove(_ length: Rational) throws(ExactOverflow) -> Rational {
        try length / (try .one - JustifiedRows.tolerance)
    }

    /// Adds rows of two photos or more.
    private mutating func addUnder() throws(ExactOverflow) {
        guard let most = counts.last, most > 1 else { return }
        let part = try .one - JustifiedRows.tolerance
        let own = try leastLength
        // The narrowest photos before the last one are shorter than the width, so one more than so many are.
        let others = try (widths.lower * part + gap) / (own + gap), whole = others.floor
        let longest = min(most, others == Rational(whole) ? whole : whole.addingClamped(1))
        if longest > 1 { try addUnder(longest, at: widths.lower) }
        // One more, from the width on at which they are.
        let next = max(longest, 1)
        guard next < most else { return }
        let width = try widthAbove(try own * Rational(next) + gap * Rational(next - 1))
        if width < widths.upper { try addUnder(next + 1, at: width) }
    }

    /// Adds rows of a number of photos, of which all but the last are as long as they can be.
    private mutating func addUnder(_ count: Int, at width: Rational) throws(ExactOverflow) {
        let part = try .one - JustifiedRows.tolerance
        let most = try (width * part - gap * Rational(count - 2)) / rows.height
        for narrow in hasWidths ? [nil, RowSample.Narrow.first] : [nil] {
            let wide = try ratios.upper * Rational(narrow == nil ? count - 1 : count - 2)
            let before = min(narrow == nil ? wide : try wide + ratios.lower, most)
            let sample = RowSample(count: count, before: before, last: ratios.upper, narrow: narrow)
            try add(sample, height: try filled(count, try sample.sum, at: width), at: width, .aimHigher)
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
