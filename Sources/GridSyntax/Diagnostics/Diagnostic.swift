/// One thing found wrong with a spec: data only, which text, JSON and others render.
public struct Diagnostic: Hashable, Sendable {
    /// A second place that matters, with what it has to do with the first.
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

    /// What kind of defect it is; the name that ignore comments and documentation use.
    public let code: DiagnosticCode
    /// How grave it is.
    public let severity: Severity
    /// One sentence, lower case, no full stop, what was written in back-ticks.
    public let message: String
    /// The place of the defect.
    public let span: SourceSpan
    /// A few words for the place itself.
    public var label: String?
    /// Other places that matter, in the order they are to be read.
    public var related: [Label] = []
    /// More sentences.
    public var notes: [String] = []
    /// What to do about it.
    public var help: String?
    /// Edits that mend it, where there is one right answer; together or not at all.
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
    /// Whether any of them forbids generating output.
    public var hasErrors: Bool { contains { $0.severity == .error } }

    /// The diagnostics in the order of their places, those at one place as they were found.
    package var inSourceOrder: [Diagnostic] {
        enumerated()
            .sorted {
                ($0.element.span.start, $0.element.span.end, $0.offset)
                    < ($1.element.span.start, $1.element.span.end, $1.offset)
            }
            .map { $0.element }
    }
}
