import Foundation
import TestSupport
import Testing

/// The links of all pages in the repository, followed as a code host follows them.
@Suite("Links") struct LinkTests {
    private static let pages: [DocumentationPage] = {
        let root = Repository.root
        let top =
            (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        let folders = ["Sources", "Tests", "specs", "generated"]
        let files =
            top.filter { $0.pathExtension == "md" }
            + folders.flatMap { Repository.files(in: $0, ending: ".md") }
        return files.map(DocumentationPage.init)
    }()

    @Test("every page is known to the tests of the documentation")
    func all() {
        #expect(Set(Self.pages.map(\.file.path)) == Set(DocumentationPage.all.map(\.file.path)))
    }

    @Test("links lead to files, and anchors to headings", arguments: pages)
    func links(_ page: DocumentationPage) throws {
        for target in page.links where !target.contains("://") {
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            var file = page.file
            if !parts[0].isEmpty {
                file = file.deletingLastPathComponent().appending(path: String(parts[0])).standardized
                #expect(FileManager.default.fileExists(atPath: file.path), "\(page.file.path): \(target)")
            }
            guard parts.count == 2 else { continue }
            #expect(
                DocumentationPage(file).anchors.contains(String(parts[1])), "\(page.file.path): \(target)")
        }
    }

    @Test("the index of the documentation lists every page")
    func index() throws {
        let index = try #require(DocumentationPage.ofCatalogue.first { $0.name == "README.md" })
        let listed = index.lines.filter { $0.hasPrefix("- [") }.map {
            $0.components(separatedBy: "](")[1].components(separatedBy: ")")[0]
        }
        let folder = index.file.deletingLastPathComponent()
        let others = DocumentationPage.ofCatalogue.map(\.file.path).filter { $0 != index.file.path }
        #expect(listed.map { folder.appending(path: $0).path }.sorted() == others.sorted())
    }

    @Test("links and anchors are those of the prose, and no two headings of a page have the same anchor")
    func faults() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "page.md")
            let text = """
                # A `code` heading: yes

                [a](#a-code-heading-yes) and [b](missing.md#x), not `[c](d)`

                ```md
                # No heading
                [e](f)
                ```

                <img src="g.svg">
                """
            try text.write(to: file, atomically: true, encoding: .utf8)
            let page = DocumentationPage(file)
            #expect(page.links == ["#a-code-heading-yes", "missing.md#x", "g.svg"])
            #expect(page.anchors == ["a-code-heading-yes"])
        }
        for page in Self.pages where page.name != "CHANGELOG.md" {
            #expect(Set(page.anchors).count == page.anchors.count, "\(page.file.path)")
        }
    }
}

extension DocumentationPage {
    /// The lines outside of blocks.
    private var prose: [String] {
        let inside = blocks.flatMap { [$0.lines.lowerBound - 1, $0.lines.upperBound] + Array($0.lines) }
        let isInside = Set(inside)
        return lines.indices.filter { !isInside.contains($0) }.map { lines[$0] }
    }

    /// The targets of links and pictures, in Markdown and in HTML.
    fileprivate var links: [String] {
        // A split by back-ticks leaves prose at even places; a link can also contain code, which doesn't matter here.
        let text = prose.joined(separator: "\n").split(separator: "`", omittingEmptySubsequences: false)
            .enumerated().map { $0.offset.isMultiple(of: 2) ? String($0.element) : "code" }.joined()
        return text.matches(of: /\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/).map {
            String($0.output.1 ?? $0.output.2 ?? "")
        }
    }

    /// The anchors of headings: lower case, without punctuation, with hyphens for blanks.
    fileprivate var anchors: [String] {
        prose.filter { $0.wholeMatch(of: /#+ .+/) != nil }.map { line in
            let heading = line.drop { $0 == "#" }.dropFirst().lowercased()
            let kept = heading.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            return kept.replacing(" ", with: "-")
        }
    }
}
