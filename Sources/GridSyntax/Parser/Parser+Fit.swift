extension Parser {
    /// Parses `fit`, which follows `rows`.
    mutating func parseFit() throws(Unreadable) -> BodySyntax {
        advance()
        if isAt(.number), !isAtRuleHeader {
            let count = text(of: current)
            throw unreadable(
                "the end of the rule",
                help: "the width says how many tiles fit; for \(count) in a row, write `rows of \(count)`")
        }
        return .rowsFit
    }

    /// What to write for rows whose lengths follow from the width.
    static var helpOnFit: String {
        "for as many tiles in a row as the width holds, write `rows fit` under `tile 80x60`, or `rows near 240`"
    }

    /// Whether a word of another layout language means as many tiles in a row as fit.
    static func meansFit(_ word: String) -> Bool {
        ["fit", "fits", "fitting", "fill", "auto", "flow", "flex", "wrap", "wraps"].contains(
            word.lowercased())
    }

    /// The diagnostic for a word after `rows fit` that would choose the rows or their heights.
    func contradictionToFit(_ word: String) -> Diagnostic? {
        if LastRow(rawValue: word) != nil {
            return .wordElsewhere(
                word,
                help:
                    "`rows fit` takes as many tiles into a row as the width holds; `align` places those of the last row",
                at: current.span)
        }
        if Self.aims.contains(word) {
            return .wordElsewhere(
                word,
                help:
                    "tiles of `rows fit` have a fixed size; for rows about 240 points high, write `rows \(word) 240`",
                at: current.span)
        }
        return nil
    }
}
