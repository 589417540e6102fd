/// A request as a browser sends it (RFC 9112), read strictly: what no browser sends is refused.
struct HTTPRequest: Hashable {
    let method: String
    /// The path and the query, as they were sent.
    let target: String
    /// By their names in lower case.
    let headers: [String: String]
    var body: [UInt8] = []

    /// The most bytes before the body, and in it.
    static let (mostHead, mostBody) = (16 << 10, 4 << 20)

    /// Why a request is refused.
    struct Refusal: Error, Hashable {
        let status: Int
        let reason: String
    }

    /// A request at the beginning of what has arrived, and its length; nil if a part of it is missing.
    ///
    /// - Parameters:
    ///   - admit: refuses a request before its body is awaited; called whenever the head is there.
    static func read(
        _ bytes: [UInt8], admit: (HTTPRequest) throws(Refusal) -> Void
    ) throws(Refusal) -> (request: HTTPRequest, length: Int)? {
        guard let headEnd = endOfHead(bytes) else {
            if bytes.count > mostHead { throw Refusal(status: 431, reason: "the head is too long") }
            return nil
        }
        guard let head = String(validating: bytes[..<headEnd], as: UTF8.self),
            head.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == cr || $0 == lf || $0 == tab })
        else { throw Refusal(status: 400, reason: "the head has other bytes than ASCII") }
        var lines = head.utf8.split(separator: lf, omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == cr ? line.dropLast() : line, as: UTF8.self)
        }
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words.allSatisfy({ !$0.isEmpty }) else {
            throw Refusal(status: 400, reason: "the first line is no request")
        }
        guard words[2] == "HTTP/1.1" else {
            throw Refusal(status: 505, reason: "only HTTP/1.1 is spoken here")
        }
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
                throw Refusal(status: 400, reason: "a header has no name")
            }
            let name = line[..<colon].lowercased()
            guard name.utf8.allSatisfy({ $0 > 0x20 }) else {
                throw Refusal(status: 400, reason: "a header's name has a space")
            }
            let value = trimmed(line[line.index(after: colon)...])
            if headers.updateValue(value, forKey: name) != nil, Self.single.contains(name) {
                throw Refusal(status: 400, reason: "a header is there twice")
            }
        }
        if headers["transfer-encoding"] != nil || headers["expect"] != nil {
            throw Refusal(status: 501, reason: "the length of a body has to be known")
        }
        var length = 0
        if let digits = headers["content-length"] {
            guard let count = Int(digits), digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
                throw Refusal(status: 400, reason: "the length of the body is no number")
            }
            if count > mostBody { throw Refusal(status: 413, reason: "the body is larger than 4 MiB") }
            length = count
        }
        var request = HTTPRequest(method: String(words[0]), target: String(words[1]), headers: headers)
        try admit(request)
        let bodyStart = headEnd + 4
        guard bytes.count - bodyStart >= length else { return nil }
        request.body = Array(bytes[bodyStart..<bodyStart + length])
        return (request, bodyStart + length)
    }

    /// Headers that decide what a request may do or where it ends: of two, each reader might believe another one.
    private static let single: Set<String> = ["host", "origin", "content-length", "transfer-encoding"]

    /// Where the blank line begins that ends the head.
    private static func endOfHead(_ bytes: [UInt8]) -> Int? {
        let last = min(bytes.count, mostHead + 4) - 4
        guard last >= 0 else { return nil }
        return (0...last).first {
            bytes[$0] == cr && bytes[$0 + 1] == lf && bytes[$0 + 2] == cr && bytes[$0 + 3] == lf
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        var text = text.drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return String(text)
    }
}

private let (cr, lf, tab) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"))

/// An answer to a request.
struct HTTPAnswer {
    var status = 200
    var kind = "application/json"
    var body: [UInt8] = []
    /// Whether the connection ends after the answer.
    var isLast = false

    init(_ body: [UInt8], kind: String = "application/json") {
        self.body = body
        self.kind = kind
    }

    init(_ refusal: HTTPRequest.Refusal) {
        status = refusal.status
        kind = "text/plain"
        body = Array((refusal.reason + "\n").utf8)
        isLast = true
    }

    /// What a page may load and ask, of itself only. Its own style sheet and the generated one are inline.
    private static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src blob: data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    /// The answer as it is sent.
    func bytes(withBody: Bool) -> [UInt8] {
        let head = [
            "HTTP/1.1 \(status) \(status == 200 ? "OK" : "Refused")",
            "Content-Type: \(kind); charset=utf-8",
            "Content-Length: \(body.count)",
            "Content-Security-Policy: \(Self.policy)",
            "Cross-Origin-Resource-Policy: same-origin",
            "Referrer-Policy: no-referrer",
            "X-Content-Type-Options: nosniff",
            "Cache-Control: no-store",
            "Connection: \(isLast ? "close" : "keep-alive")",
        ]
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (withBody ? body : [])
    }
}
