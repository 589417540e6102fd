internal import GridSyntax

/// Checks that photos can be as high as one box and not higher than another at all promised widths.
///
/// Of two boxes of one kind, the order of their numbers says so, wherever they are written.
func checkBounds(of rule: ScopedRule, in scope: Scope, of spec: Spec) -> [Diagnostic] {
    guard let bounds = rule.style(in: scope.style).sizing.photoBounds,
        let least = bounds.least, let greatest = bounds.greatest
    else { return [] }
    let promised = spec.promisedWidths
    let lower = max(promised.lower, scope.widths.minimum ?? promised.lower)
    let upper = min(promised.upper, scope.widths.below ?? promised.upper)
    guard lower <= upper else { return [] }
    let own = rule.syntax.options.first { if case .sizing = $0.value { true } else { false } }
    let span = own?.span ?? scope.sizingSpan ?? rule.span
    for width in [lower, upper] {
        guard let inside = try? width - spec.inset.left - spec.inset.right,
            let (low, high) = try? (least.height(ofWidth: inside), greatest.height(ofWidth: inside)),
            low > high
        else { continue }
        return [.boundsCross(bounds, low, high, at: width, span)]
    }
    return []
}

extension Diagnostic {
    fileprivate static func boundsCross(
        _ bounds: PhotoBounds, _ low: Rational, _ high: Rational, at width: Rational, _ span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .boundsCross,
            "in a container \(width.rough) points wide, the least height is \(low.rough) points and the greatest \(high.rough)",
            at: span,
            help:
                "write two heights or two ratios, or change `width`: both limits of `within \(bounds.name)` hold at all promised widths"
        )
    }
}
