internal import GridSyntax

/// Checks that a `show` is within the limit of tiles, and that no options follow it.
func checkShow(of rule: ScopedRule) -> [Diagnostic] {
    guard let shown = rule.shown else { return [] }
    let count = shown.value
    if count > Limits.tilesInLayout { return [.tooManyTiles(count, at: shown.span)] }
    return rule.syntax.options.first.map { [.optionOnShow(count, at: $0.span)] } ?? []
}

/// Checks that a `show` hides photos, and that the rule for the count that it shows exists, comes earlier and is no `show` itself, in
/// all places.
///
/// - Parameters:
///   - isOutside: whether the rule is outside all sections, so that a diagnostic names the section it applies in.
///   - places: where the rule applies.
func checkShown(by rule: ScopedRule, isOutside: Bool, in places: [Place]) -> [Diagnostic] {
    guard let shown = rule.shown else { return [] }
    var later: ScopedRule?
    var hasEarlier = false
    for place in places {
        let condition = isOutside ? place.scope.label("at these") : nil
        if rule.from <= shown.value, let body = rule.syntax.body {
            let least =
                rule.pattern == nil ? place.counts(of: rule, isOutside: isOutside).first : rule.from
            if let least, least <= shown.value {
                return [.showsAll(shown.value, of: least, counts: rule.syntax.counts.span, at: body.span)]
            }
        }
        let targets = place.rules(for: shown.value)
        guard let last = targets.last else {
            return [
                .showsNothing(
                    shown.value, at: shown.span, in: condition, isInWaterfall: place.waterfall != nil)
            ]
        }
        if let target = targets.first(where: { $0.shown != nil }) {
            return [.showsShow(shown.value, target: target, at: shown.span, in: condition)]
        }
        if !rule.isKept, let target = targets.first(where: { $0.repeated != nil }) {
            return [.showsRepeat(shown.value, rule: rule, target: target, at: shown.span, in: condition)]
        }
        // An earlier rule for any place or shapes is enough: readers know it when they reach the `show`.
        hasEarlier =
            hasEarlier
            || place.tables.contains { table in
                let all = table.patterned(shown.value) + [table.rule(for: shown.value)].compactMap { $0 }
                return all.contains { $0.shown == nil && $0.span.start < rule.span.start }
            }
        later = last
    }
    if !hasEarlier, let later { return [.showsLater(shown.value, target: later, at: shown.span)] }
    return []
}

extension Diagnostic {
    fileprivate static func optionOnShow(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .optionOnShow,
            "this has no effect: `show \(count)` takes the layout of \(count) as it is",
            at: span,
            help: "remove it, or move it to the rule for \(count)",
            fix: [TextEdit(span, "")]
        )
    }

    fileprivate static func showsAll(
        _ shown: Int, of count: Int, counts: SourceSpan, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .showsAll,
            count < shown
                ? "\(photos(count)) can't show \(shown)" : "`show \(shown)` of \(photos(count)) hides none",
            at: span,
            related: [Label(counts, "includes \(count)")],
            help: "use `show \(shown)` for \(shown + 1) photos or more"
        )
    }

    fileprivate static func showsNothing(
        _ count: Int, at span: SourceSpan, in condition: Diagnostic.Label?, isInWaterfall: Bool
    ) -> Diagnostic {
        Diagnostic(
            .showsMissing,
            "no layout for \(photos(count)) to show",
            at: span,
            related: condition.map { [Label($0.span, "no layout \($0.text)")] } ?? [],
            notes: isInWaterfall ? ["a waterfall lays out any number of photos, and shows all of them"] : [],
            help: "write a rule for \(count) before this one"
        )
    }

    fileprivate static func showsShow(
        _ count: Int, target: ScopedRule, at span: SourceSpan, in condition: Diagnostic.Label?
    ) -> Diagnostic {
        Diagnostic(
            .showsShow,
            "the layout of \(photos(count)) is itself a `show`",
            at: span,
            related: [Label(target.span, "the rule for \(count)")]
                + [condition].compactMap { $0 },
            help: "show the same count as that rule"
        )
    }

    fileprivate static func showsRepeat(
        _ count: Int, rule: ScopedRule, target: ScopedRule, at span: SourceSpan,
        in condition: Diagnostic.Label?
    ) -> Diagnostic {
        Diagnostic(
            .showsRepeat,
            "only an open range can show a count that a `repeat` lays out",
            at: span,
            related: [Label(target.span, "the rule for \(count)")]
                + [condition].compactMap { $0 },
            help: "write `\(rule.from)..: show \(count)`"
        )
    }

    fileprivate static func showsLater(_ count: Int, target: ScopedRule, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .showsLater,
            "the rule for \(photos(count)) comes later",
            at: span,
            related: [Label(target.syntax.counts.span, "the rule for \(count)")],
            help: "move it before this one"
        )
    }
}
