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
        guard linted.grid != nil, let places = linted.places else { return [] }
        var diagnostics = DiagnosticList()
        for rule in linted.spec.outer.rules where rule.isSingle && rule.syntax.pattern == nil {
            guard let range = places.outside.table.range(holding: rule.from) else { continue }
            // Scopes of one style have the same layouts.
            var styles: Set = [linted.spec.outer.style]
            let readers =
                [linted.spec.outer]
                + places.sections.filter {
                    !$0.held.contains(rule.from) && styles.insert($0.scope.style).inserted
                }.map { $0.scope }
            if readers.allSatisfy({ linted.isSame(rule, range, in: $0) }) {
                diagnostics.append(.redundant(rule, other: range, linted))
            }
        }
        for place in places.sections {
            for rule in place.scope.rules where rule.isSingle && rule.syntax.pattern == nil {
                guard
                    let other = place.table.range(holding: rule.from)
                        ?? places.outside.onlyRule(for: rule.from),
                    linted.isSame(rule, other, in: place.scope)
                else { continue }
                diagnostics.append(.redundant(rule, other: other, linted))
            }
        }
        return diagnostics.all
    }
}

extension Place {
    /// The rule that a count has whatever the shapes are; nil if it depends on them, or if there is none.
    fileprivate func onlyRule(for count: Int) -> ScopedRule? {
        let rules = rules(for: count)
        return rules.count == 1 && rules[0].pattern?.shortened == nil ? rules[0] : nil
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
