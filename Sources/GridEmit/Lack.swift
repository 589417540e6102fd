internal import GridSyntax

/// What a grid asks for that an output can't express, and where.
struct Lack {
    /// The rest of a sentence that begins "the css output": `can't express balanced rows of more than 12`.
    private let problem: String
    /// What can be written instead, if there is something.
    private let advice: String?
    fileprivate let span: SourceSpan

    /// Advice for a grid with too many layouts.
    static let fewerCounts = "let open ranges and fewer sections say the same"

    /// A lack at a place; nil without a place.
    init?(_ problem: String, instead advice: String? = nil, at span: SourceSpan?) {
        guard let span else { return nil }
        self.problem = problem
        self.advice = advice
        self.span = span
    }

    /// The error that is reported when the output is asked for.
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
