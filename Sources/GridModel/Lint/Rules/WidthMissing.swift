internal import GridSyntax

extension LintRule {
    static let widthMissing = LintRule(
        explanation: Explanation(
            .widthMissing,
            "a spec with width sections has no `width`",
            "gridgen checks every layout for all promised widths, 200 to 2000 without a `width`. If layouts differ by width, you "
                + "probably know the widths that occur. Write them, and gridgen reports sections and rules that are never used, and "
                + "checks tile sizes for the widths of your app.",
            bad: "1..: rows of 2\n\nwhen width >= 600 {\n    1..: rows of 4\n}",
            good: "width 320..1200\n\n1..: rows of 2\n\nwhen width >= 600 {\n    1..: rows of 4\n}"
        )
    ) { linted in
        guard linted.spec.width == nil, !linted.spec.isIncomplete,
            let condition = linted.spec.sections.first(where: { $0.widths != .all })?.condition
        else { return [] }
        return [.widthMissing(at: condition)]
    }
}

extension Diagnostic {
    fileprivate static func widthMissing(at span: SourceSpan) -> Diagnostic {
        let standard = LengthRange.standard
        return Diagnostic(
            .widthMissing,
            "the spec has width sections, but no `width`",
            at: span,
            notes: [
                "without `width`, container widths are \(standard.lower.short) to \(standard.upper.short)"
            ],
            help: "write the widths the container can have, as in `width 320..1200`"
        )
    }
}
