/// Why a file or stream could not be read or written.
public struct IOFailure: Error, Hashable, Sendable {
    /// The path as the user wrote it, or the name of a stream.
    public let path: String
    /// The system's reason, in words.
    public let reason: String
    /// Whether nobody reads the pipe any more that was written to, as with `| head`.
    public let isBrokenPipe: Bool

    /// Creates a failure.
    public init(path: String, reason: String, isBrokenPipe: Bool = false) {
        self.path = path
        self.reason = reason
        self.isBrokenPipe = isBrokenPipe
    }
}
