/// The file with the sources of the kit in Swift, as apps get them.
///
/// - Parameter functions: the one that is recorded, too.
func kitSources(with functions: RecordedFile) throws -> String {
    let quotes = "\"\"\""
    let files = try RecordedFile.paths(in: swiftKitFolder, ending: ".swift").map { name in
        let path = "\(swiftKitFolder)/\(name)"
        let source = try path == functions.path ? functions.text : RecordedFile.source(path)
        return "    (\n        \"\(name)\",\n        #" + quotes + "\n\(withoutMarks(source))" + quotes
            + "#\n    ),\n"
    }
    return """
        \(RecordedFile.head)
        /// The sources of GridgenKit, with their paths.
        let kitSources: [(path: String, text: StaticString)] = [
        \(files.joined())]

        """
}

/// A source without marks, and without the lines that only generated code has.
private func withoutMarks(_ source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        let word = line.drop { $0 == " " }
        return !word.hasPrefix("//@ ") && !word.hasPrefix("//| ")
    }
    return lines.joined(separator: "\n")
}
