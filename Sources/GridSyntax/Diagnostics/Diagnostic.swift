/// One problem in a spec, as data that text, JSON and other formats render.
public struct Diagnostic: Hashable, Sendable {
    /// Another place that matters, and how it relates to the problem.
    public struct Label: Hashable, Sendable {
        /// The place.
        public let span: SourceSpan
        /// A few words, lower case, no full stop.
        public let text: String

        /// Creates a label.
        public init(_ span: SourceSpan, _ text: String) {
            self.span = span
            self.text = text
        }
    }

    /// The kind of problem; `gridgen:ignore` comments and the documentation use its name.
    public let code: DiagnosticCode
    /// Whether the problem is an error or a warning.
    public let severity: Severity
    /// One sentence, lower case, no full stop, with source text in backticks.
    public let message: String
    /// The place of the problem.
    public let span: SourceSpan
    /// A few words about the place itself.
    public var label: String?
    /// Other places that matter, in reading order.
    public var related: [Label] = []
    /// Further sentences.
    public var notes: [String] = []
    /// What to do about the problem.
    public var help: String?
    /// Edits that fix the problem, if there is one right answer. Apply all of them or none.
    public var fix: [TextEdit] = []

    /// Creates a diagnostic with the severity of its code.
    public init(
        _ code: DiagnosticCode,
        _ message: String,
        at span: SourceSpan,
        label: String? = nil,
        related: [Label] = [],
        notes: [String] = [],
        help: String? = nil,
        fix: [TextEdit] = []
    ) {
        self.code = code
        self.severity = code.severity
        self.message = message
        self.span = span
        self.label = label
        self.related = related
        self.notes = notes
        self.help = help
        self.fix = fix
    }
}

extension Array<Diagnostic> {
    /// Whether any is an error, so that no output is generated.
    public var hasErrors: Bool { contains { $0.severity == .error } }

    /// The diagnostics sorted by place; those at the same place keep their order.
    package var inSourceOrder: [Diagnostic] {
        enumerated()
            .inOrder {
                ($0.element.span.start, $0.element.span.end, $0.offset)
                    < ($1.element.span.start, $1.element.span.end, $1.offset)
            }
            .map { $0.element }
    }
}
