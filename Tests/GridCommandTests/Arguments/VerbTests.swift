import Foundation
import Testing

@testable import GridCommand

@Suite struct VerbTests {
    @Test(arguments: Verb.all) func everyCommandHasHelpWithExamples(verb: Verb) {
        let session = gridgen(verb.name, "--help")
        #expect(session.exit == 0)
        #expect(session.errors == "")
        #expect(session.output.contains("\nusage: \(verb.table.usage)\n"))
        #expect(session.output.contains("\nexamples:\n  gridgen "))
        #expect(session.output.contains("--color"))
        for line in session.output.split(separator: "\n") { #expect(line.count <= 110, "\(line)") }
        #expect(gridgen("help", verb.name).output == session.output)
        #expect(gridgen(verb.name, "-h", "whatever", "else").output == session.output)
        #expect(gridgen(verb.name, "--version").output == "gridgen 0.1.0\n")
    }

    @Test(arguments: Verb.all, [40, 80]) func helpFitsTheTerminal(verb: Verb, columns: Int) {
        var output = ""
        let console = Console(
            readInput: { .success([]) },
            writeBytes: { bytes in
                output += String(decoding: bytes, as: UTF8.self)
                return .success(())
            }, writeError: { _ in }, columns: columns)
        #expect(runGridgen([verb.name, "--help"], console: console) == 0)
        // Examples are not wrapped, so that they can be copied.
        let lines = output.components(separatedBy: "\nexamples:\n")[0].split(separator: "\n")
        for line in lines { #expect(line.count <= columns, "\(line)") }
        #expect(lines.count > 5)
    }

    @Test func aWordTooLongForALineIsAlone() {
        #expect(
            hanging("a bb ccc dddddddddddd e f", after: "- ", columns: 12)
                == "- a bb ccc\n  dddddddddddd\n  e f")
        #expect(wrappedParagraphs("a\nb\n\nc", columns: 40) == "a b\n\nc")
    }

    @Test(arguments: [["--help"], ["-h"], ["help"]]) func theOverviewNamesAllCommands(arguments: [String]) {
        let session = gridgen(arguments)
        #expect(session.exit == 0)
        for verb in Verb.all { #expect(session.output.contains("  \(verb.name)")) }
        #expect(session.output.contains(Verb.build.table.help(columns: nil)))
    }

    @Test func explainIsAnotherNameOfRule() {
        let session = gridgen("rule", "row-sum")
        #expect(session.exit == 0)
        #expect(gridgen("explain", "row-sum").output == session.output)
        #expect(gridgen("help", "row-sum").output == session.output)
        #expect(gridgen("help", "explain").output == gridgen("rule", "--help").output)
    }

    @Test(arguments: [
        (["shwo", "a.grid"], "`shwo` is neither a command nor a file, did you mean `show`?"),
        (
            ["help", "biuld"],
            "`biuld` is neither a command nor the code of a diagnostic, did you mean `build`?"
        ),
        (["qqqqqqqqqq"], "`qqqqqqqqqq` is neither a command nor a file"),
    ])
    func aMistypedCommandGetsASuggestion(arguments: [String], message: String) {
        let session = gridgen(arguments)
        #expect(session.exit == 2)
        #expect(session.errors == "gridgen: error: \(message)\nusage: \(BuildSettings.usage)\n")
    }
}
