internal import GridEmit

/// The commands of gridgen. Without one it builds.
enum Verb: String, CaseIterable {
    case start = "init"
    case build, lint, fmt, show, bake, diff, `import`, play, kit, vectors, rule, completions, man

    /// Other names of commands.
    private static let aliases: [(name: String, verb: Verb)] = [("explain", .rule)]

    /// The names of the commands, and the other ones.
    static let names = allCases.map { $0.rawValue } + aliases.map { $0.name }

    /// The command of a name.
    static func named(_ name: String) -> Verb? {
        Verb(rawValue: name) ?? aliases.first { $0.name == name }?.verb
    }

    /// The names of the command, as help lists them.
    var label: String {
        ([rawValue] + Self.aliases.filter { $0.verb == self }.map { $0.name }).joined(separator: ", ")
    }

    /// What help, completions and the manual say of the command.
    var table: CommandTable {
        switch self {
        case .start: CommandTable(InitSettings.self)
        case .build: CommandTable(BuildSettings.self)
        case .lint: CommandTable(LintSettings.self)
        case .fmt: CommandTable(FormatSettings.self)
        case .show: CommandTable(ShowSettings.self)
        case .bake: CommandTable(BakeSettings.self)
        case .diff: CommandTable(DiffSettings.self)
        case .import: CommandTable(ImportSettings.self)
        case .play: CommandTable(PlaySettings.self)
        case .kit: CommandTable(KitSettings.self)
        case .vectors: CommandTable(VectorsSettings.self)
        case .rule: CommandTable(RuleSettings.self)
        case .completions: CommandTable(CompletionsSettings.self)
        case .man: CommandTable(ManualSettings.self)
        }
    }

    func run(_ arguments: ArraySlice<String>, console: Console) throws(UsageError) -> ExitCode {
        switch self {
        case .start: try follow(arguments, console) { InitCommand(settings: $0, console: $1).run() }
        case .build: try follow(arguments, console) { BuildCommand(settings: $0, console: $1).run() }
        case .lint: try follow(arguments, console) { LintCommand(settings: $0, console: $1).run() }
        case .fmt: try follow(arguments, console) { FormatCommand(settings: $0, console: $1).run() }
        case .show: try follow(arguments, console) { ShowCommand(settings: $0, console: $1).run() }
        case .bake: try follow(arguments, console) { BakeCommand(settings: $0, console: $1).run() }
        case .diff: try follow(arguments, console) { DiffCommand(settings: $0, console: $1).run() }
        case .import: try follow(arguments, console) { ImportCommand(settings: $0, console: $1).run() }
        case .play: try follow(arguments, console) { PlayCommand(settings: $0, console: $1).run() }
        case .kit: try follow(arguments, console) { KitCommand(settings: $0, console: $1).run() }
        case .vectors: try follow(arguments, console) { VectorsCommand(settings: $0, console: $1).run() }
        case .rule: try follow(arguments, console) { RuleCommand(settings: $0, console: $1).run() }
        case .completions:
            try follow(arguments, console) { CompletionsCommand(settings: $0, console: $1).run() }
        case .man: try follow(arguments, console) { ManualCommand(settings: $0, console: $1).run() }
        }
    }

    private func follow<Settings: CommandSettings>(
        _ arguments: ArraySlice<String>, _ console: Console, _ run: (Settings, Console) -> ExitCode
    ) throws(UsageError) -> ExitCode {
        let settings = try Settings(arguments: arguments)
        if settings.common.wantsHelp { return console.answer(table.help(columns: console.columns)) }
        if settings.common.wantsVersion { return console.answer("gridgen \(gridgenVersion)\n") }
        return run(settings, console.coloring(settings.common.color))
    }
}
