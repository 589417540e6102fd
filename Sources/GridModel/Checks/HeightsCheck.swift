internal import GridSyntax

/// Checks that the app gives the container's height to every rule, if a section has limits for it.
func checkHeights(of spec: Spec) -> [Diagnostic] {
    let section = spec.sections.first { $0.sizes.heights != .all }
    guard let condition = section?.condition, let other = spec.givesHeight else { return [] }
    return [
        Diagnostic(
            .heightNotGiven,
            "the app gives a height only under `frame fill`",
            at: condition,
            related: [other],
            help: "write `frame fill` for the whole file, or limits of `width` only")
    ]
}

extension Spec {
    /// The first statement that has a height follow from the width.
    fileprivate var givesHeight: Diagnostic.Label? {
        for scope in [outer] + sections {
            if let waterfall = scope.waterfall {
                return Diagnostic.Label(waterfall.span, "the height of a waterfall follows from its photos")
            }
            let isFilled = scope.isStyleUnknown || scope.style.sizing == .frameFill
            if let span = scope.sizingSpan, !isFilled { return scope.style.sizing.label(at: span) }
            for rule in scope.rules where rule.shown == nil {
                let option = rule.syntax.options.first { if case .sizing = $0.value { true } else { false } }
                guard let sizing = rule.sizing ?? (isFilled ? nil : scope.style.sizing), sizing != .frameFill
                else { continue }
                return sizing.label(at: option?.span ?? rule.span)
            }
        }
        return nil
    }
}

extension Sizing {
    fileprivate func label(at span: SourceSpan) -> Diagnostic.Label {
        Diagnostic.Label(span, "under `\(name)` the height follows")
    }
}
