package import GridModel

/// The widths of files, in pixels, that a server stores of each photo.
package struct StoredWidths {
    /// The widths that are needed, as ascending closed intervals.
    package let needed: [(lower: Rational, upper: Rational)]
    /// The widths that are stored, ascending.
    package let stored: [Int]

    /// - Parameters:
    ///   - intervals: the widths that are needed, greater than 0.
    ///   - waste: how many more pixels a file may have than are needed, as a fraction of these.
    package init(_ intervals: [(lower: Rational, upper: Rational)], waste: Rational) throws(ExactOverflow) {
        var needed: [(lower: Rational, upper: Rational)] = []
        // Less than a pixel needs a pixel.
        let intervals = intervals.map { (lower: max($0.lower, .one), upper: max($0.upper, .one)) }
        for interval in intervals.sorted(by: { $0.lower < $1.lower }) {
            if let last = needed.last, interval.lower <= last.upper {
                needed[needed.count - 1].upper = max(last.upper, interval.upper)
            } else {
                needed.append(interval)
            }
        }
        self.needed = needed
        stored = try Self.stored(for: needed, most: try .one + waste)
    }

    /// The shortest list of whole widths such that the least stored one that isn't less than what is needed has at most `most`
    /// times the pixels of that, or is the next whole number.
    ///
    /// A photo of twice the width has four times the pixels, so a file of width s serves the needs from s / √most to s. The
    /// greatest need u that no file serves yet needs a file of at least ⌈u⌉. Of all that serve it, this one serves the most
    /// needs below, so any other list can take it instead of the one that it has for u without getting longer. From the top
    /// down, that makes a list that no other one is shorter than.
    private static func stored(
        for needed: [(lower: Rational, upper: Rational)], most: Rational
    ) throws(ExactOverflow) -> [Int] {
        guard var index = needed.indices.last else { return [] }
        var file = try whole(needed[index].upper)
        var stored: [Int] = []
        while true {
            stored.append(file)
            while index >= 0, try serves(file, needed[index].lower, most) { index -= 1 }
            guard index >= 0 else { return stored.reversed() }
            // What is left of an interval ends where the files so far begin to serve it, or at its own end.
            let upper = needed[index].upper
            let isLonger = upper > Rational(file)
            let isServed = try serves(file, upper, most)
            file = isLonger || isServed ? min(try least(of: file, most), file - 1) : try whole(upper)
        }
    }

    /// The least whole number that isn't less than a need.
    private static func whole(_ need: Rational) throws(ExactOverflow) -> Int {
        guard let whole = Int(exactly: try need.rounded(places: 0).numerator) else { throw ExactOverflow() }
        return max(whole, 1)
    }

    /// Whether a file serves a need without too many pixels.
    private static func serves(_ width: Int, _ need: Rational, _ most: Rational) throws(ExactOverflow) -> Bool
    {
        let file = Rational(width)
        if file < need { return false }
        if try file - Rational.one < need { return true }
        return try file * file <= most * (try need * need)
    }

    /// The least whole number that isn't less than the least need that a file serves.
    private static func least(of width: Int, _ most: Rational) throws(ExactOverflow) -> Int {
        let square = try Rational(width) * Rational(width)
        var next = max(1, Int(Double(width) / most.nearestDouble.squareRoot()))
        while next > 1, try most * (try Rational(next - 1) * Rational(next - 1)) >= square { next -= 1 }
        while try most * (try Rational(next) * Rational(next)) < square { next += 1 }
        return next
    }
}
