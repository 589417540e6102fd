internal import GridSyntax

/// Containers with a range of counts, from the least through the greatest, and with some shapes of photos.
struct CountRange: Hashable, Sendable {
    let from: Int
    /// The greatest count; nil for no limit.
    let to: Int?
    var shapes = CSSShapes.all

    /// All counts, including those without a layout.
    static let any = CountRange(from: 0, to: nil)

    /// Whether it is a single count.
    var isSingle: Bool { to == from }

    /// The counts less a number.
    func less(_ number: Int) -> CountRange {
        CountRange(from: from - number, to: to.map { $0 - number }, shapes: shapes)
    }

    /// The same counts for some shapes.
    func with(_ shapes: CSSShapes) -> CountRange {
        CountRange(from: from, to: to, shapes: shapes)
    }

    /// Unites ranges: the results are ascending, and those for the same shapes neither overlap nor touch.
    static func united(_ parts: [CountRange]) -> [CountRange] {
        guard let first = parts.first, parts.count > 1 else { return parts }
        let areAlike = parts.allSatisfy { $0.shapes == first.shapes }
        var ranges: [CountRange] = []
        /// The index of the last range for each set of shapes, if there are several.
        var places: [CSSShapes: Int] = [:]
        for part in parts.inOrder(by: { $0.from < $1.from }) {
            if let place = areAlike ? ranges.indices.last : places[part.shapes], ranges[place].meets(part) {
                ranges[place] = ranges[place].united(with: part)
            } else {
                if !areAlike { places[part.shapes] = ranges.count }
                ranges.append(part)
            }
        }
        return ranges
    }

    /// Whether a range that doesn't begin before this one overlaps or touches it.
    private func meets(_ next: CountRange) -> Bool { to.map { next.from <= $0 + 1 } ?? true }

    /// Both ranges, of which this one begins first.
    private func united(with next: CountRange) -> CountRange {
        let last: Int? = if let to, let other = next.to { max(to, other) } else { nil }
        return CountRange(from: from, to: last, shapes: shapes)
    }
}
