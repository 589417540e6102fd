/// The words that say what a requirement is about.
private enum RequirementWord: String, CaseIterable {
    case within, tiles, areas, largest, keep

    static let words = allCases.map { $0.rawValue }

    /// What people may write instead.
    static let synonyms: [String: Self] = [
        "height": .within, "box": .within, "frame": .within, "tile": .tiles, "ratio": .tiles,
        "ratios": .tiles,
        "area": .areas, "sizes": .areas, "biggest": .largest, "large": .largest, "first": .largest,
        "visible": .keep, "seen": .keep, "show": .keep, "crop": .keep,
    ]
}

extension Parser {
    /// Whether the current token begins a requirement whose `require` is missing: `largest 1`, `tiles 1:2..2:1`.
    var isAtClaim: Bool {
        guard let word = RequirementWord(rawValue: text(of: current)), next.kind == .number else {
            return false
        }
        switch word {
        case .areas, .largest, .keep: return true
        // One ratio is that of `tile`; a box may be meant for photos.
        case .tiles:
            return tokens[index...].prefix(8).prefix { $0.kind != .newline }.contains { $0.kind == .dots }
        case .within: return false
        }
    }

    /// Parses what follows `require`.
    mutating func parseRequirement() throws(Unreadable) -> RequirementSyntax {
        let start = current
        let claim = try parseClaim()
        let located = Located(claim, at: spanFrom(start))
        guard !beginsLine, take(word: "for") != nil else {
            return RequirementSyntax(claim: located, counts: nil)
        }
        guard accepts(.number) else { throw unreadable("counts of photos, as in `for 3..9`") }
        return RequirementSyntax(claim: located, counts: try parseCounts())
    }

    private mutating func parseClaim() throws(Unreadable) -> RequirementSyntax.Claim {
        switch try parseRequirementWord() {
        case .within: return .within(try parsePhotoBounds().value)
        case .tiles: return .tiles(try parseRatios("`..`, as in `require tiles 1:3..3:1`"))
        case .areas: return .areas(try parseNumber("a number of times, as in `require areas 4`"))
        case .largest:
            return .largest(try parseInteger("the number of a photo, as in `require largest 1`"))
        case .keep:
            let percent = try parseNumber("a percentage, as in `require keep 55% of 9:16..16:9`")
            if take(.percent) == nil { diagnostics.append(.missingPercent(at: percent.span)) }
            if take(word: "of") == nil {
                guard isAt(.number) else {
                    throw unreadable(
                        "`of` and the ratios of photos", help: "write `require keep 55% of 9:16..16:9`")
                }
                diagnostics.append(.missingWord("of", at: current.span))
            }
            return .keep(
                percent: percent, of: try parseRatios("`..`, as in `require keep 55% of 9:16..16:9`"))
        }
    }

    /// Parses one ratio, or two with `..` between them.
    private mutating func parseRatios(_ sign: String) throws(Unreadable) -> RatioRangeSyntax {
        let lower = try parseRatio()
        if beginsLine || !accepts(.dots) && (isAtStatementEnd || isAtWord("for")) {
            return RatioRangeSyntax(lower: lower, upper: lower)
        }
        try parseRangeSign(sign)
        return RatioRangeSyntax(lower: lower, upper: try parseRatio())
    }

    private mutating func parseRequirementWord() throws(Unreadable) -> RequirementWord {
        expect(RequirementWord.words)
        guard isAt(.word), !beginsLine else {
            throw unreadable(
                "`within`, `tiles`, `areas`, `largest` or `keep`",
                help: "`require` says what must hold of every layout: `require within 4:5`")
        }
        let text = text(of: current)
        if let word = RequirementWord(rawValue: text) {
            advance()
            return word
        }
        let meant =
            RequirementWord.synonyms[text.lowercased()]?.rawValue
            ?? suggestion(for: text, among: RequirementWord.words)
        let diagnostic = Diagnostic.unknownWord(
            text, place: "after `require`", meant: meant, known: RequirementWord.words, at: current.span)
        guard let word = meant.flatMap(RequirementWord.init(rawValue:)) else {
            throw unreadable(diagnostic)
        }
        diagnostics.append(diagnostic)
        advance()
        return word
    }
}

extension Diagnostic {
    static func missingRequire(_ claim: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .missingWord, "`\(claim)` is a requirement, which begins with `require`", at: span,
            help: "did you mean `require \(claim)`?", fix: [TextEdit(span.leadingEdge, "require ")])
    }

    fileprivate static func missingPercent(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .missingWord, "a share of a photo's area is a percentage", at: span, help: "write `%` after it",
            fix: [TextEdit(span.trailingEdge, "%")])
    }
}
