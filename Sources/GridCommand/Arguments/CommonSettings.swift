/// The settings that every command has.
struct CommonSettings: Hashable {
    /// When text is colored.
    enum Color: String, CaseIterable {
        case auto, always, never
    }

    var color = Color.auto
    var wantsHelp = false
    var wantsVersion = false
    /// What standard input is called; nil if nothing says it.
    var inputName: String?
    /// The command line as it was written, without the verb.
    var arguments: [String] = []

    /// What messages call a spec.
    func name(ofSpec path: String) -> String { path == "-" ? inputName ?? "stdin" : path }

    /// Checks what paths say of standard input.
    func checkInput(_ paths: [String]) throws(UsageError) {
        let count = paths.count { $0 == "-" }
        if count > 1 { throw UsageError(message: "standard input can only be read once") }
        if count == 0, inputName != nil {
            throw UsageError(message: "`--stdin-filename` names standard input; write `-` to read it")
        }
    }
}

extension Option where Settings: CommandSettings {
    /// The option that names standard input.
    static var stdinFilename: Option<Settings> {
        Option(
            names: ["--stdin-filename"], value: "FILE",
            help: "the name of the spec that standard input has: for messages, outputs and the grid"
        ) { settings, value in settings.common.inputName = value }
    }
}

extension CommandSettings {
    /// The options that every command has; help lists them last.
    static var commonOptions: [Option<Self>] {
        let choices = CommonSettings.Color.allCases.map { $0.rawValue }
        return [
            Option(
                names: ["--color"], value: choices.joined(separator: "|"),
                help: "color the output: always, never, or on terminals that support it"
            ) { settings, value throws(UsageError) in
                guard let color = CommonSettings.Color(rawValue: value) else {
                    throw unknownValue("color choice", value, among: choices)
                }
                settings.common.color = color
            },
            Option(names: ["--help", "-h"], value: nil, help: "print this help") { settings, _ in
                settings.common.wantsHelp = true
            },
            Option(names: ["--version"], value: nil, help: "print the version") { settings, _ in
                settings.common.wantsVersion = true
            },
        ]
    }
}
