extension Parser {
    mutating func parseBody() throws(Unreadable) -> Located<BodySyntax> {
        let start = current
        let body: BodySyntax
        switch current.kind {
        case .number where isAtRuleHeader:
            throw unreadable(.missingBody(at: gapBeforeCurrent))
        case .word where isAtNextStatement:
            throw unreadable(.missingBody(at: gapBeforeCurrent))
        case .number, .leftParenthesis:
            blockCount = 0
            let stack = try parseStack()
            body = .stack(stack)
        case .word where isAtWord("rows"):
            body = .rowsOf(try parseRowsOf())
        case .word where isAtWord("show"):
            advance()
            body = .show(try parseInteger("a number of photos"))
        case .word, .dots:
            body = .sketch(try parseSketch())
        case .endOfFile, .rightBrace:
            throw unreadable(.missingBody(at: gapBeforeCurrent))
        case .name, .colon, .comma, .bar, .slash, .at, .rightParenthesis, .leftBrace, .leftBracket,
            .rightBracket, .less, .lessOrEqual, .greater, .greaterOrEqual, .halfOpenRange, .newline, .unknown:
            throw unreadable("rows such as `3, 4`, a sketch such as `ab / cc`, `rows of 3` or `show 9`")
        }
        return Located(body, at: spanFrom(start))
    }

    /// Whether the current word opens a statement on a line of its own, as in `gap 2`, and is no row of a sketch.
    private var isAtNextStatement: Bool {
        guard beginsLine, isAt(.word), Keyword(rawValue: text(of: current)) != nil else { return false }
        return next.kind == .number || next.kind == .word || next.kind == .name
    }

    // MARK: Partitions

    private mutating func parseStack() throws(Unreadable) -> StackSyntax {
        var rows = [try parseRow()]
        while true {
            if isAt(.comma) {
                advance()
            } else if isAt(.slash) {
                diagnostics.append(
                    .mistyped(
                        "/", meant: ",", note: "`/` stands between the rows of a sketch", at: current.span))
                advance()
            } else if isAt(.number), !isAtRuleHeader, !beginsLine {
                // Two numbers with nothing between them.
                diagnostics.append(.missingComma(at: gapBeforeCurrent))
            } else {
                break
            }
            rows.append(try parseRow())
        }
        return StackSyntax(rows: rows)
    }

    private mutating func parseRow() throws(Unreadable) -> Located<RowSyntax> {
        let start = current
        var blocks = [try parseBlock()]
        while take(.bar) != nil { blocks.append(try parseBlock()) }
        return Located(RowSyntax(blocks: blocks), at: spanFrom(start))
    }

    private mutating func parseBlock() throws(Unreadable) -> Located<BlockSyntax> {
        let start = current
        let content: BlockSyntax.Content
        if isAt(.number), !isAtRuleHeader {
            blockCount += 1
            if blockCount > Limits.tilesInLayout {
                throw unreadable(.tooManyTiles("tiles in one layout", at: current.span))
            }
            content = .tiles(try parseInteger("a number of tiles"))
        } else if isAt(.leftParenthesis) {
            content = .group(try parseGroup())
        } else {
            throw missingBlock()
        }
        let share = isAt(.at) ? try parseShare() : nil
        return Located(BlockSyntax(content: content, share: share), at: spanFrom(start))
    }

    /// Reports that no block stands at the current token: a separator too many, or something else.
    private mutating func missingBlock() -> Unreadable {
        guard let previous, previous.kind == .comma || previous.kind == .bar else {
            return unreadable("a number of tiles or `(`")
        }
        if isAtStatementEnd || isAtRuleHeader || isAt(.rightParenthesis)
            || (isAt(.word) && Keyword(rawValue: text(of: current)) != nil)
        {
            return unreadable(.trailingSeparator(text(of: previous), at: previous.span))
        }
        return unreadable("a number of tiles or `(`")
    }

    private mutating func parseGroup() throws(Unreadable) -> StackSyntax {
        guard openParentheses.count < Limits.nesting else {
            throw unreadable(.nestingTooDeep(at: current.span))
        }
        let opening = current
        openParentheses.append(opening)
        advance()
        if isAt(.rightParenthesis) {
            throw unreadable(.emptyGroup(at: opening.span.through(current.span)))
        }
        let stack = try parseStack()
        guard isAt(.rightParenthesis) else {
            throw isAt(.unknown)
                ? Unreadable() : unreadable(.unclosed("(", opened: opening.span, at: gapBeforeCurrent))
        }
        openParentheses.removeLast()
        advance()
        return stack
    }

    private mutating func parseShare() throws(Unreadable) -> Located<ShareSyntax> {
        let start = try expect(.at, "`@`")
        let number = try parseNumber("a weight such as `@2` or a ratio such as `@2:1`")
        guard isAt(.colon) else { return Located(.weight(number.value), at: spanFrom(start)) }
        let ratio = try parseRatio(from: number)
        return Located(.ratio(ratio.value), at: spanFrom(start))
    }

    // MARK: Sketches

    private mutating func parseSketch() throws(Unreadable) -> SketchSyntax {
        var lines = [try parseSketchLine()]
        while isAt(.comma) || isAt(.slash) {
            let separator = advance()
            if isAtStatementEnd || isAtRuleHeader || isAtNextStatement {
                throw unreadable(.trailingSeparator(text(of: separator), at: separator.span))
            }
            if separator.kind == .comma {
                diagnostics.append(
                    .mistyped(
                        ",", meant: "/", note: "the rows of a sketch are separated by `/`", at: separator.span
                    ))
            }
            if lines.count == Limits.tilesInLayout {
                throw unreadable(.tooManyTiles("rows in one sketch", at: current.span))
            }
            lines.append(try parseSketchLine())
        }
        if lines.count == 1, let line = lines.first { try checkMistypedKeyword(line.value.cells) }
        return SketchSyntax(lines: lines)
    }

    private mutating func parseSketchLine() throws(Unreadable) -> Located<SketchLineSyntax> {
        let start = current
        guard isAt(.word) || isAt(.dots) else {
            throw unreadable("a row of a sketch, such as `aab`")
        }
        let token = advance()
        if token.span.end - token.span.start > Limits.tilesInLayout {
            throw unreadable(.tooManyTiles("columns in one sketch", at: token.span))
        }
        let cells = Located(text(of: token), at: token.span)
        let weight = take(.at) == nil ? nil : try parseNumber("a weight such as `@2`")
        return Located(SketchLineSyntax(cells: cells, weight: weight), at: spanFrom(start))
    }

    /// Reports a first word that was meant as `rows` or `show`, or as a sizing where the layout is missing.
    private mutating func checkMistypedKeyword(_ word: Located<String>) throws(Unreadable) {
        let followedByNumber = isAt(.number)
        let meant: String? =
            isAtWord("of") || followedByNumber && suggestion(for: word.value, among: ["rows"]) != nil
            ? "rows" : followedByNumber ? suggestion(for: word.value, among: ["show"]) : nil
        if let meant {
            throw unreadable(
                .unknownWord(
                    word.value, place: "behind the colon", meant: meant, known: ["rows", "show"],
                    at: word.span))
        }
        if Keyword.ruleOptions.contains(word.value), !isAtStatementEnd {
            throw unreadable(.missingBody(at: word.span.leadingEdge))
        }
    }

    // MARK: Rows of

    private mutating func parseRowsOf() throws(Unreadable) -> RowsOfSyntax {
        advance()
        if take(word: "of") == nil {
            guard isAt(.number) else { throw unreadable("`of`, as in `rows of 3`") }
            diagnostics.append(.missingWord("of", at: current.span))
        }
        let perRow = try parseInteger("a number of tiles a row")
        for last in [LastRow.stretch, .balanced] where take(word: last.rawValue) != nil {
            return RowsOfSyntax(perRow: perRow, last: last)
        }
        return RowsOfSyntax(perRow: perRow, last: .short)
    }
}
