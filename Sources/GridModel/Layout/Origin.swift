package import GridSyntax

/// The rule that made a layout, for documentation.
public struct Origin: Hashable, Sendable {
    /// Indirect, so that the layouts of a rule share it.
    private indirect enum Text: Hashable, Sendable {
        case of(rule: String, doc: String?, span: SourceSpan, isAimed: Bool)
    }

    private let text: Text

    init(rule: String, doc: String?, span: SourceSpan, isAimed: Bool = false) {
        text = .of(rule: rule, doc: doc, span: span, isAimed: isAimed)
    }

    /// The rule in canonical form.
    public var rule: String {
        switch text {
        case .of(let rule, _, _, _): rule
        }
    }

    /// Its doc comment; LF joins the lines.
    public var doc: String? {
        switch text {
        case .of(_, let doc, _, _): doc
        }
    }

    /// Its place in the spec.
    package var span: SourceSpan {
        switch text {
        case .of(_, _, let span, _): span
        }
    }

    /// Whether the rule aims at a height, from which the number of tiles in a row follows.
    var isAimed: Bool {
        switch text {
        case .of(_, _, _, let isAimed): isAimed
        }
    }
}
