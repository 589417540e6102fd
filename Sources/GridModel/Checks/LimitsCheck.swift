internal import GridSyntax

/// Checks that no layout of a rule exceeds the limit of tiles in a layout.
func checkLimits(of rule: ScopedRule) -> [Diagnostic] {
    let limit = Limits.tilesInLayout
    switch rule.syntax.body?.value {
    case .show, .repeats, nil:
        return []
    case .rowsOf(let rows):
        if rows.perRow.value > limit { return [.tooManyTiles(rows.perRow.value, at: rows.perRow.span)] }
        return checkCounts(of: rule)
    case .justified, .strip, .rowsFit:
        return checkCounts(of: rule)
    case .stack(let stack) where stack.hasRows: return checkCounts(of: rule)
    case .stack, .sketch:
        return rule.from > limit ? [.tooManyTiles(rule.from, at: rule.syntax.counts.span)] : []
    }
}

/// Checks that the layouts of a rule that is written out don't exceed the limit of tiles.
private func checkCounts(of rule: ScopedRule) -> [Diagnostic] {
    guard !rule.isKept, let to = rule.to, to > Limits.tilesInLayout else { return [] }
    return [.tooManyTiles(to, at: rule.syntax.counts.span)]
}

/// Checks that a spec is not too large to check quickly; reports the first rule, section or `append` that exceeds a
/// limit.
func checkSize(of spec: Spec) -> [Diagnostic] {
    let outer = spec.outer.rules.count
    var readings = 0
    let heights = Set(spec.sections.flatMap { $0.sizes.heights.ends })
    if heights.count > Limits.sectionHeights,
        let condition = spec.sections.last(where: { $0.sizes.heights != .all })?.condition
    {
        return [.tooManyHeights(heights.count, at: condition)]
    }
    for section in spec.sections {
        readings += outer
        if readings > Limits.readings, let condition = section.condition {
            return [
                .tooManyReadings("the \(outer) rules outside sections apply in each section", at: condition)
            ]
        }
    }
    if let append = spec.append, append.value <= Limits.tilesInLayout,
        append.value * (spec.sections.count + 1) > Limits.readings
    {
        return [
            .tooManyReadings("`append to \(append.value)` needs layouts in each section", at: append.span)
        ]
    }
    if let span = spec.repeatOverLimit {
        return [.tooManyReadings("`repeat` needs layouts in each section", at: span)]
    }
    var layouts = 0
    for rule in ([spec.outer] + spec.sections).flatMap({ $0.rules }) where !rule.isKept {
        layouts += max(0, (rule.to ?? rule.from) - rule.from) + 1
        if let exceeded = Limits.exceeded(tiles: 0, different: 0, layouts: layouts) {
            return [.gridTooLarge(exceeded, at: rule.span)]
        }
    }
    return []
}

extension Limits {
    /// The limit that a grid with these numbers exceeds, in words; nil if there is none.
    static func exceeded(tiles: Int, different: Int, layouts: Int) -> String? {
        if tiles > tilesInGrid { return "\(tilesInGrid) tiles" }
        if different > differentTiles { return "\(differentTiles) different tiles" }
        return layouts > layoutsInGrid ? "\(layoutsInGrid) layouts and rules" : nil
    }
}

extension Diagnostic {
    static func exactOverflow(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .exactOverflow,
            "the exact fractions of this layout don't fit in 128 bits",
            at: span,
            help: "use ratios and weights with fewer digits"
        )
    }

    static func tooManyTiles(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tooManyTiles, "\(count) tiles in one layout; the limit is \(Limits.tilesInLayout)", at: span)
    }

    /// Reports the rule that exceeds a limit of a grid, such as `1000000 tiles`.
    static func gridTooLarge(_ limit: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tooManyTiles, "more than \(limit) in one grid",
            at: span,
            label: "reached here",
            help: "write an open range, which is not expanded into layouts: `10..: rows of 3`"
        )
    }

    fileprivate static func tooManyHeights(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tooManySections,
            "sections begin and end at \(count) heights; the limit is \(Limits.sectionHeights)",
            at: span,
            help: "write fewer heights"
        )
    }

    fileprivate static func tooManyReadings(_ what: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tooManySections,
            "\(what), more than \(Limits.readings) times in all",
            at: span,
            label: "reached here",
            help: "write fewer sections"
        )
    }
}
