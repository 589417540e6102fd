public import GridSyntax

extension Explanation {
    /// All explanations, in the order of the stages that report the codes.
    public static let all: [Explanation] = [
        text, syntax, numbers, settings, rules, shapes, justified, shows, repeats, sections, proofs, limits,
        LintRule.all.map { $0.explanation }, ignoring,
    ].flatMap { $0 }
}

extension DiagnosticCode {
    /// The explanation of the code; every code has one.
    public var explanation: Explanation? { Explanation.all.first { $0.code == self } }
}
