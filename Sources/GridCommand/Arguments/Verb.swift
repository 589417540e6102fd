internal import GridEmit

/// The commands of gridgen. Without one it builds.
enum Verb: String, CaseIterable {
    case build, lint, fmt, show, play, kit, vectors, rule

    static let names = allCases.map { $0.rawValue }

    /// The usage line that is printed after an error in the command line.
    var usage: String {
        switch self {
        case .build: BuildSettings.usage
        case .lint: LintSettings.usage
        case .kit: KitSettings.usage
        case .vectors: VectorsSettings.usage
        case .rule: RuleSettings.usage
        case .fmt: FormatSettings.usage
        case .show: ShowSettings.usage
        case .play: PlaySettings.usage
        }
    }

    /// What the command does, in one line of help.
    var summary: String {
        switch self {
        case .build: BuildSettings.summary
        case .lint: LintSettings.summary
        case .kit: KitSettings.summary
        case .vectors: VectorsSettings.summary
        case .rule: RuleSettings.summary
        case .fmt: FormatSettings.summary
        case .show: ShowSettings.summary
        case .play: PlaySettings.summary
        }
    }

    func run(_ arguments: ArraySlice<String>, console: Console) throws(UsageError) -> ExitCode {
        switch self {
        case .build: try follow(arguments, console) { BuildCommand(settings: $0, console: $1).run() }
        case .lint: try follow(arguments, console) { LintCommand(settings: $0, console: $1).run() }
        case .kit: try follow(arguments, console) { KitCommand(settings: $0, console: $1).run() }
        case .vectors: try follow(arguments, console) { VectorsCommand(settings: $0, console: $1).run() }
        case .rule: try follow(arguments, console) { RuleCommand(settings: $0, console: $1).run() }
        case .fmt: try follow(arguments, console) { FormatCommand(settings: $0, console: $1).run() }
        case .show: try follow(arguments, console) { ShowCommand(settings: $0, console: $1).run() }
        case .play: try follow(arguments, console) { PlayCommand(settings: $0, console: $1).run() }
        }
    }

    private func follow<Settings: CommandSettings>(
        _ arguments: ArraySlice<String>, _ console: Console, _ run: (Settings, Console) -> ExitCode
    ) throws(UsageError) -> ExitCode {
        let settings = try Settings(arguments: arguments)
        if settings.common.wantsHelp { return console.answer(Settings.help(columns: console.columns)) }
        if settings.common.wantsVersion { return console.answer("gridgen \(gridgenVersion)\n") }
        return run(settings, console.coloring(settings.common.color))
    }
}
