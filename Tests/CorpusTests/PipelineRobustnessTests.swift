import Foundation
import GridCommand
import GridEmit
import TestSupport
import Testing

/// Broken specs through the whole pipeline, from bytes to every output and report.
@Suite("Robustness of the pipeline") struct PipelineRobustnessTests {
    static let specs =
        Repository.files(in: "specs", ending: ".grid")
        + Repository.files(in: "Tests/Corpus/Goldens", ending: ".grid")

    /// Runs gridgen on bytes, in a terminal of 20 columns.
    private func gridgen(_ arguments: [String], _ bytes: [UInt8]) -> (
        code: Int32, output: String, errors: String
    ) {
        var (output, errors) = ("", "")
        let console = Console(
            readInput: { .success(bytes) },
            writeBytes: { bytes in
                output += String(decoding: bytes, as: UTF8.self)
                return .success(())
            },
            writeError: { errors += $0 }, columns: 20
        )
        return (runGridgen(arguments, console: console), output, errors)
    }

    /// Compiles bytes to all outputs and checks that the exit code fits the output.
    private func compile(_ bytes: [UInt8], _ comment: Testing.Comment) throws {
        for kind in Output.all.map({ $0.name }) {
            let (code, output, errors) = gridgen(["-", "--emit", kind], bytes)
            // Invalid UTF-8 can't be read at all.
            #expect(code == 0 || code == (errors.contains("[invalid-utf8]") ? 2 : 1), comment)
            #expect(output.isEmpty == (code != 0), comment)
            #expect(code == 0 || errors.contains("error: "), comment)
            if code != 0 { return }
        }
    }

    /// Specs that once crashed the compiler, or sent control characters to the terminal.
    @Test("specs that fuzzing found", arguments: Repository.files(in: "Tests/Corpus/Found", ending: ".grid"))
    func found(_ file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        try compile(bytes, "\(file.lastPathComponent)")
        for format in ["text", "json", "sarif", "github"] {
            let (code, output, _) = gridgen(["lint", "-", "--output-format", format], bytes)
            #expect(code == 0 || code == (output.contains("invalid-utf8") ? 2 : 1))
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
        for _ in 0..<trials(20) {
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
        "many mistakes in one line are reported in few lines",
        arguments: ["$ ", "\u{0}a ", "1: 1 ", "foo ", "é"])
    func repeated(_ text: String) throws {
        let bytes = Array(String(repeating: text, count: 20_000).utf8)
        var errors = ""
        let console = Console(
            readInput: { .success(bytes) }, writeBytes: { _ in .success(()) }, writeError: { errors += $0 })
        #expect(runGridgen(["-", "--emit", "json"], console: console) == 1)
        #expect(errors.utf8.count < 100_000)
    }
}
