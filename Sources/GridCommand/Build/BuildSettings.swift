internal import GridEmit

/// What the command line of `build` says.
struct BuildSettings: CommandSettings {
    var specs: [String] = []
    var outputs: [Output] = []
    var file: String?
    var folder: String?
    var options = EmitOptions()
    var common = CommonSettings()
}

extension BuildSettings {
    /// The options of `build`, in the order that help shows.
    static let options: [Option<BuildSettings>] = [
        Option(
            names: ["--emit"], value: "KIND[,…]",
            help: "what to make: \(Output.all.map(\.name).joined(separator: ", "))"
        ) { settings, value throws(UsageError) in
            for name in value.split(separator: ",", omittingEmptySubsequences: false) {
                let name = String(name)
                guard let output = Output.all.first(where: { $0.name == name }) else {
                    throw unknownValue("output", name, among: Output.all.map(\.name))
                }
                if !settings.outputs.contains(where: { $0.name == name }) { settings.outputs.append(output) }
            }
        },
        Option(
            names: ["--output", "-o"], value: "FILE", help: "write the one output of one spec to this file",
            excludes: ["--out-dir"]
        ) {
            settings, value in settings.file = value
        },
        Option(
            names: ["--out-dir"], value: "DIR",
            help: "write outputs into this folder, made where it is missing"
        ) {
            settings, value in settings.folder = value
        },
        Option(
            names: ["--fractions"], value: nil, help: "json: exact fractions instead of the nearest doubles"
        ) {
            settings, _ in settings.options.fractions = true
        },
        Option(
            names: ["--prefix"], value: "TEXT",
            help: "css: what stands before the name of the class, as in `app-`"
        ) { settings, value throws(UsageError) in
            let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
            let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
            let isName = value.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
            guard isName, value.utf8.first.map(isLetter) ?? false else {
                throw UsageError(
                    message:
                        "`\(value)` begins no class name: write a letter, then letters, digits or hyphens")
            }
            settings.options.prefix = value
        },
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        specs = arguments
        guard !specs.isEmpty else { throw UsageError(message: "no spec is named") }
        guard !outputs.isEmpty else {
            let known = Output.all.map(\.name).joined(separator: ", ")
            throw UsageError(message: "`--emit` is missing; it says what to make: \(known)")
        }
        if specs.filter({ $0 == "-" }).count > 1 {
            throw UsageError(message: "standard input is named twice")
        }
        if file != nil, specs.count != 1 || outputs.count != 1 {
            throw UsageError(message: "`--output` takes one output of one spec; use `--out-dir`")
        }
    }

    static let summary = "compile specs into code, style sheets, tables and pictures"
    static let usage = "gridgen [build] FILE.grid … --emit KIND[,…] [-o FILE | --out-dir DIR]"
    static let details = """
        `-` reads the spec from standard input. One output of one spec goes to standard output; several stand
        beside their specs, as `nice.grid.swift`, or in the folder of `--out-dir`.

        exit codes: 0 fine, 1 errors in a spec, 2 the command line, an input or an output failed
        """
    static let examples = [
        "gridgen specs/nice.grid --emit swift",
        "gridgen specs/nice.grid --emit json --fractions",
        "gridgen specs/nice.grid specs/x.grid --emit swift,css --out-dir generated",
    ]
}
