internal import GridSyntax

/// What a grid asks for that an output can't express, and where.
struct Lack {
    /// What stands behind "the css output": `can't express balanced rows of more than 12`.
    private let problem: String
    /// What can be written instead, if there is something.
    private let advice: String?
    fileprivate let span: SourceSpan

    /// A lack at a place; nil without one.
    init?(_ problem: String, instead advice: String? = nil, at span: SourceSpan?) {
        guard let span else { return nil }
        self.problem = problem
        self.advice = advice
        self.span = span
    }

    /// What is told to who asks for the output.
    func diagnostic(of output: String) -> Diagnostic {
        Diagnostic(
            .unsupportedOutput,
            "the \(output) output \(problem)",
            at: span,
            help: (advice.map { "\($0), or " } ?? "") + "leave `\(output)` out of `--emit`"
        )
    }
}

/// All that a grid asks for and an output can't express.
struct Lacks: Error {
    let all: [Lack]

    init(_ all: [Lack]) { self.all = all }

    /// Throws them where there are some.
    static func check(_ lacks: [Lack]) throws(Lacks) {
        if !lacks.isEmpty { throw Lacks(lacks) }
    }
}
