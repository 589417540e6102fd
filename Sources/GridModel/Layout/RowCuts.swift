/// The ways to cut photos into a number of rows whose lengths are in a range, in lexicographic order.
struct RowCuts: Sequence, IteratorProtocol {
    private let perRow: ClosedRange<Int>
    /// The next cut; nil after the last one.
    private var upcoming: [Int]?

    /// - Parameters:
    ///   - count: 0 or more, at most `Limits.tilesInLayout`.
    ///   - rows: at most `count`.
    ///   - perRow: 1 or more.
    init(of count: Int, into rows: Int, _ perRow: ClosedRange<Int>) {
        let least = Swift.min(perRow.lowerBound, count + 1)
        self.perRow = least...Swift.max(least, Swift.min(perRow.upperBound, count))
        let lengths = rows * self.perRow.lowerBound...rows * self.perRow.upperBound
        upcoming = lengths.contains(count) ? fill([], to: rows, with: count) : nil
    }

    mutating func next() -> [Int]? {
        defer { upcoming = upcoming.flatMap(after) }
        return upcoming
    }

    /// The cut after another one: a row as late as possible gets one more, and those below it as few as possible.
    private func after(_ cut: [Int]) -> [Int]? {
        var left = 0
        for row in cut.indices.reversed() {
            let below = cut.count - row - 1
            if cut[row] < perRow.upperBound, left - 1 >= below * perRow.lowerBound {
                return fill(cut[..<row] + [cut[row] + 1], to: cut.count, with: left - 1)
            }
            left += cut[row]
        }
        return nil
    }

    /// Rows with as few photos as the rows below them allow.
    private func fill(_ above: [Int], to rows: Int, with count: Int) -> [Int] {
        var cut = above, left = count
        while cut.count < rows {
            let length = Swift.max(perRow.lowerBound, left - (rows - cut.count - 1) * perRow.upperBound)
            cut.append(length)
            left -= length
        }
        return cut
    }

    /// The numbers of ways to cut 0 to `count` photos into any number of rows; `limit + 1` if there are more than `limit`.
    static func numbers(upTo count: Int, _ perRow: ClosedRange<Int>, limit: Int) -> [Int] {
        var numbers = [1]
        while numbers.count <= count {
            let sum = perRow.prefix { $0 <= numbers.count }.reduce(0) {
                Swift.min($0 + numbers[numbers.count - $1], limit + 1)
            }
            numbers.append(sum)
        }
        return numbers
    }
}
