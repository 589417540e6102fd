extension Parser {
    /// Parses what follows `rows`: `of 3 stretch`, `fit`, `near 240`, `under 150`, `over 200x133`, `of 2..5 near 240` or
    /// `of 1..3 near 3:4 over 60`.
    ///
    /// - Parameters:
    ///   - isBeside: whether they are beside numbers, where `fit` can't be.
    mutating func parseRows(isBeside: Bool = false) throws(Unreadable) -> BodySyntax {
        let rows = advance()
        if !accepts(word: "of") {
            if accepts(word: "near") || accepts(word: "over") || accepts(word: "under") {
                return .justified(try parseJustified(perRow: nil))
            }
            if isBeside, isAtWord("fit") {
                throw unreadable(.fitInPartition(at: rows.span.through(current.span)))
            }
            if !isBeside, accepts(word: "fit") { return try parseFit() }
        }
        try parseOf()
        if isAt(.word) || isAt(.dots) {
            throw unreadable("a number of tiles per row", help: helpOnNumber)
        }
        let perRow = try parseInteger("a number of tiles per row")
        if acceptsRangeSign() {
            try parseRangeSign("`..`, as in `rows of 2..5 near 240`")
            let range = JustifiedSyntax.PerRow(
                least: perRow, greatest: try parseInteger("the greatest number of photos in a row"))
            guard accepts(word: "near") || isAtAim else {
                throw unreadable("`near`, as in `rows of 2..5 near 240`")
            }
            let span = perRow.span.through(range.greatest.span)
            return .justified(try parseJustified(perRow: Located(range, at: span)))
        }
        if isAtAim {
            let count = perRow.value
            throw unreadable(
                .wordElsewhere(
                    text(of: current),
                    help: "write the least and the greatest number of photos: `rows of 1..\(count) near 240`",
                    at: current.span))
        }
        if isAt(.at) {
            throw unreadable(
                "the end of the line",
                help: "a ratio or height of all tiles is a sizing: `tile 4:3`, `tile x120`")
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
                    "`of`, `near`, `over`, `under` or `fit`, as in `rows of 3`",
                    help: helpOnAim)
            }
            diagnostics.append(.missingWord("of", at: current.span))
        }
    }

    /// The words that say what rows aim at.
    static let aims = ["near", "over", "under"]

    /// Whether the current word says what rows aim at.
    private var isAtAim: Bool { isAt(.word) && Self.aims.contains(text(of: current)) }

    private mutating func parseJustified(
        perRow: Located<JustifiedSyntax.PerRow>?
    ) throws(Unreadable) -> JustifiedSyntax {
        let isNear = isAtWord("near"), isOver = isAtWord("over")
        let word = advance()
        guard accepts(.number) else {
            let (what, how) =
                isNear
                ? ("a height in points or a ratio", "about")
                : isOver ? ("a height or a size in points", "at least") : ("a height in points", "at most")
            throw unreadable(
                what, help: "write `rows \(text(of: word)) 240`: rows \(how) 240 points high")
        }
        let height = try parseLengthOrRatio()
        var aim = Located<JustifiedSyntax.Aim>(
            isNear ? .near(height) : isOver ? .over(height) : .under(height),
            at: word.span.through(height.span))
        let isSize = isAtTimes && height.value.units >= 100
        let isRatio = isNear ? accepts(.colon) : isAt(.colon)
        if isOver,
            let second = try parseHeight(
                help: "write the least width and height of tiles: `rows over 200x133`")
        {
            aim = Located(.overSize(width: height, height: second), at: word.span.through(second.span))
        } else if isRatio || isAt(.slash) || isNear && isAtTimes && !isSize {
            guard isNear else {
                throw unreadable("a height in points", help: "aim at a shape with `near`: `rows near 3:4`")
            }
            aim = try parseShape(from: height, after: word)
        } else if isAtRangeSign || isAtTimes {
            throw unreadable(
                "one height",
                help: isNear
                    ? "rows come as near to a height as the photos allow: `near \(height.value)`"
                    : helpOnLimits(word, height.value))
        } else if isOver, ["wide", "width"].contains(text(of: current)), !beginsLine {
            throw unreadable(
                .wordElsewhere(
                    text(of: current),
                    help: "for tiles at least \(height.value) wide, write `rows over \(height.value)x1`",
                    at: current.span))
        } else if isAtAim {
            let help =
                isNear || isAtWord("near")
                ? "`over` goes after a shape: `rows near 3:4 over 60`" : helpOnLimits(word, height.value)
            throw unreadable(.wordElsewhere(text(of: current), help: help, at: current.span))
        }
        return JustifiedSyntax(perRow: perRow, aim: aim, last: parseLastRow(mayFill: !aim.value.isShape))
    }

    /// Parses a ratio from its colon on, and the height that rows should have, if there is one.
    private mutating func parseShape(
        from first: Located<NumberLiteral>, after near: Token
    ) throws(Unreadable) -> Located<JustifiedSyntax.Aim> {
        let shape = try parseRatio(from: first)
        var height: Located<NumberLiteral>?
        if takeOver() { height = try parseLength() }
        return Located(
            .shape(shape.value, over: height), at: near.span.through(height?.span ?? shape.span))
    }

    /// Consumes `over` after a shape; a similar word is reported and read as that.
    private mutating func takeOver() -> Bool {
        if take(word: "over") != nil { return true }
        let word = text(of: current)
        guard isAt(.word), !beginsLine, next.kind == .number, Keyword(rawValue: word) == nil,
            suggestion(for: word, among: ["over"] + Keyword.words) == "over"
        else { return false }
        diagnostics.append(
            .unknownWord(word, place: "after a shape", meant: "over", known: [], at: current.span))
        advance()
        return true
    }

    /// Parses what a last row does, if that is written.
    ///
    /// - Parameters:
    ///   - mayFill: false for rows that all fill the width; a check reports the word then.
    private mutating func parseLastRow(mayFill: Bool = true) -> LastRow {
        if isAt(.comma), let last = LastRow(rawValue: text(of: next)), last != .short {
            diagnostics.append(.needlessSign(before: last.rawValue, at: current.span))
            advance()
        }
        if mayFill { expect([LastRow.stretch, .balanced].map { $0.rawValue }) }
        for last in [LastRow.stretch, .balanced] where isAtWord(last.rawValue) {
            advance()
            return last
        }
        if isAtWord("short") {
            diagnostics.append(.needlessShort(at: gapBeforeCurrent.through(current.span)))
            advance()
        }
        return .short
    }

    // MARK: What may be meant

    /// What to write instead of a least and a greatest height.
    private func helpOnLimits(_ word: Token, _ height: NumberLiteral) -> String {
        "rows have one limit: `\(text(of: word)) \(height)`; about that high are `rows near \(height)`"
    }

    /// What to write instead of a word or sign after `rows` that says how high rows are.
    private var helpOnAim: String? {
        let word = text(of: current).lowercased()
        if isAt(.word), Self.meansFit(word) { return "did you mean `rows fit`?" }
        let height = next.kind == .number ? text(of: next) : "240"
        let isLeast = word == "at" && isWord(next, "least"), isMost = word == "at" && isWord(next, "most")
        if isLeast || isAt(.greaterOrEqual) || ["above", "from", "least", "min", "minimum"].contains(word) {
            return "did you mean `rows over \(height)`?"
        }
        let under = ["below", "max", "maximum", "most"]
        if isMost || isAt(.less) || isAt(.lessOrEqual) || under.contains(word) {
            return "did you mean `rows under \(height)`?"
        }
        let near = ["about", "approximately", "around", "at", "between", "height", "high", "justified"]
        return near.contains(word) ? "did you mean `rows near \(height)`?" : nil
    }

    /// What to write instead of a word or sign after `rows of`.
    private var helpOnNumber: String {
        let word = text(of: current).lowercased()
        if Self.meansFit(word) { return Self.helpOnFit }
        if isAt(.dots) || ["any", "at", "between", "max", "maximum", "most", "up"].contains(word) {
            return "write the least and the greatest number of photos: `rows of 1..5 near 240`"
        }
        return "for other numbers at other widths, write sections: `when width >= 600 { 1..: rows of 5 }`"
    }

    /// The diagnostic for numbers of photos that are written after what rows aim at.
    func lateRange(_ word: String, after rows: JustifiedSyntax) -> Diagnostic? {
        guard word == "of", rows.perRow == nil else { return nil }
        switch rows.aim.value {
        case .over, .overSize:
            return .wordElsewhere(
                word, help: "`over` takes as many photos into a row as fit; remove `of`", at: current.span)
        case .under:
            return .wordElsewhere(
                word, help: "`under` takes as few photos into a row as make it low enough; remove `of`",
                at: current.span)
        case .near, .shape: break
        }
        return .wordElsewhere(
            word, help: "write it before the aim: `rows of 2..5 \(rows.aim.value)`", at: current.span)
    }
}
