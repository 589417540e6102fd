internal import GridSyntax

extension LintRule {
    static let widthMissing = LintRule(
        explanation: Explanation(
            .widthMissing,
            "a spec with width sections doesn't say which widths it is for",
            "Everything is proved for the widths promised, 200 to 2000 where nothing is written. A spec that tells widths "
                + "apart knows better which it will meet: with them written, sections and rules that no width reaches are "
                + "found, and limits are those of the app.",
            bad: "1..: rows of 2\n\nwhen width >= 600 {\n    1..: rows of 4\n}",
            good: "width 320..1200\n\n1..: rows of 2\n\nwhen width >= 600 {\n    1..: rows of 4\n}"
        )
    ) { linted in
        guard linted.spec.width == nil, !linted.spec.isIncomplete,
            let condition = linted.spec.sections.compactMap({ $0.condition }).first
        else { return [] }
        return [.widthMissing(at: condition)]
    }
}

extension Diagnostic {
    fileprivate static func widthMissing(at span: SourceSpan) -> Diagnostic {
        let standard = LengthRange.standard
        return Diagnostic(
            .widthMissing,
            "the spec tells widths apart, but doesn't say which there are",
            at: span,
            notes: [
                "\(standard.lower.short) to \(standard.upper.short) is promised where nothing is written"
            ],
            help: "write the widths the container can have, as in `width 320..1200`"
        )
    }
}
