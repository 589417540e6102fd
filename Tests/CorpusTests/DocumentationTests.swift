import Foundation
import GridCommand
import GridModel
import GridSyntax
import TestSupport
import Testing

/// The commands and specs in the documentation, run as they stand.
@Suite("Documentation") struct DocumentationTests {
    static let pages =
        ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"].map {
            Repository.root.appending(path: $0)
        }
        + Repository.files(in: "Sources", ending: ".md")

    /// The blocks between fences of one kind, with the page they stand on.
    private static func blocks(_ kind: String) -> [(page: String, text: String)] {
        pages.flatMap { page in
            let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
            return text.components(separatedBy: "\n```\(kind)\n").dropFirst().map {
                (page.lastPathComponent, $0.components(separatedBy: "\n```").first ?? "")
            }
        }
    }

    @Test("every spec compiles and is in canonical form", arguments: blocks("grid").map(\.text))
    func specs(_ text: String) {
        let parsed = parse(SourceText(name: "page.grid", text: text))
        #expect(compile(parsed, fallbackName: "Page").diagnostics.map(\.message) == [])
        #expect(formatted(parsed) == text + "\n")
    }

    @Test("the spec shown in the README is the one in `specs`")
    func shownSpec() throws {
        let spec = try String(
            contentsOf: Repository.root.appending(path: "specs/moments.grid"), encoding: .utf8)
        #expect(Self.blocks("grid").contains { $0.page == "README.md" && $0.text + "\n" == spec })
    }

    @Test("every console session prints what it shows", arguments: blocks("console").map(\.text))
    func sessions(_ text: String) throws {
        let binary = try #require(Repository.gridgen)
        try withTemporaryFolder { folder in
            let specs = folder.appending(path: "specs")
            try FileManager.default.copyItem(at: Repository.root.appending(path: "specs"), to: specs)
            for session in ("\n" + text).components(separatedBy: "\n$ ").dropFirst() {
                let lines = session.components(separatedBy: "\n")
                let script = "gridgen() { '\(binary.path)' \"$@\"; }\n\(lines[0])"
                let result = try run("bash", ["-c", script], in: folder)
                #expect(result.output == lines.dropFirst().map { $0 + "\n" }.joined(), "\(lines[0])")
            }
        }
    }

    @Test(
        "the shell commands are those that CI runs",
        arguments: blocks("sh").flatMap { $0.text.split(separator: "\n").map(String.init) })
    func commands(_ command: String) throws {
        let known = ["swift run gridgen specs/nice.grid --emit swift", "swift test", "make help"]
        #expect(known.contains(command), "CI and this list have to know it")
    }

    @Test("links lead to files")
    func links() throws {
        for page in Self.pages {
            let text = try String(contentsOf: page, encoding: .utf8)
            for part in text.components(separatedBy: "](").dropFirst() {
                let target = part.components(separatedBy: ")")[0]
                if target.contains("://") { continue }
                let file = page.deletingLastPathComponent().appending(path: target).path
                #expect(FileManager.default.fileExists(atPath: file), "\(page.lastPathComponent): \(target)")
            }
        }
    }
}
