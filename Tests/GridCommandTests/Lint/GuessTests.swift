import Foundation
import GridModel
import GridSyntax
import TestSupport
import Testing

/// Specs with mistakes that people make who know other languages, and the findings.
///
/// `Guesses.txt` has specs in lines that begin with `>`, each followed by the findings of `gridgen lint`.
@Suite("Wrong guesses") struct GuessTests {
    private static let file = Repository.root.appending(path: "Tests/Corpus/Guesses.txt")

    /// The guesses in the file: consecutive lines that begin with `>`.
    private static func guesses() throws -> [String] {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.split { !$0.hasPrefix("> ") }.map { quoted in
            quoted.map { $0.dropFirst(2) }.joined(separator: "\n")
        }
    }

    private static func entry(_ spec: String) -> String {
        let quoted = spec.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
        return quoted.joined(separator: "\n") + "\n\n" + gridgen("lint", "-", input: spec + "\n").output
    }

    @Test("the findings are those in the file")
    func answers() throws {
        let answers = try Self.guesses().map(Self.entry).joined(separator: "\n")
        let old = try String(contentsOf: Self.file, encoding: .utf8)
        if Repository.isRecording { try Data(answers.utf8).write(to: Self.file) }
        let isSame = answers == old
        #expect(isSame, "the findings are others; `make record` writes them")
    }

    @Test("every error comes with help")
    func help() throws {
        let guesses = try Self.guesses()
        #expect(guesses.count >= 40)
        for guess in guesses {
            let found = lint(parse(SourceText(name: "guess", text: guess + "\n")), fallbackName: "Test")
            #expect(!found.isEmpty, "\(guess)")
            for diagnostic in found where diagnostic.severity == .error {
                // The message shows the right form, or the help does.
                let hasForm =
                    diagnostic.message.contains("as in `") || diagnostic.message.contains("such as `")
                let isFixed = !diagnostic.fix.isEmpty
                #expect(hasForm || isFixed || diagnostic.help != nil, "\(guess): \(diagnostic.message)")
            }
        }
    }
}
