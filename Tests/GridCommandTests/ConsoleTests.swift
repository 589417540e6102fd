import Testing

@testable import GridCommand

/// When text is colored: the command line wins over `NO_COLOR`, then come `CLICOLOR_FORCE` and the terminal.
@Suite struct ConsoleTests {
    @Test(arguments: [
        (true, [:], true),
        (false, [:], false),
        (true, ["TERM": "dumb"], false),
        (true, ["CLICOLOR": "0"], false),
        (true, ["NO_COLOR": "1"], false),
        (true, ["NO_COLOR": ""], true),
        (false, ["CLICOLOR_FORCE": "1"], true),
        (false, ["CLICOLOR_FORCE": "0"], false),
        (false, ["CLICOLOR_FORCE": ""], false),
        (true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    ])
    func theEnvironmentAndTheTerminalDecide(isTerminal: Bool, environment: [String: String], isColored: Bool)
    {
        let stream = stream(isTerminal: isTerminal) { environment[$0] }
        #expect(stream.isColored == isColored)
        #expect(stream.isTerminal == isTerminal)
    }

    @Test(arguments: [
        (["--color", "always"], false, true), (["--color=never"], true, false),
        (["--color=auto"], true, true),
        (["--color=auto"], false, false), ([], true, true),
    ])
    func theCommandLineComesFirst(arguments: [String], isColored: Bool, expected: Bool) {
        for verb in ["build --emit json", "show"] {
            var errors = ""
            let console = Console(
                readInput: { .success(Array("7: 3, 3\n".utf8)) }, writeBytes: { _ in .success(()) },
                writeError: { errors += $0 }, errors: Console.Stream(isColored: isColored))
            let words = verb.split(separator: " ").map(String.init)
            #expect(runGridgen(words + ["-"] + arguments, console: console) == 1)
            #expect(errors.contains("\u{1B}[") == expected)
        }
    }

    @Test func anUnknownChoiceGetsASuggestion() {
        let session = gridgen("-", "--emit", "json", "--color", "alwys")
        #expect(session.exit == 2)
        #expect(
            session.errors.hasPrefix(
                "gridgen: error: unknown color choice `alwys`, did you mean `always`?\n"))
    }
}
