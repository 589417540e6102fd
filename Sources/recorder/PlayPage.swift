internal import Foundation

/// The file with the page that `gridgen play` serves.
func playPage() throws -> RecordedFile {
    let page = "Sources/Playground/Page"
    // The page of one file needs others.
    let isBuilt: Set = ["compiler.js", "editor.js", "host-built.js", "worker.js"]
    let files = try [".html", ".css", ".js"].flatMap { try RecordedFile.paths(in: page, ending: $0) }
        .filter { !isBuilt.contains($0) }
        .map { ($0, try RecordedFile.source("\(page)/\($0)")) }
    let examples = try RecordedFile.paths(in: "specs", ending: ".grid")
        .map { ($0, try RecordedFile.source("specs/\($0)")) }
    let sheet = try RecordedFile.source("Sources/Documentation.docc/CheatSheet.md")
    guard let overview = sheet.range(of: "## Overview\n") else {
        throw RecordingError(description: "the cheat sheet has no overview")
    }
    return RecordedFile(
        path: "Sources/GridCommand/Play/PlayPage+Recorded.swift",
        text: """
            \(RecordedFile.head)
            extension PlayPage {
                static let recorded = PlayPage(
                    files: [
            \(entries(files))        ],
                    examples: [
            \(entries(examples))        ],
                    forms: \(literal(String(sheet[overview.upperBound...]))))
            }

            """)
}

private func entries(_ files: [(name: String, text: String)]) -> String {
    files.map { "            (\"\($0.name)\", \(literal($0.text))),\n" }.joined()
}

/// A text as a literal in which nothing is escaped.
private func literal(_ text: String) -> String {
    let quotes = "\"\"\""
    return "##" + quotes + "\n\(text)\n" + quotes + "##"
}
