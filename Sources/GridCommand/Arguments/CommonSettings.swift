/// The settings that every command has.
struct CommonSettings: Hashable {
    /// When text is colored.
    enum Color: String, CaseIterable {
        case auto, always, never
    }

    var color = Color.auto
    var wantsHelp = false
    var wantsVersion = false
    /// The command line as it was written, without the verb.
    var arguments: [String] = []
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
