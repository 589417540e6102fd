internal import GridEmit

extension BuildSettings {
    static let options: [Option<BuildSettings>] =
        [
            Option(
                names: ["--emit"], value: "KIND[=PATH][,…]",
                candidates: .list(Output.all.map { ($0.name, "") }, takesPaths: true),
                help:
                    "what to generate: \(Output.all.map { $0.name }.joined(separator: ", ")); PATH names the file"
            ) { settings, value throws(UsageError) in
                for part in value.split(separator: ",", omittingEmptySubsequences: false) {
                    try settings.addRequest(part)
                }
            },
            Option(
                names: ["--output", "-o"], value: "FILE",
                help: "write to this file (one output of one spec only)",
                excludes: ["--out-dir"]
            ) { settings, value in settings.file = value },
            Option(
                names: ["--out-dir"], value: "DIR",
                help: "write outputs into this folder; it is created if missing"
            ) { settings, value in settings.folder = value },
            Option(
                names: ["--check"], value: nil,
                help: "write nothing; show outputs that are out of date and how to update them",
                excludes: ["--list-outputs"]
            ) { settings, _ in settings.checks = true },
            Option(
                names: ["--list-outputs"], value: nil, help: "only list the files that would be written"
            ) { settings, _ in settings.listsOutputs = true },
            Option(names: ["--quiet", "-q"], value: nil, help: "print nothing but errors") { settings, _ in
                settings.isQuiet = true
            },
            Option(names: ["--timings"], value: nil, help: "print how long each stage took") { settings, _ in
                settings.showsTimings = true
            },
            Option(
                names: ["--depfile"], value: "FILE",
                help: "write a dependency file for Make or Ninja",
                excludes: ["--check", "--list-outputs"]
            ) { settings, value in settings.dependencyFile = value },
            .watch(excludes: ["--check", "--list-outputs", "--depfile", "--timings"]),
            .outputFormat(excludes: ["--check", "--list-outputs", "--quiet"]) { $0.format = $1 },
            .stdinFilename,
            Option(
                names: ["--options"], value: "FILE",
                help: "read output options from a file: "
                    + outputOptions.map { $0.name }.joined(separator: ", ")
            ) { settings, value throws(UsageError) in try settings.readOptions(value) },
            // On the command line they have to fit the requested outputs. An options file may have options for other outputs.
        ]
        + outputOptions.map { option in
            option.noting { $0.givenOptions.append(($1.name, $1.outputs)) }
        }

    /// Checks that each option of outputs on the command line has one to configure.
    func checkOutputOptions() throws(UsageError) {
        let names = requests.map { $0.output.name }
        try checkEffects(of: givenOptions, on: names)
        let givesKit = givenOptions.contains { $0.name == "--kit" }
        if givesKit, options.kit == .sameModule, !names.contains("swift") {
            throw UsageError(message: "`--kit same-module` is for `swift`; write `--kit`")
        }
        let givesAccess = givenOptions.contains { $0.name == "--access" }
        if givesAccess, options.access == .package, !names.contains("swift") {
            throw UsageError(message: "`--access package` is for `swift`; Kotlin has `internal` and `public`")
        }
    }

    /// The outputs that are code.
    private static let codeOutputs = ["swift", "ts", "js", "dts", "kotlin", "c"]

    /// The options that configure outputs. They may also be in an options file.
    static let outputOptions: [Option<BuildSettings>] =
        [
            Option(
                names: ["--fractions"], value: nil,
                outputs: ["json"],
                help: "print exact fractions instead of the nearest doubles"
            ) { settings, _ in settings.options.fractions = true },
            Option(
                names: ["--access"], value: "LEVEL",
                candidates: .words(AccessLevel.allCases.map { $0.rawValue }),
                outputs: ["swift", "kotlin"],
                help: "access level of the generated code: internal, package (not in Kotlin) or public"
            ) { settings, value throws(UsageError) in
                guard let access = AccessLevel(rawValue: value) else {
                    throw unknownValue("access level", value, among: AccessLevel.allCases.map { $0.rawValue })
                }
                settings.options.access = access
            },
            Option(
                names: ["--kit"], value: "[same-module]", optionalValues: [KitUse.sameModule.rawValue],
                outputs: codeOutputs,
                help: "use a kit, which `gridgen kit` writes, instead of a runtime in each file"
            ) { settings, value throws(UsageError) in
                guard let kit = value.isEmpty ? .package : KitUse(rawValue: value) else {
                    throw unknownValue("use of the kit", value, among: KitUse.allCases.map { $0.rawValue })
                }
                settings.options.kit = kit
            },
            Option(
                names: ["--only"], value: "NAME[,…]",
                candidates: .list(CodeFunction.allCases.map { ($0.rawValue, "") }),
                outputs: codeOutputs,
                help: "generate these functions and what they need: "
                    + CodeFunction.allCases.map { $0.rawValue }.joined(separator: ", ")
            ) { settings, value throws(UsageError) in
                for name in value.split(separator: ",", omittingEmptySubsequences: false) {
                    guard let function = CodeFunction(rawValue: String(name)) else {
                        let known = CodeFunction.allCases.map { $0.rawValue }
                        throw unknownValue("function", String(name), among: known)
                    }
                    if !settings.options.only.contains(function) { settings.options.only.append(function) }
                }
            },
            Option(
                names: ["--package"], value: "NAME",
                outputs: ["kotlin"],
                help: "package of the generated code, such as `org.example`"
            ) { settings, value throws(UsageError) in
                settings.options.package = try packageName(value)
            },
            Option(
                names: ["--kit-package"], value: "NAME",
                outputs: ["kotlin"],
                help: "use a kit in this package, which `gridgen kit --package` writes"
            ) { settings, value throws(UsageError) in
                settings.options.kitPackage = try packageName(value)
                settings.options.kit = settings.options.kit ?? .package
            },
            Option(
                names: ["--type-names"], value: nil,
                outputs: ["swift", "kotlin"],
                help: "name files after the types that they define: `Moments.kt` instead of `moments.grid.kt`"
            ) { settings, _ in settings.namesTypes = true },
            Option(
                names: ["--prefix"], value: "TEXT",
                outputs: ["css", "html"],
                help: "prefix of the class name, such as `app-`"
            ) { settings, value throws(UsageError) in
                settings.options.prefix = try classPrefix(value)
            },
            Option(
                names: ["--layer"], value: "NAME",
                outputs: ["css"],
                help: "cascade layer of the style sheet, such as `albums` or `components.albums`"
            ) { settings, value throws(UsageError) in
                settings.options.layer = try layerName(value)
            },
        ] + imageOptions(of: ["images", "html"])

    /// Adds one part of `--emit`: `swift`, or `swift=Sources/Nice.swift`.
    private mutating func addRequest(_ part: Substring) throws(UsageError) {
        let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let (name, path) = (words.first ?? "", words.count > 1 ? words[1] : nil)
        guard let output = Output.all.first(where: { $0.name == name }) else {
            throw unknownValue("output", name, among: Output.all.map { $0.name })
        }
        if path == "" { throw UsageError(message: "`\(name)=` needs a path") }
        let isKnown = requests.contains { $0.output.name == name && $0.path == path }
        if !isKnown { requests.append(Request(output: output, path: path)) }
    }
}

/// The name of a package in Kotlin, if the text can be one.
func packageName(_ text: String) throws(UsageError) -> String {
    guard isPackage(text) else {
        throw UsageError(
            message: "`\(text)` can't name a package; use words of letters, digits and `_`, separated by `.`")
    }
    return text
}

/// Whether a package can have the name: words of letters, digits and `_`, which Kotlin hasn't reserved.
private func isPackage(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return words.first != "kotlin"
        && words.allSatisfy { word in
            let isName = word.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
            let isReserved = word.utf8.allSatisfy { $0 == UInt8(ascii: "_") }
            return isName && !isReserved && word.utf8.first.map { !isDigit($0) } ?? false
        }
}

private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

/// The prefix of a class name, if it can be one.
func classPrefix(_ text: String) throws(UsageError) -> String {
    guard isClassStart(text) else {
        throw UsageError(
            message: "`\(text)` can't begin a class name; use a letter, then letters, digits or hyphens")
    }
    return text
}

/// The name of a cascade layer, if the text can be one.
func layerName(_ text: String) throws(UsageError) -> String {
    let isName = text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        let lowercase = word.utf8.map { $0 | 0x20 }
        return isClassStart(String(word)) && !reservedLayers.contains { $0.utf8.elementsEqual(lowercase) }
    }
    guard isName else {
        throw UsageError(
            message:
                "`\(text)` can't name a cascade layer; use words of letters, digits and hyphens, separated by `.`"
        )
    }
    return text
}

/// Words that CSS keeps for itself.
private let reservedLayers = ["default", "inherit", "initial", "revert", "revert-layer", "unset"]

/// Whether a class name can begin with the text.
private func isClassStart(_ text: String) -> Bool {
    let isName = text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    return isName && text.utf8.first.map(isLetter) ?? false
}
