internal import GridSyntax

/// Something in a grid that an output can't express, and where.
struct Lack {
    /// The rest of a sentence that begins with "the css output": `can't express balanced rows of more than 12`.
    private let problem: String
    /// What to write instead, if there is an alternative.
    private let advice: String?
    fileprivate let span: SourceSpan

    /// Advice for a grid with too many layouts.
    static let fewerCounts = "use open ranges and fewer sections"

    /// Creates a lack; nil without a place. Nearly no grid lacks anything, so words are made only for those that do.
    init?(
        _ problem: @autoclosure () -> String, instead advice: @autoclosure () -> String? = nil,
        at span: SourceSpan?
    ) {
        guard let span else { return nil }
        self.problem = problem()
        self.advice = advice()
        self.span = span
    }

    /// The error for this output.
    ///
    /// - Parameter instead: what to do if it can't; nil for leaving the output out.
    func diagnostic(of output: String, instead: String? = nil) -> Diagnostic {
        let leave = instead ?? "leave `\(output)` out of `--emit`"
        return Diagnostic(
            .unsupportedOutput,
            "the \(output) output \(problem)",
            at: span,
            help: (advice.map { "\($0), or " } ?? "") + leave
        )
    }

    /// The error for a list of images that isn't an output.
    var listing: Diagnostic {
        Diagnostic(.unsupportedOutput, "the list of images \(problem)", at: span, help: advice)
    }
}

/// Everything in a grid that an output can't express.
struct Lacks: Error {
    let all: [Lack]

    init(_ all: [Lack]) { self.all = all }

    /// Throws if there are any lacks.
    static func check(_ lacks: [Lack]) throws(Lacks) {
        if !lacks.isEmpty { throw Lacks(lacks) }
    }
}
