package import GridSyntax

/// The rule that made a layout, for documentation.
public struct Origin: Hashable, Sendable {
    /// Indirect, so that the layouts of a rule share it.
    private indirect enum Text: Hashable, Sendable {
        case of(rule: String, doc: String?, span: SourceSpan)
    }

    private let text: Text

    init(rule: String, doc: String?, span: SourceSpan) { text = .of(rule: rule, doc: doc, span: span) }

    /// The rule in canonical form.
    public var rule: String {
        switch text {
        case .of(let rule, _, _): rule
        }
    }

    /// Its doc comment; LF joins the lines.
    public var doc: String? {
        switch text {
        case .of(_, let doc, _): doc
        }
    }

    /// Its place in the spec.
    package var span: SourceSpan {
        switch text {
        case .of(_, _, let span): span
        }
    }
}
