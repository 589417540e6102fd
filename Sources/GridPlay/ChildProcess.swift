internal import GridCommand

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A process that this one has started, and the socket that is its standard input and output.
struct ChildProcess {
    let descriptor: Int32
    private let process: pid_t

    /// Starts a program, which the system looks for if its name has no slash.
    ///
    /// - Parameters:
    ///   - environment: all that the process gets of one, as `NAME=value`.
    ///   - isQuiet: whether what the process says of errors goes nowhere.
    static func started(
        _ program: String, _ arguments: [String], environment: [String] = [], isQuiet: Bool = false
    ) -> Result<ChildProcess, IOFailure> {
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return .failure(systemFailure(program)) }
        makeNonblocking(ends[0])
        // Only the two copies that the process gets as its standard streams stay open in it.
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        defer { close(ends[1]) }
        var process = pid_t()
        let code = spawn(
            &process, program, arguments, environment: environment, streams: ends[1], isQuiet: isQuiet)
        guard code == 0 else {
            close(ends[0])
            return .failure(systemFailure(program, code: code))
        }
        return .success(ChildProcess(descriptor: ends[0], process: process))
    }

    /// Ends the process, whatever it is doing. Returns how it has ended, as the system says it; 0 for success.
    func end() -> Int32 {
        close(descriptor)
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }
}

/// Starts a program with a descriptor as its standard input and output. Returns the system's error number; 0 for none.
private func spawn(
    _ process: inout pid_t, _ program: String, _ arguments: [String], environment: [String],
    streams descriptor: Int32, isQuiet: Bool
) -> Int32 {
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
    if isQuiet {
        let code = posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        guard code == 0 else { return code }
    }
    var words = ([program] + arguments).map { strdup(systemPath($0)) } + [nil]
    var variables = environment.map { strdup(systemPath($0)) } + [nil]
    defer { for text in words + variables { free(text) } }
    return posix_spawnp(&process, systemPath(program), &actions, nil, &words, &variables)
}
