/// Where a command reads its standard input from and writes its text to.
public struct Console {
    /// What is known of a stream that text goes to.
    public struct Stream: Sendable {
        /// Whether it is a terminal.
        public var isTerminal: Bool
        /// Whether text is coloured where the command line says nothing about it.
        public var isColored: Bool

        /// Creates the description of a stream, that of a file where nothing is said.
        public init(isTerminal: Bool = false, isColored: Bool = false) {
            self.isTerminal = isTerminal
            self.isColored = isColored
        }
    }

    /// Reads all of standard input.
    public var readInput: () -> Result<[UInt8], IOFailure>
    /// Writes to standard output.
    public var writeOutput: (String) -> Result<Void, IOFailure>
    /// Writes to standard error; what can't be written there is lost.
    public var writeError: (String) -> Void
    /// How many characters a line of the terminal has that standard output is; nil where it is none.
    public var columns: Int?
    /// Standard output.
    public var output: Stream
    /// Standard error.
    public var errors: Stream
    /// Nanoseconds since some moment.
    public var now: () -> UInt64

    /// Creates a console of its three streams.
    public init(
        readInput: @escaping () -> Result<[UInt8], IOFailure>,
        writeOutput: @escaping (String) -> Result<Void, IOFailure>,
        writeError: @escaping (String) -> Void,
        columns: Int? = nil, output: Stream = Stream(), errors: Stream = Stream(),
        now: (() -> UInt64)? = nil
    ) {
        self.readInput = readInput
        self.writeOutput = writeOutput
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
            writeOutput: { writeDescriptor(1, Array($0.utf8), path: "standard output") },
            writeError: { _ = writeDescriptor(2, Array($0.utf8), path: "standard error") },
            columns: terminalColumns(),
            output: stream(isTerminal: isTerminal(1), environment: environmentValue),
            errors: stream(isTerminal: isTerminal(2), environment: environmentValue)
        )
    }
}

extension Console {
    /// The console with colours as a command line asks for them.
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

    /// Prints what was asked for.
    func answer(_ text: String) -> ExitCode {
        guard case .failure(let failure) = writeOutput(text) else { return .success }
        report(failure)
        return .failure
    }

    /// Says on standard error what can't be done.
    func fail(_ message: String) {
        writeError("gridgen: \(errorPaint(.error, "error")): \(message)\n")
    }

    /// Says on standard error what could not be read or written.
    func report(_ failure: IOFailure) { fail("\(shown(failure.path)): \(failure.reason)") }

    var outputPaint: Paint { Paint(isOn: output.isColored, columns: columns) }
    var errorPaint: Paint {
        // Where both are terminals they are one.
        Paint(isOn: errors.isColored, columns: errors.isTerminal ? columns : nil)
    }
}

/// Describes a stream: `NO_COLOR` (no-color.org) wins over `CLICOLOR_FORCE` (bixense.com/clicolors), and that over
/// what the stream is.
func stream(isTerminal: Bool, environment: (String) -> String?) -> Console.Stream {
    let isForced = environment("CLICOLOR_FORCE").map { !$0.isEmpty && $0 != "0" } ?? false
    let isForbidden = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    let isAble = isTerminal && environment("TERM") != "dumb" && environment("CLICOLOR") != "0"
    return Console.Stream(isTerminal: isTerminal, isColored: !isForbidden && (isForced || isAble))
}
