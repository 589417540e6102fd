package import GridModel
internal import GridSyntax

/// The widths of the files that a server stores of each photo, in pixels.
package struct StoredWidths {
    /// The widths that are needed, as ascending ranges that don't touch.
    package let needed: [LengthRange]
    /// The widths that are stored, ascending.
    package let stored: [Int]

    /// - Parameters:
    ///   - ranges: the widths that are needed.
    ///   - waste: how many more pixels a file may have than are needed, as a fraction of these.
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    package init(_ ranges: [LengthRange], waste: Rational) throws(ExactOverflow) {
        var needed: [LengthRange] = []
        for range in ranges.inOrder(by: { $0.lower < $1.lower }) where range.upper > .zero {
            if let last = needed.last, range.lower <= last.upper {
                needed[needed.count - 1] = LengthRange(
                    lower: last.lower, upper: max(last.upper, range.upper))
            } else {
                needed.append(range)
            }
        }
        self.needed = needed
        stored = try Self.shortest(for: needed, most: try .one + waste)
    }

    /// The shortest list of whole widths with one for each need: not less than it, and with at most `most` times its pixels or less
    /// than one pixel wider.
    ///
    /// A file twice as wide has four times the pixels, so one of width s serves the needs from s / √most, or beyond s − 1, up to
    /// s. The greatest need u needs a file of ⌈u⌉ or more. Of these files the least one serves the most needs below u, so in any
    /// list it can take the place of the one that serves u. The same holds for the greatest need that is left, and so on; so no
    /// list is shorter than the one that takes ⌈u⌉ each time.
    private static func shortest(
        for needed: [LengthRange], most: Rational
    ) throws(ExactOverflow) -> [Int] {
        var stored: [Int] = []
        var left = needed[...]
        while let range = left.last {
            var file = try whole(range.upper)
            if let last = stored.last {
                let isServed = try serves(last, range.upper, most)
                if isServed || file > last { file = try next(below: last, most) }
            }
            stored.append(file)
            while let lower = left.last?.lower, try serves(file, lower, most) { left.removeLast() }
        }
        return stored.reversed()
    }

    /// Whether a file serves a need without too many pixels.
    private static func serves(_ width: Int, _ need: Rational, _ most: Rational) throws(ExactOverflow) -> Bool
    {
        let file = Rational(width)
        if file < need { return false }
        if width == 1 { return true }
        if try file - .one < need { return true }
        return try file * file <= most * (try need * need)
    }

    /// The least file for all needs that another file is too large for.
    private static func next(below width: Int, _ most: Rational) throws(ExactOverflow) -> Int {
        let square = try Rational(width) * Rational(width)
        func isEnough(_ next: Int) throws(ExactOverflow) -> Bool {
            try most * (try Rational(next) * Rational(next)) >= square
        }
        var next = max(1, min(width - 1, Int(Double(width) / most.nearestDouble.squareRoot())))
        while next > 1, try isEnough(next - 1) { next -= 1 }
        while next < width - 1, try !isEnough(next) { next += 1 }
        return next
    }

    /// The least whole number that isn't less than a need, and at least 1.
    private static func whole(_ need: Rational) throws(ExactOverflow) -> Int {
        guard let whole = Int(exactly: try need.rounded(places: 0).numerator) else { throw ExactOverflow() }
        return max(whole, 1)
    }
}
