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
        if parts.count < 2 { return parts }
        var ranges: [CountRange] = []
        /// The index of the last range for each set of shapes.
        var places: [CSSShapes: Int] = [:]
        for part in parts.inOrder(by: { $0.from < $1.from }) {
            guard let place = places[part.shapes], ranges[place].to.map({ part.from <= $0 + 1 }) ?? true
            else {
                places[part.shapes] = ranges.count
                ranges.append(part)
                continue
            }
            let last = ranges[place]
            let to: Int? = if let end = last.to, let other = part.to { max(end, other) } else { nil }
            ranges[place] = CountRange(from: last.from, to: to, shapes: part.shapes)
        }
        return ranges
    }
}
