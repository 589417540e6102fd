internal import GridSyntax

extension LintRule {
    static let redundantRule = LintRule(
        explanation: Explanation(
            .redundantRule,
            "without the rule, its count would have the same layout",
            "A range that includes the count, or a rule outside the section, gives exactly the same tiles. If you change "
                + "that later, you have to find this rule too. The fix-it removes it if its lines contain nothing else.",
            bad: "1: 1\n2..8: rows of 2\n4: 2, 2",
            good: "1: 1\n2..8: rows of 2"
        )
    ) { linted in
        guard linted.grid != nil else { return [] }
        let outside = RuleTable(linted.spec.outer)
        let sections = linted.spec.sections.map { ($0, RuleTable($0)) }
        var diagnostics = DiagnosticList()
        for rule in linted.spec.outer.rules where rule.isSingle && rule.syntax.pattern == nil {
            guard let range = outside.range(holding: rule.from) else { continue }
            let readers =
                [linted.spec.outer] + sections.filter { $0.1.rule(for: rule.from) == nil }.map { $0.0 }
            if readers.allSatisfy({ linted.isSame(rule, range, in: $0) }) {
                diagnostics.append(.redundant(rule, other: range, linted))
            }
        }
        for (scope, table) in sections {
            for rule in scope.rules where rule.isSingle && rule.syntax.pattern == nil {
                // Without the rule, patterns outside would match before the rule for all shapes.
                let beyond = outside.patterned(rule.from).isEmpty ? outside.rule(for: rule.from) : nil
                guard let other = table.range(holding: rule.from) ?? beyond,
                    linted.isSame(rule, other, in: scope)
                else { continue }
                diagnostics.append(.redundant(rule, other: other, linted))
            }
        }
        return diagnostics.all
    }
}

extension Linted {
    /// Whether a rule for one count and another rule that includes the count give it the same layout in a scope.
    fileprivate func isSame(_ rule: ScopedRule, _ other: ScopedRule, in scope: Scope) -> Bool {
        if let shown = rule.shown { return shown.value == other.shown?.value }
        guard let body = rule.syntax.body?.value, let otherBody = other.syntax.body?.value else {
            return false
        }
        let (style, otherStyle) = (rule.style(in: scope.style), other.style(in: scope.style))
        guard checkStyle(of: other, style: otherStyle).isEmpty else { return false }
        let placed = body.geometry(count: rule.from, style: style, inset: spec.inset)
        return placed != nil
            && placed == otherBody.geometry(count: rule.from, style: otherStyle, inset: spec.inset)
    }
}

extension Diagnostic {
    fileprivate static func redundant(_ rule: ScopedRule, other: ScopedRule, _ linted: Linted) -> Diagnostic {
        let lines = rule.doc == nil ? linted.wholeLines(of: rule.span) : nil
        return Diagnostic(
            .redundantRule,
            "without this rule, \(photos(rule.from)) would have the same layout",
            at: rule.span,
            related: [Label(other.span, "gives the same tiles")],
            help: "remove it",
            fix: lines.map { [TextEdit($0, "")] } ?? []
        )
    }
}
