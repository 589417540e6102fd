internal import Foundation

/// The messages that have arrived and are not handled, and what lint found. Threads add to them, another takes them.
final class MessageQueue: @unchecked Sendable {
    enum Event {
        case message(Result<Message, ResponseError>)
        case linted(LintResult)
    }

    private let condition = NSCondition()
    private var waiting: [Result<Message, ResponseError>] = []
    private var linted: [LintResult] = []
    private var isEnded = false

    func add(_ result: LintResult) {
        condition.withLock {
            linted.append(result)
            condition.signal()
        }
    }

    /// Adds a message. `$/cancelRequest` marks the request that it names, if it is waiting.
    func add(_ message: Result<Message, ResponseError>) {
        condition.withLock {
            if case .success(let message) = message, message.method == "$/cancelRequest" {
                if let cancelled = try? message.parameters(CancelParameters.self) { cancel(cancelled.id) }
            } else {
                waiting.append(message)
            }
            condition.signal()
        }
    }

    private struct CancelParameters: Decodable {
        let id: Message.ID
    }

    private func cancel(_ id: Message.ID) {
        for (place, entry) in waiting.enumerated() {
            guard case .success(var message) = entry, message.id == id else { continue }
            message.isCancelled = true
            waiting[place] = .success(message)
        }
    }

    /// Notes that no further messages arrive.
    func end() {
        condition.withLock {
            isEnded = true
            condition.signal()
        }
    }

    /// Waits for the next message, or else for what lint found; nil at the end.
    func next() -> Event? {
        condition.withLock {
            while waiting.isEmpty, linted.isEmpty, !isEnded { condition.wait() }
            if !waiting.isEmpty { return .message(waiting.removeFirst()) }
            return linted.isEmpty ? nil : .linted(linted.removeFirst())
        }
    }

    /// Whether a change of a text is waiting, so that what could be said about the present one is out of date.
    var hasChange: Bool {
        condition.withLock {
            waiting.contains { entry in
                if case .success(let message) = entry {
                    message.method == "textDocument/didChange"
                } else {
                    false
                }
            }
        }
    }
}
