public import GridSyntax

extension Explanation {
    /// All explanations, in the order of the stages that find the defects.
    public static let all: [Explanation] = [
        text, syntax, numbers, settings, rules, shapes, shows, sections, proofs, limits,
        LintRule.all.map { $0.explanation }, ignoring,
    ].flatMap { $0 }
}

extension DiagnosticCode {
    /// What it means. Every code has an explanation.
    public var explanation: Explanation? { Explanation.all.first { $0.code == self } }
}
