/// The settings of one command, parsed from its command line, and the texts of its help.
protocol CommandSettings: Sendable {
    /// What the command does, in one line of help.
    static var summary: String { get }
    /// The forms of its command line, without `usage: `.
    static var usage: String { get }
    /// Further help, in paragraphs.
    static var details: String { get }
    /// The command's own options, in the order that help lists them.
    static var options: [Option<Self>] { get }
    /// Command lines that work.
    static var examples: [String] { get }
    /// What completes the arguments that aren't options.
    static var arguments: Candidates { get }

    var common: CommonSettings { get set }

    init()
    /// Takes the arguments that aren't options, and checks what the table of options can't.
    mutating func take(_ arguments: [String]) throws(UsageError)
}

extension CommandSettings {
    /// Parses a command line. With `--help` or `--version`, missing arguments aren't an error.
    init(arguments: ArraySlice<String>) throws(UsageError) {
        self.init()
        common.arguments = Array(arguments)
        let rest = try parseArguments(arguments, options: Self.options + Self.commonOptions, into: &self)
        if !common.wantsHelp, !common.wantsVersion { try take(rest) }
    }

    static var arguments: Candidates { .specs }
}
