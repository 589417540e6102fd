internal import GridSyntax

/// Which of some ranges contain a width: looked up in logarithmic time.
struct WidthSteps: Hashable, Sendable {
    /// The ends of the ranges, in ascending order.
    let limits: [Rational]
    /// For each step, from below the first limit to beyond the last, where its places begin; at the end, where they all end.
    private let starts: [UInt32]
    /// The places of the ranges that contain the widths of a step, ascending, step after step.
    private let places: [UInt32]

    init(_ ranges: [SideRange]) {
        let limits = Set(ranges.lazy.flatMap { $0.ends }).sorted()
        let steps = ranges.map { range in
            let first = range.minimum.map { minimum in limits.firstPlace { $0 > minimum } } ?? 0
            let end = range.below.map { below in limits.firstPlace { $0 >= below } } ?? limits.count
            return first..<max(first, end + 1)
        }
        // How many ranges contain each step, then where the places of each begin.
        var changes = [Int](repeating: 0, count: limits.count + 2)
        for range in steps where !range.isEmpty {
            changes[range.lowerBound] += 1
            changes[range.upperBound] -= 1
        }
        var starts: [UInt32] = [0]
        var (sum, held) = (0, 0)
        for change in changes.dropLast() {
            held += change
            sum += held
            starts.append(UInt32(truncatingIfNeeded: sum))
        }
        var next = starts
        var places = [UInt32](repeating: 0, count: sum)
        for (place, range) in steps.enumerated() {
            for step in range {
                places[Int(next[step])] = UInt32(truncatingIfNeeded: place)
                next[step] += 1
            }
        }
        (self.limits, self.starts, self.places) = (limits, starts, places)
    }

    /// The places of the ranges that contain a width, ascending.
    func places(at width: Rational) -> ArraySlice<UInt32> {
        let step = limits.firstPlace { $0 > width }
        return places[Int(starts[step])..<Int(starts[step + 1])]
    }
}
