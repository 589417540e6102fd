internal import GridSyntax

extension Diagnostic {
    static func settingTwice(_ kind: String, first: SourceSpan, at span: SourceSpan) -> Diagnostic {
        let name = kind == "sizing" ? "a sizing" : "`\(kind)`"
        return Diagnostic(
            .settingTwice,
            "\(name) is given twice",
            at: span,
            label: "given again",
            related: [Label(first, "first given here")],
            help: "keep one of the two"
        )
    }

    static func rangeReversed(_ range: String, turned: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .rangeReversed,
            "the range `\(range)` ends before it begins",
            at: span,
            help: "did you mean `\(turned)`?",
            fix: [TextEdit(span, turned)]
        )
    }

    static func boundsReversed(turned: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .rangeReversed,
            "the least height comes first",
            at: span,
            help: "did you mean `\(turned)`?",
            fix: [TextEdit(span, turned)]
        )
    }

    static func oneSide(_ limits: RatioRange, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .sidedLimits,
            "`sided` needs limits on both sides of 1:1",
            at: span,
            label: limits.lower >= .one ? "no ratio below 1:1" : "no ratio above 1:1",
            help: "write limits such as `1:3..3:1`, or remove `sided`"
        )
    }

    static func areasBelowOne(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .requirementRange, "the largest tile can't be smaller than the smallest", at: span,
            help: "write how many times as large it may be: `require areas 4`")
    }

    static func keepsMoreThanAll(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .requirementRange, "no more than 100 % of a photo can be seen", at: span,
            help: "write the least share of each photo that is seen: `require keep 55% of 9:16..16:9`")
    }

    static func tooManyRequirements(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tooManyStatements, "more than \(Limits.requirements) requirements in one file", at: span,
            help: "require what matters most")
    }

    static func shapesCross(at span: SourceSpan, wide: SourceSpan) -> Diagnostic {
        Diagnostic(
            .shapesCross,
            "a photo could be both tall and wide",
            at: span,
            label: "the limit of tall photos",
            related: [Label(wide, "the limit of wide photos")],
            help:
                "the limit of `tall` can't be greater than the limit of `wide`; if they are equal, one of them is written with `<` or `>`"
        )
    }

    static func sizeLikeRatio(_ ratio: String, at span: SourceSpan) -> Diagnostic {
        let size = ratio.split(separator: ":").joined(separator: " by ")
        return Diagnostic(
            .sizeLikeRatio,
            "this makes tiles of \(size) points",
            at: span,
            help: "did you mean the ratio `\(ratio)`?",
            fix: [TextEdit(span, ratio)]
        )
    }
}
