/// What the outputs of a build are made of, as rules that Make and Ninja read.
///
/// A rule a spec: its outputs, a colon, the spec and what else was read for it. Blanks, `#`, `$` and `:` in paths are escaped as GCC's
/// `-MD` escapes them; `\:` is known to GNU Make from 3.82 and to Ninja from 1.10.
struct DependencyFile {
    let text: String

    /// The rules of a plan.
    ///
    /// - Parameters:
    ///   - extras: files that every output depends on.
    init(of plan: BuildPlan, extras: [String]) {
        text = plan.jobs.map { job in
            let outputs = job.targets.compactMap(\.path)
            let inputs = (job.spec == "-" ? [] : [job.spec]) + extras
            return outputs.map(escapedForMake).joined(separator: " ") + ":"
                + inputs.map { " " + escapedForMake($0) }.joined() + "\n"
        }.joined()
    }
}

/// A path as Make takes it for one word.
func escapedForMake(_ path: String) -> String {
    var text = ""
    var backslashes = 0
    for character in path.unicodeScalars {
        switch character {
        case " ", "\t", "#", ":":
            // Backslashes stand for themselves unless one of these is next.
            text += String(repeating: "\\", count: backslashes + 1)
        case "$": text += "$"
        default: break
        }
        text.unicodeScalars.append(character)
        backslashes = character == "\\" ? backslashes + 1 : 0
    }
    return text
}
