/// Runs gridgen with the arguments after the program's name. Returns the exit code: 0, 1 or 2, or 141 if nobody reads the output.
public func runGridgen(_ arguments: [String], console: Console = .standard) -> Int32 {
    var rest = arguments[...]
    var verb = Verb.build
    do throws(UsageError) {
        if rest.first == "help" { rest = try helpArguments(rest.dropFirst()) }
        if ["--help", "-h"].contains(rest.first) {
            return console.answer(overview(columns: console.columns)).rawValue
        }
        if let named = rest.first.flatMap(Verb.init(rawValue:)) {
            verb = named
            rest = rest.dropFirst()
        } else if let word = rest.first, let error = mistypedVerb(word) {
            throw error
        }
        return try verb.run(rest, console: console).rawValue
    } catch {
        if let place = error.place {
            console.writeError(
                "\(shown(place)): \(console.errorPaint(.error, "error")): \(shown(error.message))\n")
            return ExitCode.failure.rawValue
        }
        console.fail(shown(error.message))
        let usage = hanging(verb.usage, after: "usage: ", columns: helpColumns(console.columns))
        console.writeError(usage + "\n")
        if arguments.isEmpty { console.writeError("for more, run `gridgen --help`\n") }
        return ExitCode.failure.rawValue
    }
}

/// Turns `help show` into `show --help`.
private func helpArguments(_ words: ArraySlice<String>) throws(UsageError) -> ArraySlice<String> {
    guard let word = words.first else { return ["--help"] }
    guard Verb.names.contains(word) else {
        throw UsageError(message: "`\(word)` is not a command" + didYouMean(word, among: Verb.names))
    }
    return [word, "--help"]
}

/// The error for a first word that is neither a command nor a file.
private func mistypedVerb(_ word: String) -> UsageError? {
    guard word.allSatisfy({ $0.isLetter }), !isPresent(word) else { return nil }
    return UsageError(
        message: "`\(word)` is neither a command nor a file" + didYouMean(word, among: Verb.names))
}

/// What `gridgen --help` prints: the commands, and the full help of `build`, which needs no name.
private func overview(columns: Int?) -> String {
    let column = (Verb.names.map { $0.count }.max() ?? 0) + 4
    let commands = Verb.allCases.map { verb in
        let label = "  " + verb.rawValue + String(repeating: " ", count: column - 2 - verb.rawValue.count)
        return hanging(verb.summary, after: label, columns: helpColumns(columns))
    }
    return """
        gridgen compiles photo layout specs.

        commands (`gridgen help COMMAND` explains one):
        \(commands.joined(separator: "\n"))

        Without a command, gridgen runs `build`:

        \(BuildSettings.help(columns: columns))
        """
}
