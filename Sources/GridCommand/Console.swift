/// Where a command reads its standard input from and writes its text to.
public struct Console {
    /// Reads all of standard input.
    public var readInput: () -> Result<[UInt8], IOFailure>
    /// Writes to standard output.
    public var writeOutput: (String) -> Result<Void, IOFailure>
    /// Writes to standard error; what can't be written there is lost.
    public var writeError: (String) -> Void
    /// How many characters a line of the terminal has that standard output is; nil where it is none.
    public var columns: Int?

    /// Creates a console of its three streams.
    public init(
        readInput: @escaping () -> Result<[UInt8], IOFailure>,
        writeOutput: @escaping (String) -> Result<Void, IOFailure>,
        writeError: @escaping (String) -> Void,
        columns: Int? = nil
    ) {
        self.readInput = readInput
        self.writeOutput = writeOutput
        self.writeError = writeError
        self.columns = columns
    }

    /// The streams of the process.
    public static var standard: Console {
        Console(
            readInput: { readDescriptor(0, path: "standard input") },
            writeOutput: { writeDescriptor(1, Array($0.utf8), path: "standard output") },
            writeError: { _ = writeDescriptor(2, Array($0.utf8), path: "standard error") },
            columns: terminalColumns()
        )
    }
}

extension Console {
    /// Says on standard error what could not be read or written.
    func report(_ failure: IOFailure) {
        writeError("gridgen: error: \(shown(failure.path)): \(failure.reason)\n")
    }
}
