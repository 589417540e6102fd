/// Whether a space precedes each token of a statement.
///
/// - Parameters:
///   - counts: the number of tokens in the counts of a rule, including the colon.
func spacesBefore(_ tokens: [FormattedToken], counts: Int) -> [Bool] {
    var result: [Bool] = []
    var isInBrackets = false
    for (index, token) in tokens.enumerated() {
        let isAfterCounts = index == counts && counts > 0
        let hasSpace =
            index > 0 && !isInBrackets && (isAfterCounts || areSpaced(tokens[index - 1], token))
        result.append(hasSpace)
        if token.kind == .leftBracket { isInBrackets = true }
        if token.kind == .rightBracket { isInBrackets = false }
    }
    return result
}

/// Whether a space separates two tokens, neither of which is in the brackets of a pattern.
private func areSpaced(_ left: FormattedToken, _ right: FormattedToken) -> Bool {
    switch (left.kind, right.kind) {
    case (.at, _), (_, .at), (.colon, _), (_, .colon), (_, .comma), (.leftParenthesis, _),
        (_, .rightParenthesis), (_, .leftBracket), (.halfOpenRange, _), (_, .halfOpenRange),
        (_, .percent):
        false
    // `1..9`, `1:3..3:1`; the row `..` of a sketch is never next to a number.
    case (.number, .dots), (.dots, .number): false
    // `80x60`: no other word after a number is an `x`.
    case (.number, .word): right.text != "x"
    case (.word, .number): left.text != "x"
    default: true
    }
}
