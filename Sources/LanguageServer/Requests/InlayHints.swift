internal import GridEmit
internal import GridSyntax

extension Request {
    /// The height of each layout after its rule, as a formula.
    static let inlayHints = Request(
        "textDocument/inlayHint", ("inlayHintProvider", true), DocumentRange.self
    ) { parameters, document, _ in
        let span = document.lines.span(of: parameters.range)
        let rules = document.spec.rules.filter { $0.span.start <= span.end && span.start <= $0.span.end }
        return .array(
            rules.compactMap { rule in
                guard let height = document.spec.height(ofRuleAt: rule.span) else { return nil }
                return .object([
                    ("position", document.lines.json(rule.span.end)),
                    ("label", .string("height = \(height)")),
                    ("paddingLeft", true),
                ])
            })
    }
}
