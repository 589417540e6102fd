/// What the command line of one command says, and the words that help is made of.
protocol CommandSettings: Sendable {
    /// What the command does, in one line of help.
    static var summary: String { get }
    /// The forms of its command line, without `usage: `.
    static var usage: String { get }
    /// What else is to be known, in paragraphs.
    static var details: String { get }
    /// Its own options, in the order that help shows.
    static var options: [Option<Self>] { get }
    /// Command lines that work.
    static var examples: [String] { get }

    var common: CommonSettings { get set }

    init()
    /// Takes the arguments that are no options, and checks what the table of options can't tell.
    mutating func take(_ arguments: [String]) throws(UsageError)
}

extension CommandSettings {
    /// The settings of a command line. Where help or the version is asked for, the rest need not be right.
    init(arguments: ArraySlice<String>) throws(UsageError) {
        self.init()
        common.arguments = Array(arguments)
        let rest = try parseArguments(arguments, options: Self.options + Self.commonOptions, into: &self)
        if !common.wantsHelp, !common.wantsVersion { try take(rest) }
    }

    /// What `--help` prints, for a terminal of so many columns, or none.
    static func help(columns: Int?) -> String {
        let columns = helpColumns(columns)
        return """
            \(hanging(summary, behind: "", columns: columns))

            \(hanging(usage, behind: "usage: ", columns: columns))

            \(wrappedParagraphs(details, columns: columns))

            \(helpLines(options + commonOptions, columns: columns))

            examples:
            \(examples.map { "  \($0)" }.joined(separator: "\n"))

            """
    }
}

/// How long lines of help are: those of the terminal, but none that are hard to read.
func helpColumns(_ columns: Int?) -> Int { min(columns ?? 100, 100) }
