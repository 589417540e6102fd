internal import GridEmit
internal import GridSyntax

extension Request {
    /// The rule whose layout `show 9` or `repeat 6` uses.
    static let definition = Request(
        "textDocument/definition", ("definitionProvider", true), DocumentPlace.self
    ) { parameters, document, _ in
        guard let count = document.count(at: document.lines.offset(of: parameters.position)) else {
            return .null
        }
        let rules = document.spec.rules.map { $0.syntax.counts }
        return .array(rules.filter { $0.value.hold(count) }.map { document.location($0.span) })
    }

    /// All places where a count is written, and the ranges that include it.
    static let references = Request(
        "textDocument/references", ("referencesProvider", true), ReferenceParameters.self
    ) { parameters, document, _ in
        guard let count = document.count(at: document.lines.offset(of: parameters.position)) else {
            return .null
        }
        let rules = document.spec.rules
        let uses = document.spec.counts.filter { $0.value == count }.map { $0.span }
        let definitions = rules.map { $0.syntax.counts }.filter { $0.value.hold(count) }.map { $0.span }
        let others = uses.filter { use in !rules.contains { $0.syntax.counts.span.touches(use.start) } }
        let found = (parameters.context.includeDeclaration ? definitions : []) + others
        return .array(found.sorted { $0.start < $1.start }.map(document.location))
    }
}

private struct ReferenceParameters: DocumentParameters {
    struct Context: Decodable {
        let includeDeclaration: Bool
    }
    let textDocument: DocumentIdentifier
    let position: Position
    let context: Context
}

extension Document {
    /// The count that is written at a place.
    fileprivate func count(at offset: Int) -> Int? {
        spec.counts.first { $0.span.touches(offset) }?.value
    }
}
