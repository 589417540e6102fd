internal import GridSyntax

/// Checks that a strip has one height, and tiles whose widths follow from it.
func checkStrip(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    guard let body = rule.syntax.body, case .strip(let box) = body.value else { return [] }
    switch style.sizing {
    case .tileSize:
        return box.map { [.heightBesideSize(style.sizing, at: body.span, after: $0.span)] } ?? []
    case .tilePhoto(_, within: nil), .tileRatio:
        return box == nil ? [.stripWithoutHeight(style.sizing, at: body.span)] : []
    case .tilePhoto, .tileHeight, .frameRatio, .frameHeight, .frameFill:
        return [.stripSizing(style.sizing, at: body.span)]
    }
}

extension Diagnostic {
    fileprivate static func stripWithoutHeight(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .stripSizing,
            "a strip under `\(sizing.name)` needs a height",
            at: span,
            help:
                "write a height in points, `strip 200`, or that of a box as wide as the container, `strip 4:5`"
        )
    }

    fileprivate static func heightBesideSize(
        _ sizing: Sizing, at span: SourceSpan, after height: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .stripSizing,
            "a strip under `\(sizing.name)` has the height of its tiles",
            at: span,
            help: "write `strip` alone",
            fix: [TextEdit(SourceSpan(span.start, height.end), "strip")])
    }

    fileprivate static func stripSizing(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        let why =
            switch sizing {
            case .tileHeight: "the width of its tiles would be unknown"
            case .tilePhoto: "`within` makes rows lower or higher, but a strip has one height"
            default: "its tiles would share the container's width"
            }
        return Diagnostic(
            .stripSizing,
            "a strip can't have tiles under `\(sizing.name)`: \(why)",
            at: span,
            help: sizing.photoBounds != nil
                ? "remove `within`" : "give the rule a sizing: `tile photo`, `tile 4:3` or `tile 80x60`")
    }
}
