internal import GridEmit
internal import GridSyntax

extension Request {
    /// The outline: the settings, the rules and the sections with their rules.
    static let symbols = Request(
        "textDocument/documentSymbol", ("documentSymbolProvider", true), WholeDocument.self
    ) { _, document, _ in
        .array(
            document.spec.parsed.syntax.statements.map { statement in
                switch statement.kind.value {
                case .setting(.name): return document.symbol(.name, statement.kind.span, statement.doc)
                case .setting: return document.symbol(.setting, statement.kind.span, statement.doc)
                case .rule: return document.symbol(.rule, statement.kind.span, statement.doc)
                case .section(let section):
                    let children = section.items.map { item -> JSONValue in
                        if case .rule = item.kind.value {
                            return document.symbol(.rule, item.kind.span, item.doc)
                        }
                        return document.symbol(.setting, item.kind.span, item.doc)
                    }
                    return document.symbol(.section, statement.kind.span, statement.doc, children)
                }
            })
    }
}

/// The kinds of symbols, as the protocol numbers them.
private enum SymbolKind: Int {
    case section = 3
    case name = 5
    case setting = 7
    case rule = 12
}

extension Document {
    fileprivate func symbol(
        _ kind: SymbolKind, _ span: SourceSpan, _ doc: String?, _ children: [JSONValue] = []
    ) -> JSONValue {
        let firstLine = lines.content(ofLine: lines.line(at: span.start))
        let selection = SourceSpan(span.start, min(span.end, firstLine.upperBound))
        let text = spec.parsed.source.text(in: selection)
        let name: String = text.count > 80 ? text.prefix(79) + "…" : text
        let detail: String = doc?.split(separator: "\n").first.map { String($0) } ?? ""
        return .object([
            ("name", .string(name)), ("detail", .string(detail)),
            ("kind", .number(kind.rawValue)),
            ("range", lines.json(span)), ("selectionRange", lines.json(selection)),
            ("children", .array(children)),
        ])
    }
}
