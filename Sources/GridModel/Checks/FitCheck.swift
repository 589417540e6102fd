internal import GridSyntax

/// Checks that `rows fit` has tiles of a fixed size, and that `align spread` has such rows.
func checkFit(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    guard let body = rule.syntax.body else { return [] }
    switch body.value {
    case .rowsFit:
        if case .tileSize = style.sizing { return [] }
        return [.fitSizing(style.sizing, at: body.span)]
    case .stack, .sketch, .rowsOf, .justified, .strip:
        guard style.alignment == .spread else { return [] }
        let own = rule.syntax.options.first { $0.value == .alignment(.spread) }
        return [.spreadWithoutFit(style.sizing, isOwn: own != nil, at: (own?.span ?? body.span))]
    case .show, .repeats:
        return []
    }
}

extension Diagnostic {
    fileprivate static func fitSizing(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        let why =
            switch sizing {
            case .tileRatio: "tiles of a ratio are as wide as their columns, so any number of them fits"
            case .tileHeight: "tiles of a height are as wide as their columns, so any number of them fits"
            case .tilePhoto: "photos that keep their ratios fill each row"
            default: "rows share the container's height and fill its width"
            }
        return Diagnostic(
            .fitSizing,
            "`rows fit` needs tiles of a fixed size, not `\(sizing.name)`",
            at: span,
            notes: [why],
            help: sizing.isFrame
                ? "write `tile 80x60`, with the size of your tiles"
                : "write `tile 80x60`, with the size of your tiles, or `rows near 240` for rows about that high"
        )
    }

    fileprivate static func spreadWithoutFit(
        _ sizing: Sizing, isOwn: Bool, at span: SourceSpan
    ) -> Diagnostic {
        var isFixed = false
        if case .tileSize = sizing { isFixed = true }
        let remedy =
            isOwn
            ? "write `align leading`, `center` or `trailing`"
            : "end this rule with another `align`, or write `align spread` at the end of the rules with `rows fit`"
        return Diagnostic(
            .spreadWithoutFit,
            "`align spread` needs `rows fit`"
                + (isOwn ? "" : ", but it applies to this layout too"),
            at: span,
            notes: [
                "it shares out the width that is left of a row between its tiles, which have a fixed size"
            ],
            help: isFixed ? "write `rows fit`, or " + remedy : remedy)
    }
}
