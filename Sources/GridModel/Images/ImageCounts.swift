internal import GridSyntax

/// Counts of photos whose images need the same, but for some that occur again and again.
package struct ImageCounts {
    /// The least count.
    package let from: Int
    /// The greatest count; nil without a limit.
    package let to: Int?
    /// The counts are `from`, `from` + `step`, and so on.
    package let step: Int
    /// With each step, the images at these places occur once more. Without any, the images stay the same.
    package let repeated: Range<Int>

    package init(from: Int, to: Int?, step: Int = 1, repeated: Range<Int> = 0..<0) {
        (self.from, self.to, self.step, self.repeated) = (from, to, step, repeated)
    }

    /// Whether a count is one of them.
    package func holds(_ count: Int) -> Bool {
        count >= from && count <= to ?? .max && (count - from) % step == 0
    }

    /// More counts or photos in rows are not listed one by one.
    private static let most = 1_000

    /// The counts from one to another, or to all, that have these rules at the promised widths; nil if too many differ.
    ///
    /// A rule repeats its rows, blocks or columns. Only the last of them and, of balanced rows, the first ones are shorter. So
    /// beyond these, as many more photos as all rules repeat together add just those images.
    static func counts(from: Int, to: Int?, of rules: [Rule]) -> [ImageCounts]? {
        var (period, start, below) = (1, 0, 0)
        var (grows, isEach) = (false, false)
        for rule in rules {
            var own = 1
            switch rule.arrangement {
            case .show(let count):
                start = max(start, count)
                continue
            case .rows, .parts:
                guard let rows = rule.anyRows else { continue }
                let above = rule.parts?.above?.count ?? 0
                below = max(below, rule.parts?.below?.count ?? 0)
                // The tiles of short rows have the same size, and those of a given size have it everywhere.
                let isShort = rows.last == .short && rows.sizing.photoRatios == nil && !rows.sizing.isFrame
                own = isShort || rows.tileSize != nil ? 1 : rows.perRow
                guard own <= most else { return nil }
                // Of at most `own` rows each lacks at most one photo.
                let isUneven = rows.last == .balanced && own > 1
                start = max(start, above + (isUneven ? (own - 1) * (own - 1) : 0))
                // Rows share the height of a frame.
                if rows.sizing.isFrame { isEach = true }
            case .repeated(let blocks):
                guard blocks.perBlock <= most else { return nil }
                own = blocks.isMirrored ? 2 * blocks.perBlock : blocks.perBlock
            case .waterfall, .justified, .aimedParts, .strip: break
            }
            grows = true
            period = leastCommonMultiple(period, own)
            guard period <= most, start <= most else { return nil }
        }
        if !grows { return [ImageCounts(from: from, to: to)] }
        // By then, as many images as are repeated follow the first ones, before those of a last row or block that is shorter and
        // of written rows below.
        let tail = isEach ? Int.max : max(from, start + 2 * period - 1 + below)
        let last = to ?? .max
        var counts: [ImageCounts] = []
        var count = from
        while count < tail, count <= last {
            counts.append(ImageCounts(from: count, to: count))
            if counts.count > 3 * most { return nil }
            count += 1
        }
        while count - tail < period, count <= last {
            counts.append(
                ImageCounts(from: count, to: to, step: period, repeated: start..<(start + period)))
            count += 1
        }
        return counts
    }
}

private func leastCommonMultiple(_ first: Int, _ second: Int) -> Int {
    var (divisor, rest) = (first, second)
    while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
    return first / divisor * second
}
