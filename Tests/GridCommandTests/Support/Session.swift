import Foundation
import GridCommand
import GridPlay

/// The output and the exit code of one run of the command.
struct Session {
    var exit: Int32 = 0
    var output = ""
    var errors = ""
}

/// Runs gridgen in this process, with `input` as its standard input.
func gridgen(_ arguments: String..., input: String = "") -> Session {
    gridgen(arguments, input: Array(input.utf8))
}

/// Runs gridgen in this process. Streams that must fail return `failure`.
func gridgen(
    _ arguments: [String], input: [UInt8] = [], inputFailure: IOFailure? = nil,
    outputFailure: IOFailure? = nil
) -> Session {
    var session = Session()
    let console = Console(
        readInput: { inputFailure.map { .failure($0) } ?? .success(input) },
        writeBytes: { bytes in
            if let outputFailure { return .failure(outputFailure) }
            session.output += String(decoding: bytes, as: UTF8.self)
            return .success(())
        },
        writeError: { session.errors += $0 }
    )
    session.exit = runGridgen(arguments, console: console, with: [.play])
    return session
}

extension URL {
    /// Writes a text to a file in the folder and returns its path.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        try write(name, Array(text.utf8))
    }

    /// Writes bytes to a file in the folder, creates the folder if necessary, and returns the path.
    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    /// The text of a file in the folder, or nil if it doesn't exist.
    func text(of name: String) -> String? {
        (try? Data(contentsOf: appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The sorted paths of all files and folders in the folder.
    var contents: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
    }
}
