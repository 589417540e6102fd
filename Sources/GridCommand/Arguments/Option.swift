/// An option of a command: its names, its value, and the setting it changes. Help is generated from the same table.
struct Option<Settings>: Sendable {
    /// The names, the long one first: `--output`, `-o`.
    let names: [String]
    /// The name of the value in help; nil for an option without a value.
    let value: String?
    /// One sentence for help, which is made only then: it may list names.
    private let sentence: @Sendable () -> String
    /// The values of an option that also works without one: only these are taken from the next argument.
    let optionalValues: [String]
    /// What completes the value; nil if that follows from its name.
    private let given: @Sendable () -> Candidates?
    /// The outputs that it configures; empty if it has nothing to do with outputs.
    let outputs: [String]
    /// The long names of the options that can't be combined with this one. Listing one of two is enough.
    let excludes: [String]
    /// Applies the value, which is empty for an option without one. The error says what the value must be.
    let apply: @Sendable (inout Settings, String) throws(UsageError) -> Void

    init(
        names: [String], value: String?, optionalValues: [String] = [],
        candidates: @autoclosure @escaping @Sendable () -> Candidates? = nil, outputs: [String] = [],
        help: @autoclosure @escaping @Sendable () -> String, excludes: [String] = [],
        apply: @escaping @Sendable (inout Settings, String) throws(UsageError) -> Void
    ) {
        self.names = names
        self.value = value
        self.optionalValues = optionalValues
        given = candidates
        self.outputs = outputs
        sentence = help
        self.excludes = excludes
        self.apply = apply
    }

    /// The same option with another effect.
    init(
        _ option: Option, apply: @escaping @Sendable (inout Settings, String) throws(UsageError) -> Void
    ) {
        names = option.names
        value = option.value
        sentence = option.sentence
        optionalValues = option.optionalValues
        given = option.given
        outputs = option.outputs
        excludes = option.excludes
        self.apply = apply
    }

    /// One sentence for help, with the outputs before it.
    var help: String { outputs.isEmpty ? sentence() : outputs.joined(separator: ", ") + ": " + sentence() }

    /// The name that messages use.
    var name: String { names.first ?? "" }

    /// What completes the value.
    var candidates: Candidates { given() ?? Candidates(forValue: value) }
}

/// Why a command line is invalid.
struct UsageError: Error, Hashable {
    let message: String
    /// The line of an options file, such as `gridgen.options:2`; nil for the command line itself.
    var place: String?
}

private let emptyArgument = "an argument is empty; is a variable not set?"

/// Parses arguments with a table of options and returns the arguments that aren't options.
///
/// `--name value`, `--name=value`, `-n value` and `-n=value` are equivalent. After `--` nothing is an option, and `-`
/// alone never is.
func parseArguments<Settings>(
    _ arguments: ArraySlice<String>, options: [Option<Settings>], into settings: inout Settings
) throws(UsageError) -> [String] {
    var positional: [String] = []
    var given: [Option<Settings>] = []
    var rest = arguments
    while let argument = rest.popFirst() {
        if argument == "--" {
            if rest.contains("") { throw UsageError(message: emptyArgument) }
            positional += rest
            break
        }
        if argument.isEmpty { throw UsageError(message: emptyArgument) }
        guard argument.hasPrefix("-"), argument != "-" else {
            positional.append(argument)
            continue
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        guard let option = options.first(where: { $0.names.contains(name) }) else {
            throw unknownOption(name, options.flatMap { $0.names })
        }
        given.append(option)
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let label = option.value else {
            if attached != nil { throw UsageError(message: "`\(name)` takes no value") }
            try option.apply(&settings, "")
            continue
        }
        if !option.optionalValues.isEmpty, attached == nil {
            let isGiven = rest.first.map(option.optionalValues.contains) ?? false
            try option.apply(&settings, isGiven ? rest.removeFirst() : "")
            continue
        }
        // A value that looks like an option more likely means that the value was forgotten.
        let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
        guard let value = attached ?? next, !value.isEmpty else {
            throw UsageError(message: "`\(name)` needs a value: \(label)")
        }
        if attached == nil { rest = rest.dropFirst() }
        try option.apply(&settings, value)
    }
    for option in given {
        if let other = given.first(where: { option.excludes.contains($0.name) }) {
            throw UsageError(message: "`\(option.name)` and `\(other.name)` can't be combined")
        }
    }
    return positional
}
