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
    if style.sizing.photoRatios != nil, rows.last == .short, rule.hasShortRow(of: rows.perRow.value) {
        diagnostics.append(.shortRowOfPhotos(rows.perRow.value, at: body.span))
    }
    return diagnostics
}

extension ScopedRule {
    /// Whether for one of its counts the last of full rows isn't full.
    fileprivate func hasShortRow(of perRow: Int) -> Bool {
        guard perRow > 1 else { return false }
        return to != from || from % perRow != 0
    }
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

    fileprivate static func shortRowOfPhotos(_ perRow: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .shortRowOfPhotos,
            "a short last row where each tile keeps its photo's ratio",
            at: span,
            notes: ["rows have no slots here that could stay empty"],
            help: "write `rows of \(perRow) balanced` or `rows of \(perRow) stretch`"
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
