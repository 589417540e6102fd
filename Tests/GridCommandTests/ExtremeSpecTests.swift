import GridCommand
import GridEmit
import TestSupport
import Testing

/// Every command on specs with extreme numbers; `Tests/Fuzz/extremes` measures many more.
@Suite("Extreme specs") struct ExtremeSpecTests {
    private static let commands: [[String]] =
        Output.all.map { ["build", "-", "--emit", $0.name] } + [
            ["show", "-"], ["show", "-", "999999999999999999"], ["lint", "-", "--fix"], ["fmt", "-"],
        ]

    @Test("a command succeeds or reports an error")
    func commands() {
        checkRandomSpecs("extreme specs", count: 40, size: 6, isExtreme: true, noise: 0...1) { spec in
            Self.commands.lazy.compactMap { fault(of: $0, spec) }.first
        }
    }

    private func fault(of command: [String], _ spec: String) -> String? {
        var output = "", errors = ""
        let console = Console(
            readInput: { .success(Array(spec.utf8)) },
            writeBytes: { bytes in
                output += String(decoding: bytes, as: UTF8.self)
                return .success(())
            },
            writeError: { errors += $0 })
        let words = command.joined(separator: " ")
        switch runGridgen(command, console: console) {
        case 0: return output.isEmpty ? "\(words) answers nothing" : nil
        case 1 where errors.isEmpty: return "\(words) fails in silence"
        case 1: return command[0] != "lint" && !output.isEmpty ? "\(words) answers in spite of an error" : nil
        case let code: return "\(words) ends with \(code)"
        }
    }
}
