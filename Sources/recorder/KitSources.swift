internal import Foundation

/// The file with the sources of a kit, as apps get them.
///
/// - Parameters:
///   - name: the name of the constant
///   - language: what `--emit` calls the language
///   - files: the kit's files, with their paths in its folder
func kitSources(named name: String, language: String, _ files: [(path: String, text: String)]) throws
    -> RecordedFile
{
    let quotes = "\"\"\""
    let sources = try files.map { path, text in
        "            (\n                \"\(path)\",\n                #" + quotes
            + "\n\(try withoutMarks(text))\n" + quotes
            + "#\n            ),\n"
    }
    return RecordedFile(
        path: "Sources/GridCommand/Kit/\(name.prefix(1).uppercased() + name.dropFirst())KitSources.swift",
        text: """
            \(RecordedFile.head)
            extension KitSources {
                static let \(name) = KitSources(
                    language: "\(language)",
                    files: [
            \(sources.joined())        ])
            }

            """)
}

/// The files of a kit's folder, by name.
func kitFiles(in folder: String, ending suffix: String) throws -> [(path: String, text: String)] {
    try RecordedFile.paths(in: folder, ending: suffix).map {
        ($0, try RecordedFile.source("\(folder)/\($0)"))
    }
}

/// A source without marks, and without the lines that only generated code has.
func withoutMarks(_ source: String) throws -> String {
    var lines: [String] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        let word = line.drop { $0 == " " }
        if ["//@ ", "//| ", "//> "].contains(where: word.hasPrefix) { continue }
        // What is left out leaves one blank line.
        if line.isEmpty, lines.last?.isEmpty ?? true, lines.count > 0 { continue }
        lines.append(try InlineMarks.parts(of: line).map { $0.text }.joined())
    }
    return lines.joined(separator: "\n")
}
