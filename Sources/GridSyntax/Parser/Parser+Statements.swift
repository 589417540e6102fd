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
        if word == "rows" || word == "columns" {
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
    private mutating func takeNeedlessColon() {
        guard isAt(.colon) else { return }
        let isClose = source.bytes.indices.contains(current.span.end) && source.bytes[current.span.end] > 0x20
        diagnostics.append(.needlessSign(":", at: current.span, fix: isClose ? " " : ""))
        advance()
    }

    // MARK: Sections

    private mutating func parseSection() throws(Unreadable) -> SectionSyntax {
        let condition: Located<WidthConditionSyntax>
        let brace: Token
        do throws(Unreadable) {
            condition = try parseSectionWidths()
            if isAt(.newline), next.kind == .leftBrace {
                diagnostics.append(.braceOnNextLine(at: SourceSpan(gapBeforeCurrent.start, next.span.start)))
                advanceOverNewline()
            }
            guard accepts(.leftBrace) else { throw unreadable("`{`", help: helpForBrace(condition.value)) }
            brace = advance()
        } catch {
            // Mistakes between the braces are reported, but the rules are dropped: their widths are unknown.
            if let brace = skipToBraces() { _ = try parseItems(after: brace) }
            throw error
        }
        return SectionSyntax(condition: condition, items: try parseItems(after: brace))
    }

    /// What to write instead of the current token, where the `{` of a section should be.
    private func helpForBrace(_ condition: WidthConditionSyntax) -> String? {
        switch condition {
        case .atLeast(let lower) where isAtWord("and") || isAt(.comma) || isAt(.less):
            "both limits are written as `when width \(lower.value)..<900 {`"
        case .between, .atLeast, .below:
            "the rules follow in braces, as in `when width >= 600 { 1..: rows of 4 }`"
        }
    }

    private mutating func parseSectionWidths() throws(Unreadable) -> Located<WidthConditionSyntax> {
        if take(word: "width") == nil {
            guard isAt(.word), suggestion(for: text(of: current), among: ["width"]) != nil else {
                throw unreadable("`width`, as in `when width >= 600 {`")
            }
            diagnostics.append(
                .unknownWord(
                    text(of: current), place: "after `when`", meant: "width", known: [], at: current.span))
            advance()
        }
        return try parseCondition()
    }

    /// Moves past the `{` of a section whose widths are unreadable, and returns it. Without a `{`, returns the last token
    /// of the line if a later `}` shows that a section was meant, and nil otherwise.
    private mutating func skipToBraces() -> Token? {
        while !isAtStatementEnd, !isAt(.leftBrace) { advance() }
        if isAt(.leftBrace) { return advance() }
        let following = tokens[index...].first {
            $0.kind == .leftBrace || $0.kind == .rightBrace || isWord($0, Keyword.when.rawValue)
        }
        return following?.kind == .rightBrace ? previous : nil
    }

    /// Parses the statements of a section and its `}`.
    private mutating func parseItems(after brace: Token) throws(Unreadable) -> [SectionItemSyntax] {
        var items: [SectionItemSyntax] = []
        while true {
            let doc = takeDocComment()
            expectStatement(Keyword.allCases.filter { !$0.isForWholeFile && $0 != .when })
            if take(.rightBrace) != nil { break }
            if isAt(.endOfFile) {
                throw unreadable(.unclosed("{", opened: brace.span, at: gapBeforeCurrent))
            }
            guard admitsStatement() else { throw Unreadable() }
            do throws(Unreadable) {
                let start = current
                statementStart = index
                let kind = try parseItem()
                endStatement()
                items.append(SectionItemSyntax(doc: doc, kind: Located(kind, at: spanFrom(start))))
            } catch {
                lacksStatements = true
                skipStatement()
            }
        }
        return items
    }

    /// Moves past the braces that open on this line, ignoring the doc comments between them.
    private mutating func skipBraces() {
        while !isAtStatementEnd, !isAt(.leftBrace) { advance() }
        guard isAt(.leftBrace) else { return }
        var depth = 0
        repeat {
            if isAt(.leftBrace) { depth += 1 } else if isAt(.rightBrace) { depth -= 1 }
            advance()
        } while depth > 0 && !isAt(.endOfFile)
        while commentsSeen < comments.count, comments[commentsSeen].token < index { commentsSeen += 1 }
    }

    private mutating func parseCondition() throws(Unreadable) -> Located<WidthConditionSyntax> {
        let start = current
        let condition: WidthConditionSyntax
        if take(.less) != nil {
            condition = .below(try parseLength(mayBeZero: true))
        } else if take(.greaterOrEqual) != nil {
            condition = .atLeast(try parseLength(mayBeZero: true))
        } else if isAt(.lessOrEqual) {
            let sign = advance()
            condition = .below(try parseIncludedLimit(after: sign, meant: "<"))
        } else if isAt(.greater) {
            diagnostics.append(.exclusiveCondition(at: current.span))
            advance()
            condition = .atLeast(try parseLength(mayBeZero: true))
        } else if accepts(.number) {
            let lower = try parseLength(mayBeZero: true)
            if isAt(.dots) {
                let sign = advance()
                condition = .between(lower, try parseIncludedLimit(after: sign, meant: "..<"))
            } else {
                _ = try expect(.halfOpenRange, "`..<`, as in `when width 300..<600 {`")
                condition = .between(lower, try parseLength(mayBeZero: true))
            }
        } else {
            throw unreadable("`<`, `>=` or a range such as `300..<600`")
        }
        return Located(condition, at: spanFrom(start))
    }

    /// Parses the upper limit of a section after a sign that would include it, and reports the sign.
    ///
    /// Where the file has the next whole number, as in `<= 767` beside `>= 768`, that is the limit.
    private mutating func parseIncludedLimit(
        after sign: Token, meant: String
    ) throws(Unreadable) -> Located<NumberLiteral> {
        let limit = try parseLength(mayBeZero: true)
        let next = NumberLiteral(units: limit.value.units + 1)
        let following = limit.value.scale == 0 && wholeNumbers.contains(next.units) ? next : nil
        diagnostics.append(
            .includedLimit(meant, at: sign.span, next: following.map { Located($0, at: limit.span) }))
        return following.map { Located($0, at: limit.span) } ?? limit
    }

    private mutating func parseItem() throws(Unreadable) -> SectionItemSyntax.Kind {
        if isAt(.number) { return .rule(try parseRule()) }
        guard isAt(.word) else { throw unreadable("a rule, a sizing, `align`, `waterfall` or `require`") }
        let start = current
        let keyword = try parseKeyword(among: Keyword.allCases, place: "in a section")
        takeNeedlessColon()
        switch keyword {
        case .tile, .frame:
            return .sizing(try parseSizing(keyword))
        case .align:
            return .alignment(try parseAlignment())
        case .waterfall:
            return .waterfall(try parseWaterfall())
        case .require: return .requirement(try parseRequirement())
        case .when:
            diagnostics.append(.nestedSection(at: start.span))
            skipBraces()
            throw Unreadable()
        case .grid, .gap, .inset, .width, .height, .smallest, .shapes, .append:
            throw unreadable(.notInSection(text(of: start), at: start.span))
        }
    }
}
