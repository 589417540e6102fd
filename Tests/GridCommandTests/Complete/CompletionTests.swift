import GridEmit
import GridModel
import GridSyntax
import Testing

@testable import GridCommand

/// What the scripts of the shells get as an answer; `Tests/Consumers/completions` runs the scripts in the shells.
@Suite struct CompletionTests {
    /// The kind of files, and the words.
    private func answer(_ words: String...) -> (files: String, words: [String]) {
        let session = gridgen(["__complete"] + words)
        #expect(session.exit == 0 && session.errors.isEmpty)
        let lines = session.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
            String.init)
        return (lines.first ?? "", lines.dropFirst().map { String($0.prefix { $0 != "\t" }) })
    }

    @Test func theFirstWordIsACommandOrASpec() {
        #expect(answer("") == ("specs", Verb.names + ["help"]))
        #expect(answer("li") == ("specs", Verb.names + ["help"]))
        #expect(answer() == answer(""))
    }

    @Test(arguments: Verb.all) func allOptionsOfACommandAreCompleted(verb: Verb) {
        let options = verb.table.options + verb.table.commonOptions
        #expect(answer(verb.name, "-") == ("none", options.flatMap { $0.names }))
        #expect(answer(verb.name, "").files == verb.table.arguments.files.rawValue)
        for option in options where option.value != nil && option.optionalValues.isEmpty {
            let found = answer(verb.name, option.names[0], "")
            #expect(found == (option.candidates.files.rawValue, option.candidates.words.map { $0.word }))
            let attached = answer(verb.name, option.names[0] + "=")
            #expect(attached.words == found.words.map { "\(option.names[0])=\($0)" })
        }
    }

    @Test func withoutACommandTheOptionsAreThoseOfBuild() {
        #expect(answer("--") == answer("build", "--"))
        #expect(answer("a.grid", "--emit", "") == ("none", Output.all.map { $0.name }))
    }

    @Test func listsGoOnWithWhatIsNotGivenYet() {
        let rest = Output.all.map { $0.name }.filter { $0 != "swift" }
        #expect(answer("a.grid", "--emit", "swift,") == ("none", rest.map { "swift,\($0)" }))
        #expect(answer("a.grid", "--emit=swift=x,k") == ("none", rest.map { "--emit=swift=x,\($0)" }))
        #expect(answer("a.grid", "--emit", "json,swift=So") == ("files", []))
        #expect(answer("a.grid", "--emit=swift=So") == ("files", []))
    }

    @Test func anOptionalValueIsOneOfTheCandidates() {
        #expect(answer("a.grid", "--kit", "") == ("specs", ["same-module"]))
        #expect(answer("a.grid", "--kit", "same-module", "") == ("specs", []))
    }

    @Test func nothingIsAnOptionAfterTwoHyphens() {
        #expect(answer("lint", "--", "--") == ("specs", []))
        #expect(answer("lint", "--unknown=") == ("none", []))
    }

    @Test func codesAreCompleted() {
        let codes = Explanation.all.map { $0.code.rawValue }
        #expect(answer("rule", "") == ("none", codes))
        #expect(answer("explain", "") == ("none", codes))
        #expect(answer("help", "").words == Verb.names + codes)
        #expect(answer("help", "rule", "") == ("none", []))
    }

    @Test(arguments: [
        ([], "name a shell: bash, zsh, fish"), (["csh"], "unknown shell `csh`, did you mean `zsh`?"),
        (["bash", "zsh"], "`zsh` is one argument too many"),
    ])
    func anInvalidCommandLineIsReported(arguments: [String], message: String) {
        let session = gridgen(["completions"] + arguments)
        #expect(session.exit == 2 && session.output.isEmpty)
        #expect(session.errors.hasPrefix("gridgen: error: \(message)\n"), "\(session.errors)")
    }
}
