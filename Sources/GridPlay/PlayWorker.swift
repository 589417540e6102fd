internal import GridCommand

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A process of this program that answers questions of pages one after another, so that each can be stopped.
final class PlayWorker {
    /// What came of a question.
    enum Outcome {
        case answer([UInt8])
        /// There is no such question.
        case unknown
        /// The process took longer than it may, and is gone.
        case slow
        /// Why there is no answer.
        case failure(String)
    }

    private let process: ChildProcess
    private(set) var isOpen = true
    /// The number of the question that the process works on.
    private(set) var question: Int?
    /// The text that the process was asked about last.
    private(set) var lastText: [UInt8]?
    private var sending: [UInt8] = []
    private var sent = 0
    private var received: [UInt8] = []

    private init(_ process: ChildProcess) { self.process = process }

    /// Starts a process. It needs nothing of the environment.
    static func started() -> Result<PlayWorker, IOFailure> {
        ChildProcess.started(executablePath, [PlayAnswers.word]).map { PlayWorker($0) }
    }

    var awaited: Awaited { Awaited(descriptor: process.descriptor, writes: sent < sending.count) }

    /// Asks the process, which must have nothing to do.
    func ask(_ question: PlayQuestion, number: Int) {
        self.question = number
        lastText = question.text
        sending = question.message
        sent = 0
        sendMore()
    }

    /// Sends and receives what it can. Returns what came of the question once that is known.
    func proceed() -> Outcome? {
        sendMore()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while isOpen {
            switch receive(process.descriptor, into: &chunk) {
            case .later: return takeAnswer()
            case .done(let count) where count > 0: received += chunk[..<count]
            case .done, .failed: return end()
            }
        }
        return nil
    }

    private func sendMore() {
        while sent < sending.count {
            // A process that is gone shows when its answer is read.
            guard case .done(let count) = send(process.descriptor, sending, from: sent) else { return }
            sent += count
        }
        sending = []
        sent = 0
    }

    private func takeAnswer() -> Outcome? {
        guard question != nil, let message = PlayMessage(received) else { return nil }
        question = nil
        received = []
        return message.head == PlayMessage.answer ? .answer(message.body) : .unknown
    }

    /// Ends the process, whatever it is doing. Returns what became of its question.
    @discardableResult
    func end() -> Outcome {
        guard isOpen else { return .failure("the compiler was stopped") }
        isOpen = false
        return process.end() & 0x7F == SIGPROF ? .slow : .failure("the compiler was stopped")
    }
}

/// Ends this process once it has computed for so many seconds from now on; 0 for no limit.
func limitComputing(seconds: Int) {
    var limit = itimerval()
    limit.it_value.tv_sec = seconds
    #if canImport(Glibc)
        setitimer(Int32(ITIMER_PROF.rawValue), &limit, nil)
    #else
        setitimer(Int32(ITIMER_PROF), &limit, nil)
    #endif
}
