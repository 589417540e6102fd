internal import GridEmit

/// Runs gridgen: `arguments` are those behind the program's name. Returns the exit code, 0, 1 or 2.
public func runGridgen(_ arguments: [String], console: Console = .standard) -> Int32 {
    var rest = arguments[...]
    if rest.first == "build" { rest = rest.dropFirst() }
    do throws(UsageError) {
        let settings = try BuildSettings(arguments: rest)
        if settings.wantsHelp { return answer(BuildSettings.help, console) }
        if settings.wantsVersion { return answer("gridgen \(gridgenVersion)\n", console) }
        return BuildCommand(settings: settings, console: console).run().rawValue
    } catch {
        console.writeError("gridgen: error: \(error.message)\n\(BuildSettings.usage)\n")
        return ExitCode.failure.rawValue
    }
}

private func answer(_ text: String, _ console: Console) -> Int32 {
    guard case .failure(let failure) = console.writeOutput(text) else { return ExitCode.success.rawValue }
    console.writeError("gridgen: error: \(failure.path): \(failure.reason)\n")
    return ExitCode.failure.rawValue
}
