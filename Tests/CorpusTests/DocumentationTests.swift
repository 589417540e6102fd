import Foundation
import GridCommand
import GridEmit
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

    @Test("each spec in the README is one of `specs`, without a warning, and its picture stands below it")
    func shownSpecs() throws {
        let page = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        let parts = page.components(separatedBy: "\n```grid\n").dropFirst()
        #expect(!parts.isEmpty)
        for part in parts {
            let text = (part.components(separatedBy: "\n```").first ?? "") + "\n"
            let parsed = parse(SourceText(name: "page.grid", text: text))
            #expect(lint(parsed, fallbackName: "Page").map(\.message) == [])
            let file = try #require(
                try Repository.files(in: "specs", ending: ".grid").first {
                    try String(contentsOf: $0, encoding: .utf8) == text
                })
            let picture = "](generated/\(file.lastPathComponent).svg)"
            #expect(
                part.components(separatedBy: "\n\n").prefix(4).contains { $0.hasSuffix(picture) },
                "\(picture)")
        }
    }

    @Test("the README is short enough to be read")
    func length() throws {
        let page = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
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

    @Test("each picture is that of the spec above it")
    func pictures() throws {
        for page in Repository.files(in: "Sources", ending: ".md") {
            let text = try String(contentsOf: page, encoding: .utf8)
            for part in text.components(separatedBy: "\n```grid\n").dropFirst() {
                let halves = part.components(separatedBy: "\n```\n\n![The layouts of this spec](")
                let name = halves.dropFirst().first?.components(separatedBy: ")")[0]
                let picture = page.deletingLastPathComponent().appending(
                    path: try #require(name, "\(part.prefix(50))"))
                let spec = parse(SourceText(name: "page.grid", text: halves[0]))
                let grid = try #require(compile(spec, fallbackName: "Page").grid)
                try expect(emit(grid, as: .svg), recordedIn: picture)
            }
        }
    }

    @Test("the page of diagnostics is what `gridgen rule` says")
    func diagnostics() throws {
        let sections = Explanation.all.map { explanation in
            let examples = [("Bad", explanation.bad), ("Good", explanation.good)].compactMap { title, text in
                text.map { "\(title):\n\n```spec\n\($0)\n```\n\n" }
            }
            return """
                ### \(explanation.code.rawValue)

                \(explanation.code.severity == .warning ? "Warning" : "Error"): \(explanation.summary).

                \(explanation.reason)

                \(examples.joined())
                """
        }
        let text = """
            # Diagnostics

            What each code means, with a spec that has the defect and one that hasn't. `gridgen rule CODE` prints the same.

            ## Codes

            \(sections.joined())
            """
        let page = Repository.root.appending(path: "Sources/GridSyntax/Documentation.docc/Diagnostics.md")
        try expect(String(text.reversed().drop { $0 == "\n" }.reversed()) + "\n", recordedIn: page)
    }

    /// Compares a text with a file, or writes it there and fails where it was another.
    private func expect(_ text: String, recordedIn file: URL) throws {
        let old = try? String(contentsOf: file, encoding: .utf8)
        if Repository.isRecording { try text.write(to: file, atomically: true, encoding: .utf8) }
        let isSame = old == text
        #expect(isSame, "\(file.lastPathComponent) is not what it should be; `make record` writes it")
    }

    @Test("parts of build files are those of the projects that CI builds")
    func buildFiles() throws {
        func file(_ path: String) throws -> String {
            try String(
                contentsOf: Repository.root.appending(path: "Tests/Consumers/" + path), encoding: .utf8)
        }
        let manifest = try file("Plugin/Package.swift").replacing(
            #".package(name: "gridgen", path: "../../..")"#, with: #".package(path: "../gridgen")"#)
        let manifests = Self.blocks("swift").filter { $0.text.contains("import PackageDescription") }
        #expect(manifests.map { $0.text + "\n" } == [manifest])
        for (kind, path) in [
            ("make", "Make/Makefile"), ("ninja", "Ninja/build.ninja"),
            ("options", "Ten/Sources/Layouts/gridgen.options"),
        ] {
            let parts = Self.blocks(kind)
            #expect(!parts.isEmpty)
            for part in parts { #expect(try file(path).contains(part.text + "\n"), "\(part.text)") }
        }
    }

    @Test(
        "the Swift that is shown compiles beside what `generated` holds", .compiler,
        .disabled(if: Repository.isRecording, "`generated` is being written"))
    func compiles() throws {
        let binary = try #require(Repository.gridgen)
        let modules = binary.deletingLastPathComponent().appending(path: "Modules").path
        let generated = Repository.files(in: "generated", ending: ".swift").map(\.path)
        for block in Self.blocks("swift") where !block.text.contains("import PackageDescription") {
            try withTemporaryFolder { folder in
                try block.text.write(
                    to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
                try "let ratios = [1.5, .nan]\n".write(
                    to: folder.appending(path: "ratios.swift"), atomically: true, encoding: .utf8)
                let result = try run(
                    "swiftc",
                    ["-typecheck", "-swift-version", "6", "-I", modules, "main.swift", "ratios.swift"]
                        + generated,
                    in: folder)
                #expect(result.status == 0, "\(block.text)\n\(result.output)")
            }
        }
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
