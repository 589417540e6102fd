/// Whether a blank stands before each token of a statement.
///
/// - Parameters:
///   - counts: how many of the tokens are the counts of a rule, with the colon.
func blanksBefore(_ tokens: [FormattedToken], counts: Int) -> [Bool] {
    var result: [Bool] = []
    var isInBrackets = false
    for (index, token) in tokens.enumerated() {
        let isBehindCounts = index == counts && counts > 0
        let hasBlank =
            index > 0 && !isInBrackets && (isBehindCounts || stand(tokens[index - 1], apartFrom: token))
        result.append(hasBlank)
        if token.kind == .leftBracket { isInBrackets = true }
        if token.kind == .rightBracket { isInBrackets = false }
    }
    return result
}

/// Whether a blank stands between two tokens, neither of which is in the brackets of a pattern.
private func stand(_ left: FormattedToken, apartFrom right: FormattedToken) -> Bool {
    switch (left.kind, right.kind) {
    case (.at, _), (_, .at), (.colon, _), (_, .colon), (_, .comma), (.leftParenthesis, _),
        (_, .rightParenthesis), (_, .leftBracket), (.halfOpenRange, _), (_, .halfOpenRange):
        false
    // `1..9`, `1:3..3:1`; the row `..` of a sketch never stands beside a number.
    case (.number, .dots), (.dots, .number): false
    // `80x60`: behind a number no other word is an `x`.
    case (.number, .word): right.text != "x"
    case (.word, .number): left.text != "x"
    default: true
    }
}
