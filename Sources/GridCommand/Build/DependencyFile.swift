/// The dependencies of a build's outputs, as rules for Make and Ninja.
///
/// There is one rule for each spec: its outputs, a colon, the spec and the other files that were read for it. Spaces,
/// `#`, `$` and `:` in paths are escaped like those of GCC's `-MD`. GNU Make reads `\:` since 3.82, Ninja since 1.10. Paths
/// with other characters that are special to Make have no form that both read: `BuildPlan` refuses them.
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

/// What Make would read as something else than a name, whatever is written before it: a command, a pattern, a variable, the
/// end of the list. Nil if the path has nothing of that kind.
///
/// Shells would run some of them, too, if a recipe doesn't quote `$^`, and Ninja takes some for the end of a name.
func unsafeForMake(_ path: String) -> String? {
    if path.contains(where: { $0.isNewline }) { return "line breaks" }
    if let sign = path.unicodeScalars.first(where: { ";%`=*?&|<>\"'^".unicodeScalars.contains($0) }) {
        return sign == "`" ? "backticks" : "`\(sign)`"
    }
    // A single `$` can be doubled, but with `.SECONDEXPANSION` Make reads names twice.
    let scalars = Array(path.unicodeScalars)
    if let (_, sign) = zip(scalars, scalars.dropFirst()).first(where: {
        $0 == "$" && ["(", "{"].contains($1)
    }) {
        return "`$\(sign)`"
    }
    if scalars.first == "~" { return "`~` at the beginning" }
    // It would escape what comes after the name, and doubled it would stay two.
    return scalars.last == "\\" ? "`\\` at the end" : nil
}

/// A path that Make reads as one word. It must have nothing that is `unsafeForMake`.
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
