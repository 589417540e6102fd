import Foundation
import GridCommand
import TestSupport
import Testing

/// Broken specs through the whole pipeline, from bytes to every output and the report of what was found.
@Suite("Robustness of the pipeline") struct PipelineRobustnessTests {
    static let specs =
        Repository.files(in: "specs", ending: ".grid")
        + Repository.files(in: "Tests/Corpus/Goldens", ending: ".grid")

    /// Compiles bytes to all outputs; what comes out has to fit the exit code.
    private func compile(_ bytes: [UInt8], _ comment: Testing.Comment) throws {
        var output = ""
        var errors = ""
        let console = Console(
            readInput: { .success(bytes) },
            writeOutput: { text in
                output += text
                return .success(())
            },
            writeError: { errors += $0 }
        )
        for kind in ["swift", "json", "svg", "html"] {
            output = ""
            errors = ""
            let code = runGridgen(["-", "--emit", kind], console: console)
            #expect((0...2).contains(code), comment)
            #expect(output.isEmpty == (code != 0), comment)
            #expect(code == 0 || errors.contains("error: "), comment)
            if code != 0 { return }
        }
    }

    /// What once crashed the compiler, or got through to the terminal.
    @Test("what fuzzing found", arguments: Repository.files(in: "Tests/Corpus/Found", ending: ".grid"))
    func found(_ file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        try compile(bytes, "\(file.lastPathComponent)")
        for format in ["text", "json", "sarif", "github"] {
            var output = ""
            let console = Console(
                readInput: { .success(bytes) },
                writeOutput: { text in
                    output += text
                    return .success(())
                },
                writeError: { _ in }, columns: 20
            )
            #expect((0...2).contains(runGridgen(["lint", "-", "--output-format", format], console: console)))
            let controls = output.unicodeScalars.filter {
                $0 != "\n" && $0.properties.generalCategory == .control
            }
            #expect(controls.isEmpty, "\(format): \(output.debugDescription)")
        }
    }

    @Test("prefixes, deletions and replacements", arguments: specs)
    func mutations(_ file: URL) throws {
        var generator = SeededGenerator.forTest()
        let bytes = [UInt8](try Data(contentsOf: file))
        for _ in 0..<15 {
            var broken = bytes
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: broken = Array(bytes[..<place])
            case 1: broken.remove(at: place)
            case 2: broken[place] = "(),:@|/.0a\n9#{\u{0}".utf8.randomElement(using: &generator) ?? 0
            default: broken.insert(contentsOf: bytes[place...].prefix(9), at: place)
            }
            try compile(broken, "seed \(generator.seed), \(file.lastPathComponent)")
        }
    }

    @Test(
        "much that is wrong in one line is answered in few lines",
        arguments: ["$ ", "\u{0}a ", "1: 1 ", "foo ", "é"])
    func repeated(_ text: String) throws {
        let bytes = Array(String(repeating: text, count: 20_000).utf8)
        var errors = ""
        let console = Console(
            readInput: { .success(bytes) }, writeOutput: { _ in .success(()) }, writeError: { errors += $0 })
        #expect(runGridgen(["-", "--emit", "json"], console: console) == 1)
        #expect(errors.utf8.count < 100_000)
    }
}

/// What the operating system does to the process, tried with the real binary.
@Suite("Faults") struct FaultTests {
    private func shell(_ script: String, in folder: URL) throws -> ProgramResult {
        let binary = try #require(Repository.gridgen)
        return try run("bash", ["-c", "gridgen() { '\(binary.path)' \"$@\"; }\n\(script)"], in: folder)
    }

    @Test("a reader that goes away is a failed output")
    func brokenPipe() throws {
        try withTemporaryFolder { folder in
            try "1..100: rows of 3".write(
                to: folder.appending(path: "a.grid"), atomically: true, encoding: .utf8)
            let result = try shell(
                "gridgen a.grid --emit json | head -c 1 > /dev/null; echo ${PIPESTATUS[0]}", in: folder)
            #expect(result.output.contains("standard output: Broken pipe") && result.output.hasSuffix("2\n"))
        }
    }

    @Test("input without an end is read as far as a spec may go")
    func endless() throws {
        try withTemporaryFolder { folder in
            let result = try shell("gridgen /dev/zero --emit json; echo $?", in: folder)
            #expect(result.output.contains("[file-too-large]") && result.output.hasSuffix("1\n"))
        }
    }

    @Test("a symbolic link as output stays one, and the file it leads to is written")
    func symbolicLink() throws {
        try withTemporaryFolder { folder in
            let script =
                "echo old > target; ln -s target link; echo '1: 1' | gridgen - --emit css -o link; readlink link; cat target"
            let result = try shell(script, in: folder)
            #expect(result.output.hasPrefix("target\n/*") && !result.output.contains("old"))
        }
    }
}
