@testable import GridSyntax

/// Parses a text with an arbitrary name.
func read(_ text: String) -> ParsedSpec { parse(SourceText(name: "test.grid", text: text)) }

/// Parses bytes, which may be invalid UTF-8.
func read(_ bytes: [UInt8]) -> ParsedSpec { parse(SourceText(name: "test.grid", bytes: bytes)) }

extension ParsedSpec {
    /// The statements without their positions, in order.
    var kinds: [StatementSyntax.Kind] { syntax.statements.map(\.kind.value) }

    /// The diagnostics as `line:column code`, in the order they are reported.
    var findings: [String] { diagnostics.map { "\(place($0.span.start)) \($0.code.rawValue)" } }

    /// Line and column, both from 1; the column counts characters.
    func place(_ offset: Int) -> String {
        let lines = LineMap(source)
        let line = lines.line(at: offset)
        let column = source.text(in: SourceSpan(lines.starts[line], offset)).count + 1
        return "\(line + 1):\(column)"
    }

    /// The source with the fixes of all diagnostics applied.
    var mended: String {
        String(decoding: TextEdit.apply(diagnostics.flatMap(\.fix), to: source.bytes).bytes, as: UTF8.self)
    }

    /// The bodies of all rules, in order, including those in sections.
    var bodies: [BodySyntax?] { rules.map(\.body?.value) }

    /// All rules in order, including those in sections.
    var rules: [RuleSyntax] {
        kinds.flatMap { kind -> [RuleSyntax] in
            switch kind {
            case .rule(let rule): return [rule]
            case .setting: return []
            case .section(let section):
                return section.items.compactMap { item in
                    if case .rule(let rule) = item.kind.value { rule } else { nil }
                }
            }
        }
    }
}

extension LexedSource {
    var kinds: [Token.Kind] { tokens.map(\.kind) }
}

/// The tokens of a text, each with its text, without the end of the file.
func tokens(_ text: String) -> [(kind: Token.Kind, text: String)] {
    let source = SourceText(name: "test.grid", text: text)
    return lex(source).tokens.dropLast().map { ($0.kind, source.text(in: $0.span)) }
}
