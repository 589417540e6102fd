import Foundation
import GridEmit
import Testing

@testable import LanguageServer

/// A session with a server in this process.
final class Session {
    private var sent: [[String: Any]] = []
    private var jobs: [LintJob] = []
    private lazy var server = Server(
        send: { [unowned self] message in
            let object = try? JSONSerialization.jsonObject(with: Data(message.line.utf8))
            sent.append(object as? [String: Any] ?? [:])
        },
        lint: { [unowned self] in jobs.append($0) })
    private var lastID = 0
    static let uri = "file:///specs/my%20wall.grid"

    init(encoding: String = "utf-16", snippets: Bool = false) throws {
        _ = try ask(
            "initialize",
            [
                "capabilities": [
                    "general": ["positionEncodings": [encoding]],
                    "textDocument": [
                        "completion": ["completionItem": ["snippetSupport": snippets]],
                        "publishDiagnostics": ["relatedInformation": true],
                    ],
                ]
            ])
    }

    /// Opens a spec in a new session.
    convenience init(_ text: String, encoding: String = "utf-16", snippets: Bool = false) throws {
        try self.init(encoding: encoding, snippets: snippets)
        try open(text)
    }

    @discardableResult
    func send(_ message: [String: Any]) throws -> Int32? {
        let body = try JSONSerialization.data(withJSONObject: message)
        return server.handle(Result { () throws(ResponseError) in try Message.read(body) })
    }

    @discardableResult
    func notify(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int32? {
        try send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    /// The whole answer to a request.
    func response(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastID += 1
        try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
        let answer = try #require(sent.last)
        #expect(answer["id"] as? Int == lastID)
        return answer
    }

    func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> Any {
        try #require(try response(method, parameters)["result"])
    }

    /// Asks about the open document.
    func ask<Result>(about method: String, _ parameters: [String: Any] = [:], as type: Result.Type) throws
        -> Result
    {
        let identifier: [String: Any] = ["textDocument": ["uri": Self.uri]]
        let result = try ask("textDocument/\(method)", parameters.merging(identifier) { own, _ in own })
        return try #require(result as? Result)
    }

    func open(_ text: String) throws {
        try notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": Self.uri, "languageId": "grid", "version": 1, "text": text]])
    }

    func change(_ changes: [[String: Any]], version: Int) throws {
        try notify(
            "textDocument/didChange",
            ["textDocument": ["uri": Self.uri, "version": version], "contentChanges": changes])
    }

    /// The diagnostics that the server sends about the last change, with the version.
    func published() throws -> (diagnostics: [[String: Any]], version: Int?) {
        sent = []
        publishAll()
        let parameters = try #require(sent.last?["params"] as? [String: Any])
        return (try #require(parameters["diagnostics"] as? [[String: Any]]), parameters["version"] as? Int)
    }

    /// Whether nothing is left to publish.
    var isQuiet: Bool {
        sent = []
        publishAll()
        return sent.isEmpty
    }

    private func publishAll() {
        server.publishChanged()
        lintAll()
    }

    private func lintAll() {
        for job in jobs { server.take(job.result) }
        jobs = []
    }

    /// What the server sends when lint ends only after a change or after the document is closed.
    func publishedLate(_ change: () throws -> Void) throws -> Int {
        server.publishChanged()
        try change()
        sent = []
        lintAll()
        return sent.count
    }

    static func place(_ line: Int, _ character: Int) -> [String: Any] {
        ["position": ["line": line, "character": character]]
    }

    static func range(_ line: Int, _ character: Int, _ endLine: Int, _ end: Int) -> [String: Any] {
        ["start": ["line": line, "character": character], "end": ["line": endLine, "character": end]]
    }

    static var everything: [String: Any] { range(0, 0, 100_000, 0) }
}

/// A range of the protocol as four numbers.
func numbers(_ range: Any?) -> [Int] {
    let range = range as? [String: [String: Int]] ?? [:]
    return [range["start"], range["end"]].flatMap { [$0?["line"] ?? -1, $0?["character"] ?? -1] }
}

/// The text after edits of the protocol, whose places count UTF-16.
func applied(_ edits: [[String: Any]], to text: String) -> String {
    let index = LineIndex(Array(text.utf8), .utf16)
    var bytes = Array(text.utf8)
    let placed = edits.map { edit -> (Range<Int>, String) in
        let ends = numbers(edit["range"])
        let start = index.offset(of: Position(line: ends[0], character: ends[1]))
        let end = index.offset(of: Position(line: ends[2], character: ends[3]))
        return (start..<end, edit["newText"] as? String ?? "")
    }
    for (range, new) in placed.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
        bytes.replaceSubrange(range, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
}

extension Message {
    static func read(_ text: String) throws -> Message { try read(Data(text.utf8)) }
}
