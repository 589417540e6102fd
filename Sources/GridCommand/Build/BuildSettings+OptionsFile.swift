extension BuildSettings {
    /// Reads options from a file: words as on the command line, and comments from `#` to the end of the line.
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
        for (number, line) in zip(1..., lines) {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: { $0.isWhitespace }).map(String.init)
            do throws(UsageError) {
                if let word = words.first(where: Self.isMisplaced) {
                    let known = Self.outputOptions.map { "`\($0.name)`" }.joined(separator: ", ")
                    throw UsageError(message: "`\(word)` isn't allowed in an options file; \(known) are")
                }
                let rest = try parseArguments(words[...], options: Self.outputOptions, into: &self)
                if let word = rest.first { throw UsageError(message: "`\(word)` is not an option") }
            } catch {
                throw UsageError(message: error.message, place: "\(path):\(number)")
            }
        }
    }

    /// Whether a word is an option that is only allowed on the command line.
    private static func isMisplaced(_ word: String) -> Bool {
        let name = String(word.prefix { $0 != "=" })
        return options.contains { $0.names.contains(name) }
            && !outputOptions.contains { $0.names.contains(name) }
    }
}
