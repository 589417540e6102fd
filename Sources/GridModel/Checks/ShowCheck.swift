internal import GridSyntax

/// Checks that what a `show` shows exists, comes earlier, is no `show` itself and leaves something hidden.
func checkShow(of rule: ScopedRule, in tables: [RuleTable], isIncomplete: Bool) -> [Diagnostic] {
    guard let body = rule.syntax.body, case .show(let shown) = body.value, let own = tables.first else {
        return []
    }
    var diagnostics: [Diagnostic] = []
    let count = shown.value
    if let idle = rule.syntax.options.first {
        diagnostics.append(.optionOnShow(count, at: idle.span))
    }
    if count > Limits.tilesInLayout {
        return [.tooManyToShow(count, at: shown.span)]
    }
    if rule.from <= count {
        let least =
            rule.isSingle ? rule.from : (rule.from...count).first { !own.hasOwnRule($0) && rule.holds($0) }
        if let least {
            return diagnostics + [.showsAll(count, of: least, counts: rule.syntax.counts.span, at: body.span)]
        }
    }
    guard let target = tables.lazy.compactMap({ $0.rule(for: count) }).first else {
        return isIncomplete ? diagnostics : diagnostics + [.showsNothing(count, at: shown.span)]
    }
    if case .show? = target.syntax.body?.value {
        diagnostics.append(.showsShow(count, target: target, at: shown.span))
    } else if target.span.start > rule.span.start {
        diagnostics.append(.showsLater(count, target: target, at: shown.span))
    }
    return diagnostics
}

extension Diagnostic {
    fileprivate static func optionOnShow(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .optionOnShow,
            "this has no effect: `show \(count)` takes the layout of \(count) as it is",
            at: span,
            help: "leave it out, or write it behind the rule for \(count)",
            fix: [TextEdit(span, "")]
        )
    }

    fileprivate static func tooManyToShow(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tooManyTiles, "\(count) tiles in one layout, the most is \(Limits.tilesInLayout)", at: span)
    }

    fileprivate static func showsAll(_ shown: Int, of count: Int, counts: SourceSpan, at span: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            .showsAll,
            count < shown
                ? "\(count) photos can't show \(shown)" : "`show \(shown)` of \(count) photos hides none",
            at: span,
            related: [Label(counts, "holds \(count)")],
            help: "`show \(shown)` is for \(shown) photos and more"
        )
    }

    fileprivate static func showsNothing(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .showsMissing,
            "no layout for \(count) photos to show",
            at: span,
            help: "write a rule for \(count) before this one"
        )
    }

    fileprivate static func showsShow(_ count: Int, target: ScopedRule, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .showsShow,
            "the layout of \(count) photos is itself a `show`",
            at: span,
            related: [Label(target.span, "the rule for \(count)")],
            help: "show the count that this rule shows"
        )
    }

    fileprivate static func showsLater(_ count: Int, target: ScopedRule, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .showsLater,
            "the rule for \(count) photos comes later",
            at: span,
            related: [Label(target.syntax.counts.span, "the rule for \(count)")],
            help: "write it before this one"
        )
    }
}
