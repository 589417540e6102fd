import Foundation
import GridCommand
import GridEmit
import GridModel
import TestSupport
import Testing

@testable import GridSyntax

/// The documentation, held to what gridgen does: specs, pictures, commands and what they print.
@Suite("Documentation") struct DocumentationTests {
    private static let pages = DocumentationPage.all

    /// The blocks between fences of one kind.
    private static func blocks(_ kind: String) -> [DocumentationPage.Block] {
        pages.flatMap(\.blocks).filter { $0.kind == kind }
    }

    @Test("every spec compiles, is in canonical form and has no warning", arguments: pages)
    func specs(_ page: DocumentationPage) {
        for block in page.blocks where block.kind == "grid" {
            #expect(compile(block.spec, fallbackName: "Page").diagnostics.map(\.message) == [])
            #expect(formatted(block.spec) == block.text + "\n")
            #expect(lint(block.spec, fallbackName: "Page").map(\.message) == [], "\(block.text)")
        }
    }

    @Test("each spec in the README is one of `specs`, and its picture is beside it")
    func shownSpecs() throws {
        let page = try #require(Self.pages.first)
        let blocks = page.blocks.filter { $0.kind == "grid" }
        #expect(!blocks.isEmpty)
        for block in blocks {
            let file = Repository.root.appending(path: try #require(block.file, "\(block.text)"))
            #expect(try String(contentsOf: file, encoding: .utf8) == block.text + "\n")
            let picture = "generated/\(file.lastPathComponent).svg"
            #expect(block.picture?.path == Repository.root.appending(path: picture).path)
        }
    }

    @Test("the README is short enough to be read")
    func length() throws { #expect(try #require(Self.pages.first).lines.count < 200) }

    /// Not the page Diagnostics, which is recorded, and the index, whose entries are one line each for DocC.
    @Test(
        "paragraphs fill lines of 130 characters",
        arguments: pages.filter { page in
            !["Diagnostics.md", "Documentation.docc/README.md"].contains { page.file.path.hasSuffix($0) }
        })
    func lineLengths(_ page: DocumentationPage) {
        let isProse = page.lines.indices.map { place in
            !page.blocks.contains { $0.lines.lowerBound - 1...$0.lines.upperBound ~= place }
                && !page.lines[place].trimmingPrefix { $0 == " " }.starts(with: /[|#<@}>]|\[<|\[[^\]]+\]:|$/)
                && !page.lines[place].hasPrefix("    ")
        }
        for (place, line) in page.lines.enumerated() where isProse[place] {
            // A code span isn't broken.
            let words = line.matches(of: /(?:`[^`]*`|\S)+/).map(\.output)
            #expect(line.count <= 130 || words.count == 1, "\(page.name):\(place + 1) is too long")
            guard place + 1 < page.lines.count, isProse[place + 1], !line.hasSuffix("  ") else { continue }
            let next = page.lines[place + 1]
            guard !next.starts(with: #/ *(?:[-*+]|\d+\.) /#),
                let word = next.firstMatch(of: /(?:`[^`]*`|\S)+/)
            else { continue }
            #expect(
                line.count + 1 + word.output.count > 130,
                "\(page.name):\(place + 2) begins with a word that fits above")
        }
    }

    /// The commands of a page run in one folder, in order, beside `specs` and the files that the page shows.
    @Test("every console session prints what it shows", arguments: pages.indices)
    func sessions(_ number: Int) throws {
        let binary = try #require(Repository.gridgen)
        var page = Self.pages[number]
        var recorded: [(lines: Range<Int>, shown: [String])] = []
        try withTemporaryFolder { folder in
            let specs = folder.appending(path: "specs")
            try FileManager.default.copyItem(at: Repository.root.appending(path: "specs"), to: specs)
            for block in page.blocks {
                if let file = block.file {
                    let text = block.text + "\n"
                    let place = folder.appending(path: file)
                    try FileManager.default.createDirectory(
                        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try text.write(to: place, atomically: true, encoding: .utf8)
                }
                guard block.kind == "console" else { continue }
                var shown: [String] = []
                for session in ("\n" + block.text).components(separatedBy: "\n$ ").dropFirst() {
                    let command = session.components(separatedBy: "\n")[0]
                    let script = "gridgen() { '\(binary.path)' \"$@\"; }\n\(command)"
                    let result = try run("bash", ["-c", script], in: folder)
                    let output = result.output.split(separator: "\n", omittingEmptySubsequences: false)
                    shown += ["$ " + command] + output.dropLast(output.last == "" ? 1 : 0).map(String.init)
                    let expected = session.components(separatedBy: "\n").dropFirst()
                    #expect(result.output == expected.map { $0 + "\n" }.joined(), "\(command)")
                }
                recorded.append((block.lines, shown))
            }
        }
        guard Repository.isRecording, !recorded.isEmpty else { return }
        for (lines, shown) in recorded.reversed() { page.lines.replaceSubrange(lines, with: shown) }
        try page.text.write(to: page.file, atomically: true, encoding: .utf8)
    }

    @Test(
        "the shell commands are those that CI runs",
        arguments: blocks("sh").flatMap { $0.text.split(separator: "\n").map(String.init) })
    func commands(_ command: String) throws {
        let known = [
            "swift run gridgen specs/moments.grid --emit swift",
            "swift run gridgen specs/nice.grid --emit swift", "swift test --quiet", "make help",
            "make playground",
            "swift run gridgen play specs/nice.grid",
            "swift build -c release --product gridgen-language-server",
            // Those of the page On the web, which `Tests/Npm/package` follows.
            "npm install ./gridgen.tgz", "npx gridgen src/album.grid --emit css -o src/album.css",
        ]
        #expect(known.contains(command), "CI and this list have to know it")
    }

    @Test("each spec has its picture below it, and each picture in the catalogue its spec")
    func pictures() throws {
        var pictures: [URL] = []
        for block in DocumentationPage.ofCatalogue.flatMap(\.blocks) where block.kind == "grid" {
            if block.page == "CheatSheet.md" { continue }
            let picture = try #require(block.picture, "\(block.page): \(block.text)")
            let grid = try #require(compile(block.spec, fallbackName: block.fallbackName).grid)
            try expect(emit(grid, as: .svg), recordedIn: picture)
            pictures.append(picture)
        }
        let files = Repository.files(in: DocumentationPage.catalogue, ending: ".svg")
        // The recorder draws these.
        for name in ["platforms", "views"] {
            pictures.append(Repository.root.appending(path: "\(DocumentationPage.catalogue)/\(name).svg"))
        }
        #expect(Set(files.map(\.path)) == Set(pictures.map(\.path)))
        #expect(files.count == pictures.count, "two specs share a picture")
    }

    @Test("the gallery says of which year the layouts of each app are")
    func years() throws {
        let page = try #require(DocumentationPage.named("Gallery.md"))
        let rows = page.lines.filter { $0.firstMatch(of: #/^\| \[[A-Z]\w*\]\(#\w+\) \|/#) != nil }
        #expect(rows.count >= 10)
        for row in rows { #expect(row.contains(#/ 20[0-9]{2}\b/#), "\(row)") }
    }

    @Test(
        "the gallery shows each spec of `specs`, without its comments, beside its picture, and lists the pictures"
    )
    func gallery() throws {
        var page = try #require(DocumentationPage.named("Gallery.md"))
        let blocks = page.blocks.filter { $0.kind == "grid" }
        let specs = Repository.files(in: "specs", ending: ".grid")
        let names = specs.map { $0.deletingPathExtension().lastPathComponent }
        #expect(blocks.map { $0.picture?.lastPathComponent } == names.map { "\($0).svg" })
        for (block, spec) in zip(blocks, specs).reversed() {
            let name = spec.deletingPathExtension().lastPathComponent
            #expect(page.text.contains("[<img src=\"\(name).svg\""), "\(name) is not in the index")
            #expect(page.text.contains("](../../../specs/\(name).grid)"), "\(name) has no link")
            let lines = try String(contentsOf: spec, encoding: .utf8).components(separatedBy: "\n")
            let bare = lines.filter { !$0.hasPrefix("#") || $0.hasPrefix("# gridgen:ignore") }
                .map { $0.hasPrefix("#") ? $0 : $0.components(separatedBy: "#")[0] }
            let source = SourceText(name: "page.grid", text: bare.joined(separator: "\n"))
            let text = try #require(formatted(parse(source)))
            let isSame = block.text + "\n" == text
            #expect(isSame, "\(name) is another; `make record` writes it")
            let shown = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            page.lines.replaceSubrange(block.lines, with: shown.map(String.init))
        }
        if Repository.isRecording { try page.text.write(to: page.file, atomically: true, encoding: .utf8) }
    }

    @Test("the tutorial builds up one file")
    func tutorial() throws {
        let steps = try #require(DocumentationPage.named("Tutorial.md")).blocks.filter { $0.kind == "grid" }
        #expect(steps.count >= 5)
        #expect(Set(steps.map(\.file)) == ["chat-album.grid"])
    }

    @Test("the cheat sheet has every word of the language and fits on a screen")
    func cheatSheet() throws {
        let page = try #require(DocumentationPage.named("CheatSheet.md"))
        let specs = page.blocks.filter { $0.kind == "grid" }.map(\.text).joined(separator: "\n")
        let code = specs.components(separatedBy: "\n").map { $0.components(separatedBy: "  #")[0] }
        let words = Set(code.joined(separator: " ").split { !$0.isLetter }.map(String.init))
        let inside = [
            "photo", "fill", "rows", "of", "balanced", "stretch", "show", "to", "tall", "wide", "x",
        ]
        for word in Keyword.words + inside { #expect(words.contains(word), "\(word)") }
        for part in Alignment.allCases.map(\.rawValue) + ["## ", "# gridgen:ignore"] {
            #expect(page.text.contains(part), "\(part)")
        }
        let signs = [
            ", ", " | ", "(", "@", " / ", "..", "..:", "..<", ">= ", " < ", "[", "tile 1:1", "frame 16:9",
        ]
        for sign in signs { #expect(code.contains { $0.contains(sign) }, "\(sign)") }
        #expect(code.count <= 60)
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

            What each code means, with a spec that has the defect and one that doesn't. `gridgen rule CODE` prints the same.

            ## Codes

            \(sections.joined())
            """
        let page = Repository.root.appending(
            path: DocumentationPage.catalogue + "/Diagnostics.md")
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
            ("make", "Make/Makefile"), ("ninja", "Ninja/build.ninja"), ("starlark", "bazel"),
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
            if block.file != nil { continue }  // a console session compiles it
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
}
