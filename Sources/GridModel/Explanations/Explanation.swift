public import GridSyntax

/// The documentation of a diagnostic code, with a spec that has the problem and one that doesn't.
public struct Explanation: Hashable, Sendable {
    /// The code of the problem.
    public let code: DiagnosticCode
    /// The problem in a few words or a sentence, lower case, no full stop.
    public let summary: String
    /// Why it is a problem and what to do about it, in one or more sentences.
    public let reason: String
    /// A spec with the problem; nil if no short text shows it.
    public let bad: String?
    /// The same spec without the problem; nil if no short text shows it.
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
