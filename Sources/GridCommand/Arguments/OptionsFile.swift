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
private let sections = [LintSettings.section].compactMap { $0 }

extension ConfigurableSettings {
    /// Reads the command's options from a file: words as on the command line, quoted if they have spaces, and comments from `#` to the end of the line.
    ///
    /// Errors begin with the file and line, like those in specs.
    mutating func readOptions(_ path: String) throws(UsageError) {
        optionFiles.append(path)
        for line in try optionLines(of: path, section: Self.section) {
            do throws(UsageError) {
                if let word = misplacedOption(
                    line.words, Self.options.map { $0.form }, Self.fileOptions.map { $0.name })
                {
                    let known = Self.fileOptions.map { "`\($0.name)`" }.joined(separator: ", ")
                    let here = Self.section.map { "in the section `[\($0)]` of" } ?? "in"
                    throw UsageError(message: "`\(word)` isn't allowed \(here) an options file; \(known) are")
                }
                let rest = try parseArguments(line.words[...], options: Self.fileOptions, into: &self)
                if let word = rest.first { throw UsageError(message: "`\(word)` is not an option") }
            } catch {
                throw UsageError(message: error.message, place: line.place)
            }
        }
    }
}

/// The first word that is an option, but not one of those that a file may have.
private func misplacedOption(_ words: [String], _ options: [OptionForm], _ allowed: [String]) -> String? {
    words.first { word in
        let name = String(word.prefix { $0 != "=" })
        return options.contains { $0.names.contains(name) && !allowed.contains($0.name) }
    }
}

/// The words of a line of an options file; nil if a quotation mark isn't closed.
private func optionWords(of line: Substring) -> [String]? {
    var words: [String] = []
    var (word, quote): (String?, Character?) = (nil, nil)
    for character in line {
        if let mark = quote {
            if character == mark { quote = nil } else { word?.append(character) }
        } else if character == "#" {
            break
        } else if character == "'" || character == "\"" {
            (word, quote) = (word ?? "", character)
        } else if !character.isWhitespace {
            word = (word ?? "") + String(character)
        } else if let whole = word {
            words.append(whole)
            word = nil
        }
    }
    return quote == nil ? words + [word].compactMap { $0 } : nil
}

/// The lines of one section of an options file, each with its place.
private func optionLines(
    of path: String, section wanted: String?
) throws(UsageError) -> [(place: String, words: [String])] {
    let bytes: [UInt8]
    switch readFile(path) {
    case .failure(let failure): throw UsageError(message: "\(failure.path): \(failure.reason)")
    case .success(let read): bytes = read.withoutByteOrderMark
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    var found: [(place: String, words: [String])] = []
    var section: String?
    for (number, line) in zip(1..., lines) {
        guard let words = optionWords(of: line) else {
            throw UsageError(message: "a quotation mark isn't closed", place: "\(path):\(number)")
        }
        guard words.count == 1, words[0].hasPrefix("["), words[0].hasSuffix("]") else {
            if section == wanted { found.append(("\(path):\(number)", words)) }
            continue
        }
        let name = String(words[0].dropFirst().dropLast())
        guard sections.contains(name) else {
            let error = unknownValue("section", name, among: sections)
            throw UsageError(message: error.message, place: "\(path):\(number)")
        }
        section = name
    }
    return found
}
