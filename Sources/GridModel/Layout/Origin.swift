package import GridSyntax

/// The rule that a layout comes from, for documentation.
public struct Origin: Hashable, Sendable {
    /// By reference, which the layouts of a rule share.
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

    /// Its doc comment, lines joined by LF.
    public var doc: String? {
        switch text {
        case .of(_, let doc, _): doc
        }
    }

    /// Where it is written.
    package var span: SourceSpan {
        switch text {
        case .of(_, _, let span): span
        }
    }
}
