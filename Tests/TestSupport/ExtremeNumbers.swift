internal import GridSyntax

/// Numbers at which something may break: the smallest, the limits of the language, of machine words and of doubles,
/// their neighbors, and the longest possible literals.
enum ExtremeNumbers {
    /// Whole numbers, in ascending order.
    static let whole: [Int] = Set(
        [
            0, 1, 2, 52, 60, 120, 200, Limits.countsWrittenOut, Limits.columns, Limits.tilesInLayout,
            Limits.layoutsInGrid, Limits.tilesInGrid, 2_000, 5_000, 20_000, 99_999, 10_000_000, 1_000_000_000,
            1 << 31, 1 << 32, 1 << 53, 1 << 59, 999_999_999_999, longest,
        ].flatMap { [max(0, $0 - 1), $0, min(longest, $0 + 1)] }
    ).sorted()

    /// Numbers with a fraction.
    static let fractions = [
        "0.00000000000000001", "0.99999999999999999", "1.00000000000000001", "0.000000000001",
        "0.123456789012",
        "3.14159265358979323", "123456.789012345678", "99999999999999999.9", "0.3333333333", "0.1", "28.5",
    ]

    /// Invalid numbers.
    static let tooLong = ["1000000000000000000", "18446744073709551616", "0.000000000000000001"]

    /// A number with the greatest allowed number of digits.
    static let longest = 999_999_999_999_999_999

    /// The ranges of numbers in a text.
    static func places(in text: [UInt8]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var start: Int?
        for place in 0...text.count {
            let isInside = text.indices.contains(place) && isDigit(text[place])
            let isDot =
                start != nil && place + 1 < text.count && text[place] == UInt8(ascii: ".")
                && isDigit(text[place + 1])
            if isInside || isDot {
                start = start ?? place
            } else if let first = start {
                places.append(first..<place)
                start = nil
            }
        }
        return places
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
