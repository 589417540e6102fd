import GridEmit
import GridSyntax
import Testing

@testable import LanguageServer

@Suite struct SessionTests {
    private func code(_ response: [String: Any]) -> Int? {
        (response["error"] as? [String: Any])?["code"] as? Int
    }

    @Test func aSessionBeginsAndEnds() throws {
        let session = try Session()
        #expect(code(try session.response("initialize")) == -32600)
        #expect(code(try session.response("no/such")) == -32601)
        #expect(code(try session.response("textDocument/hover", ["textDocument": 1])) == -32602)
        #expect(
            code(try session.response("textDocument/formatting", ["textDocument": ["uri": "file:///b"]]))
                == -32602)
        #expect(try session.notify("no/such") == nil)
        _ = try session.response("shutdown")
        #expect(code(try session.response("textDocument/hover")) == -32600)
        #expect(try session.notify("exit") == 0)
        #expect(try Session().notify("exit") == 1)
    }

    @Test func nothingIsAnsweredBeforeTheBeginning() throws {
        var sent: [String] = []
        let server = Server(send: { sent.append($0.line) }, lint: { _ in })
        #expect(server.handle(.success(try Message.read(#"{"id": 1, "method": "shutdown"}"#))) == nil)
        #expect(sent.first?.contains("-32002") == true)
        #expect(server.handle(.success(try Message.read(#"{"method": "textDocument/didOpen"}"#))) == nil)
        #expect(sent.count == 1)
        #expect(server.handle(.success(try Message.read(#"{"method": "exit"}"#))) == 1)
    }

    @Test func lintOfAnOlderTextIsDropped() throws {
        let text = "1..3: rows of 3\n4: 3, 1\n"
        #expect(try Session(text).publishedLate {} == 1)
        let changed = try Session(text)
        #expect(try changed.publishedLate { try changed.change([["text": "1: 1\n"]], version: 1) } == 0)
        let reopened = try Session(text)
        let late = try reopened.publishedLate {
            try reopened.notify("textDocument/didClose", ["textDocument": ["uri": Session.uri]])
            try reopened.open("1: 1\n")
        }
        #expect(late == 0)
    }

    @Test func diagnosticsFollowTheTextAndItsVersion() throws {
        let session = try Session("7: 3, 3\n")
        var published = try session.published()
        #expect(published.version == 1)
        #expect(published.diagnostics.map { $0["code"] as? String } == ["row-sum"])
        #expect(numbers(published.diagnostics[0]["range"]) == [0, 3, 0, 7])
        #expect(session.isQuiet)
        try session.change([["range": Session.range(0, 6, 0, 7), "text": "4"]], version: 2)
        published = try session.published()
        #expect(published.version == 2)
        #expect(published.diagnostics.isEmpty)
        try session.change(
            [["text": "7: 3\n"], ["range": Session.range(0, 0, 0, 1), "text": "2"]], version: 3)
        #expect(try session.published().diagnostics.first?["message"] as? String != nil)
        try session.notify("textDocument/didClose", ["textDocument": ["uri": Session.uri]])
        #expect(session.isQuiet)
    }

    @Test(
        "places count the units that both agree on", arguments: [("utf-8", 11), ("utf-16", 7), ("utf-32", 7)])
    func encodings(name: String, end: Int) throws {
        let session = try Session("# ö😀 ü\n1: 1 # é😀ö\n", encoding: name)
        let tokens = try session.ask(about: "semanticTokens/full", as: [String: [Int]].self)["data"] ?? []
        #expect(tokens.prefix(3) == [0, 0, end])
    }
}

@Suite struct QuickFindingTests {
    @Test func whatLintFoundMovesWithTheText() throws {
        let text = "1..3: rows of 3\n4: 3, 1\n"
        let document = Document(uri: "file:///a.grid", version: 1, text: text, encoding: .utf16)
        #expect(document.quickFindings.isEmpty)
        #expect(document.newFindings(document.spec.findings)?.map(\.code) == [.lonelyPhoto])
        let start = Position(line: 0, character: 0)
        document.change(TextRange(start: start, end: start), to: "# é\n", version: 2)
        #expect(document.quickFindings.map(\.span.start) == [text.utf8.count - 2 + "# é\n".utf8.count])
        // Lint has nothing to add.
        #expect(document.newFindings(document.spec.findings) == nil)
        let last = Position(line: 2, character: 6)
        document.change(TextRange(start: last, end: last), to: "1", version: 3)
        #expect(document.quickFindings.map(\.code) == [.rowSum])
    }
}
