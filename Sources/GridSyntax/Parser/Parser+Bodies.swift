/// The words that begin a layout.
private enum LayoutWord: String, CaseIterable {
    case rows, strip, show
    case repeats = "repeat"

    static let words = allCases.map { $0.rawValue }
}

extension Parser {
    mutating func parseBody() throws(Unreadable) -> Located<BodySyntax> {
        let start = current
        let body: BodySyntax
        expect(LayoutWord.words, [.number, .leftParenthesis, .word, .dots])
        switch current.kind {
        case .number where isAtRuleHeader:
            throw unreadable(.missingBody(at: gapBeforeCurrent))
        case .word where isAtNextStatement:
            throw unreadable(.missingBody(at: gapBeforeCurrent))
        case .number, .leftParenthesis:
            blockCount = 0
            body = .stack(try parseStack())
        case .word where LayoutWord(rawValue: text(of: current)) != nil:
            body = try parseLayoutOfWord()
        case .word where isAtWord("waterfall") || !isAtCellsOfSketch && isLastOfSketch:
            throw unreadable(unknownLayout)
        case .word, .dots:
            body = .sketch(try parseSketch())
        case .endOfFile, .rightBrace:
            throw unreadable(.missingBody(at: gapBeforeCurrent))
        case .name, .colon, .comma, .bar, .slash, .at, .rightParenthesis, .leftBrace, .leftBracket,
            .rightBracket, .less, .lessOrEqual, .greater, .greaterOrEqual, .halfOpenRange, .percent,
            .newline, .unknown:
            let isBracket = isAt(.leftBrace) || isAt(.leftBracket)
            throw unreadable(
                "rows such as `3, 4`, a sketch such as `ab / cc`, `rows of 3`, `rows near 240` or `show 9`",
                help: isBracket ? "only `(` and `)` group blocks: `1 | (1, 1)`" : nil)
        }
        return Located(body, at: spanFrom(start))
    }

    private mutating func parseLayoutOfWord() throws(Unreadable) -> BodySyntax {
        switch LayoutWord(rawValue: text(of: current)) {
        case .rows: return try parseRowsOrPartition()
        case .strip: return .strip(try parseStrip())
        case .repeats: return .repeats(try parseRepeat())
        case .show, nil:
            advance()
            if isAt(.word) {
                throw unreadable(
                    "a number of photos", help: "write `show 9`: the first nine, and \"+N\" by itself")
            }
            return .show(try parseInteger("a number of photos"))
        }
    }

    /// Whether the current word begins a line with another statement, such as `gap 2`, rather than a row of a sketch.
    private var isAtNextStatement: Bool {
        guard beginsLine, isAt(.word), Keyword(rawValue: text(of: current)) != nil else { return false }
        return next.kind == .number || next.kind == .word || next.kind == .name
    }

    // MARK: Partitions

    /// Parses `rows`, or a partition that begins with them.
    private mutating func parseRowsOrPartition() throws(Unreadable) -> BodySyntax {
        let start = current
        let body = try parseRows()
        guard accepts(.comma) || accepts(.bar), let rows = RowsSyntax(body) else { return body }
        blockCount = 0
        let block = Located(BlockSyntax(content: .rows(rows), share: nil), at: spanFrom(start))
        return .stack(try parseStack(after: [block]))
    }

    /// Parses rows; the first one goes on after `blocks`.
    private mutating func parseStack(after blocks: [Located<BlockSyntax>] = []) throws(Unreadable)
        -> StackSyntax
    {
        var rows = [try parseRow(after: blocks)]
        while true {
            if accepts(.comma) {
                advance()
            } else if isAt(.slash) {
                if let diagnostic = digitsForLetters { throw unreadable(diagnostic) }
                let isBeside = rows.contains { $0.value.blocks.count > 1 }
                diagnostics.append(.slashForComma(at: current.span, isBeside: isBeside))
                advance()
            } else if isAtRowsOfPartition, !beginsLine {
                diagnostics.append(.missingComma(at: gapBeforeCurrent, isClear: true))
            } else if isAt(.number), !isAtRuleHeader, !beginsLine {
                // Nothing separates two numbers.
                let isOne = text(of: current) == "1" && rows.allSatisfy { source.text(in: $0.span) == "1" }
                diagnostics.append(.missingComma(at: gapBeforeCurrent, isClear: !isOne))
            } else {
                break
            }
            rows.append(try parseRow())
        }
        return StackSyntax(rows: rows)
    }

    /// The report of a sketch of digits around the current slash, such as `112 / 113`.
    private var digitsForLetters: Diagnostic? {
        var first = index - 1
        while first > 1, tokens[first].kind == .number, tokens[first - 1].kind == .slash { first -= 2 }
        var last = first
        var rows: [[UInt8]] = []
        while last < tokens.count, tokens[last].kind == .number, rows.count < Limits.tilesInLayout {
            let span = tokens[last].span
            rows.append(Array(source.bytes[span.start..<span.end]))
            if last + 1 < tokens.count, tokens[last + 1].kind == .slash { last += 2 } else { break }
        }
        let (zero, nine) = (UInt8(ascii: "0"), UInt8(ascii: "9"))
        guard rows.count > 1, let width = rows.first?.count, width > 1, last < tokens.count,
            rows.allSatisfy({ row in row.count == width && row.allSatisfy { $0 > zero && $0 <= nine } })
        else { return nil }
        let letters = rows.map { row in
            String(decoding: row.map { $0 - zero + UInt8(ascii: "a") - 1 }, as: UTF8.self)
        }
        return .digitsForLetters(
            letters.joined(separator: " / "), at: tokens[first].span.through(tokens[last].span))
    }

    /// Whether rows follow that take the photos which numbers leave.
    private var isAtRowsOfPartition: Bool {
        isAtWord("rows") && next.kind == .word
            && (text(of: next) == "of" || Self.aims.contains(text(of: next)))
    }

    private mutating func parseRow(
        after blocks: [Located<BlockSyntax>] = []
    ) throws(Unreadable) -> Located<RowSyntax> {
        var blocks = blocks.isEmpty ? [try parseBlock()] : blocks
        while take(.bar) != nil { blocks.append(try parseBlock()) }
        let span = blocks.dropFirst().reduce(blocks[0].span) { $0.through($1.span) }
        return Located(RowSyntax(blocks: blocks), at: span)
    }

    private mutating func parseBlock() throws(Unreadable) -> Located<BlockSyntax> {
        let start = current
        let content: BlockSyntax.Content
        if accepts(.number), !isAtRuleHeader {
            blockCount += 1
            if blockCount > Limits.tilesInLayout {
                throw unreadable(.tooManyTiles("tiles in one layout", at: current.span))
            }
            let count = try parseInteger("a number of tiles")
            if isAtTimes, next.kind == .number {
                advance()
                let times = try parseInteger("a number of rows")
                throw unreadable(
                    .times(count.value, times.value, of: ruleCount, at: count.span.through(times.span)))
            }
            content = .tiles(count)
        } else if accepts(.leftParenthesis) {
            content = .group(try parseGroup())
        } else if accepts(word: "rows") {
            guard let rows = RowsSyntax(try parseRows(isBeside: true)) else { throw missingBlock() }
            return Located(BlockSyntax(content: .rows(rows), share: nil), at: spanFrom(start))
        } else {
            throw missingBlock()
        }
        let share = accepts(.at) ? try parseShare() : nil
        return Located(BlockSyntax(content: content, share: share), at: spanFrom(start))
    }

    /// Reports that no block begins at the current token, or that the separator before it is one too many.
    private mutating func missingBlock() -> Unreadable {
        guard let previous, previous.kind == .comma || previous.kind == .bar else {
            return unreadable(
                "a number of tiles, `(` or `rows`", help: isAtWord("strip") ? Self.stripIsWhole : nil)
        }
        if isAtWord("show") || isAtWord("repeat") {
            return unreadable(
                "a number of tiles, `(` or `rows`",
                help:
                    "`\(text(of: current))` is a whole layout; beside rows, only `rows` can take the other photos"
            )
        }
        if isAtWord("strip") {
            return unreadable("a number of tiles, `(` or `rows`", help: Self.stripIsWhole)
        }
        if isAt(.number), next.kind == .dots, !beginsLine {
            return unreadable(
                "a number of tiles, `(` or `rows`, without a range",
                help: "for all photos that the numbers leave, write `rows of 3`")
        }
        if isAtStatementEnd || isAtRuleHeader || isAt(.rightParenthesis)
            || (isAt(.word) && Keyword(rawValue: text(of: current)) != nil)
        {
            return unreadable(.trailingSeparator(text(of: previous), at: previous.span))
        }
        return unreadable("a number of tiles, `(` or `rows`")
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
        guard accepts(.rightParenthesis) else {
            throw isAt(.unknown)
                ? Unreadable() : unreadable(.unclosed("(", opened: opening.span, at: gapBeforeCurrent))
        }
        openParentheses.removeLast()
        advance()
        return stack
    }

    private mutating func parseShare() throws(Unreadable) -> Located<ShareSyntax> {
        let start = try expect(.at, "`@`")
        if let height = try parseHeight() { return Located(.height(height.value), at: spanFrom(start)) }
        let number = try parseNumber(
            "a weight such as `@2`, a ratio such as `@2:1` or a height such as `@x280`")
        if isAtWord("fr") {
            diagnostics.append(.unit("fr", of: "weights have no unit", at: current.span))
            advance()
        }
        if isAt(.slash), next.kind == .number {
            throw unreadable(.fraction(at: number.span.through(next.span)))
        }
        guard accepts(.colon) else { return Located(.weight(number.value), at: spanFrom(start)) }
        let ratio = try parseRatio(from: number)
        return Located(.ratio(ratio.value), at: spanFrom(start))
    }

    // MARK: Sketches

    private mutating func parseSketch() throws(Unreadable) -> SketchSyntax {
        var lines = [try parseSketchLine()]
        while true {
            if isAtCells, current.span.end - current.span.start == lines[0].value.cells.value.utf8.count {
                diagnostics.append(.missingSlash(at: gapBeforeCurrent))
            } else if isAtCellsBelow(lines[0].value.cells) {
                diagnostics.append(.missingSlash(at: gapBeforeCurrent))
                advanceOverNewline()
            } else if accepts(.slash) || isAt(.comma) {
                let separator = advance()
                expect([], [.word, .dots])
                if isAtStatementEnd || isAtRuleHeader || isAtNextStatement {
                    throw unreadable(.trailingSeparator(text(of: separator), at: separator.span))
                }
                if separator.kind == .comma, isAtRowsOfPartition {
                    throw unreadable(
                        .sketchInPartition(at: lines.reduce(lines[0].span) { $0.through($1.span) }))
                }
                if separator.kind == .comma {
                    diagnostics.append(
                        .mistyped(
                            ",", meant: "/", note: "`/` separates the rows of a sketch",
                            at: separator.span))
                }
            } else {
                break
            }
            if lines.count == Limits.tilesInLayout {
                throw unreadable(.tooManyTiles("rows in one sketch", at: current.span))
            }
            lines.append(try parseSketchLine())
        }
        if lines.count == 1, let line = lines.first { try checkMistypedKeyword(line.value.cells) }
        return SketchSyntax(lines: lines)
    }

    /// Whether the next line is just another row of a sketch, as long as the first.
    private func isAtCellsBelow(_ first: Located<String>) -> Bool {
        guard isAt(.newline), openParentheses.isEmpty, next.kind == .word || next.kind == .dots,
            next.span.end - next.span.start == first.value.utf8.count,
            Keyword(rawValue: text(of: next)) == nil
        else { return false }
        switch tokens[min(index + 2, tokens.count - 1)].kind {
        case .newline, .endOfFile, .slash, .at: return true
        case .number, .word, .dots, .name, .colon, .comma, .bar, .leftParenthesis, .rightParenthesis,
            .leftBrace,
            .rightBrace, .leftBracket, .rightBracket, .less, .lessOrEqual, .greater, .greaterOrEqual,
            .halfOpenRange, .percent, .unknown:
            return false
        }
    }

    private mutating func parseSketchLine() throws(Unreadable) -> Located<SketchLineSyntax> {
        let start = current
        guard accepts(.word) || accepts(.dots) else {
            throw unreadable("a row of a sketch, such as `aab`")
        }
        let token = advance()
        if token.span.end - token.span.start > Limits.tilesInLayout {
            throw unreadable(.tooManyTiles("columns in one sketch", at: token.span))
        }
        var cells = Located(text(of: token), at: token.span)
        var gaps: [SourceSpan] = []
        // Cells written one by one.
        while token.span.end - token.span.start == 1, isAtCells, current.span.end - current.span.start == 1,
            cells.value.utf8.count < Limits.tilesInLayout
        {
            gaps.append(gapBeforeCurrent.through(current.span.leadingEdge))
            let more = advance()
            cells = Located(cells.value + text(of: more), at: cells.span.through(more.span))
        }
        if !gaps.isEmpty { diagnostics.append(.spacesInCells(at: cells.span, gaps)) }
        let weight = take(.at) == nil ? nil : try parseNumber("a weight such as `@2`")
        return Located(SketchLineSyntax(cells: cells, weight: weight), at: spanFrom(start))
    }

    /// Whether cells of a sketch follow in the line: neither an option nor a word of another layout.
    private var isAtCells: Bool {
        guard isAt(.word) || isAt(.dots), !beginsLine else { return false }
        let word = text(of: current)
        return word != "of" && Keyword(rawValue: word) == nil && isAtCellsOfSketch
            && suggestion(for: word, among: Keyword.ruleOptions) == nil
    }

    /// Whether the current word may be a row of cells, rather than a word of English: it is a name of a layout or an option that has
    /// letters far beyond those that so many photos have.
    private var isAtCellsOfSketch: Bool {
        let letters = Set(source.bytes[current.span.start..<current.span.end]).subtracting([UInt8(ascii: ".")]
        )
        if Keyword(rawValue: text(of: current)) != nil { return true }
        guard let last = letters.map({ Int($0 | 0x20) - 0x60 }).max() else { return true }
        return last <= 2 * letters.count + 2
    }

    /// Whether a sketch would end after the current word. Where somebody asks, it may go on.
    private var isLastOfSketch: Bool {
        if index + 1 == noted { return false }
        return next.kind != .slash && next.kind != .comma && next.kind != .at
    }

    /// The diagnostic for a word that isn't a layout.
    private var unknownLayout: Diagnostic {
        let word = text(of: current)
        let lowercased = word.lowercased()
        var diagnostic = Diagnostic.unknownWord(
            word, place: "after the colon",
            meant: lowercased == "row"
                ? "rows" : suggestion(for: lowercased, among: LayoutWord.words),
            known: [], at: current.span)
        switch lowercased {
        case "columns" where isWord(next, "over"):
            diagnostic.help =
                "for tiles at least 200 wide, write `rows over 200x1`; with the height of `tile 3:2`, `rows over 200x133`"
        case "row" where next.kind == .number:
            diagnostic.fix = []
            diagnostic.help =
                "did you mean `rows of 3`? One row that scrolls sideways is `strip \(text(of: next))`"
        case "columns", "column", "cols", "grid": diagnostic.help = "did you mean `rows of 3`?"
        case _ where Self.meansFit(lowercased):
            diagnostic.help = Self.helpOnFit
        case _ where Self.aims.contains(lowercased):
            diagnostic.help =
                "did you mean `rows \(lowercased) \(next.kind == .number ? text(of: next) : "240")`?"
        case "waterfall", "masonry":
            diagnostic.help = "write `waterfall 2` on its own line, without counts"
        case "stretch", "stretched", "balanced", "justified", "full":
            diagnostic.help =
                "for rows that fill the width, write `rows near 240`, `rows of 3 stretch` or `rows of 3 balanced`"
        case _ where Self.meansStrip(lowercased):
            diagnostic.help = "`strip 200` is one row, 200 high, that scrolls sideways"
        default:
            if let advice = adviceOnRepeating(lowercased) {
                diagnostic.help = advice
            } else if diagnostic.fix.isEmpty {
                diagnostic.help =
                    "write rows such as `3, 4`, a sketch such as `ab / cc`, `rows of 3` or `show 9`"
            }
        }
        return diagnostic
    }

    /// Reports a first word that is a mistyped `rows` or `show`, or an option after a missing layout.
    private mutating func checkMistypedKeyword(_ word: Located<String>) throws(Unreadable) {
        if Keyword.ruleOptions.contains(word.value), !isAtStatementEnd {
            throw unreadable(.missingBody(at: word.span.leadingEdge))
        }
        let followedByNumber = isAt(.number)
        let meant: String? =
            isAtWord("of") || followedByNumber && suggestion(for: word.value, among: ["rows"]) != nil
            ? "rows" : followedByNumber ? suggestion(for: word.value, among: ["show", "repeat"]) : nil
        if meant != nil || followedByNumber && Keyword(rawValue: word.value) != nil {
            throw unreadable(
                .unknownWord(
                    word.value, place: "after the colon", meant: meant, known: ["rows of", "show", "repeat"],
                    at: word.span))
        }
    }
}
