/// A statement to be printed, or the line that opens or closes a section.
struct FormattedStatement {
    private let tokens: [FormattedToken]
    /// The number of tokens in the counts of a rule, including the colon; 0 for other statements.
    private let counts: Int
    /// Whether a space precedes each token that doesn't begin a line.
    private let hasSpace: [Bool]
    /// The number of parentheses around each token; a parenthesis doesn't count itself.
    private let depths: [Int]
    /// The columns where each token begins and the last ends, if all are on one line.
    private let offsets: [Int]

    init(_ tokens: [FormattedToken]) {
        let isRule = tokens.first?.kind == .number
        counts = isRule ? (tokens.firstIndex { $0.kind == .colon } ?? -1) + 1 : 0
        self.tokens = isRule ? withParentheses(tokens, from: counts) : tokens
        hasSpace = spacesBefore(self.tokens, counts: counts)
        var depths: [Int] = []
        var offsets: [Int] = []
        var depth = 0
        var width = 0
        for (index, token) in self.tokens.enumerated() {
            if token.kind == .rightParenthesis { depth -= 1 }
            depths.append(depth)
            if token.kind == .leftParenthesis { depth += 1 }
            if hasSpace[index] { width += 1 }
            offsets.append(width)
            width += token.text.utf8.count
        }
        self.depths = depths
        self.offsets = offsets + [width]
    }

    /// The width of the counts of a rule, including the colon; 0 for other statements.
    var countsWidth: Int { width(0..<counts) }

    private func width(_ range: Range<Int>) -> Int {
        guard !range.isEmpty else { return 0 }
        return offsets[range.upperBound - 1] + tokens[range.upperBound - 1].text.utf8.count
            - offsets[range.lowerBound]
    }

    /// Lays out the statement. A rule's counts are right-aligned in `countsWidth` columns.
    func lines(indent: Int, countsWidth: Int) -> [FormattedLine] {
        let first = counts == 0 ? indent : indent + countsWidth - self.countsWidth
        let base = counts == 0 ? indent + 4 : indent + countsWidth + 1
        let beginsLine = lineBreaks(base: base)
        var lines: [FormattedLine] = []
        var line = FormattedLine(text: spaces(first))
        // Where further lines begin: under the first row, or after the innermost open parenthesis.
        var columns = [base]
        for (index, token) in tokens.enumerated() {
            for comment in token.comments {
                if comment.hasOwnLine {
                    lines.append(line)
                    line = FormattedLine(text: spaces(columns[columns.count - 1]) + comment.text)
                } else {
                    line.comment = comment.text
                }
            }
            if beginsLine[index] {
                lines.append(line)
                line = FormattedLine(text: spaces(columns[columns.count - 1]))
            } else if hasSpace[index] {
                line.text += " "
            }
            line.text += token.text
            if token.kind == .leftParenthesis { columns.append(line.text.utf8.count) }
            if token.kind == .rightParenthesis, columns.count > 1 { columns.removeLast() }
        }
        return lines + [line]
    }

    // MARK: Line breaks

    /// Whether each token begins a line.
    private func lineBreaks(base: Int) -> [Bool] {
        var breaks = tokens.map { !$0.comments.isEmpty }
        guard counts > 0, counts < tokens.count else { return breaks }
        let body = counts..<tokens.count
        let rows = rows(of: body)
        let isPicture = rows.count > 1 && tokens[rows[1].lowerBound].beginsLine && !areBlocks(rows)
        breakRows(of: body, at: base, isPicture: isPicture || breaks.contains(true), &breaks)
        return breaks
    }

    /// Whether the pieces are blocks of a row, not rows.
    private func areBlocks(_ pieces: [Range<Int>]) -> Bool {
        pieces.first.map { tokens[$0.upperBound - 1].kind == .bar } ?? false
    }

    /// Breaks lines between the rows of a range that is a picture or longer than a line, and within rows that are
    /// themselves longer than a line.
    private func breakRows(of range: Range<Int>, at column: Int, isPicture: Bool, _ breaks: inout [Bool]) {
        guard isPicture || column + width(range) > lineLength else { return }
        let rows = rows(of: range)
        guard rows.count > 1 else {
            if tokens[range.lowerBound].kind == .leftParenthesis {
                let close = range.dropFirst().first { depths[$0] == depths[range.lowerBound] }
                let inside = range.lowerBound + 1..<(close ?? range.upperBound)
                breakRows(of: inside, at: column + 1, isPicture: false, &breaks)
            }
            return
        }
        // If the second row begins a line, the next formatting treats the layout as a picture.
        let isFilled =
            areBlocks(rows)
            || !isPicture && width(rows[0].lowerBound..<rows[1].upperBound) <= lineLength - column
                && tokens[rows[0].upperBound - 1].kind == .comma
        var end = lineLength + 1
        for (index, row) in rows.enumerated() {
            let isApart = index > 0 && (!isFilled || end + 1 + width(row) > lineLength)
            if isApart { breaks[row.lowerBound] = true }
            end = isApart || index == 0 ? column + width(row) : end + 1 + width(row)
            breakRows(of: row, at: end - width(row), isPicture: false, &breaks)
        }
    }

    /// The rows of a stack or sketch, each with the separator after it; for a single row, its blocks.
    private func rows(of range: Range<Int>) -> [Range<Int>] {
        let separators = range.filter { index in
            depths[index] == depths[range.lowerBound]
                && [.comma, .slash, .bar].contains(tokens[index].kind)
        }
        let outer = separators.filter { tokens[$0].kind != .bar }
        var rows: [Range<Int>] = []
        var start = range.lowerBound
        for index in outer.isEmpty ? separators : outer where index + 1 < range.upperBound {
            rows.append(start..<index + 1)
            start = index + 1
        }
        return rows + [start..<range.upperBound]
    }
}

/// The greatest length of a layout on one line.
private let lineLength = 110
