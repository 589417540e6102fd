import Foundation
import GridModel
import GridSyntax
import TestSupport
import Testing

/// A page of the documentation and the blocks between fences in it.
struct DocumentationPage: Sendable, CustomTestStringConvertible {
    /// One block between fences.
    struct Block: Sendable {
        var page: String
        /// The word after the opening fence.
        var kind: String
        var text: String
        /// The file that the block shows: the page names it in back-ticks, with a colon, on the line above.
        var file: String?
        /// The picture below the block, or beside it.
        var picture: URL?
        /// The lines between the fences.
        var lines: Range<Int>
    }

    let file: URL
    var lines: [String]
    private(set) var blocks: [Block] = []

    /// The folder of the catalogue that DocC builds.
    static let catalogue = "Sources/Documentation.docc"

    /// All pages written by hand or recorded, with those of the catalogue last.
    static let all =
        [
            "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md",
            "Tests/Benchmarks/README.md", "Sources/Npm/README.md",
        ]
        .map { DocumentationPage(Repository.root.appending(path: $0)) } + ofCatalogue

    static let ofCatalogue = Repository.files(in: catalogue, ending: ".md").map(DocumentationPage.init)

    static func named(_ name: String) -> DocumentationPage? { all.first { $0.name == name } }

    var name: String { file.lastPathComponent }
    var testDescription: String { name }
    var text: String { lines.joined(separator: "\n") }

    init(_ file: URL) {
        self.file = file
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        lines = text.components(separatedBy: "\n")
        var start: Int?
        for (number, line) in lines.enumerated() where line.hasPrefix("```") {
            if let first = start {
                blocks.append(block(first..<number))
                start = nil
            } else {
                start = number + 1
            }
        }
    }

    private func block(_ range: Range<Int>) -> Block {
        let above = range.lowerBound >= 3 ? lines[range.lowerBound - 3] : ""
        let isNamed = above.hasPrefix("`") && above.hasSuffix("`:") && lines[range.lowerBound - 2].isEmpty
        // A picture is below its block, or in the next cell of a table.
        let below =
            lines[min(range.upperBound + 1, lines.count)...].first { !["", "</td><td>"].contains($0) } ?? ""
        let picture = below.firstMatch(of: /^!\[.*\]\((.+)\)$|^<img src="([^"]+)"/)
            .flatMap { $0.output.1 ?? $0.output.2 }
        return Block(
            page: name,
            kind: String(lines[range.lowerBound - 1].dropFirst(3)),
            text: lines[range].joined(separator: "\n"),
            file: isNamed ? String(above.dropFirst().dropLast(2)) : nil,
            picture: picture.map { file.deletingLastPathComponent().appending(path: String($0)) },
            lines: range
        )
    }
}

extension DocumentationPage.Block {
    /// The spec in a block of the kind `grid`.
    var spec: ParsedSpec { parse(SourceText(name: file ?? "page.grid", text: text + "\n")) }

    /// The name of a spec that says none: that of its file or, where the page names none, of its picture.
    var fallbackName: String {
        let file = file.map { URL(filePath: $0) } ?? picture
        return gridName(fromFileStem: file?.deletingPathExtension().lastPathComponent ?? "page")
    }
}
