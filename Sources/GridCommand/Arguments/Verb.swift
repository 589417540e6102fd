internal import GridEmit

/// A command of gridgen.
package struct Verb: Sendable {
    let name: String
    /// Another name.
    let alias: String?
    private let makeTable: @Sendable () -> CommandTable
    private let perform: @Sendable (ArraySlice<String>, Console) throws(UsageError) -> ExitCode

    /// All commands, as help lists them.
    static let all: [Verb] = [
        Verb("init", InitSettings.self) { InitCommand(settings: $0, console: $1).run() },
        build,
        Verb("lint", LintSettings.self) { LintCommand(settings: $0, console: $1).run() },
        Verb("fmt", FormatSettings.self) { FormatCommand(settings: $0, console: $1).run() },
        Verb("show", ShowSettings.self) { ShowCommand(settings: $0, console: $1).run() },
        Verb("bake", BakeSettings.self) { BakeCommand(settings: $0, console: $1).run() },
        Verb("diff", DiffSettings.self) { DiffCommand(settings: $0, console: $1).run() },
        Verb("import", ImportSettings.self) { ImportCommand(settings: $0, console: $1).run() },
        play { _, console in
            console.fail("`play` serves a page, which only the native program can")
            return .failure
        },
        Verb("kit", KitSettings.self) { KitCommand(settings: $0, console: $1).run() },
        Verb("vectors", VectorsSettings.self) { VectorsCommand(settings: $0, console: $1).run() },
        rule,
        Verb("completions", CompletionsSettings.self) { CompletionsCommand(settings: $0, console: $1).run() },
        Verb("man", ManualSettings.self) { ManualCommand(settings: $0, console: $1).run() },
    ]

    /// What gridgen does without the name of a command.
    static let build = Verb("build", BuildSettings.self) { BuildCommand(settings: $0, console: $1).run() }
    static let rule = Verb("rule", alias: "explain", RuleSettings.self) {
        RuleCommand(settings: $0, console: $1).run()
    }

    /// `play`, as `run` does it. Its server is in a module that not every program has; those that have it give `runGridgen` this
    /// command.
    package static func play(_ run: @escaping @Sendable (PlaySettings, Console) -> ExitCode) -> Verb {
        Verb("play", PlaySettings.self, run)
    }

    /// The names of the commands, and the other ones.
    static let names = all.map { $0.name } + all.compactMap { $0.alias }

    /// The command of a name.
    static func named(_ name: String) -> Verb? {
        all.first { $0.name == name || $0.alias == name }
    }

    private init<Settings: CommandSettings>(
        _ name: String, alias: String? = nil, _ settings: Settings.Type,
        _ run: @escaping @Sendable (Settings, Console) -> ExitCode
    ) {
        self.name = name
        self.alias = alias
        makeTable = { CommandTable(Settings.self) }
        perform = { (arguments, console) throws(UsageError) in
            let settings = try Settings(arguments: arguments)
            if settings.common.wantsHelp {
                return console.answer(CommandTable(Settings.self).help(columns: console.columns))
            }
            if settings.common.wantsVersion { return console.answer("gridgen \(gridgenVersion)\n") }
            return run(settings, console.coloring(settings.common.color))
        }
    }

    /// The names of the command, as help lists them.
    var label: String { alias.map { "\(name), \($0)" } ?? name }

    /// What help, completions and the manual say of the command.
    var table: CommandTable { makeTable() }

    func run(_ arguments: ArraySlice<String>, console: Console) throws(UsageError) -> ExitCode {
        try perform(arguments, console)
    }
}
