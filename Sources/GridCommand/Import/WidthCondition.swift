internal import GridEmit
internal import GridModel

/// The widths for which the rules of `@media` or `@container` are.
struct WidthCondition: Hashable {
    /// The least width.
    private(set) var lower = 0.0
    /// The least width that is too large.
    private(set) var upper = Double.infinity

    static let all = WidthCondition()

    /// Whether there are no such widths.
    var isEmpty: Bool { upper <= lower }

    func contains(_ width: Double) -> Bool { lower <= width && width < upper }

    /// The widths for which both conditions hold.
    func and(_ other: WidthCondition) -> WidthCondition {
        WidthCondition(lower: max(lower, other.lower), upper: min(upper, other.upper))
    }

    /// What comes before the `{` of a block; rules and at-rules that aren't about widths hold everywhere.
    init(before block: String) throws(ImportError) {
        self.init()
        let words = block.lowercased().split { $0.isWhitespace }.map(String.init)
        guard let name = words.first, name == "@media" || name == "@container" || name.hasPrefix("@media(")
        else { return }
        var features = block.lowercased()[...]
        guard let open = features.firstIndex(of: "(") else {
            if words.contains("print") { upper = 0 }
            return
        }
        let kinds = features[..<open].split { $0.isWhitespace }.dropFirst()
        if kinds.contains("print") { upper = 0 }
        features = features[open...]
        let isPlain = !kinds.contains("not") && !features.contains(",")
        while let first = features.first {
            guard isPlain, first == "(", let end = features.firstIndex(of: ")"),
                let condition = Self.feature(features[features.index(after: features.startIndex)..<end])
            else {
                throw ImportError(
                    message: "`\(shown(words.joined(separator: " ")))` is not a condition on the width alone")
            }
            self = and(condition)
            features = features[features.index(after: end)...].drop { $0.isWhitespace }
            if features.hasPrefix("and") { features = features.dropFirst(3).drop { $0.isWhitespace } }
        }
    }

    private init(lower: Double = 0, upper: Double = .infinity) { (self.lower, self.upper) = (lower, upper) }

    /// `min-width: 600px`, `width >= 600px` or `400px <= width < 600px`; nil for other conditions.
    private static func feature(_ text: Substring) -> WidthCondition? {
        let text = text.filter { !$0.isWhitespace }[...]
        for name in ["width", "inline-size"] {
            if text.hasPrefix("min-\(name):") { return limit(">=", text.dropFirst(name.count + 5)) }
            if text.hasPrefix("max-\(name):") { return limit("<=", text.dropFirst(name.count + 5)) }
            guard let start = text.indices.first(where: { text[$0...].hasPrefix(name) }) else { continue }
            return comparison(text[..<start], text[start...].dropFirst(name.count))
        }
        return nil
    }

    /// What is compared with the width, before it and after it.
    private static func comparison(_ before: Substring, _ after: Substring) -> WidthCondition? {
        let turned: [Substring: Substring] = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]
        let length = before.prefix { !"<>=".contains($0) }
        let lower = turned[before.dropFirst(length.count)].flatMap { limit($0, length) }
        let sign = after.prefix { "<>=".contains($0) }
        let upper = limit(sign, after.dropFirst(sign.count))
        if before.isEmpty { return upper }
        if after.isEmpty { return lower }
        return lower.flatMap { lower in upper.map { lower.and($0) } }
    }

    /// Widths on one side of a length. Screens have whole widths, so at most 599 is the same as below 600.
    private static func limit(_ sign: Substring, _ text: Substring) -> WidthCondition? {
        let digits = text.prefix { $0.isNumber || $0 == "." }
        guard let number = decimalNumber(digits.first == "." ? "0" + digits : digits),
            let points: Double = ["px": 1, "em": 16, "rem": 16][text.dropFirst(digits.count)]
        else { return nil }
        let length = number.nearestDouble * points, next = length.rounded(.down) + 1
        switch sign {
        case ">=": return WidthCondition(lower: length)
        case ">": return WidthCondition(lower: next)
        case "<": return WidthCondition(upper: length)
        case "<=": return WidthCondition(upper: next)
        default: return nil
        }
    }
}
