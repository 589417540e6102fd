internal import GridEmit

/// Runs gridgen: `arguments` are those behind the program's name. Returns the exit code, 0, 1 or 2.
public func runGridgen(_ arguments: [String], console: Console = .standard) -> Int32 {
    let isVerb = arguments.first.map(Verb.names.contains) ?? false
    let verb = isVerb ? arguments.first.flatMap(Verb.init) ?? .build : .build
    do throws(UsageError) {
        return try verb.run(arguments[(isVerb ? 1 : 0)...], console: console).rawValue
    } catch {
        console.writeError("gridgen: error: \(shown(error.message))\n\(verb.usage)\n")
        return ExitCode.failure.rawValue
    }
}

/// What gridgen can be asked to do; without a verb it builds.
private enum Verb: String, CaseIterable {
    case build, show

    static let names = allCases.map(\.rawValue)

    var usage: String {
        switch self {
        case .build: BuildSettings.usage
        case .show: ShowSettings.usage
        }
    }

    func run(_ arguments: ArraySlice<String>, console: Console) throws(UsageError) -> ExitCode {
        switch self {
        case .build:
            if let first = arguments.first, let error = mistypedVerb(first) { throw error }
            let settings = try BuildSettings(arguments: arguments)
            if settings.wantsHelp { return answer(BuildSettings.help, console) }
            if settings.wantsVersion { return answer("gridgen \(gridgenVersion)\n", console) }
            return BuildCommand(settings: settings, console: console).run()
        case .show:
            let settings = try ShowSettings(arguments: arguments)
            if settings.wantsHelp { return answer(ShowSettings.help, console) }
            return ShowCommand(settings: settings, console: console).run()
        }
    }

    /// The error for a word that is no file and near to a verb.
    private func mistypedVerb(_ word: String) -> UsageError? {
        guard word.allSatisfy({ $0.isLetter }), case .failure = readFile(word) else { return nil }
        let meant = didYouMean(word, among: Self.names)
        return meant.isEmpty ? nil : UsageError(message: "unknown command `\(word)`\(meant)")
    }
}

private func answer(_ text: String, _ console: Console) -> ExitCode {
    guard case .failure(let failure) = console.writeOutput(text) else { return .success }
    console.report(failure)
    return .failure
}
