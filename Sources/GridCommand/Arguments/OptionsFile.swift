/// Settings of a command that an options file may contain.
protocol ConfigurableSettings: CommandSettings {
    /// The section of an options file with the command's options, without its brackets; nil for the lines before all sections.
    static var section: String? { get }
    /// The options that the section may have.
    static var fileOptions: [Option<Self>] { get }

    /// The options files that were read.
    var optionFiles: [String] { get set }
}

/// The sections of options files; before them are the options of outputs.
private let sections = [LintSettings.section, nil].compactMap { $0 }

extension ConfigurableSettings {
    /// Reads the command's options from a file: words as on the command line, and comments from `#` to the end of the line.
    ///
    /// Errors begin with the file and line, like those in specs.
    mutating func readOptions(_ path: String) throws(UsageError) {
        let bytes: [UInt8]
        switch readFile(path) {
        case .failure(let failure): throw UsageError(message: "\(failure.path): \(failure.reason)")
        // Some editors put a byte order mark before the text.
        case .success(let read):
            bytes = Array(read.starts(with: [0xEF, 0xBB, 0xBF]) ? read[3...] : read[...])
        }
        optionFiles.append(path)
        let lines = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
        var section: String?
        for (number, line) in zip(1..., lines) {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: { $0.isWhitespace }).map(String.init)
            do throws(UsageError) {
                if words.count == 1, let name = try sectionName(words[0]) {
                    section = name
                } else if section == Self.section {
                    try takeOptions(words)
                }
            } catch {
                throw UsageError(message: error.message, place: "\(path):\(number)")
            }
        }
    }

    private mutating func takeOptions(_ words: [String]) throws(UsageError) {
        if let word = words.first(where: Self.isMisplaced) {
            let known = Self.fileOptions.map { "`\($0.name)`" }.joined(separator: ", ")
            let here = Self.section.map { "in the section `[\($0)]` of" } ?? "in"
            throw UsageError(message: "`\(word)` isn't allowed \(here) an options file; \(known) are")
        }
        let rest = try parseArguments(words[...], options: Self.fileOptions, into: &self)
        if let word = rest.first { throw UsageError(message: "`\(word)` is not an option") }
    }

    /// Whether a word is an option that is only allowed on the command line.
    private static func isMisplaced(_ word: String) -> Bool {
        let name = String(word.prefix { $0 != "=" })
        return options.contains { $0.names.contains(name) }
            && !fileOptions.contains { $0.names.contains(name) }
    }
}

/// The name of the section that a word begins; nil for another word.
private func sectionName(_ word: String) throws(UsageError) -> String? {
    guard word.hasPrefix("["), word.hasSuffix("]") else { return nil }
    let name = String(word.dropFirst().dropLast())
    guard sections.contains(name) else { throw unknownValue("section", name, among: sections) }
    return name
}
