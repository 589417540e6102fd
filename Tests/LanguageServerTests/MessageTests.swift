import Foundation
import Testing

@testable import LanguageServer

@Suite struct MessageTests {
    private func parts(_ pieces: [String]) -> [MessageReader.Part] {
        var reader = MessageReader()
        return pieces.flatMap { piece -> [MessageReader.Part] in
            reader.add(piece.utf8)
            var parts: [MessageReader.Part] = []
            while let part = reader.next() { parts.append(part) }
            return parts
        }
    }

    private let one = "Content-Length: 2\r\n\r\n{}"
    private let body = MessageReader.Part.message(Data("{}".utf8))

    @Test func messagesMayArriveInAnyPieces() {
        #expect(parts([one]) == [body])
        #expect(parts([one + one + one]) == [body, body, body])
        #expect(parts((one + one).map(String.init)) == [body, body])
        #expect(parts(["content-LENGTH:2\r\nContent-Type: x\r\n\r\n{}"]) == [body])
        #expect(parts(["Content-Length: 0\r\n\r\n" + one]) == [.message(Data()), body])
    }

    @Test(
        "a broken header is skipped",
        arguments: [
            "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 999999999\r\n\r\n{}",
            "Content-Length: -2\r\n\r\n{}",
            "Content-Length: x\r\n\r\n{}", "Foo: 1\r\n\r\n{}", "{}\r\n\r\n",
            String(repeating: "x", count: 10_000),
            "Content-Length: \r\n\r\n",
        ])
    func broken(header: String) {
        let found = parts([header, one])
        #expect(found.first != body)
        #expect(found.last == body)
        #expect(found.count == 2)
    }

    @Test func cancelledRequestsAreMarked() throws {
        let queue = MessageQueue()
        func add(_ text: String) {
            queue.add(Result { () throws(ResponseError) in try Message.read(Data(text.utf8)) })
        }
        add(#"{"id": 1, "method": "shutdown"}"#)
        add(#"{"id": "1", "method": "shutdown"}"#)
        add(#"{"method": "$/cancelRequest", "params": {"id": 1}}"#)
        add(#"{"method": "$/cancelRequest", "params": {"id": 7}}"#)
        #expect(!queue.hasChange)
        add(#"{"method": "textDocument/didChange"}"#)
        #expect(queue.hasChange)
        // Messages come before what lint found.
        queue.add(LintResult(uri: "file:///a.grid", revision: 1, findings: []))
        queue.end()
        func next() throws -> Message? {
            guard case .message(let message) = queue.next() else { return nil }
            return try message.get()
        }
        #expect(try next()?.isCancelled == true)
        #expect(try next()?.isCancelled == false)
        #expect(try next()?.method == "textDocument/didChange")
        guard case .linted = queue.next() else { throw ResponseError(.requestFailed, "lint is lost") }
        #expect(queue.next() == nil)
    }

    @Test(
        "what is not a message is refused",
        arguments: [
            ("", ResponseError.Code.parseError), ("{", .parseError), ("\u{0}", .parseError),
            ("[]", .invalidRequest),
            ("1", .invalidRequest), (#"{"id": {}, "method": "x"}"#, .invalidRequest),
            (#"{"id": 1, "method": 2}"#, .invalidRequest),
        ])
    func refused(text: String, code: ResponseError.Code) {
        let error = #expect(throws: ResponseError.self) { try Message.read(Data(text.utf8)) }
        #expect(error?.code == code)
    }
}
