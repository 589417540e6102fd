internal import GridEmit

/// Answers questions on other threads, a few at a time.
final class PlayWork: @unchecked Sendable {
    /// The answer of a connection; nil if there is no such question.
    struct Done: Sendable {
        let connection: ObjectIdentifier
        let answer: [UInt8]?
    }

    // Only the monitor's holder accesses the state.
    private let monitor = Monitor()
    private var waiting: [@Sendable () -> Done] = []
    private var running = 0
    private var done: [Done] = []

    private let most = max(2, min(processorCount(), 8))

    /// Answers a question as soon as a thread is free, and wakes who waits at the pipe.
    func start(
        _ specs: RecentSpecs, _ question: PlayQuestion, of connection: ObjectIdentifier, then wake: WakePipe
    ) {
        let isFree = monitor.change { () -> Bool in
            waiting.append {
                Done(connection: connection, answer: question.answer(specs).map { Array($0.line.utf8) })
            }
            guard running < most else { return false }
            running += 1
            return true
        }
        guard isFree else { return }
        let body: @Sendable () -> Void = {
            while let job = self.next() {
                let found = job()
                self.monitor.change { self.done.append(found) }
                wake.wake()
            }
        }
        if !startThread(body) { body() }
    }

    /// The next question; nil ends the thread.
    private func next() -> (@Sendable () -> Done)? {
        monitor.change {
            if waiting.isEmpty {
                running -= 1
                return nil
            }
            return waiting.removeFirst()
        }
    }

    /// The answers since the last call.
    func takeDone() -> [Done] {
        monitor.change {
            defer { done = [] }
            return done
        }
    }
}
