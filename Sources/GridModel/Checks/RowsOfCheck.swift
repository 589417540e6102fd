internal import GridSyntax

/// Checks that `rows of` fits the sizing.
func checkRowsOf(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    guard let body = rule.syntax.body, case .rowsOf(let rows) = body.value else { return [] }
    var diagnostics: [Diagnostic] = []
    if rule.to == nil, style.sizing.isFrame || style.sizing.photoBox != nil {
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
    /// Whether the last row is not full for one of its counts.
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
            "an open range doesn't fit in `\(sizing.name)`: with more rows, tiles shrink to nothing",
            at: span,
            related: [Label(rule.syntax.counts.span, "this range is open")],
            help: sizing.isFrame
                ? "end the range and continue with `show`, or give the rule a `tile` sizing"
                : "end the range and continue with `show`, or give the rule a `tile photo` without `within`"
        )
    }

    fileprivate static func shortRowOfPhotos(_ perRow: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .shortRowOfPhotos,
            "the last row can't be short when tiles keep their photos' ratios",
            at: span,
            notes: ["the photos of each row fill its width, so nothing can stay empty"],
            help: "write `rows of \(perRow) balanced` or `rows of \(perRow) stretch`"
        )
    }

    fileprivate static func stretchInFixedSize(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .stretchInFixedSize,
            "`stretch` can't change the size of `\(sizing.name)`",
            at: span,
            help: "remove `stretch`; `align` positions a short row"
        )
    }
}
