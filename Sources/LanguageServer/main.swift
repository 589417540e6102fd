internal import Foundation
internal import GridEmit

// The messages of the protocol, and nothing else, go to standard output; one thread reads them, this one answers, and a third one
// lints.

// If the client goes away, writing fails.
signal(SIGPIPE, SIG_IGN)
let queue = MessageQueue()

Thread.detachNewThread {
    var reader = MessageReader()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(0, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        reader.add(bytes[..<count])
        while let part = reader.next() {
            switch part {
            case .message(let body):
                queue.add(Result { () throws(ResponseError) in try Message.read(body) })
            case .broken(let reason): queue.add(.failure(ResponseError(.parseError, reason)))
            }
        }
    }
    queue.end()
}

/// Writes a message; a client that no longer reads ends the session.
func write(_ message: JSONValue) {
    let body = Array(message.line.utf8)
    var bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8)[...] + body
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { exit(1) }
        bytes = bytes.dropFirst(count)
    }
}

let linter = Linter { queue.add($0) }
let server = Server(send: { write($0) }, lint: { linter.lint($0) })
while let event = queue.next() {
    switch event {
    case .message(let message):
        if let code = server.handle(message) { exit(code) }
    case .linted(let result): server.take(result)
    }
    if !queue.hasChange { server.publishChanged() }
}
// The client has gone without `exit`.
exit(1)
