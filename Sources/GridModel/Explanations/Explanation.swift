public import GridSyntax

/// What a diagnostic means: the documentation of its code, with a spec that has the defect and one that hasn't.
public struct Explanation: Hashable, Sendable {
    /// The name of the defect.
    public let code: DiagnosticCode
    /// The defect, in one sentence.
    public let summary: String
    /// Why it is one, and what to do about it, in one or more sentences.
    public let reason: String
    /// A spec with the defect; nil where no text can show it.
    public let bad: String?
    /// The same spec without it; nil where no text can show it.
    public let good: String?

    init(
        _ code: DiagnosticCode, _ summary: String, _ reason: String, bad: String? = nil, good: String? = nil
    ) {
        self.code = code
        self.summary = summary
        self.reason = reason
        self.bad = bad
        self.good = good
    }
}
