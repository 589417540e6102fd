internal import GridSyntax

/// The case of a grid that lays out some count, for photos of shapes that it is asked for.
struct MatchedCase: Hashable, Sendable {
    /// What a case leads to, behind any `show`.
    enum Content: Hashable, Sendable {
        case layout(Layout)
        case rule(Rule)
    }

    /// The shapes that the case is for.
    let pattern: Pattern
    /// The rule that the count has.
    let origin: Origin
    /// The count that a rule shows; nil for layouts that are written out.
    let shown: Int?
    let content: Content

    /// Layouts with more tiles are compared by their rules.
    static let mostTiles = Limits.tilesInLayout

    /// Whether sizes depend on the photos' ratios.
    var keepsRatios: Bool {
        switch content {
        case .layout(let layout): layout.tiles == nil
        case .rule(let rule): rule.keepsRatios
        }
    }

    /// The number of photos that are not shown.
    func hidden(of count: Int) -> Int {
        if let shown { return count - shown }
        if case .layout(let layout) = content { return layout.hidden }
        return 0
    }

    /// The body of the rule with its options, as written.
    var body: String {
        var rest = origin.rule[...]
        while let character = rest.popFirst() {
            if character == ":", rest.first == " " { return String(rest.dropFirst()) }
        }
        return origin.rule
    }

    /// The rule that lays out what is shown.
    var source: String {
        switch content {
        case .layout(let layout): layout.origin.rule
        case .rule(let rule): rule.origin.rule
        }
    }

    static func == (first: Self, second: Self) -> Bool {
        first.pattern == second.pattern && first.shown == second.shown && first.content == second.content
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(pattern)
        hasher.combine(origin)
    }
}

extension Grid {
    /// The cases of a count at a width, in matching order, with what a rule shows instead of the rule.
    func matchedCases(of count: Int, at width: Rational) -> [MatchedCase] {
        cases.cases(of: count, at: width).flatMap { found -> [MatchedCase] in
            switch found {
            case .layout(let layout):
                return [
                    MatchedCase(
                        pattern: layout.pattern ?? [], origin: layout.origin, shown: nil,
                        content: .layout(layout))
                ]
            case .rule(let rule):
                guard case .show(let shown) = rule.arrangement else {
                    return [MatchedCase(pattern: [], origin: rule.origin, shown: nil, content: .rule(rule))]
                }
                return matchedCases(of: shown, at: width).map {
                    MatchedCase(pattern: $0.pattern, origin: rule.origin, shown: shown, content: $0.content)
                }
            }
        }
    }
}

extension Grid {
    var gaps: Gaps { Gaps(row: rowGap, column: columnGap) }

    /// The layout that a case gives photos, at a width and with the cases of another one: at a limit of a section, of which it
    /// doesn't hold the limit itself.
    func layout(
        _ content: MatchedCase.Content, count: Int, width: Rational, casesAt least: Rational, photos: Photos
    ) -> SolvedLayout? {
        switch content {
        case .layout(let layout): return solved(layout, for: photos, width: width)
        case .rule(let rule):
            let isRepeated = rule.repeated != nil
            return layout(count: count, width: isRepeated ? least : width, photos: photos, by: rule)
        }
    }
}
