/// An option of a command without its effect: its names and its value. Help, completions and the manual page are made from it.
///
/// A class, since tables of options are joined and copied for each command line.
final class OptionForm: Sendable {
    /// The names, the long one first: `--output`, `-o`.
    let names: [String]
    /// The name of the value in help; nil for an option without a value.
    let value: String?
    /// The values of an option that also works without one: only these are taken from the next argument.
    let optionalValues: [String]
    /// What completes the value; nil if that follows from its name.
    fileprivate let given: @Sendable () -> Candidates?
    /// The outputs that it configures; empty if it has nothing to do with outputs.
    let outputs: [String]
    /// One sentence for help, which is made only then: it may list names.
    fileprivate let sentence: @Sendable () -> String
    /// The long names of the options that can't be combined with this one. Listing one of two is enough.
    let excludes: [String]

    fileprivate init(
        names: [String], value: String?, optionalValues: [String],
        given: @escaping @Sendable () -> Candidates?,
        outputs: [String], sentence: @escaping @Sendable () -> String, excludes: [String]
    ) {
        self.names = names
        self.value = value
        self.optionalValues = optionalValues
        self.given = given
        self.outputs = outputs
        self.sentence = sentence
        self.excludes = excludes
    }

    /// The name that messages use.
    var name: String { names.first ?? "" }

    /// The names with the value, as help lists them.
    var label: String { names.reversed().joined(separator: ", ") + (value.map { " \($0)" } ?? "") }

    /// One sentence for help, with the outputs before it.
    var help: String { outputs.isEmpty ? sentence() : outputs.joined(separator: ", ") + ": " + sentence() }

    /// What completes the value.
    var candidates: Candidates { given() ?? Candidates(forValue: value) }
}

/// An option of a command, and the setting it changes.
struct Option<Settings>: Sendable {
    let form: OptionForm
    /// Applies the value, which is empty for an option without one. The error says what the value must be.
    let apply: @Sendable (inout Settings, String) throws(UsageError) -> Void

    init(
        names: [String], value: String?, optionalValues: [String] = [],
        candidates: @autoclosure @escaping @Sendable () -> Candidates? = nil, outputs: [String] = [],
        help: @autoclosure @escaping @Sendable () -> String, excludes: [String] = [],
        apply: @escaping @Sendable (inout Settings, String) throws(UsageError) -> Void
    ) {
        form = OptionForm(
            names: names, value: value, optionalValues: optionalValues, given: candidates, outputs: outputs,
            sentence: help, excludes: excludes)
        self.apply = apply
    }

    /// The same option, which first notes that it was given.
    func noting(_ note: @escaping @Sendable (inout Settings, OptionForm) -> Void) -> Option {
        Option(form: form) { settings, value throws(UsageError) in
            note(&settings, form)
            try apply(&settings, value)
        }
    }

    private init(
        form: OptionForm, apply: @escaping @Sendable (inout Settings, String) throws(UsageError) -> Void
    ) {
        (self.form, self.apply) = (form, apply)
    }

    var name: String { form.name }
}

/// Why a command line is invalid.
struct UsageError: Error, Hashable {
    let message: String
    /// The line of an options file, such as `gridgen.options:2`; nil for the command line itself.
    var place: String?

    /// The error for an argument after all that a command takes.
    static func surplus(_ argument: String) -> UsageError {
        UsageError(message: "`\(argument)` is one argument too many")
    }
}

/// Parses arguments with a table of options and returns the arguments that aren't options.
///
/// `--name value`, `--name=value`, `-n value` and `-n=value` are equivalent. After `--` nothing is an option, and `-`
/// alone never is.
func parseArguments<Settings>(
    _ arguments: ArraySlice<String>, options: [Option<Settings>], into settings: inout Settings
) throws(UsageError) -> [String] {
    let parsed = ParsedArguments(arguments, by: options.map { $0.form })
    // The first error is reported, be it one of a value or one of the command line.
    for (option, value) in parsed.values { try options[option].apply(&settings, value) }
    if let error = parsed.error { throw error }
    return parsed.others
}

/// The parts of a command line. This is no part of `parseArguments`, so that the program contains it once and not for each command.
private struct ParsedArguments {
    /// The places of the options in their table, with their values, up to the first error.
    private(set) var values: [(option: Int, value: String)] = []
    /// The arguments that aren't options.
    private(set) var others: [String] = []
    private(set) var error: UsageError?

    private static let emptyArgument = "an argument is empty; is a variable not set?"

    init(_ arguments: ArraySlice<String>, by options: [OptionForm]) {
        do throws(UsageError) {
            var rest = arguments
            while let argument = rest.popFirst() { try take(argument, &rest, options) }
            let given = values.map { options[$0.option] }
            for option in given {
                if let other = given.first(where: { option.excludes.contains($0.name) }) {
                    throw UsageError(message: "`\(option.name)` and `\(other.name)` can't be combined")
                }
            }
        } catch {
            self.error = error
        }
    }

    private mutating func take(
        _ argument: String, _ rest: inout ArraySlice<String>, _ options: [OptionForm]
    ) throws(UsageError) {
        if argument == "--" {
            if rest.contains("") { throw UsageError(message: Self.emptyArgument) }
            others += rest
            rest = []
            return
        }
        if argument.isEmpty { throw UsageError(message: Self.emptyArgument) }
        guard argument.hasPrefix("-"), argument != "-" else {
            others.append(argument)
            return
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        guard let place = options.firstIndex(where: { $0.names.contains(name) }) else {
            throw unknownOption(name, options.flatMap { $0.names })
        }
        let option = options[place]
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let label = option.value else {
            if attached != nil { throw UsageError(message: "`\(name)` takes no value") }
            values.append((place, ""))
            return
        }
        if !option.optionalValues.isEmpty, attached == nil {
            let isGiven = rest.first.map(option.optionalValues.contains) ?? false
            values.append((place, isGiven ? rest.removeFirst() : ""))
            return
        }
        // A value that looks like an option more likely means that the value was forgotten.
        let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
        guard let value = attached ?? next, !value.isEmpty else {
            throw UsageError(message: "`\(name)` needs a value: \(label)")
        }
        if attached == nil { rest = rest.dropFirst() }
        values.append((place, value))
    }
}
