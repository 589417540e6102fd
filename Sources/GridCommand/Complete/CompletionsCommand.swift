/// A shell that can ask gridgen how a command line goes on.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    static let names = allCases.map { $0.rawValue }
}

/// The settings of `completions`.
struct CompletionsSettings: CommandSettings {
    var shell = Shell.bash
    var common = CommonSettings()

    static let summary = "print a script with which a shell completes commands, options and their values"
    static let usage = "gridgen completions \(Shell.names.joined(separator: "|"))"
    static let details = """
        The script asks gridgen how a command line goes on. Load it when the shell starts:

        bash: `source <(gridgen completions bash)` in `~/.bashrc`

        zsh: `source <(gridgen completions zsh)` in `~/.zshrc`, after `compinit`

        fish: `gridgen completions fish | source` in `~/.config/fish/config.fish`
        """
    static let examples = [
        "gridgen completions bash > ~/.local/share/bash-completion/completions/gridgen",
        "gridgen completions fish > ~/.config/fish/completions/gridgen.fish",
    ]
    static let options: [Option<CompletionsSettings>] = []
    static let arguments = Candidates.words(Shell.names)

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard let name = arguments.first else {
            throw UsageError(message: "name a shell: \(Shell.names.joined(separator: ", "))")
        }
        if arguments.count > 1 { throw UsageError.surplus(arguments[1]) }
        guard let shell = Shell(rawValue: name) else {
            throw unknownValue("shell", name, among: Shell.names)
        }
        self.shell = shell
    }
}

/// `gridgen completions`: prints a script for a shell.
struct CompletionsCommand {
    let settings: CompletionsSettings
    let console: Console

    func run() -> ExitCode { console.answer(settings.shell.script) }
}
