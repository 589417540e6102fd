internal import GridModel

/// How many digits of 6 bits the numbers of a packed table have.
struct SwiftPacking {
    /// Those of a head, number by number.
    let head: [Int]
    /// Those of a line.
    let line: [Int]

    /// Nil for a table that is short enough to be read, and for one with a number that isn't whole.
    init?(_ entries: [SwiftTable.Entry]) {
        let tiles = entries.reduce(0) { $0 + $1.layout.tiles.count }
        guard tiles > SwiftPacking.readableTiles,
            let head = SwiftPacking.digits(entries.map { $0.head }),
            let line = SwiftPacking.digits(entries.flatMap { $0.lines })
        else { return nil }
        self.head = head
        self.line = line
    }

    /// Up to so many tiles a table of doubles compiles at once; it is also what a person would look through.
    private static let readableTiles = 64

    /// For each column the digits of its longest number; nil where one isn't whole or outgrows a double.
    private static func digits(_ rows: [[Rational]]) -> [Int]? {
        var digits: [Int] = []
        for row in rows {
            for (column, number) in row.enumerated() {
                guard number.denominator == 1, number.numerator.magnitude < 1 << 47 else { return nil }
                var needed = 1
                while number.numerator.magnitude >= UInt128(1) << UInt128(6 * needed - 1) { needed += 1 }
                if column == digits.count { digits.append(needed) }
                digits[column] = max(digits[column], needed)
            }
        }
        return digits
    }

    /// The digits of a layout: `0` and the 63 characters behind it, the highest first, half the range below 0.
    func text(_ entry: SwiftTable.Entry) -> String {
        var text = ""
        for (row, digits) in [(entry.head, head)] + entry.lines.map({ ($0, line) }) {
            for (number, count) in zip(row, digits) {
                let value = Int(number.numerator) + 1 << (6 * count - 1)
                for digit in (0..<count).reversed() {
                    text.unicodeScalars.append(Unicode.Scalar(UInt8(48 + value >> (6 * digit) & 63)))
                }
            }
        }
        return text
    }
}
