internal import GridEmit
internal import GridSyntax

extension Request {
    /// The class of each token.
    static let semanticTokens = Request(
        "textDocument/semanticTokens/full",
        (
            "semanticTokensProvider",
            .object([
                (
                    "legend",
                    .object([
                        ("tokenTypes", .array(types.map { .string($0) })),
                        ("tokenModifiers", ["documentation"]),
                    ])
                ),
                ("full", true),
            ])
        ), WholeDocument.self
    ) { _, document, _ in
        var data: [JSONValue] = []
        var last = Position(line: 0, character: 0)
        for token in TokenClass.all(in: document.spec.parsed) {
            guard let type = token.kind.semanticType, let place = types.firstIndex(of: type) else { continue }
            let start = document.lines.position(of: token.span.start)
            let end = document.lines.position(of: token.span.end)
            // A comment may contain a CR, which ends a line of the protocol.
            guard start.line == end.line else { continue }
            let isOnLine = start.line == last.line
            let modifiers = token.kind == .documentation ? 1 : 0
            data += [
                start.line - last.line, start.character - (isOnLine ? last.character : 0),
                end.character - start.character, place, modifiers,
            ].map { .number($0) }
            last = start
        }
        return .object([("data", .array(data))])
    }

    /// The types of the legend.
    private static let types = TokenClass.allCases.filter { $0 != .documentation }.compactMap {
        $0.semanticType
    }
}

extension TokenClass {
    /// The type of the protocol; nil for what a diagnostic underlines.
    fileprivate var semanticType: String? {
        switch self {
        case .comment, .documentation: "comment"
        case .setting: "keyword"
        case .word: "function"
        case .name: "class"
        case .count: "enumMember"
        case .number: "number"
        case .cells: "string"
        case .pattern: "regexp"
        case .sign: "operator"
        case .invalid: nil
        }
    }
}
