extension Parser {
    mutating func parseRule() throws(Unreadable) -> RuleSyntax {
        let counts: Located<CountsSyntax>
        let pattern: Located<PatternSyntax>?
        do throws(Unreadable) {
            counts = try parseCounts()
            pattern = try parsePattern(after: counts.value)
            try parseRuleColon()
        } catch {
            try expectLayout()
            throw error
        }
        let body: Located<BodySyntax>?
        var options: [Located<RuleOptionSyntax>] = []
        do throws(Unreadable) {
            body = try parseBody()
            expect(body?.value.options(after: options.map { $0.value }) ?? [])
            while isAt(.word), !isAtOtherStatement, options.count < Limits.ruleOptions {
                options.append(try parseOption(after: body))
                expect(body?.value.options(after: options.map { $0.value }) ?? [])
            }
            // What follows may belong to the layout: don't report more about a layout that is half read.
            if !isAtStatementEnd, !isAtOtherStatement, !beginsLine {
                throw unreadable("the end of the line", help: helpAfter(options))
            }
        } catch {
            // The counts are known, so later checks can use them.
            skipStatement()
            return RuleSyntax(counts: counts, pattern: pattern, body: nil, options: [])
        }
        return RuleSyntax(counts: counts, pattern: pattern, body: body, options: options)
    }

    /// Notes what may come in the layout of a rule whose counts are unreadable.
    private mutating func expectLayout() throws(Unreadable) {
        guard noted > index else { return }
        while !isAtStatementEnd, !isAt(.colon) { advance() }
        if take(.colon) != nil { _ = try parseBody() }
    }

    /// What to write instead of a layout that continues after its options.
    private func helpAfter(_ options: [Located<RuleOptionSyntax>]) -> String? {
        guard isAt(.comma), let option = options.last else { return nil }
        let word = source.text(in: option.span)
        let row =
            word.split(separator: " ").contains { $0.first == "x" }
            ? "height of one row is written as `2@x280, 3`" : "ratio of one row is written as `1@16:9, 2`"
        return "`\(shortened(word))` applies to the whole rule; the \(row)"
    }

    /// Whether the current token opens another statement, in the same line or the next.
    private var isAtOtherStatement: Bool {
        if isAtRuleHeader { return true }
        guard isAt(.word), let keyword = Keyword(rawValue: text(of: current)) else { return false }
        return beginsLine || !Keyword.ruleOptions.contains(keyword.rawValue)
    }

    mutating func parseCounts() throws(Unreadable) -> Located<CountsSyntax> {
        let start = current
        let first = try parseCount()
        if isAt(.word), next.kind == .colon, text(of: current).hasPrefix("..") {
            diagnostics.append(.openRange(text(of: current), at: current.span))
            advance()
            return Located(.range(from: first, to: nil), at: spanFrom(start))
        }
        if isAt(.halfOpenRange), next.kind == .number {
            let sign = advance()
            let end = try parseCount()
            let last = max(1, end.value - 1)
            diagnostics.append(.halfOpenCounts(last: last, at: sign.span.through(end.span)))
            return Located(.range(from: first, to: Located(last, at: end.span)), at: spanFrom(start))
        }
        if acceptsRangeSign() {
            try parseRangeSign("`..`")
            let last = accepts(.number) ? try parseCount() : nil
            return Located(.range(from: first, to: last), at: spanFrom(start))
        }
        return Located(.one(first), at: first.span)
    }

    private mutating func parseCount() throws(Unreadable) -> Located<Int> {
        if let number = NumberLiteral(source.bytes[current.span.start..<current.span.end]), isAt(.number),
            number.isZero
        {
            throw unreadable(.countZero(at: current.span))
        }
        return try parseInteger("a number of photos")
    }

    private mutating func parseRuleColon() throws(Unreadable) {
        if take(.colon) != nil { return }
        if isAt(.comma) { throw unreadable(.severalCounts(at: current.span)) }
        if isAt(.word), next.kind == .colon {
            diagnostics.append(.wordBeforeColon(text(of: current), at: current.span))
            advance()
            advance()
            return
        }
        // A token that can open a body is probably meant as one.
        let opensBody = isAt(.number) || isAt(.leftParenthesis) || isAt(.word)
        guard opensBody else { throw unreadable("`:` after the count") }
        diagnostics.append(.missingColon(at: gapBeforeCurrent))
    }

    /// Parses a pattern after a count, if there is one.
    private mutating func parsePattern(
        after counts: CountsSyntax
    ) throws(Unreadable) -> Located<PatternSyntax>? {
        if case .one(let count) = counts {
            ruleCount = count.value
            return accepts(.leftBracket) ? try parsePattern() : nil
        }
        ruleCount = nil
        guard isAt(.leftBracket) else { return nil }
        throw unreadable(.patternOnRange(at: try parsePattern().span))
    }

    private mutating func parsePattern() throws(Unreadable) -> Located<PatternSyntax> {
        let start = try expect(.leftBracket, "`[`")
        var letters: [PatternLetter] = []
        while accepts(.word) || accepts(.dots) {
            let token = advance()
            var text = text(of: token)
            if letters.count + text.utf8.count > Limits.tilesInLayout {
                throw unreadable(.tooManyTiles("letters in one pattern", at: token.span))
            }
            if let meant = PatternLetter.letters(meantBy: text) {
                diagnostics.append(.mistyped(text, meant: meant, at: token.span))
                text = meant
            }
            for (offset, character) in text.enumerated() {
                guard let letter = PatternLetter(rawValue: String(character)) else {
                    let place = token.span.start + offset
                    throw unreadable(.unknownShape(String(character), at: SourceSpan(place, place + 1)))
                }
                letters.append(letter)
            }
        }
        guard take(.rightBracket) != nil else {
            throw unreadable("a shape (`t`, `s`, `w` or `.`) or `]`")
        }
        return Located(PatternSyntax(letters: letters), at: spanFrom(start))
    }

    private mutating func parseOption(after body: Located<BodySyntax>?) throws(Unreadable) -> Located<
        RuleOptionSyntax
    > {
        let start = current
        let word = text(of: start)
        var words = Keyword.ruleOptions
        if body?.value.lastRow == .short { words += ["stretch", "balanced"] }
        if case .repeats(let blocks) = body?.value, !blocks.isMirrored { words.append("mirrored") }
        var wordsOfShape: [String] = []
        if case .justified(let rows) = body?.value, case .shape(_, over: nil) = rows.aim.value {
            wordsOfShape = ["over"]
        }
        var option = Keyword(rawValue: word)
        if option == nil {
            if let diagnostic = misplacedOption(word, after: body?.value) { throw unreadable(diagnostic) }
            let meant =
                words.contains("stretch") && word == "fill" ? "stretch" : suggestion(for: word, among: words)
            option = meant.flatMap { Keyword(rawValue: $0) }
            diagnostics.append(
                .unknownWord(
                    word, place: "after a layout", meant: meant, known: words + wordsOfShape, at: start.span))
        }
        guard let keyword = option else { throw Unreadable() }
        advance()
        if keyword == .align {
            let alignment = try parseAlignment(fits: body?.value == .rowsFit)
            return Located(.alignment(alignment), at: spanFrom(start))
        }
        let sizing = try parseSizing(keyword)
        return Located(.sizing(sizing), at: spanFrom(start))
    }

    /// The diagnostic for a word after a layout that belongs elsewhere in the rule.
    private func misplacedOption(_ word: String, after body: BodySyntax?) -> Diagnostic? {
        if word == "x" {
            return .wordElsewhere(
                word, help: "in a height, it comes before the number: `2@x280`", at: current.span)
        }
        if case .strip = body, word == "within" {
            return .wordElsewhere(word, help: "remove it: a strip has one height", at: current.span)
        }
        if Self.photoOptions.contains(word) { return .photoOption(word, at: current.span) }
        if case .rowsFit = body, let diagnostic = contradictionToFit(word) { return diagnostic }
        if case .justified(let rows) = body, let diagnostic = lateRange(word, after: rows) {
            return diagnostic
        }
        if word == LastRow.short.rawValue {
            return .wordElsewhere(
                word, help: "remove it: without `stretch` or `balanced`, a last row stays short",
                at: current.span)
        }
        if LastRow(rawValue: word) != nil {
            var rows = "rows of 3"
            if case .rowsOf(let own) = body { rows = "rows of \(own.perRow.value)" }
            if case .justified(let own) = body {
                rows = JustifiedSyntax(perRow: own.perRow, aim: own.aim, last: .short).description
            }
            return .wordElsewhere(
                word, help: "write it directly after the rows: `\(rows) \(word)`", at: current.span)
        }
        if let alignment = Alignment(meantBy: word) {
            return .wordElsewhere(
                word, help: "did you mean `align \(alignment.rawValue)`?", at: current.span,
                fix: "align \(alignment.rawValue)")
        }
        if ["columns", "column", "cols", "across", "per", "in"].contains(word), case .stack(let stack) = body,
            stack.rows.count == 1, let block = stack.rows.first?.value.blocks.first?.value,
            case .tiles(let count) = block.content
        {
            return .wordElsewhere(word, help: "did you mean `rows of \(count.value)`?", at: current.span)
        }
        return nil
    }
}

extension BodySyntax {
    /// The keywords of settings that a rule with this layout may have besides those that it has.
    fileprivate func options(after options: [RuleOptionSyntax]) -> [String] {
        switch self {
        case .show, .repeats: return []
        case .stack, .sketch, .rowsOf, .rowsFit, .justified, .strip: break
        }
        var (hasSizing, hasAlignment) = (false, false)
        for option in options {
            switch option {
            case .sizing: hasSizing = true
            case .alignment: hasAlignment = true
            }
        }
        return Keyword.ruleOptions.filter {
            $0 == Keyword.align.rawValue ? !hasAlignment : !hasSizing
        }
    }

    /// How the last row is laid out; nil for layouts that are no rows for any count.
    fileprivate var lastRow: LastRow? {
        switch self {
        case .rowsOf(let rows): rows.last
        case .justified(let rows): rows.last
        case .stack, .sketch, .rowsFit, .strip, .show, .repeats: nil
        }
    }
}
