package import Foundation

/// The output of a program, and its exit status.
package struct ProgramResult {
    package var status: Int32
    package var output: String
}

/// Runs a program from the path; its two output streams are merged.
package func run(_ program: String, _ arguments: [String], in folder: URL? = nil) throws -> ProgramResult {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return ProgramResult(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
}

/// Calls `body` with a new folder, which is removed afterwards.
package func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gridgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
