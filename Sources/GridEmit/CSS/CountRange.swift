/// Counts of children, from the least through the greatest; nil is no limit.
struct CountRange: Hashable, Sendable {
    let from: Int
    let to: Int?

    /// Whether it is one count alone.
    var isSingle: Bool { to == from }
}

/// Counts that some declarations are for.
struct CountSet: Hashable, Sendable {
    private var parts: [CountRange] = []

    mutating func insert(_ range: CountRange) { parts.append(range) }

    /// The counts as ascending ranges that neither overlap nor touch.
    var ranges: [CountRange] {
        var ranges: [CountRange] = []
        for part in parts.sorted(by: { $0.from < $1.from }) {
            guard let last = ranges.last, last.to.map({ part.from <= $0 + 1 }) ?? true else {
                ranges.append(part)
                continue
            }
            let to: Int? = if let end = last.to, let other = part.to { max(end, other) } else { nil }
            ranges[ranges.count - 1] = CountRange(from: last.from, to: to)
        }
        return ranges
    }
}
