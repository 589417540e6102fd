extension Parser {
    mutating func parseSection() throws(Unreadable) -> SectionSyntax {
        let condition: Located<ConditionSyntax>
        let brace: Token
        do throws(Unreadable) {
            condition = try parseCondition()
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
    private func helpForBrace(_ condition: ConditionSyntax) -> String? {
        if isAtWord("and"), isWord(next, condition.height == nil ? "height" : "width") {
            return "a comma joins a width and a height: `when width >= 600, height < 500 {`"
        }
        let isWidth = condition.height == nil
        if isAtWord("and") || isAt(.comma) || isAt(.less),
            case .atLeast(let lower)? = isWidth ? condition.width : condition.height
        {
            return "both limits are written as `when \(isWidth ? "width" : "height") \(lower.value)..<900 {`"
        }
        return "the rules follow in braces, as in `when width >= 600 { 1..: rows of 4 }`"
    }

    private mutating func parseCondition() throws(Unreadable) -> Located<ConditionSyntax> {
        var condition = ConditionSyntax()
        let first = current
        // Diagnostics underline the limits of a width alone, and anything else from its first word.
        var start = first
        while true {
            let word = current
            let isWidth = try parseSide(after: condition)
            if word.span == first.span { start = current }
            let limits = try parseLimits()
            if isWidth { condition.width = limits } else { condition.height = limits }
            if condition.height != nil { start = first }
            // After a comma without a side, the second limit of the first was meant.
            let following = tokens[(index + 1)...].first { $0.kind != .newline }
            if isAt(.comma), let following, following.beginsLimits { break }
            if condition.width != nil, condition.height != nil { break }
            guard take(.comma) != nil else { break }
        }
        return Located(condition, at: spanFrom(start))
    }

    /// Consumes the side that a section has limits for, after those of the other one, and says whether it is the width.
    private mutating func parseSide(after condition: ConditionSyntax) throws(Unreadable) -> Bool {
        if condition.width == nil, take(word: "width") != nil { return true }
        if condition.height == nil, take(word: "height") != nil { return false }
        if isAtWord("width") || isAtWord("height") {
            throw unreadable(.sideTwice(text(of: current), at: current.span))
        }
        let others = ["width", "height"].filter {
            ($0 == "width" ? condition.width : condition.height) == nil
        }
        guard isAt(.word), let meant = suggestion(for: text(of: current), among: others) else {
            throw unreadable("`width`, as in `when width >= 600 {`", help: helpForSide)
        }
        diagnostics.append(
            .unknownWord(
                text(of: current), place: "after `when`", meant: meant, known: [], at: current.span))
        advance()
        return meant == "width"
    }

    /// What to write instead of the current token, where the side of a section should be.
    private var helpForSide: String? {
        ["landscape", "portrait", "orientation"].contains { isAtWord($0) }
            ? "for a phone on its side, write `when height < 500 {`; for frames that turn, write two grids"
            : nil
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
    mutating func skipBraces() {
        while !isAtStatementEnd, !isAt(.leftBrace) { advance() }
        guard isAt(.leftBrace) else { return }
        var depth = 0
        repeat {
            if isAt(.leftBrace) { depth += 1 } else if isAt(.rightBrace) { depth -= 1 }
            advance()
        } while depth > 0 && !isAt(.endOfFile)
        while commentsSeen < comments.count, comments[commentsSeen].token < index { commentsSeen += 1 }
    }

    private mutating func parseLimits() throws(Unreadable) -> LimitsSyntax {
        let condition: LimitsSyntax
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
        return condition
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
        case .grid, .gap, .inset, .heading, .foot, .width, .height, .smallest, .shapes, .append:
            throw unreadable(.notInSection(text(of: start), at: start.span))
        }
    }
}

extension Token {
    /// Whether limits of a side begin with it, such as `< 500` or `300..<600`.
    fileprivate var beginsLimits: Bool {
        switch kind {
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .number: true
        default: false
        }
    }
}
