internal import GridSyntax

extension LintRule {
    static let alignUnused = LintRule(
        explanation: Explanation(
            .alignUnused,
            "an `align` that moves no row",
            "`align` positions rows that are shorter than the others. Rows of partitions, sketches, `stretch` and `balanced` "
                + "fill the width. Only the last row of `rows of` or `rows fit` can be short, or any row when tiles have a fixed "
                + "size. "
                + "With `tile photo within`, `align` also positions photos that are narrower than the container.",
            bad: "4: 2, 2 align center",
            good: "5: rows of 3 align center"
        )
    ) { linted in
        let settings = linted.parsed.syntax.alignments
        guard !settings.isEmpty || linted.rules.contains(where: { $0.alignment != nil }) else { return [] }
        var loose: [SourceSpan] = []
        var hasShortRow = false
        for scope in linted.scopes {
            for rule in scope.rules {
                if linted.styles(of: rule, in: scope).contains(where: { rule.hasShortRow($0.sizing) }) {
                    hasShortRow = true
                } else if rule.shown == nil, rule.repeated == nil {
                    loose += rule.syntax.options.filter { $0.value.isAlignment }.map { $0.span }
                }
            }
        }
        return (loose + (hasShortRow ? [] : settings)).map { .alignUnused(at: $0) }
    }
}

extension RuleOptionSyntax {
    fileprivate var isAlignment: Bool {
        if case .alignment = self { true } else { false }
    }
}

extension ScopedRule {
    /// Whether a row is shorter than the others, or all of them than the container, for one of its counts.
    fileprivate func hasShortRow(_ sizing: Sizing) -> Bool {
        var isFixed = false
        if case .tileSize = sizing { isFixed = true }
        if sizing.photoBounds?.greatest != nil, shown == nil { return true }
        switch syntax.body?.value {
        case .stack(let stack) where !stack.hasRows: return isFixed && Set(stack.numbers).count > 1
        case .stack, .rowsOf:
            guard let (rows, written) = rowsOf else {
                return syntax.body?.value.justifiedRows?.hasShortRow(sizing) ?? false
            }
            switch rows.value.last {
            case .stretch: return false
            case .balanced where !isFixed: return false
            case .short, .balanced:
                return isFixed && written > 0 || hasShortRow(of: rows.value.perRow.value, leaving: written)
            }
        case .rowsFit, .strip: return true
        case .justified(let rows): return rows.hasShortRow(sizing)
        case .sketch, .show, .repeats, nil: return false
        }
    }
}

extension JustifiedSyntax {
    /// Whether the last row may be shorter than the others.
    fileprivate func hasShortRow(_ sizing: Sizing) -> Bool {
        if aim.value.isShape { return false }
        return last == .short || last == .balanced && sizing.photoRatios != nil
    }
}

extension SpecSyntax {
    /// The places of `align` statements, which are on their own lines.
    fileprivate var alignments: [SourceSpan] {
        statements.flatMap { statement -> [SourceSpan] in
            switch statement.kind.value {
            case .setting(.alignment): return [statement.kind.span]
            case .section(let section):
                return section.items.compactMap { item in
                    if case .alignment = item.kind.value { item.kind.span } else { nil }
                }
            case .setting, .rule: return []
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func alignUnused(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .alignUnused,
            "this `align` has no effect: no row is shorter than the others",
            at: span,
            help: "remove it"
        )
    }
}
