internal import GridSyntax

/// Runs gridgen with the arguments after the program's name. Returns the exit code: 0, 1 or 2, or 141 if nobody reads the output.
public func runGridgen(_ arguments: [String], console: Console = .standard) -> Int32 {
    runGridgen(arguments, console: console, with: [])
}

/// The same with commands of other modules, each in place of the one of its name.
package func runGridgen(_ arguments: [String], console: Console = .standard, with verbs: [Verb]) -> Int32 {
    var rest = arguments[...]
    var verb = Verb.build
    // What the scripts of `gridgen completions` ask.
    if rest.first == CompletionAnswer.question {
        return console.answer(CompletionAnswer(to: rest.dropFirst()).text).rawValue
    }
    do throws(UsageError) {
        if rest.first == "help" { rest = try helpArguments(rest.dropFirst()) }
        if ["--help", "-h"].contains(rest.first) {
            return console.answer(overview(columns: console.columns)).rawValue
        }
        if let named = rest.first.flatMap(Verb.named) {
            verb = verbs.first { $0.name == named.name } ?? named
            rest = rest.dropFirst()
        } else if let word = rest.first, let error = mistypedVerb(word) {
            throw error
        }
        return try verb.run(rest, console: console).rawValue
    } catch {
        console.report(error)
        guard error.place == nil else { return ExitCode.failure.rawValue }
        let usage = hanging(verb.table.usage, after: "usage: ", columns: helpColumns(console.columns))
        console.writeError(usage + "\n")
        if arguments.isEmpty { console.writeError("for more, run `gridgen --help`\n") }
        return ExitCode.failure.rawValue
    }
}

/// Turns `help show` into `show --help`, and `help row-sum` into `rule row-sum`.
private func helpArguments(_ words: ArraySlice<String>) throws(UsageError) -> ArraySlice<String> {
    guard let word = words.first else { return ["--help"] }
    if Verb.named(word) != nil { return [word, "--help"] }
    if DiagnosticCode(rawValue: word) != nil { return [Verb.rule.name, word] }
    let known = Verb.names + DiagnosticCode.allCases.map { $0.rawValue }
    throw UsageError(
        message: "`\(word)` is neither a command nor the code of a diagnostic"
            + didYouMean(word, among: known))
}

/// The error for a first word that is neither a command nor a file. Commands say what an empty one is.
private func mistypedVerb(_ word: String) -> UsageError? {
    guard !word.isEmpty, word.allSatisfy({ $0.isLetter }), !isPresent(word) else { return nil }
    return UsageError(
        message: "`\(word)` is neither a command nor a file" + didYouMean(word, among: Verb.names))
}

/// What `gridgen --help` prints: the commands, and the full help of `build`, which needs no name.
private func overview(columns: Int?) -> String {
    """
    gridgen compiles photo layout specs.

    commands (`gridgen help COMMAND` explains one, `gridgen help CODE` a diagnostic):
    \(helpLines(Verb.all.map { ($0.label, $0.table.summary) }, columns: helpColumns(columns)))

    Without a command, gridgen runs `build`:

    \(Verb.build.table.help(columns: columns))
    """
}
