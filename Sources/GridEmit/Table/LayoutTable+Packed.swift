internal import GridModel

/// How many digits of 6 bits the numbers of a packed table have.
struct PackedDigits {
    /// Those of a head, number by number.
    let head: [Int]
    /// Those of a line.
    let line: [Int]
    /// Those of each number that is multiplied with a length, which are the same.
    let coefficient: Int

    /// Nil for a table with a number that isn't whole.
    init?(_ entries: [LayoutTable.Entry]) {
        var head: [Int] = []
        var line: [Int] = []
        for entry in entries {
            guard PackedDigits.widen(&head, for: entry.head),
                entry.lines.allSatisfy({ PackedDigits.widen(&line, for: $0) })
            else { return nil }
        }
        // All coefficients have the same digits, so that one function reads them.
        let coefficient = (head.dropFirst(2) + line.dropFirst(3)).max() ?? 0
        self.coefficient = coefficient
        self.head = head.prefix(2) + head.dropFirst(2).map { _ in coefficient }
        self.line = line.prefix(3) + line.dropFirst(3).map { _ in coefficient }
    }

    /// Whether there are more tiles than a readable table is made for.
    static func isNeeded(for tiles: Int) -> Bool { tiles > readableTiles }

    /// Up to so many tiles a table of doubles compiles at once; it is also what a person would look through.
    private static let readableTiles = 64

    /// Makes the digits of each column enough for a row; false where a number isn't whole or outgrows a double.
    private static func widen(_ digits: inout [Int], for row: [Rational]) -> Bool {
        for (column, number) in row.enumerated() {
            guard number.denominator == 1, number.numerator.magnitude < 1 << 47 else { return false }
            let magnitude = Int(number.numerator).magnitude
            // A digit has 6 bits; half the range is below 0.
            let needed = (UInt.bitWidth - magnitude.leadingZeroBitCount) / 6 + 1
            if column == digits.count { digits.append(needed) }
            digits[column] = max(digits[column], needed)
        }
        return true
    }

    /// The digits of a layout: `0` and the 63 characters behind it, the highest first, half the range below 0.
    func text(_ entry: LayoutTable.Entry) -> String {
        var text: [UInt8] = []
        add(entry.head, head, to: &text)
        for row in entry.lines { add(row, line, to: &text) }
        return String(decoding: text, as: UTF8.self)
    }

    private func add(_ row: [Rational], _ digits: [Int], to text: inout [UInt8]) {
        for (number, count) in zip(row, digits) {
            let value = Int(number.numerator) + 1 << (6 * count - 1)
            for digit in (0..<count).reversed() { text.append(UInt8(48 + value >> (6 * digit) & 63)) }
        }
    }
}

extension LayoutTable {
    /// The counts of a packed table whose layouts follow each other, one for each count, at any width and for any photos. Then
    /// an array holds them, which takes swiftc a fraction of the time of as many cases. Nil where cases have to choose.
    var listedCounts: ClosedRange<Int>? {
        guard packing != nil, let first = entries.first?.layout.count, let last = entries.last?.layout.count,
            first <= last, entries.map({ $0.layout.count }).elementsEqual(first...last),
            entries.allSatisfy({
                $0.layout.widths == .all && $0.layout.pattern == nil && $0.layout.hidden == 0
            })
        else { return nil }
        return first...last
    }
}
