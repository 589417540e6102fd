internal import GridSyntax

/// Checks that a scope with a waterfall has no rules and no conflicting sizing.
func checkWaterfall(of scope: Scope) -> [Diagnostic] {
    guard let waterfall = scope.waterfall else { return [] }
    var diagnostics: [Diagnostic] = []
    let columns = waterfall.syntax.columns
    if columns.value > Limits.columns { diagnostics.append(.tooManyColumns(columns)) }
    if let rule = scope.rules.first {
        diagnostics.append(.waterfallWithRules(waterfall, rule, isSection: scope.condition != nil))
    }
    if let span = scope.sizingSpan {
        let sizing = scope.style.sizing
        if sizing.photoRatios == nil {
            diagnostics.append(.waterfallSizing(sizing, at: span, waterfall))
        } else if let option = sizing.optionOfOneCount {
            diagnostics.append(.waterfallOption(option, at: span, waterfall))
        }
    }
    return diagnostics
}

/// Checks that photos are wide, and lie across the columns of a waterfall, if their tiles are wide, and that photos of 1:1, as which unknown
/// ones and the tile that adds a photo count, don't.
func checkAcross(_ wide: WideRatios, at span: SourceSpan, within ratios: RatioRange?) -> Diagnostic? {
    func wrong(_ message: String, _ help: String) -> Diagnostic {
        Diagnostic(.waterfallAcross, message, at: span, help: help)
    }
    if wide.contains(.one) {
        return wrong(
            "photos of 1:1 are wide, so unknown photos would lie across all columns",
            "give `shapes` a limit of wide photos above 1:1: `shapes tall < 4:5, wide > 6:5`")
    }
    guard let ratios else { return nil }
    if wide.contains(ratios.lower) {
        return wrong(
            "all tiles of `tile photo \(ratios.lower.asRatio)..\(ratios.upper.asRatio)` are wide, and none would be in a column",
            "let the limits of `tile photo` begin below the limit of wide photos in `shapes`")
    }
    if !wide.contains(ratios.upper) {
        return wrong(
            "no tile of `tile photo \(ratios.lower.asRatio)..\(ratios.upper.asRatio)` is wide, and none would lie across all columns",
            "let the limits of `tile photo` end above the limit of wide photos in `shapes`")
    }
    return nil
}

extension Sizing {
    /// The option after `tile photo` that needs to know all photos, if there is one.
    fileprivate var optionOfOneCount: String? {
        photoBounds != nil ? "within" : photoRatios?.isSided ?? false ? "sided" : nil
    }
}

extension Diagnostic {
    fileprivate static func waterfallOption(
        _ option: String, at span: SourceSpan, _ waterfall: ScopedWaterfall
    ) -> Diagnostic {
        Diagnostic(
            .waterfallSizing,
            "`\(option)` can't be combined with a waterfall, which places each photo without knowing those that follow",
            at: span,
            related: [Label(waterfall.span, "the waterfall")],
            help: "remove `\(option)`; a section can have its own `tile photo`"
        )
    }

    fileprivate static func tooManyColumns(_ columns: Located<Int>) -> Diagnostic {
        Diagnostic(
            .tooManyColumns, "\(columns.value) columns; the limit is \(Limits.columns)", at: columns.span)
    }

    fileprivate static func waterfallWithRules(
        _ waterfall: ScopedWaterfall, _ rule: ScopedRule, isSection: Bool
    ) -> Diagnostic {
        Diagnostic(
            .waterfallWithRules,
            "a waterfall can't be combined with rules",
            at: waterfall.span,
            label: "lays out every count",
            related: [Label(rule.syntax.counts.span, "this rule lays out some counts too")],
            help: isSection
                ? "keep one of the two"
                : "keep one of the two, or move one into a section: `when width >= 600 { … }`"
        )
    }

    fileprivate static func waterfallSizing(
        _ sizing: Sizing, at span: SourceSpan, _ waterfall: ScopedWaterfall
    ) -> Diagnostic {
        Diagnostic(
            .waterfallSizing,
            "`\(sizing.name)` can't be combined with a waterfall, whose tile heights depend on the photos",
            at: span,
            related: [Label(waterfall.span, "the waterfall")],
            help:
                "remove it, or limit the ratios with `tile photo`; write a sizing for the rules of a section in that section"
        )
    }
}
