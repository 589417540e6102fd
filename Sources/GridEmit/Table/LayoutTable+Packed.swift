internal import GridModel

/// How many 6-bit digits each number of a packed table has.
struct PackedDigits {
    /// The digits of each number of a head.
    let head: [Int]
    /// The digits of each number of a line.
    let line: [Int]
    /// The digits of each coefficient; all have the same.
    let coefficient: Int

    /// Nil if a number of the table isn't whole.
    init?(_ entries: [LayoutTable.Entry]) {
        var head: [Int] = []
        var line: [Int] = []
        for entry in entries {
            guard PackedDigits.widen(&head, for: entry.head),
                entry.lines.allSatisfy({ PackedDigits.widen(&line, for: $0) })
            else { return nil }
        }
        // All coefficients have the same number of digits, so that one function reads them.
        let coefficient = (head.dropFirst(2) + line.dropFirst(3)).max() ?? 0
        self.coefficient = coefficient
        self.head = head.prefix(2) + head.dropFirst(2).map { _ in coefficient }
        self.line = line.prefix(3) + line.dropFirst(3).map { _ in coefficient }
    }

    /// Whether there are too many tiles for a readable table.
    static func isNeeded(for tiles: Int) -> Bool { tiles > readableTiles }

    /// A table of doubles with more tiles compiles slowly; nobody would read it either.
    private static let readableTiles = 64

    /// Widens the digits of each column for a row; false if a number isn't whole or doesn't fit a double.
    private static func widen(_ digits: inout [Int], for row: [Rational]) -> Bool {
        for (column, number) in row.enumerated() {
            guard number.denominator == 1, number.numerator.magnitude < 1 << 47 else { return false }
            let magnitude = Int64(number.numerator).magnitude
            // A digit has 6 bits; half of the range is negative.
            let needed = (UInt64.bitWidth - magnitude.leadingZeroBitCount) / 6 + 1
            if column == digits.count { digits.append(needed) }
            digits[column] = max(digits[column], needed)
        }
        return true
    }

    /// The digits of a layout: `0` and the next 63 characters, most significant first, half of the range negative.
    func text(_ entry: LayoutTable.Entry) -> String {
        var text: [UInt8] = []
        add(entry.head, head, to: &text)
        for row in entry.lines { add(row, line, to: &text) }
        return String(decoding: text, as: UTF8.self)
    }

    private func add(_ row: [Rational], _ digits: [Int], to text: inout [UInt8]) {
        for (number, count) in zip(row, digits) {
            let value = Int64(number.numerator) + 1 << (6 * count - 1)
            for digit in (0..<count).reversed() { text.append(UInt8(48 + value >> (6 * digit) & 63)) }
        }
    }
}

extension LayoutTable {
    /// The counts of a packed table with one layout for each count, for any width and photos. An array holds such
    /// layouts; swiftc compiles it in a fraction of the time of as many cases. Nil if cases have to choose.
    var listedCounts: ClosedRange<Int>? {
        guard packing != nil, let first = entries.first?.layout.count, let last = entries.last?.layout.count,
            first <= last, entries.map({ $0.layout.count }).elementsEqual(first...last),
            entries.allSatisfy({
                $0.layout.sizes == .all && $0.layout.pattern == nil && $0.layout.hidden == 0
            })
        else { return nil }
        return first...last
    }
}
