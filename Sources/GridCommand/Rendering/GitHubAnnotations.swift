/// Commands of GitHub workflows, which become annotations.
///
/// GitHub shows ten of each level in a step and drops the others without a word. So there are no more, and the tenth counts the others.
///
/// The syntax and escapes are those of GitHub's toolkit (`@actions/core`, `issueCommand`).
struct GitHubAnnotations {
    /// How many annotations of a level are shown.
    static let shown = 10

    /// The annotations of one level.
    private struct Level {
        /// What GitHub calls it: `error`, `warning` or `notice`.
        let name: String
        /// What the annotations are about: `error` or `change`.
        let noun: String
        var annotations: [(properties: [(String, String)], text: String)] = []
        var count = 0
    }

    private var levels: [Level] = []

    /// Adds an annotation; only the first of a level are made.
    mutating func add(
        _ name: String, about noun: String, _ make: () -> (properties: [(String, String)], text: String)
    ) {
        let index = levels.firstIndex { $0.name == name } ?? levels.count
        if index == levels.count { levels.append(Level(name: name, noun: noun)) }
        levels[index].count += 1
        if levels[index].count <= Self.shown { levels[index].annotations.append(make()) }
    }

    /// The commands, one a line: the levels in this order.
    func text(_ order: [String]) -> String {
        order.compactMap { name in levels.first { $0.name == name } }.map { level in
            var lines = level.annotations.map { command(level.name, $0.properties, $0.text) }
            if let last = level.annotations.last, level.count > Self.shown {
                let more = counted(level.count - Self.shown, "more " + level.noun)
                let text =
                    last.text
                    + "\n\(more) of \(level.count): GitHub shows \(Self.shown), the log of the step shows the rest"
                lines[lines.count - 1] = command(level.name, last.properties, text)
            }
            return lines.joined()
        }.joined()
    }

    private func command(_ name: String, _ properties: [(String, String)], _ text: String) -> String {
        "::\(name) " + properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
            + "::" + escaped(text, isProperty: false) + "\n"
    }
}

/// Escapes the characters that would end a command or one of its properties.
private func escaped(_ text: String, isProperty: Bool) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var result = ""
        for scalar in shown(String(line)).unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }.joined(separator: "%0A")
}

/// A text for the log of a step, in which nothing is a command of a workflow: a path begins some lines, and GitHub looks for
/// commands of the first kind anywhere in a line.
func gitHubLog(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var result = line.drop { $0.isWhitespace }.hasPrefix("::") ? "./" : ""
        for character in line {
            if character == "[", result.hasSuffix("##") { result += " " }
            result.append(character)
        }
        return result
    }.joined(separator: "\n")
}
