/// The dependencies of a build's outputs, as rules for Make and Ninja.
///
/// There is one rule for each spec: its outputs, a colon, the spec and the other files that were read for it. Spaces,
/// `#`, `$` and `:` in paths are escaped like those of GCC's `-MD`. GNU Make reads `\:` since 3.82, Ninja since 1.10.
struct DependencyFile {
    let text: String

    /// The rules of a plan.
    ///
    /// - Parameters:
    ///   - extras: files that every output depends on.
    init(of plan: BuildPlan, extras: [String]) {
        text = plan.jobs.map { job in
            let outputs = job.targets.compactMap { $0.path }
            let inputs = (job.spec == "-" ? [] : [job.spec]) + extras
            return outputs.map(escapedForMake).joined(separator: " ") + ":"
                + inputs.map { " " + escapedForMake($0) }.joined() + "\n"
        }.joined()
    }
}

/// A path that Make reads as one word.
func escapedForMake(_ path: String) -> String {
    var text = ""
    var backslashes = 0
    for character in path.unicodeScalars {
        switch character {
        case " ", "\t", "#", ":":
            // Backslashes are only doubled before one of these.
            text += String(repeating: "\\", count: backslashes + 1)
        case "$": text += "$"
        default: break
        }
        text.unicodeScalars.append(character)
        backslashes = character == "\\" ? backslashes + 1 : 0
    }
    return text
}
