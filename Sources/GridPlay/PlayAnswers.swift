internal import GridCommand
internal import GridEmit

/// What a process does that answers questions of pages: see `PlayWorker`.
package enum PlayAnswers {
    /// The argument that makes this program such a process.
    package static let word = "__answer"

    /// How many seconds an answer may be computed, as the page waits for it.
    private static let seconds = 3

    /// Answers what arrives at standard input, until that ends. Returns the exit code.
    package static func run() -> Int32 {
        var specs = RecentSpecs()
        var received: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            guard let message = PlayMessage(received) else {
                switch receive(0, into: &chunk) {
                case .later: continue
                case .done(let count) where count > 0: received += chunk[..<count]
                case .done, .failed: return ExitCode.success.rawValue
                }
                continue
            }
            received = []
            limitComputing(seconds: seconds)
            let answer = PlayQuestion(kind: message.head, body: message.body).answer(&specs)
            let reply =
                answer.map { PlayMessage(head: PlayMessage.answer, body: Array($0.line.utf8)) }
                ?? PlayMessage(head: PlayMessage.unknown, body: [])
            limitComputing(seconds: 0)
            guard case .success = writeDescriptor(1, reply.bytes, path: "standard output") else {
                return ExitCode.success.rawValue
            }
        }
    }
}

/// A question or an answer, as it goes from one process to the other: a word and the number of bytes on a line, and these bytes.
struct PlayMessage: Equatable {
    let head: String
    let body: [UInt8]

    static let (answer, unknown) = ("answer", "unknown")

    init(head: String, body: [UInt8]) {
        self.head = head
        self.body = body
    }

    /// The message that has arrived; nil if a part is missing.
    init?(_ received: [UInt8]) {
        guard let end = received.firstIndex(of: UInt8(ascii: "\n")),
            let blank = received[..<end].lastIndex(of: UInt8(ascii: " ")),
            let count = Int(String(decoding: received[(blank + 1)..<end], as: UTF8.self)),
            count >= 0, received.count - end - 1 >= count
        else { return nil }
        self.init(
            head: String(decoding: received[..<blank], as: UTF8.self),
            body: Array(received[(end + 1)...].prefix(count)))
    }

    var bytes: [UInt8] { Array("\(head) \(body.count)\n".utf8) + body }
}
