package import GridModel
internal import GridSyntax

/// The widths of the files that a server stores of each photo, in pixels.
package struct StoredWidths {
    /// The widths that are needed, as ascending ranges that don't touch.
    package let needed: [LengthRange]
    /// The widths that are stored, ascending.
    package let stored: [Int]

    /// How many more pixels a file may have than are needed, as a fraction of these; with a number of files, the least that it can be.
    package let waste: Rational

    /// - Parameters:
    ///   - ranges: the widths that are needed.
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    package init(_ ranges: [LengthRange], _ limit: FileLimit) throws(ExactOverflow) {
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
        // No file is narrower than a pixel.
        let needs = needed.map { LengthRange(lower: max($0.lower, .one), upper: max($0.upper, .one)) }
        switch limit {
        case .waste(let waste):
            self.waste = waste
            var files = FileList(needs, .pixels(try .one + waste))
            while try files.addNext() {}
            stored = files.ascending
        case .files(let count):
            let (files, most) = try FileList.leastWasteful(for: needs, count: count)
            (stored, waste) = (files, try most * most - .one)
        case .widths(let widths):
            stored = try FileList.used(widths, for: needs)
            let most = try FileList.greatestQuotient(stored, for: needs)
            waste = try most * most - .one
        }
    }
}
