import Testing

@testable import GridCommand
@testable import GridPlay

@Suite struct HTTPRequestTests {
    private func read(_ text: String) throws(HTTPRequest.Refusal) -> (request: HTTPRequest, length: Int)? {
        try HTTPRequest.read(Array(text.utf8)) { _ in }
    }

    private func status(_ text: String) -> Int? {
        do throws(HTTPRequest.Refusal) {
            _ = try read(text)
            return nil
        } catch {
            return error.status
        }
    }

    @Test func aRequestIsReadOnceItIsComplete() throws {
        let text = "POST /t/compile HTTP/1.1\r\nHost:  a:1 \r\nContent-Length: 5\r\n\r\n1\n\n2\n"
        for length in 0..<text.utf8.count {
            #expect(try read(String(decoding: text.utf8.prefix(length), as: UTF8.self)) == nil)
        }
        let found = try #require(try read(text + "GET"))
        #expect(found.length == text.utf8.count)
        #expect(found.request.method == "POST")
        #expect(found.request.target == "/t/compile")
        #expect(found.request.headers == ["host": "a:1", "content-length": "5"])
        #expect(found.request.body == Array("1\n\n2\n".utf8))
    }

    @Test(
        arguments: [
            ("GET / HTTP/1.0\r\n\r\n", 505), ("GET /\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400), ("GET / HTTP/1.1\r\n a: b\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\na\r\n\r\n", 400), ("GET / HTTP/1.1\r\n: b\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", 400), ("GET /ü HTTP/1.1\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nContent-Length: 4194305\r\n\r\n", 413),
            ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
            ("GET / HTTP/1.1\r\nExpect: 100-continue\r\n\r\n", 501),
            (String(repeating: "a", count: 20_000), 431),
        ])
    func whatNoBrowserSendsIsRefused(text: String, expected: Int) {
        #expect(status(text) == expected)
    }

    @Test func aRequestIsRefusedBeforeItsBodyArrives() {
        let text = "POST /t/ HTTP/1.1\r\nContent-Length: 4000000\r\n\r\n"
        let refusal = HTTPRequest.Refusal(status: 404, reason: "")
        #expect(throws: refusal) {
            try HTTPRequest.read(Array(text.utf8)) { request throws(HTTPRequest.Refusal) in
                #expect(request.target == "/t/")
                throw refusal
            }
        }
    }

    @Test func anAnswerAllowsThePageNothingElse() {
        let text = String(decoding: HTTPAnswer(Array("{}".utf8)).bytes(withBody: true), as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(text.contains("\r\nContent-Length: 2\r\n"))
        #expect(text.contains("default-src 'none'; script-src 'self'"))
        #expect(text.hasSuffix("\r\n\r\n{}"))
        let head = HTTPAnswer(Array("{}".utf8)).bytes(withBody: false)
        #expect(String(decoding: head, as: UTF8.self).hasSuffix("\r\n\r\n"))
    }
}
