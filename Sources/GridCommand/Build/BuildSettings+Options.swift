internal import GridEmit

extension BuildSettings {
    static let options: [Option<BuildSettings>] =
        [
            Option(
                names: ["--emit"], value: "KIND[=PATH][,…]",
                help: "what to make, and where: \(Output.all.map(\.name).joined(separator: ", "))"
            ) { settings, value throws(UsageError) in
                for part in value.split(separator: ",", omittingEmptySubsequences: false) {
                    try settings.addRequest(part)
                }
            },
            Option(
                names: ["--output", "-o"], value: "FILE",
                help: "write the one output of one spec to this file",
                excludes: ["--out-dir"]
            ) { settings, value in settings.file = value },
            Option(
                names: ["--out-dir"], value: "DIR",
                help: "write outputs into this folder, made where it is missing"
            ) { settings, value in settings.folder = value },
            Option(
                names: ["--check"], value: nil, help: "write nothing, show what is stale and what mends it",
                excludes: ["--list-outputs"]
            ) { settings, _ in settings.checks = true },
            Option(
                names: ["--list-outputs"], value: nil, help: "print the files that would be written, and stop"
            ) { settings, _ in settings.listsOutputs = true },
            Option(names: ["--quiet", "-q"], value: nil, help: "say nothing but errors") { settings, _ in
                settings.isQuiet = true
            },
            Option(names: ["--timings"], value: nil, help: "say how long each stage took") { settings, _ in
                settings.showsTimings = true
            },
            Option(
                names: ["--depfile"], value: "FILE",
                help: "write what each output is made of, as Make and Ninja read it",
                excludes: ["--check", "--list-outputs"]
            ) { settings, value in settings.dependencyFile = value },
            Option(
                names: ["--options"], value: "FILE",
                help: "take options of outputs from a file: "
                    + outputOptions.map(\.name).joined(separator: ", ")
            ) { settings, value throws(UsageError) in try settings.readOptions(value) },
        ] + outputOptions

    /// The options that say what outputs are like, which may stand in a file of options.
    static let outputOptions: [Option<BuildSettings>] = [
        Option(
            names: ["--fractions"], value: nil, help: "json: exact fractions instead of the nearest doubles"
        ) { settings, _ in settings.options.fractions = true },
        Option(
            names: ["--access"], value: "LEVEL", help: "swift: who may use it: internal, package or public"
        ) { settings, value throws(UsageError) in
            guard let access = AccessLevel(rawValue: value) else {
                throw unknownValue("access level", value, among: AccessLevel.allCases.map(\.rawValue))
            }
            settings.options.access = access
        },
        Option(
            names: ["--prefix"], value: "TEXT",
            help: "css: what stands before the name of the class, as in `app-`"
        ) { settings, value throws(UsageError) in
            guard isClassStart(value) else {
                throw UsageError(
                    message:
                        "`\(value)` begins no class name: write a letter, then letters, digits or hyphens")
            }
            settings.options.prefix = value
        },
    ]

    /// Adds what one part of `--emit` says: `swift`, or `swift=Sources/Nice.swift`.
    private mutating func addRequest(_ part: Substring) throws(UsageError) {
        let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let (name, path) = (words.first ?? "", words.count > 1 ? words[1] : nil)
        guard let output = Output.all.first(where: { $0.name == name }) else {
            throw unknownValue("output", name, among: Output.all.map(\.name))
        }
        if path == "" { throw UsageError(message: "`\(name)=` lacks its path") }
        let isKnown = requests.contains { $0.output.name == name && $0.path == path }
        if !isKnown { requests.append(Request(output: output, path: path)) }
    }
}

/// Whether the name of a class can begin so.
private func isClassStart(_ text: String) -> Bool {
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    let isName = text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    return isName && text.utf8.first.map(isLetter) ?? false
}
