import Foundation
import GridEmit
import GridModel
import TestSupport
import Testing

/// Compiles a program with the generated Swift code of grids, and returns its output.
func outputOfProgram(_ main: String, with grids: [Grid], _ flags: [String] = []) throws -> String {
    try withTemporaryFolder { folder in
        var files = ["-o", "program", "-swift-version", "6", "-warnings-as-errors", "-Onone"] + flags
        for (index, grid) in grids.enumerated() {
            try emit(grid, as: .swift).write(
                to: folder.appending(path: "\(index).swift"), atomically: true, encoding: .utf8)
            files.append("\(index).swift")
        }
        try main.write(to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
        let compiler = try run("swiftc", files + ["main.swift"], in: folder)
        try #require(compiler.status == 0, "\(compiler.output)")
        return try run(folder.appending(path: "program").path, []).output
    }
}
