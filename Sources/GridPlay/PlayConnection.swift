internal import GridCommand

/// A connection of the server, and how far the request on it is.
final class PlayConnection {
    let descriptor: Int32
    var state = State.reading
    /// When the connection ends if nothing more happens, in nanoseconds.
    var deadline: UInt64
    /// Whether a request with the token has come. Others make room when too many are open, and only the head of a request is
    /// read of them.
    var isKnown = false
    /// What has arrived of the next request.
    private(set) var received: [UInt8] = []
    private var sending: [UInt8] = []
    private var sent = 0
    private var isLast = false

    enum State: Equatable {
        /// A request is expected, or has arrived in part.
        case reading
        /// Another process answers the question of this number.
        case working(question: Int)
        /// The page waits until the file of this number has another version.
        case following(file: Int, version: Int)
        case writing
        /// Everything is sent. What still arrives is read and forgotten, since a connection that is closed with unread bytes
        /// is reset, and takes the answer with it.
        case ending
        case closed
    }

    init(_ descriptor: Int32, deadline: UInt64) {
        self.descriptor = descriptor
        self.deadline = deadline
    }

    var isOpen: Bool { state != .closed }

    /// What to wait for. While an answer is made, only whether the other side leaves.
    var awaited: Awaited {
        Awaited(descriptor: descriptor, reads: state != .writing, writes: state == .writing)
    }

    func close() {
        guard isOpen else { return }
        state = .closed
        closeDescriptor(descriptor)
    }

    /// Reads what has arrived.
    func receiveAvailable() {
        var chunk = [UInt8](repeating: 0, count: isKnown ? 1 << 16 : HTTPRequest.mostHead)
        // One connection can't keep the server from the others.
        for _ in 0..<16 {
            if !isKnown, received.count > HTTPRequest.mostHead { return }
            switch receive(descriptor, into: &chunk) {
            case .later: return
            case .failed: return close()
            case .done(0): return close()
            case .done(let count):
                if state == .ending { continue }
                // A second request waits until the first has its answer, and nobody sends that much of it.
                if state != .reading, received.count > HTTPRequest.mostHead { return close() }
                received += chunk[..<count]
            }
        }
    }

    /// The request that has arrived; nil if a part is missing.
    func takeRequest(
        admit: (HTTPRequest) throws(HTTPRequest.Refusal) -> Void
    ) throws(HTTPRequest.Refusal) -> HTTPRequest? {
        guard let found = try HTTPRequest.read(received, admit: admit) else { return nil }
        received.removeFirst(found.length)
        return found.request
    }

    func answer(_ answer: HTTPAnswer, withBody: Bool = true, until deadline: UInt64) {
        guard isOpen else { return }
        sending = answer.bytes(withBody: withBody)
        sent = 0
        isLast = answer.isLast
        self.deadline = deadline
        state = .writing
        sendMore()
    }

    /// Sends as much as there is room for. Returns whether the answer is complete.
    func sendMore() {
        while sent < sending.count {
            switch send(descriptor, sending, from: sent) {
            case .later: return
            case .failed: return close()
            case .done(let count): sent += count
            }
        }
        sending = []
        if isLast {
            endSending(descriptor)
            received = []
            state = .ending
        } else {
            state = .reading
        }
    }
}
