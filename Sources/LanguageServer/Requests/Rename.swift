internal import GridEmit
internal import GridSyntax

extension Request {
    /// The name of the grid, if the cursor is on it.
    static let prepareRename = Request("textDocument/prepareRename", nil, DocumentPlace.self) {
        parameters, document, _ in
        let offset = document.lines.offset(of: parameters.position)
        guard let name = document.spec.name, name.span.touches(offset) else { return .null }
        return .object([
            ("range", document.lines.json(name.span)), ("placeholder", .string(name.value)),
        ])
    }

    /// Changes the name of the grid.
    static let rename = Request(
        "textDocument/rename", ("renameProvider", .object([("prepareProvider", true)])), RenameParameters.self
    ) { parameters, document, _ throws(ResponseError) in
        let offset = document.lines.offset(of: parameters.position)
        guard let name = document.spec.name, name.span.touches(offset) else {
            throw ResponseError(.requestFailed, "only the name of the grid can be renamed")
        }
        let parsed = parse(SourceText(name: "", text: "grid \(parameters.newName)\n"))
        guard parsed.diagnostics.isEmpty,
            case .setting(.name(let new)) = parsed.syntax.statements.first?.kind.value,
            new.value == parameters.newName
        else {
            throw ResponseError(.requestFailed, "a name is a letter, then letters or digits")
        }
        return document.workspaceEdit([TextEdit(name.span, new.value)])
    }
}

private struct RenameParameters: DocumentParameters {
    let textDocument: DocumentIdentifier
    let position: Position
    let newName: String
}
