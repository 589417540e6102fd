/// A command without the type of its settings, for what treats all commands alike: help, completions and the manual page.
struct CommandTable {
    let summary: String
    let usage: String
    let details: String
    let examples: [String]
    let arguments: Candidates
    /// The command's own options.
    let options: [OptionForm]
    /// The options that every command has.
    let commonOptions: [OptionForm]

    init<Settings: CommandSettings>(_ settings: Settings.Type) {
        summary = Settings.summary
        usage = Settings.usage
        details = Settings.details
        examples = Settings.examples
        arguments = Settings.arguments
        options = Settings.options.map { $0.form }
        commonOptions = Settings.commonOptions.map { $0.form }
    }

    /// What `--help` prints, wrapped at `columns`, or at 100 columns if nil.
    func help(columns: Int?) -> String {
        let columns = helpColumns(columns)
        return """
            \(hanging(summary, after: "", columns: columns))

            \(hanging(usage, after: "usage: ", columns: columns))

            \(wrappedParagraphs(details, columns: columns))

            \(helpLines((options + commonOptions).map { ($0.label, $0.help) }, columns: columns))

            examples:
            \(examples.map { "  \($0)" }.joined(separator: "\n"))

            """
    }
}

/// The line length of help: the terminal's, but at most 100, which is still easy to read.
func helpColumns(_ columns: Int?) -> Int { min(columns ?? 100, 100) }

/// Names with explanations in a second column, or below the names if lines are short.
func helpLines(_ rows: [(name: String, help: String)], columns: Int) -> String {
    let column = (rows.map { $0.name.count }.max() ?? 0) + 4
    return rows.map { name, help in
        if column * 2 > columns { return "  \(name)\n" + hanging(help, after: "      ", columns: columns) }
        let label = "  " + name + String(repeating: " ", count: column - 2 - name.count)
        return hanging(help, after: label, columns: columns)
    }.joined(separator: "\n")
}
