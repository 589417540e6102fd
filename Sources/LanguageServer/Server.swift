internal import Foundation
internal import GridEmit
internal import GridSyntax

/// The state of a session: the documents that are open, and how far the session is.
final class Server {
    private enum Phase {
        case isNew, isRunning, isShutDown
    }

    private var phase = Phase.isNew
    private(set) var client = Client()
    private var documents: [String: Document] = [:]
    /// The last revision of any document.
    private var revision = 0
    private let send: (JSONValue) -> Void, lint: (LintJob) -> Void

    /// - Parameters:
    ///   - send: Sends a message.
    ///   - lint: Lints a text, at once or later, and calls `take` with the result.
    init(send: @escaping (JSONValue) -> Void, lint: @escaping (LintJob) -> Void) {
        self.send = send
        self.lint = lint
    }

    /// Handles a message. Returns the exit code after `exit`: 0 if `shutdown` came before it.
    func handle(_ message: Result<Message, ResponseError>) -> Int32? {
        switch message {
        case .failure(let error): respond(nil, error: error)
        case .success(let message):
            guard let method = message.method else { return nil }
            if method == "exit" { return phase == .isShutDown ? 0 : 1 }
            guard let id = message.id else {
                // A notification has no answer, so one that can't be handled is ignored.
                if phase == .isRunning { try? take(method, message) }
                return nil
            }
            do throws(ResponseError) {
                if message.isCancelled { throw ResponseError(.requestCancelled, "the request was cancelled") }
                let result = try answer(method, message)
                send(.object([("jsonrpc", "2.0"), ("id", id.json), ("result", result)]))
            } catch {
                respond(id, error: error)
            }
        }
        return nil
    }

    private func respond(_ id: Message.ID?, error: ResponseError) {
        send(.object([("jsonrpc", "2.0"), ("id", id?.json ?? .null), ("error", error.json)]))
    }

    private func answer(_ method: String, _ message: Message) throws(ResponseError) -> JSONValue {
        switch (phase, method) {
        case (.isNew, "initialize"):
            client = try message.parameters(Client.self)
            phase = .isRunning
            return capabilities
        case (.isNew, _): throw ResponseError(.serverNotInitialized, "`initialize` comes first")
        case (.isShutDown, _): throw ResponseError(.invalidRequest, "the server is shut down")
        case (.isRunning, "shutdown"):
            phase = .isShutDown
            return .null
        case (.isRunning, "initialize"): throw ResponseError(.invalidRequest, "the server is initialized")
        case (.isRunning, _):
            guard let request = Request.all.first(where: { $0.method == method }) else {
                throw ResponseError(.methodNotFound, "there is no `\(method)`")
            }
            return try request.answer(message, self)
        }
    }

    private var capabilities: JSONValue {
        let sync: JSONValue = .object([("openClose", true), ("change", 2)])
        let own = [("positionEncoding", .string(client.encoding.rawValue)), ("textDocumentSync", sync)]
        return .object([
            ("capabilities", .object(own + Request.all.compactMap { $0.capability })),
            (
                "serverInfo",
                .object([("name", "gridgen-language-server"), ("version", .string(gridgenVersion))])
            ),
        ])
    }

    /// The open document with an address.
    func document(_ identifier: DocumentIdentifier) throws(ResponseError) -> Document {
        guard let document = documents[identifier.uri] else {
            throw ResponseError(.invalidParams, "the document is not open")
        }
        return document
    }

    // MARK: Documents

    private func take(_ method: String, _ message: Message) throws(ResponseError) {
        switch method {
        case "textDocument/didOpen":
            let opened = try message.parameters(OpenParameters.self).textDocument
            let document = Document(
                uri: opened.uri, version: opened.version, text: opened.text, encoding: client.encoding)
            documents[opened.uri] = document
            note(changed: document)
        case "textDocument/didChange":
            let changes = try message.parameters(ChangeParameters.self)
            guard let document = documents[changes.textDocument.uri] else { return }
            for change in changes.contentChanges {
                document.change(change.range, to: change.text, version: changes.textDocument.version)
            }
            note(changed: document)
        case "textDocument/didClose":
            let uri = try message.parameters(WholeDocument.self).textDocument.uri
            guard documents.removeValue(forKey: uri) != nil else { return }
            publish(uri, version: nil, [])
        default: break
        }
    }

    private struct OpenParameters: Decodable {
        struct Item: Decodable {
            let uri: String
            let version: Int
            let text: String
        }
        let textDocument: Item
    }

    private struct ChangeParameters: Decodable {
        struct Identifier: Decodable {
            let uri: String
            let version: Int
        }
        struct Change: Decodable {
            let range: TextRange?
            let text: String
        }
        let textDocument: Identifier
        let contentChanges: [Change]
    }

    private func note(changed document: Document) {
        revision += 1
        document.revision = revision
    }

    /// Sends what can be said quickly about the documents that have changed, and has them linted.
    func publishChanged() {
        for document in documents.values.filter(\.isChanged).sorted(by: { $0.revision < $1.revision }) {
            document.publishedRevision = document.revision
            publish(document.quickFindings, in: document)
            lint(LintJob(uri: document.uri, revision: document.revision, spec: document.spec.checked))
        }
    }

    /// Sends the diagnostics of a document if lint has more to say about its present text.
    func take(_ result: LintResult) {
        guard let document = documents[result.uri], document.revision == result.revision,
            let findings = document.newFindings(result.findings)
        else { return }
        publish(findings, in: document)
    }

    private func publish(_ findings: [Diagnostic], in document: Document) {
        publish(document.uri, version: document.version, document.diagnostics(findings, for: client))
    }

    private func publish(_ uri: String, version: Int?, _ diagnostics: [JSONValue]) {
        let parameters: [(String, JSONValue)] =
            [("uri", .string(uri))] + (version.map { [("version", .number($0))] } ?? [])
            + [("diagnostics", .array(diagnostics))]
        send(
            .object([
                ("jsonrpc", "2.0"), ("method", "textDocument/publishDiagnostics"),
                ("params", .object(parameters)),
            ]))
    }
}
