internal import GridSyntax

/// Checks that `rows of` fits the sizing.
func checkRowsOf(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    guard let body = rule.syntax.body, case .rowsOf(let rows) = body.value else { return [] }
    var diagnostics: [Diagnostic] = []
    if rule.to == nil, style.sizing.isFrame {
        diagnostics.append(.openRowsInFrame(style.sizing, rule: rule, at: body.span))
    }
    if case .tileSize = style.sizing, rows.last == .stretch {
        diagnostics.append(.stretchInFixedSize(style.sizing, at: body.span))
    }
    return diagnostics
}

extension Diagnostic {
    fileprivate static func openRowsInFrame(_ sizing: Sizing, rule: ScopedRule, at span: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            .openRowsInFrame,
            "rows without end in `\(sizing.name)`: their tiles would shrink to nothing",
            at: span,
            related: [Label(rule.syntax.counts.span, "an open range")],
            help: "end the range and go on with `show`, or give the rule a `tile` sizing"
        )
    }

    fileprivate static func stretchInFixedSize(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .stretchInFixedSize,
            "`stretch` where each tile has the size of `\(sizing.name)`",
            at: span,
            help: "leave out `stretch`; `align` says where a short row sits"
        )
    }
}
