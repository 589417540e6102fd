internal import GridSyntax

/// Checks that no frame has the container's height, which would have to hold a heading, too.
func checkHeading(of spec: Spec) -> [Diagnostic] {
    guard let heading = spec.heading else { return [] }
    for scope in [spec.outer] + spec.sections where scope.condition != nil || spec.hasSizesOutsideSections {
        // Rules from outside take the sizing of a section.
        let inherited = scope.condition != nil && scope.sizingSpan != nil ? spec.outer.rules : []
        for rule in scope.rules + inherited where rule.shown == nil {
            let sizing = rule.style(in: scope.style).sizing
            guard sizing.isFrame, rule.sizing != nil || !scope.isStyleUnknown else { continue }
            let own = rule.syntax.options.first { if case .sizing = $0.value { true } else { false } }
            return [
                .headingInFrame(sizing, at: heading.span, frame: own?.span ?? scope.sizingSpan ?? rule.span)
            ]
        }
    }
    return []
}

extension Diagnostic {
    fileprivate static func headingInFrame(
        _ sizing: Sizing, at span: SourceSpan, frame: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .headingInFrame,
            "a heading can't be combined with `\(sizing.name)`, which is the size of the container",
            at: span,
            related: [Label(frame, "the photos fill this frame")],
            help:
                "write a `tile` sizing, from which the height follows, or put the heading above the container yourself"
        )
    }
}
