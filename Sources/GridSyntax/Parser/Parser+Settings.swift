extension Parser {
    mutating func parseSetting(_ keyword: Keyword) throws(Unreadable) -> SettingSyntax {
        switch keyword {
        case .grid: return .name(try parseName())
        case .tile, .frame: return .sizing(try parseSizing(keyword))
        case .align: return .alignment(try parseAlignment())
        case .gap: return .gap(try parseGap())
        case .inset: return .inset(try parseInset())
        case .heading: return .heading(try parseLength())
        case .foot: return .foot(try parseLength())
        case .width: return .width(try parseLengthRange("width"))
        case .height: return .height(try parseLengthRange("height"))
        case .smallest: return .smallest(try parseLength(mayBeZero: true))
        case .shapes: return .shapes(try parseShapes())
        case .append:
            if take(word: "to") == nil {
                guard isAt(.number) else {
                    throw unreadable(
                        "`to`, as in `append to 9`",
                        help: "write `append to 9`, with the number of photos at which the tile disappears")
                }
                diagnostics.append(.missingWord("to", at: current.span))
            }
            return .append(to: try parseInteger("a number of photos"))
        case .waterfall:
            return .waterfall(try parseWaterfall())
        case .require: return .requirement(try parseRequirement())
        case .when:
            throw unreadable("a setting")
        }
    }

    /// Parses the number of columns of a waterfall, and whether wide photos lie across all of them.
    mutating func parseWaterfall() throws(Unreadable) -> WaterfallSyntax {
        if isAtWord("of"), next.kind == .number {
            diagnostics.append(.needlessWord("of", at: current.span.through(next.span.leadingEdge)))
            advance()
        }
        if isAtWord("wide") { throw unreadable("a number of columns", help: Self.helpOnAcross(3)) }
        let columns = try parseInteger("a number of columns")
        let start = current
        if take(word: "wide") != nil {
            guard take(word: "across") != nil else {
                throw unreadable("`across`", help: Self.helpOnAcross(columns.value))
            }
            return WaterfallSyntax(columns: columns, isAcross: Located(true, at: spanFrom(start)))
        }
        if isAt(.word), Self.meansAcross.contains(text(of: current).lowercased()) {
            throw unreadable("the end of the line, or `wide across`", help: Self.helpOnAcross(columns.value))
        }
        return WaterfallSyntax(columns: columns, isAcross: Located(false, at: columns.span))
    }

    /// What the option of waterfalls is called elsewhere.
    private static let meansAcross: Set = [
        "across", "span", "spans", "fullspan", "full", "panorama", "panoramas", "wide", "tall",
    ]

    private static func helpOnAcross(_ columns: Int) -> String {
        "in `waterfall \(columns) wide across`, photos that are wide by `shapes` lie across all columns"
    }

    private mutating func parseName() throws(Unreadable) -> Located<String> {
        let start = current
        let expected = "a name: a letter, then letters or digits"
        if isAt(.word) {
            // After a `grid` that is mistyped or lacks its newline, the lexer reads words and numbers, not a name.
            guard isPartOfName(current) else { throw unreadable(expected) }
            repeat { advance() } while current.trivia.isEmpty && isPartOfName(current)
        } else {
            _ = try expect(.name, expected)
        }
        let span = spanFrom(start)
        if span.end - span.start > Limits.nameLength {
            diagnostics.append(.nameTooLong(at: span))
        }
        return Located(source.text(in: span), at: span)
    }

    /// Whether the token is a word or number without dots.
    private func isPartOfName(_ token: Token) -> Bool {
        guard token.kind == .word || token.kind == .number else { return false }
        return !source.bytes[token.span.start..<token.span.end].contains(UInt8(ascii: "."))
    }

    /// - Parameters:
    ///   - fits: whether it may be for `rows fit`, which alone can be spread.
    mutating func parseAlignment(fits: Bool = true) throws(Unreadable) -> Alignment {
        let words = Alignment.allCases.map { $0.rawValue }
        expect(words.filter { fits || $0 != Alignment.spread.rawValue })
        guard isAt(.word) else { throw unreadable("`leading`, `center`, `trailing` or `spread`") }
        let word = text(of: current)
        if let alignment = Alignment(rawValue: word) {
            advance()
            return alignment
        }
        let meant = Alignment(meantBy: word)?.rawValue ?? suggestion(for: word, among: words)
        let diagnostic = Diagnostic.unknownWord(
            word, place: "after `align`", meant: meant, known: words, at: current.span)
        guard let meant, let alignment = Alignment(rawValue: meant) else { throw unreadable(diagnostic) }
        diagnostics.append(diagnostic)
        advance()
        return alignment
    }

    private mutating func parseGap() throws(Unreadable) -> GapSyntax {
        let row = try parseLength(mayBeZero: true)
        let column = accepts(.number) && !isAtRuleHeader ? try parseLength(mayBeZero: true) : nil
        return GapSyntax(row: row, column: column)
    }

    private mutating func parseInset() throws(Unreadable) -> InsetSyntax {
        let start = current
        var lengths = [try parseLength(mayBeZero: true)]
        while lengths.count < 4 ? accepts(.number) : isAt(.number), !isAtRuleHeader {
            lengths.append(try parseLength(mayBeZero: true))
        }
        guard [1, 2, 4].contains(lengths.count) else {
            throw unreadable(.insetLengths(lengths.count, at: spanFrom(start)))
        }
        return InsetSyntax(lengths: lengths)
    }

    private mutating func parseLengthRange(_ side: String) throws(Unreadable) -> LengthRangeSyntax {
        if !accepts(.number) {
            throw unreadable(
                "two lengths, as in `\(side) 320..1024`", help: "write the smallest and the largest \(side)")
        }
        let lower = try parseLength(mayBeZero: true)
        if !acceptsRangeSign(), isAtStatementEnd {
            let number = source.text(in: lower.span)
            throw unreadable(
                "`..`, as in `320..1024`", help: "for one \(side), write `\(side) \(number)..\(number)`")
        }
        try parseRangeSign("`..`, as in `320..1024`")
        return LengthRangeSyntax(lower: lower, upper: try parseLength(mayBeZero: true))
    }

    /// Whether the current token is `..`, or a sign or a word that is meant so.
    mutating func acceptsRangeSign() -> Bool { accepts(.dots) || isAtRangeSign }

    /// The same where no range may come.
    var isAtRangeSign: Bool {
        isAt(.dots) || isAt(.halfOpenRange) || isAtRangeWord
            || isAt(.word) && text(of: current).hasPrefix("...")
    }

    private var isAtRangeWord: Bool {
        (isAtWord("to") || isAtWord("through")) && next.kind == .number
    }

    /// Consumes `..`, or reports what is meant so and consumes that.
    mutating func parseRangeSign(_ expected: String) throws(Unreadable) {
        if take(.dots) != nil { return }
        guard isAtRangeSign else { throw unreadable(expected) }
        // The spaces around a word go with it.
        let span = isAtRangeWord ? gapBeforeCurrent.through(next.span.leadingEdge) : current.span
        diagnostics.append(.mistyped(text(of: current), meant: "..", at: span))
        advance()
    }

    private mutating func parseShapes() throws(Unreadable) -> ShapesSyntax {
        guard take(word: "tall") != nil else {
            throw unreadable("`tall`, as in `shapes tall < 4:5, wide > 6:5`")
        }
        let includesTall = take(.lessOrEqual) != nil
        if !includesTall { _ = try expect(.less, "`<` or `<=`") }
        let tall = try parseRatio()
        _ = try expect(.comma, "`,`")
        guard take(word: "wide") != nil else {
            throw unreadable("`wide`, as in `shapes tall < 4:5, wide > 6:5`")
        }
        let includesWide = take(.greaterOrEqual) != nil
        if !includesWide { _ = try expect(.greater, "`>` or `>=`") }
        return ShapesSyntax(
            tall: tall, includesTall: includesTall, wide: try parseRatio(), includesWide: includesWide)
    }

    // MARK: Sizing

    /// Parses what follows `tile` or `frame`.
    mutating func parseSizing(_ keyword: Keyword) throws(Unreadable) -> SizingSyntax {
        do throws(Unreadable) {
            return keyword == .tile ? try parseTileSizing() : try parseFrameSizing()
        } catch {
            lacksSizing = true
            throw error
        }
    }

    private mutating func parseTileSizing() throws(Unreadable) -> SizingSyntax {
        let forms = "a ratio such as `4:3`, a size such as `80x60`, a height such as `x120`, or `photo`"
        if let height = try parseHeight() { return .tileHeight(height) }
        let isPhoto = accepts(word: "photo")
        if isAt(.word) {
            let word = text(of: current)
            if !isPhoto {
                guard suggestion(for: word, among: ["photo"]) != nil else {
                    throw unreadable(forms, help: word == "square" ? "did you mean `tile 1:1`?" : nil)
                }
                diagnostics.append(
                    .unknownWord(word, place: "after `tile`", meant: "photo", known: [], at: current.span))
            }
            advance()
            var limits: RatioRangeSyntax?
            if accepts(.number) {
                limits = try parseRatioRange("`..`, as in `tile photo 1:3..3:1`")
            }
            return .tilePhoto(clamp: limits, options: try parsePhotoOptions())
        }
        guard accepts(.number) else { throw unreadable(forms) }
        let first = try parseLengthOrRatio()
        if let height = try parseHeight() { return .tileSize(width: first, height: height) }
        if !accepts(.colon), isAtStatementEnd, isHeight(first.value) {
            throw unreadable(.heightForRatio(first, after: "tile", touches: touchesWord(first.span)))
        }
        return .tileRatio(try parseRatio(from: first).value)
    }

    /// Whether a letter is just before it.
    private func touchesWord(_ span: SourceSpan) -> Bool {
        let before = span.start - 1
        return source.bytes.indices.contains(before) && source.bytes[before].isLetter
    }

    /// Whether a number without a colon is a height in points rather than half of a ratio.
    private func isHeight(_ number: NumberLiteral) -> Bool {
        (0..<number.scale).reduce(number.units) { units, _ in units / 10 } >= 24
    }

    /// Parses a height such as `x120`; nil without an `x`.
    ///
    /// - Parameter help: what to write if no number follows it.
    mutating func parseHeight(help: String? = nil) throws(Unreadable) -> Located<NumberLiteral>? {
        guard accepts(word: "x") || isAtTimes else { return nil }
        if text(of: current) == "X" {
            diagnostics.append(.mistyped("X", meant: "x", at: current.span))
        }
        advance()
        if !accepts(.number), let help { throw unreadable("a height in points", help: help) }
        return try parseLength()
    }

    /// Whether the current token is the `x` of a size, or a sign typed for it: `X`, or a cross that the lexer reported.
    var isAtTimes: Bool { isAt(.word) && ["x", "X", "×", "✕", "*"].contains(text(of: current)) }

    private mutating func parseFrameSizing() throws(Unreadable) -> SizingSyntax {
        if let height = try parseHeight() { return .frameHeight(height) }
        if accepts(.number) {
            let width = try parseNumber(Self.ratio)
            if !accepts(.colon), isAtStatementEnd || isAtWord("px") || isAtWord("pt"), isHeight(width.value) {
                throw unreadable(
                    .heightForRatio(
                        width, after: "frame", unit: isAt(.word) ? current.span : nil,
                        touches: touchesWord(width.span)))
            }
            return .frameRatio(try parseRatio(from: width).value)
        }
        let isFill = accepts(word: "fill")
        guard isAt(.word) else {
            throw unreadable("a ratio such as `16:9`, a height such as `x350`, or `fill`")
        }
        if !isFill {
            let word = text(of: current)
            let meant = suggestion(for: word, among: ["fill"])
            let diagnostic = Diagnostic.unknownWord(
                word, place: "after `frame`", meant: meant, known: ["fill"], at: current.span)
            guard meant != nil else { throw unreadable(diagnostic) }
            diagnostics.append(diagnostic)
        }
        advance()
        return .frameFill
    }

    // MARK: Numbers

    /// Parses a number that is greater than 0, or also 0 with `mayBeZero`.
    mutating func parseNumber(_ what: String, mayBeZero: Bool = false) throws(Unreadable) -> Located<
        NumberLiteral
    > {
        let token = try expect(.number, what)
        guard let number = NumberLiteral(source.bytes[token.span.start..<token.span.end]) else {
            throw unreadable(.numberTooLong(at: token.span))
        }
        if number.isZero, !mayBeZero {
            throw unreadable(.zero(what, at: token.span))
        }
        return Located(number, at: token.span)
    }

    /// Parses a length in points, and reports a unit after it.
    mutating func parseLength(mayBeZero: Bool = false) throws(Unreadable) -> Located<NumberLiteral> {
        let length = try parseNumber("a length in points", mayBeZero: mayBeZero)
        if isAt(.word), ["px", "pt", "dp", "pts"].contains(text(of: current)) {
            diagnostics.append(.unit(text(of: current), at: current.span))
            advance()
        }
        return length
    }

    /// Parses a length, or the width of a ratio if a colon follows.
    mutating func parseLengthOrRatio() throws(Unreadable) -> Located<NumberLiteral> {
        let isRatio = next.kind == .colon || next.kind == .slash
        return isRatio ? try parseNumber(Self.ratio) : try parseLength()
    }

    /// What is expected where a ratio begins.
    private static let ratio = "a ratio such as `4:3`"

    /// Parses a whole number, 1 or more.
    mutating func parseInteger(_ what: String) throws(Unreadable) -> Located<Int> {
        let number = try parseNumber(what)
        guard number.value.scale == 0 else {
            throw unreadable(.notWhole("\(number.value)", what, at: number.span))
        }
        guard let integer = Int(exactly: number.value.units) else {
            throw unreadable(.numberTooLarge(at: number.span))
        }
        return Located(integer, at: number.span)
    }

    /// Parses two ratios with `..` between them.
    mutating func parseRatioRange(_ sign: String) throws(Unreadable) -> RatioRangeSyntax {
        let lower = try parseRatio()
        try parseRangeSign(sign)
        return RatioRangeSyntax(lower: lower, upper: try parseRatio())
    }

    mutating func parseRatio() throws(Unreadable) -> Located<RatioSyntax> {
        try parseRatio(from: try parseNumber(Self.ratio))
    }

    /// Parses the colon and height of a ratio; another sign for the colon is reported and read as one.
    mutating func parseRatio(from width: Located<NumberLiteral>) throws(Unreadable) -> Located<RatioSyntax> {
        if isAt(.slash) || isAtTimes {
            let sign = text(of: current)
            // `frame 4x3` is probably meant as a ratio, `frame 300x200` is not.
            if isAtTimes, width.value.scale == 0, width.value.units >= 100 {
                throw unreadable(.sizeForRatio(at: width.span.through(next.span)))
            }
            if sign.utf8.count == 1 { diagnostics.append(.mistyped(sign, meant: ":", at: current.span)) }
            advance()
        } else {
            guard take(.colon) != nil else {
                throw unreadable(
                    "`:` and the other side of the ratio",
                    help: isAt(.dots)
                        ? "a ratio is width to height: `3:2`; a least and a greatest height are `tile photo within 100..360`"
                        : "a ratio is width to height: `3:2`")
            }
        }
        let other = "the other side of the ratio"
        if beginsLine, isAt(.number), next.kind == .colon || next.kind == .leftBracket {
            // The next line is a rule.
            throw unreadable(.expected(other, found: "the end of the line", at: gapBeforeCurrent))
        }
        let height = try parseNumber(other)
        return Located(RatioSyntax(width: width, height: height), at: width.span.through(height.span))
    }
}
