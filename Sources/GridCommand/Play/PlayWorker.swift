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

    private let process: pid_t
    private let descriptor: Int32
    private(set) var isOpen = true
    /// The number of the question that the process works on.
    private(set) var question: Int?
    /// The text that the process was asked about last.
    private(set) var lastText: [UInt8]?
    private var sending: [UInt8] = []
    private var sent = 0
    private var received: [UInt8] = []

    private init(process: pid_t, descriptor: Int32) {
        self.process = process
        self.descriptor = descriptor
    }

    /// Starts a process.
    static func started() -> Result<PlayWorker, IOFailure> {
        let path = executablePath
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return .failure(systemFailure(path)) }
        makeNonblocking(ends[0])
        // Only the two copies that the process gets as its standard streams stay open in it.
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        defer { close(ends[1]) }
        var process = pid_t()
        let code = spawn(&process, path, streams: ends[1])
        guard code == 0 else {
            close(ends[0])
            return .failure(systemFailure(path, code: code))
        }
        return .success(PlayWorker(process: process, descriptor: ends[0]))
    }

    var awaited: Awaited { Awaited(descriptor: descriptor, writes: sent < sending.count) }

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
            switch receive(descriptor, into: &chunk) {
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
            guard case .done(let count) = send(descriptor, sending, from: sent) else { return }
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
        closeDescriptor(descriptor)
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == SIGPROF ? .slow : .failure("the compiler was stopped")
    }
}

/// Starts this program with a descriptor as its standard input and output. Returns the system's error number; 0 for none.
private func spawn(_ process: inout pid_t, _ path: String, streams descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif
    let code = posix_spawn_file_actions_init(&actions)
    guard code == 0 else { return code }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in [0, 1] {
        let code = posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
        guard code == 0 else { return code }
    }
    // It needs nothing of the environment.
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var arguments = [strdup(systemPath(path)), strdup(PlayAnswers.word), nil]
    defer { for argument in arguments { free(argument) } }
    return posix_spawn(&process, systemPath(path), &actions, nil, &arguments, &environment)
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
