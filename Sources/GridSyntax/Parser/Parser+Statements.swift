extension Parser {
    mutating func parseStatements() -> [StatementSyntax] {
        var statements: [StatementSyntax] = []
        while true {
            let doc = takeDocComment()
            expectStatement(Keyword.allCases)
            if isAt(.endOfFile) || !admitsStatement() { break }
            do throws(Unreadable) {
                let start = current
                statementStart = index
                let kind = try parseStatement()
                endStatement()
                statements.append(StatementSyntax(doc: doc, kind: Located(kind, at: spanFrom(start))))
            } catch {
                lacksStatements = true
                skipStatement()
                // A brace that closes nothing has been reported as unexpected.
                if isAt(.rightBrace) { advance() }
            }
        }
        return statements
    }

    /// The span from a token to the last one consumed.
    func spanFrom(_ start: Token) -> SourceSpan {
        guard let last = previous else { return start.span }
        return start.span.through(last.span)
    }

    /// Skips newlines and returns the doc comments among them.
    mutating func takeDocComment() -> String? {
        var lines: [String] = []
        while isAt(.newline) { advanceOverNewline() }
        // The first of the newlines directly before the current token.
        var above = index
        while above > 0, tokens[above - 1].kind == .newline { above -= 1 }
        while commentsSeen < comments.count, comments[commentsSeen].token <= index {
            let comment = comments[commentsSeen]
            commentsSeen += 1
            guard comment.isDoc else { continue }
            let isAbove = comment.hasOwnLine && comment.token >= above
            if isAbove, !isAt(.endOfFile), !isAt(.rightBrace) {
                lines.append(docText(of: comment))
            } else {
                looseDocComments.append(comment)
            }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func docText(of comment: Comment) -> String {
        var text = source.text(in: SourceSpan(comment.span.start + 2, comment.span.end))[...]
        if text.first == " " { text = text.dropFirst() }
        while text.last == " " || text.last == "\t" || text.last == "\r" { text = text.dropLast() }
        return String(text)
    }

    mutating func reportLooseDocComments() {
        looseDocComments += comments[commentsSeen...].filter { $0.isDoc }
        var block: [Comment] = []
        for comment in looseDocComments {
            // Consecutive lines are one comment.
            if let last = block.last, comment.token != last.token + 1 || !comment.hasOwnLine {
                diagnostics.append(.looseDocComment(at: block.map { $0.span }))
                block = []
            }
            block.append(comment)
        }
        if !block.isEmpty { diagnostics.append(.looseDocComment(at: block.map { $0.span })) }
    }

    /// Reports tokens after the end of the statement; one that opens another statement is left to be read.
    mutating func endStatement() {
        if isAtStatementEnd || beginsLine { return }
        if isAtWord("else") {
            diagnostics.append(.noElse(at: current.span))
            skipBraces()
            return
        }
        let opensAnother = isAtRuleHeader || (isAt(.word) && Keyword(rawValue: text(of: current)) != nil)
        if tokens[statementStart].kind == .number, isAt(.word),
            let keyword = Keyword(rawValue: text(of: current)), keyword.isForWholeFile
        {
            diagnostics.append(.settingAfterRule(keyword, at: current.span))
            skipStatement()
        } else if opensAnother {
            diagnostics.append(
                .missingNewline(before: text(of: current), at: current.span, gap: gapBeforeCurrent))
        } else if isAt(.word), Self.photoOptions.contains(text(of: current)) {
            _ = unreadable(.photoOption(text(of: current), at: current.span))
            skipStatement()
        } else {
            _ = unreadable("the end of the line", help: helpForLineEnd)
            skipStatement()
        }
    }

    /// What to write instead of the current token, where a statement should end.
    private var helpForLineEnd: String? {
        let start = tokens[statementStart]
        guard start.kind == .word else { return isAt(.leftBrace) ? nil : "`,` starts another row" }
        if isWord(start, Keyword.require.rawValue), isAt(.percent) {
            return "only `keep` takes a percentage: `require keep 55% of 9:16..16:9`"
        }
        if isWord(start, Keyword.require.rawValue), isAt(.colon) {
            return "`areas` takes a number of times: `require areas 4`"
        }
        if isAt(.comma) { return "separate values with spaces: `gap 4 8`" }
        if isAt(.leftBrace) {
            return "only `when` takes braces; settings and rules are on lines of their own"
        }
        return isWord(start, Keyword.gap.rawValue)
            ? "`gap` takes one length, or two: between rows and between columns" : nil
    }

    private mutating func parseStatement() throws(Unreadable) -> StatementSyntax.Kind {
        switch current.kind {
        case .number:
            return .rule(try parseRule())
        case .word:
            let keyword = try parseKeyword(among: Keyword.allCases, place: "at the start of a statement")
            takeNeedlessColon()
            if keyword == .when {
                return .section(try parseSection())
            }
            return .setting(try parseSetting(keyword))
        case .dots, .name, .colon, .comma, .bar, .slash, .at, .leftParenthesis, .rightParenthesis, .leftBrace,
            .rightBrace, .leftBracket, .rightBracket, .less, .lessOrEqual, .greater, .greaterOrEqual,
            .halfOpenRange, .percent, .newline, .unknown, .endOfFile:
            throw unreadable(
                "a setting such as `gap 2` or a rule such as `3: 1, 2`",
                help: "a rule begins with its counts, `3:` or `10..:`; a section with `when width < 400 {`")
        }
    }

    /// Consumes the keyword that opens a statement; a similar word is reported and read as the keyword.
    mutating func parseKeyword(among keywords: [Keyword], place: String) throws(Unreadable) -> Keyword {
        let word = text(of: current)
        if let keyword = Keyword(rawValue: word), keywords.contains(keyword) {
            advance()
            return keyword
        }
        let words = keywords.map { $0.rawValue }
        // The lexer has reported a word with a sign in it, such as `min-tile`.
        if next.kind == .unknown, next.triviaStart == next.span.start { throw Unreadable() }
        if word == "else" {
            let start = current.span
            skipBraces()
            throw unreadable(.noElse(at: start))
        }
        if ["max", "maximum", "limit", "most"].contains(word) {
            throw unreadable(.mostPhotos(word, at: current.span))
        }
        if isAtClaim {
            diagnostics.append(.missingRequire(word, at: current.span))
            return .require
        }
        if Self.photoOptions.contains(word) {
            throw unreadable(.photoOption(word, isAlone: true, at: current.span))
        }
        if ["rows", "columns", "strip"].contains(word) {
            throw unreadable(.rowsWithoutCounts(word, at: current.span))
        }
        var meant = Keyword.synonyms[word.lowercased()]?.rawValue ?? suggestion(for: word, among: words)
        if word == "container", tokens[min(index + 2, tokens.count - 1)].kind == .colon { meant = "frame" }
        if meant == nil, next.kind == .colon { throw unreadable(.wordForCounts(word, at: current.span)) }
        diagnostics.append(.unknownWord(word, place: place, meant: meant, known: words, at: current.span))
        guard let meant, let keyword = Keyword(rawValue: meant) else { throw Unreadable() }
        advance()
        return keyword
    }

    /// Reports a colon after the keyword of a setting.
    mutating func takeNeedlessColon() {
        guard isAt(.colon) else { return }
        let isClose = source.bytes.indices.contains(current.span.end) && source.bytes[current.span.end] > 0x20
        diagnostics.append(.needlessSign(":", at: current.span, fix: isClose ? " " : ""))
        advance()
    }
}
