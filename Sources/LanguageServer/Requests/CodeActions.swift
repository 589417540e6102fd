internal import GridEmit
internal import GridModel
internal import GridSyntax

extension Request {
    /// Fix-its, "fix all", and comments that ignore warnings.
    static let codeActions = Request(
        "textDocument/codeAction",
        ("codeActionProvider", .object([("codeActionKinds", ["quickfix", "source.fixAll.gridgen"])])),
        CodeActionParameters.self
    ) { parameters, document, _ in
        let context = parameters.context
        let span = document.lines.span(of: parameters.range)
        var actions: [JSONValue] = []
        if context.wants("quickfix") {
            let findings = document.spec.findings.filter {
                $0.span.start <= span.end && span.start <= $0.span.end
            }
            actions += findings.filter { !$0.fix.isEmpty }.map { finding in
                let title = "Fix: " + (finding.help ?? finding.message)
                return action(title, "quickfix", finding.fix, in: document, for: finding)
            }
            actions += findings.compactMap { finding in
                guard finding.severity == .warning, !finding.code.isAboutComments else { return nil }
                let title = "Ignore `\(finding.code.rawValue)` here"
                return action(title, "quickfix", [document.ignoring(finding)], in: document, for: finding)
            }
        }
        // Editors that ask at every move of the cursor have no use for this, which compiles the spec many times.
        if context.wants("source.fixAll.gridgen"), context.triggerKind != 2,
            let edits = document.fixingAll, !edits.isEmpty
        {
            actions.append(
                action(
                    "Fix everything that changes no layout", "source.fixAll.gridgen", edits, in: document,
                    for: nil))
        }
        return .array(actions)
    }

    private static func action(
        _ title: String, _ kind: String, _ edits: [TextEdit], in document: Document, for finding: Diagnostic?
    ) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("title", .string(title)), ("kind", .string(kind)), ("edit", document.workspaceEdit(edits)),
        ]
        if let finding {
            let diagnostic: JSONValue = .object([
                ("range", document.lines.json(finding.span)), ("code", .string(finding.code.rawValue)),
                ("source", "gridgen"), ("message", .string(finding.message)),
            ])
            members.append(("diagnostics", .array([diagnostic])))
        }
        return .object(members)
    }
}

private struct CodeActionParameters: DocumentParameters {
    struct Context: Decodable {
        let only: [String]?
        let triggerKind: Int?

        /// Whether the client asks for a kind, or for one that includes it.
        func wants(_ kind: String) -> Bool {
            only.map { $0.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
        }
    }
    let textDocument: DocumentIdentifier
    let range: TextRange
    let context: Context
}

extension Document {
    /// The edit that ignores a warning: a comment on its own line, above that of the warning.
    fileprivate func ignoring(_ finding: Diagnostic) -> TextEdit {
        let line = lines.content(ofLine: lines.line(at: finding.span.start))
        let indent = bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let spaces = String(decoding: indent, as: UTF8.self)
        return TextEdit(
            SourceSpan(line.lowerBound, line.lowerBound),
            "\(spaces)# gridgen:ignore \(finding.code.rawValue): it is meant like this\n")
    }

    /// What `gridgen lint --fix` would change; nil if there is nothing to fix.
    fileprivate var fixingAll: [TextEdit]? {
        guard spec.findings.contains(where: { !$0.fix.isEmpty }) else { return nil }
        return edits(to: fixing(spec.parsed.source, fallbackName: spec.fallbackName).source.bytes)
    }
}

extension DiagnosticCode {
    /// Whether it is about ignore comments, which can't be ignored themselves.
    fileprivate var isAboutComments: Bool {
        [.ignoreUnknown, .ignoreUnused, .ignoreReason, .ignoreError, .tooManyFindings].contains(self)
    }
}
