internal import GridSyntax

/// Checks that every rule can apply, that rules from outside fit the sections that use them, that each `show` finds the
/// layout it shows wherever it applies, and that no shapes are without a rule.
func checkReach(of spec: Spec) -> [Diagnostic] {
    do throws(TooEntangled) {
        var check = try ReachCheck(spec)
        return try check.run()
    } catch {
        return [.patternsTooEntangled(in: spec)]
    }
}

private struct ReachCheck {
    private let spec: Spec
    private let places: [Place]
    private let outer: RuleTable
    private var cover: PatternCover
    private var diagnostics = DiagnosticList()

    init(_ spec: Spec) throws(TooEntangled) {
        self.spec = spec
        places = spec.places
        outer = RuleTable(spec.outer)
        cover = try PatternCover(of: spec, outer: outer, places: places)
    }

    mutating func run() throws(TooEntangled) -> [Diagnostic] {
        if !spec.isIncomplete { diagnostics += cover.diagnostics.all }
        for rule in spec.outer.rules {
            let reached = try rule.pattern == nil ? placesLeft(to: rule) : placesUsing(rule)
            if reached.isEmpty { report(rule, in: outer) }
            diagnostics += checkInherited(rule, in: places, reached, outer: spec)
            if !spec.isIncomplete, rule.shown != nil {
                diagnostics += checkShown(by: rule, isOutside: true, in: reached.map { places[$0] })
            }
            if !spec.isIncomplete {
                diagnostics += checkRepeated(by: rule, isOutside: true, in: reached.map { places[$0] })
            }
        }
        if let waterfall = spec.outer.waterfall, !isReached(waterfall) {
            diagnostics.append(.unreachable(waterfall))
        }
        for (index, place) in places.enumerated() where place.scope.condition != nil {
            guard let table = place.tables.first else { continue }
            for rule in place.scope.rules {
                let isReached =
                    try rule.pattern == nil
                    ? !counts(of: rule, in: table, less: cover.closed[index]).isEmpty
                    : cover.isUsed(rule, in: place)
                if !isReached { report(rule, in: table) }
                if !spec.isIncomplete {
                    diagnostics += checkShown(by: rule, isOutside: false, in: [place])
                    diagnostics += checkRepeated(by: rule, isOutside: false, in: [place])
                }
            }
        }
        return diagnostics.all
    }

    /// The indices of the places where a rule for all shapes from outside applies to some counts.
    private func placesLeft(to rule: ScopedRule) -> [Int] {
        let own = counts(of: rule, in: outer, less: cover.closedOutside)
        if own.isEmpty { return [] }
        return places.indices.filter { isLeft(own, at: $0) }
    }

    /// Whether a place leaves some of the counts to the outside, or is the outside.
    private func isLeft(_ counts: CountSet, at index: Int) -> Bool {
        if places[index].scope.condition == nil { return true }
        if places[index].scope.waterfall != nil { return false }
        var left = counts
        left.subtract(places[index].tables[0].held)
        left.subtract(cover.closed[index])
        return !left.isEmpty
    }

    /// Whether sections leave any count to the waterfall outside.
    private func isReached(_ waterfall: ScopedWaterfall) -> Bool {
        places.indices.contains { index in
            places[index].waterfall?.span == waterfall.span && isLeft(CountSet(from: 1, to: nil), at: index)
        }
    }

    /// The indices of the places where a rule with a pattern from outside is the first match for some shapes.
    private mutating func placesUsing(_ rule: ScopedRule) throws(TooEntangled) -> [Int] {
        var using: [Int] = []
        for index in places.indices where try cover.isUsed(rule, in: places[index]) { using.append(index) }
        return using
    }

    private mutating func report(_ rule: ScopedRule, in table: RuleTable) {
        guard let pattern = rule.pattern else {
            diagnostics.append(.unreachable(rule, own: counts(of: rule, in: table, less: CountSet())))
            return
        }
        let earlier = table.patterned(rule.from).prefix { $0.span != rule.span }
        diagnostics.append(
            .unreachable(rule, pattern, holder: earlier.first { $0.pattern?.holds(pattern) ?? false }))
    }
}

/// The counts to which a rule applies in its scope, less those whose patterns match all shapes.
private func counts(of rule: ScopedRule, in table: RuleTable, less closed: CountSet) -> CountSet {
    var counts = CountSet(from: rule.from, to: rule.to)
    if !rule.isSingle { counts.subtract(table.singles) }
    counts.subtract(closed)
    return counts
}

/// Checks a rule from outside with the styles of the sections that use it, leaving out mistakes reported outside already.
private func checkInherited(
    _ rule: ScopedRule, in places: [Place], _ readers: [Int], outer spec: Spec
) -> [Diagnostic] {
    let outside = rule.style(in: spec.outer.style)
    let known = spec.hasWidthsOutsideSections ? Set(checkStyle(of: rule, style: outside).map { $0.span }) : []
    var wrong: [Style: [Diagnostic]] = [:]
    var found: [Diagnostic] = []
    for index in readers {
        guard let condition = places[index].scope.condition else { continue }
        let style = rule.style(in: places[index].scope.style)
        if style == outside, spec.hasWidthsOutsideSections { continue }
        if places[index].scope.isStyleUnknown, rule.sizing == nil { continue }
        let diagnostics = wrong[style] ?? checkStyle(of: rule, style: style)
        wrong[style] = diagnostics
        for diagnostic in diagnostics where !known.contains(diagnostic.span) {
            let label = Diagnostic.Label(condition, "in this section the sizing is `\(style.sizing.name)`")
            // Each mistake is reported once, with all the sections it affects.
            if let index = found.firstIndex(where: {
                $0.code == diagnostic.code && $0.span == diagnostic.span
            }) {
                found[index].related.append(label)
            } else {
                found.append(diagnostic)
                found[found.count - 1].related.append(label)
            }
        }
    }
    return found
}

extension Diagnostic {
    fileprivate static func unreachable(_ rule: ScopedRule, own: CountSet) -> Diagnostic {
        Diagnostic(
            .unreachableRule,
            "this rule never applies",
            at: rule.syntax.counts.span,
            notes: [
                own.isEmpty
                    ? "each of its counts has its own rule"
                    : "its counts have other rules at every promised width"
            ],
            help: "remove it"
        )
    }

    fileprivate static func unreachable(
        _ rule: ScopedRule, _ pattern: Pattern, holder: ScopedRule?
    ) -> Diagnostic {
        Diagnostic(
            .unreachableRule,
            "this rule never applies",
            at: rule.syntax.pattern?.span ?? rule.span,
            related: holder.flatMap { $0.syntax.pattern }.map {
                [Label($0.span, "this earlier pattern covers it")]
            }
                ?? [],
            notes: holder == nil
                ? ["earlier patterns together cover `\(pattern.text)`"] : [],
            help: "remove it, or move it before the rules that cover it"
        )
    }

    fileprivate static func unreachable(_ waterfall: ScopedWaterfall) -> Diagnostic {
        Diagnostic(
            .unreachableRule,
            "this waterfall never applies",
            at: waterfall.span,
            notes: ["at every promised width, sections lay out every count"],
            help: "remove it"
        )
    }

    fileprivate static func patternsTooEntangled(in spec: Spec) -> Diagnostic {
        let rules = [spec.outer] + spec.sections
        let longest = rules.flatMap { $0.rules }.max { $0.pattern?.count ?? 0 < $1.pattern?.count ?? 0 }
        return Diagnostic(
            .patternsTooEntangled,
            "the patterns are too complex to compare",
            at: longest?.syntax.pattern?.span ?? SourceSpan(0, 0),
            notes: ["gridgen can't determine within its limit whether every case has a rule"],
            help: "write fewer or shorter patterns for a count"
        )
    }
}
