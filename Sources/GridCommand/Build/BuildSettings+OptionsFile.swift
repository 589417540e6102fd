extension BuildSettings {
    /// Takes the options that stand in a file: words as on the command line, and comments from `#` to the end of the line.
    ///
    /// An error begins with the file and the line, as those of specs do.
    mutating func readOptions(_ path: String) throws(UsageError) {
        let bytes: [UInt8]
        switch readFile(path) {
        case .failure(let failure): throw UsageError(message: "\(failure.path): \(failure.reason)")
        case .success(let read): bytes = read
        }
        optionFiles.append(path)
        let lines = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in zip(1..., lines) {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
            do throws(UsageError) {
                if let word = words.first(where: Self.isMisplaced) {
                    let known = Self.outputOptions.map { "`\($0.name)`" }.joined(separator: ", ")
                    throw UsageError(message: "`\(word)` can't stand in a file of options; \(known) can")
                }
                let rest = try parseArguments(words[...], options: Self.outputOptions, into: &self)
                if let word = rest.first { throw UsageError(message: "`\(word)` is no option") }
            } catch {
                throw UsageError(message: error.message, place: "\(path):\(number)")
            }
        }
    }

    /// Whether a word is an option of the command line alone.
    private static func isMisplaced(_ word: String) -> Bool {
        let name = String(word.prefix { $0 != "=" })
        return options.contains { $0.names.contains(name) }
            && !outputOptions.contains { $0.names.contains(name) }
    }
}
