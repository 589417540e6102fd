/// Containers by their count of children, from the least through the greatest, and the shapes of their photos.
struct CountRange: Hashable, Sendable {
    let from: Int
    /// The greatest; nil is no limit.
    let to: Int?
    var shapes = CSSShapes.all

    /// All counts, those without a layout among them.
    static let any = CountRange(from: 0, to: nil)

    /// Whether it is one count alone.
    var isSingle: Bool { to == from }

    /// The same counts for some shapes.
    func with(_ shapes: CSSShapes) -> CountRange {
        CountRange(from: from, to: to, shapes: shapes)
    }

    /// The counts of some ranges as ascending ranges, of which those for the same shapes neither overlap nor touch.
    static func united(_ parts: [CountRange]) -> [CountRange] {
        if parts.count < 2 { return parts }
        var ranges: [CountRange] = []
        /// The last range of each shapes.
        var places: [CSSShapes: Int] = [:]
        for part in parts.sorted(by: { $0.from < $1.from }) {
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
