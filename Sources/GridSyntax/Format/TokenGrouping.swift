/// Puts rows of several blocks in parentheses if there are other rows, since `|` and `,` are hard to tell apart:
/// `1 | (1, 1), 2` becomes `(1 | (1, 1)), 2`, which means the same.
///
/// - Parameters:
///   - start: the index where the layout begins. A layout that is not a stack, or would be nested too deep, stays as it is.
func withParentheses(_ tokens: [FormattedToken], from start: Int) -> [FormattedToken] {
    var levels = [Level(start: start)]
    var wrapped: [Range<Int>] = []
    for index in start..<tokens.count {
        let kind = tokens[index].kind
        if kind == .leftParenthesis {
            levels.append(Level(start: index + 1))
        } else if kind == .bar {
            levels[levels.count - 1].hasBar = true
        } else if kind == .comma {
            levels[levels.count - 1].endRow(at: index)
        } else if kind == .rightParenthesis, levels.count > 1, let level = levels.popLast() {
            wrapped += level.rowsToWrap(endingAt: index)
        } else if kind == .word {
            // A sizing or `align` ends the layout; a sketch has no bars.
            return tokens.wrapping(wrapped + levels[0].rowsToWrap(endingAt: index))
        }
    }
    return tokens.wrapping(wrapped + levels[0].rowsToWrap(endingAt: tokens.count))
}

/// The rows of one stack.
private struct Level {
    private var rowStart: Int
    private var rowsOfBlocks: [Range<Int>] = []
    private var hasComma = false
    var hasBar = false

    init(start: Int) { rowStart = start }

    mutating func endRow(at end: Int) {
        if hasBar { rowsOfBlocks.append(rowStart..<end) }
        hasComma = true
        hasBar = false
        rowStart = end + 1
    }

    func rowsToWrap(endingAt end: Int) -> [Range<Int>] {
        guard hasComma else { return [] }
        return rowsOfBlocks + (hasBar ? [rowStart..<end] : [])
    }
}

extension [FormattedToken] {
    fileprivate func wrapping(_ ranges: [Range<Int>]) -> [FormattedToken] {
        if ranges.isEmpty { return self }
        var opening = [Int](repeating: 0, count: count + 1)
        var closing = opening
        for range in ranges {
            opening[range.lowerBound] += 1
            closing[range.upperBound] += 1
        }
        var result: [FormattedToken] = []
        var depth = 0
        for index in 0...count {
            for _ in 0..<closing[index] { result.append(FormattedToken(kind: .rightParenthesis, text: ")")) }
            guard index < count else { break }
            var token = self[index]
            for _ in 0..<opening[index] {
                // Comments before the row move before its parenthesis.
                result.append(
                    FormattedToken(
                        kind: .leftParenthesis, text: "(", comments: token.comments,
                        beginsLine: token.beginsLine))
                token.comments = []
                token.beginsLine = false
            }
            result.append(token)
        }
        for token in result {
            if token.kind == .leftParenthesis { depth += 1 }
            if token.kind == .rightParenthesis { depth -= 1 }
            if depth > Limits.nesting { return self }
        }
        return result
    }
}
