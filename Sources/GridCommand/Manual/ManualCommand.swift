/// The settings of `man`.
struct ManualSettings: CommandSettings {
    var common = CommonSettings()

    static let summary = "print the manual page"
    static let usage = "gridgen man"
    static let details = """
        The page is made from the same tables as the help, in the format of man. A release has it as `man/gridgen.1`.
        """
    static let examples = ["gridgen man > /usr/local/share/man/man1/gridgen.1", "gridgen man | man -l -"]
    static let options: [Option<ManualSettings>] = []
    static let arguments = Candidates.none

    mutating func take(_ arguments: [String]) throws(UsageError) {
        if let argument = arguments.first {
            throw UsageError.surplus(argument)
        }
    }
}

/// `gridgen man`: prints the manual page.
struct ManualCommand {
    let settings: ManualSettings
    let console: Console

    func run() -> ExitCode { console.answer(manualPage()) }
}
