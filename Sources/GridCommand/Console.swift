internal import GridSyntax

/// The standard streams that a command reads and writes.
public struct Console {
    /// The properties of a stream that text is written to.
    public struct Stream: Sendable {
        /// Whether it is a terminal.
        public var isTerminal: Bool
        /// Whether text is colored by default.
        public var isColored: Bool

        /// Creates the properties of a stream; the defaults are those of a file.
        public init(isTerminal: Bool = false, isColored: Bool = false) {
            self.isTerminal = isTerminal
            self.isColored = isColored
        }
    }

    /// Reads all of standard input.
    public var readInput: () -> Result<[UInt8], IOFailure>
    /// Writes to standard output.
    public var writeBytes: ([UInt8]) -> Result<Void, IOFailure>
    /// Writes to standard error, and ignores failures.
    public var writeError: (String) -> Void
    /// The width of the terminal in characters; nil if standard output is no terminal.
    public var columns: Int?
    /// Standard output.
    public var output: Stream
    /// Standard error.
    public var errors: Stream
    /// Nanoseconds since an arbitrary moment.
    public var now: () -> UInt64

    /// Creates a console from its streams.
    public init(
        readInput: @escaping () -> Result<[UInt8], IOFailure>,
        writeBytes: @escaping ([UInt8]) -> Result<Void, IOFailure>,
        writeError: @escaping (String) -> Void,
        columns: Int? = nil, output: Stream = Stream(), errors: Stream = Stream(),
        now: (() -> UInt64)? = nil
    ) {
        self.readInput = readInput
        self.writeBytes = writeBytes
        self.writeError = writeError
        self.columns = columns
        self.output = output
        self.errors = errors
        self.now = now ?? monotonicNanoseconds
    }

    /// The streams of the process.
    public static var standard: Console {
        Console(
            readInput: { readDescriptor(0, path: "standard input") },
            writeBytes: { writeDescriptor(1, $0, path: "standard output") },
            writeError: { _ = writeDescriptor(2, Array($0.utf8), path: "standard error") },
            columns: terminalColumns(),
            output: stream(isTerminal: isTerminal(1), environment: environmentValue),
            errors: stream(isTerminal: isTerminal(2), environment: environmentValue)
        )
    }
}

extension Console {
    /// The console with color turned on or off by the command line.
    func coloring(_ choice: CommonSettings.Color) -> Console {
        var console = self
        switch choice {
        case .auto: break
        case .always, .never:
            console.output.isColored = choice == .always
            console.errors.isColored = choice == .always
        }
        return console
    }

    /// Writes text to standard output.
    func writeOutput(_ text: String) -> Result<Void, IOFailure> { writeBytes(Array(text.utf8)) }

    /// Prints an answer to standard output.
    package func answer(_ text: String) -> ExitCode {
        guard case .failure(let failure) = writeOutput(text) else { return .success }
        return report(failure)
    }

    /// Reports an error on standard error.
    package func fail(_ message: String) {
        writeError("gridgen: \(errorPaint(.error, "error")): \(message)\n")
    }

    /// Says on standard error what an answer leaves open.
    func note(_ message: String) {
        writeError("gridgen: \(errorPaint(.hint, "note")): \(message)\n")
    }

    /// Reports an error in the command line, or in an options file.
    func report(_ error: UsageError) {
        guard let place = error.place else { return fail(shown(error.message)) }
        writeError("\(shown(place)): \(errorPaint(.error, "error")): \(shown(error.message))\n")
    }

    /// Reports a file or stream that could not be read or written. Output that nobody reads is no error.
    package func report(_ failure: IOFailure) -> ExitCode {
        if failure.isBrokenPipe { return .unread }
        fail("\(shown(failure.path)): \(failure.reason)")
        return .failure
    }

    /// Reads a spec; `-` is standard input.
    func readSpec(_ path: String, _ common: CommonSettings) -> Result<SourceText, IOFailure> {
        (path == "-" ? readInput() : readFile(path)).map {
            SourceText(name: common.name(ofSpec: path), bytes: $0)
        }
    }

    var outputPaint: Paint { Paint(isOn: output.isColored, columns: columns) }
    var errorPaint: Paint {
        // If both streams are terminals, they are the same one.
        Paint(isOn: errors.isColored, columns: errors.isTerminal ? columns : nil)
    }
}

/// Describes a stream. `NO_COLOR` (no-color.org) wins over `CLICOLOR_FORCE` (bixense.com/clicolors), which wins over
/// the kind of stream.
func stream(isTerminal: Bool, environment: (String) -> String?) -> Console.Stream {
    let isForced = environment("CLICOLOR_FORCE").map { !$0.isEmpty && $0 != "0" } ?? false
    let isForbidden = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    let isAble = isTerminal && environment("TERM") != "dumb" && environment("CLICOLOR") != "0"
    return Console.Stream(isTerminal: isTerminal, isColored: !isForbidden && (isForced || isAble))
}
