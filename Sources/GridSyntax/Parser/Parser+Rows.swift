extension Parser {
    /// Parses what follows `rows`: `of 3 stretch`, `fit`, `near 240`, `of 2..5 near 240` or `of 1..3 near 3:4 over 60`.
    mutating func parseRows() throws(Unreadable) -> BodySyntax {
        let start = advance()
        if isAtAim { return .justified(try parseJustified(perRow: nil, from: start)) }
        if isAtWord("fit") { return try parseFit() }
        try parseOf()
        if isAt(.word) {
            throw unreadable(
                "a number of tiles per row",
                help: Self.meansFit(text(of: current))
                    ? Self.helpOnFit
                    : "for other numbers at other widths, write sections: `when width >= 600 { 1..: rows of 5 }`"
            )
        }
        let perRow = try parseInteger("a number of tiles per row")
        if isAt(.dots) || isAt(.halfOpenRange) {
            try parseRangeSign("`..`, as in `rows of 2..5 near 240`")
            let range = JustifiedSyntax.PerRow(
                least: perRow, greatest: try parseInteger("the greatest number of photos in a row"))
            guard isAtAim else {
                throw unreadable("`near`, as in `rows of 2..5 near 240`")
            }
            let span = perRow.span.through(range.greatest.span)
            return .justified(try parseJustified(perRow: Located(range, at: span), from: start))
        }
        if isAtAim {
            let count = perRow.value
            throw unreadable(
                .wordElsewhere(
                    text(of: current),
                    help: "write the least and the greatest number of photos: `rows of 1..\(count) near 240`",
                    at: current.span))
        }
        return .rowsOf(RowsOfSyntax(perRow: perRow, last: parseLastRow()))
    }

    private mutating func parseOf() throws(Unreadable) {
        if isAt(.word), text(of: current) != "of", text(of: current).lowercased() == "of" {
            diagnostics.append(.mistyped(text(of: current), meant: "of", at: current.span))
            advance()
        } else if take(word: "of") == nil {
            guard isAt(.number) else {
                throw unreadable(
                    "`of`, `near`, `over` or `fit`, as in `rows of 3`",
                    help: isAt(.word) && Self.meansFit(text(of: current)) ? "did you mean `rows fit`?" : nil)
            }
            diagnostics.append(.missingWord("of", at: current.span))
        }
    }

    /// Whether the current word says what rows aim at.
    private var isAtAim: Bool { isAtWord("near") || isAtWord("over") }

    private mutating func parseJustified(
        perRow: Located<JustifiedSyntax.PerRow>?, from start: Token
    ) throws(Unreadable) -> JustifiedSyntax {
        let isNear = isAtWord("near")
        let word = advance()
        guard isAt(.number) else {
            throw unreadable(
                isNear ? "a height in points or a ratio" : "a height in points",
                help: "write `rows \(text(of: word)) 240`: rows about 240 points high")
        }
        let height = try parseLength()
        var aim = Located<JustifiedSyntax.Aim>(
            isNear ? .near(height) : .over(height), at: word.span.through(height.span))
        if isAt(.colon) || isAt(.slash) {
            guard isNear else {
                throw unreadable("a height in points", help: "aim at a shape with `near`: `rows near 3:4`")
            }
            aim = try parseShape(from: height, after: word)
        } else if isAtWord("over") {
            throw unreadable(
                .wordElsewhere(
                    "over", help: "write it after a shape: `rows near 3:4 over 60`", at: current.span))
        }
        return JustifiedSyntax(perRow: perRow, aim: aim, last: parseLastRow())
    }

    /// Parses a ratio from its colon on, and the height that rows should have, if there is one.
    private mutating func parseShape(
        from first: Located<NumberLiteral>, after near: Token
    ) throws(Unreadable) -> Located<JustifiedSyntax.Aim> {
        let shape = try parseRatio(from: first)
        var height: Located<NumberLiteral>?
        if take(word: "over") != nil { height = try parseLength() }
        return Located(
            .shape(shape.value, over: height), at: near.span.through(height?.span ?? shape.span))
    }

    /// Parses what a last row does, if that is written.
    private mutating func parseLastRow() -> LastRow {
        if isAt(.comma), let last = LastRow(rawValue: text(of: next)), last != .short {
            diagnostics.append(.needlessSign(before: last.rawValue, at: current.span))
            advance()
        }
        for last in [LastRow.stretch, .balanced] where take(word: last.rawValue) != nil { return last }
        return .short
    }
}
