import Foundation
import GridEmit
import TestSupport
import Testing

@testable import GridCommand
@testable import GridPlay

@Suite struct PlayPageTests {
    private func text(_ name: String, of page: PlayPage = .included, files: [String] = ["a.grid"]) -> String?
    {
        page.file(name, files: files).map { String(decoding: $0.body, as: UTF8.self) }
    }

    @Test func thePageHasItsDataAndLoadsOnlyItsFiles() throws {
        let page = try #require(text(""))
        #expect(page.contains(#"<script type="application/json" id="files">["a.grid"]</script>"#))
        #expect(page.contains(#"id="examples">[{"name": "album.grid", "text": ""#))
        #expect(page.contains(#"id="spec">null</script>"#))
        #expect(!page.contains("codemirror"))
        for match in page.matches(of: /(?:src|href)="([a-z.-]+)"/) {
            #expect(text(String(match.1)) != nil, "\(match.1)")
        }
        for file in PlayPage.included.files where file.name.hasSuffix(".js") {
            for line in file.text.split(separator: "\n")
            where line.hasPrefix("import ") || line.hasPrefix("export {") {
                guard let name = line.firstMatch(of: /from "\.\/(.+)"/)?.1 else { continue }
                #expect(text(String(name)) != nil, "\(name)")
            }
        }
        #expect(text("worker.js") == nil)
        #expect(text("../index.html") == nil)
    }

    @Test func noDataEndsItsElement() throws {
        var page = PlayPage.included
        page.spec = ("</script>", "<!-- </script><script>")
        let found = try #require(text("", of: page, files: ["</script><script>alert(1)</script>"]))
        #expect(found.contains(#"{"name": "\u003c/script\u003e", "text": "\u003c!-- "#))
        #expect(!found.contains("alert(1)</script>"))
    }

    @Test("the output of the project comes first: that of the nearest folder, within the repository")
    func firstOutput() throws {
        try withTemporaryFolder { folder in
            let specs = folder.appending(path: "repository/web/specs")
            try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
            func found() -> String? { output(ofProjectAround: specs.appending(path: "new.grid").path) }
            _ = try folder.write("package.json", "{}")
            #expect(found() == "css")
            let repository = folder.appending(path: "repository")
            try FileManager.default.createDirectory(
                at: repository.appending(path: ".git"), withIntermediateDirectories: true)
            #expect(found() == nil)
            _ = try repository.write("build.gradle.kts", "")
            #expect(found() == "kotlin")
            _ = try repository.appending(path: "web").write("package.json", "{}")
            #expect(found() == "css")
            _ = try specs.write("Package.swift", "")
            #expect(found() == "swift")
            #expect(output(ofProjectAround: folder.path + "/none/a.grid") == nil)
        }
        var page = PlayPage.included
        page.firstOutput = "css"
        #expect(try #require(text("", of: page)).contains(#"id="first-tab">"css"</script>"#))
    }

    @Test func aQuestionIsAnswered() throws {
        var specs = RecentSpecs()
        func ask(_ kind: String, _ body: String) -> String? {
            PlayQuestion(kind: kind, body: Array(body.utf8)).answer(&specs)?.line
        }
        let request = "3 6400 6400 -1 0 0 1000 1000 1000"
        let compiled = try #require(ask("compile", "a.grid\n\(request)\n\ngap 10\n3: 1, 2\n"))
        #expect(
            compiled.contains(
                #""tiles": [[0, 0, 100.0, 100.0], [0, 100.0, 45.0, 45.0], [55.0, 100.0, 45.0, 45.0]]"#))
        #expect(ask("compile", "a.grid\n\(request)\n\n3: 1, 1\n") == #"{"summary": null}"#)
        #expect(try #require(ask("findings", "a.grid\n\n3: 1, 1\n")).contains("row-sum"))
        #expect(
            try #require(ask("contact", "a.grid\n\(request)\n\(request)\n\n1: 1\n"))
                == #"{"layouts": [null, null]}"#)
        #expect(try #require(ask("output", "b.grid\nswift\n\n1: 1\n")).contains("enum B"))
        #expect(ask("output", "b.grid\nnothing\n\n1: 1\n") == #"{"text": "", "lacks": []}"#)
        #expect(ask("format", "\n1:1\n") == #"{"text": "1: 1\n"}"#)
        // In UTF-16, as the page counts.
        #expect(
            try #require(ask("completions", "\n# 😀\nal")).hasPrefix(
                #"{"start": 5, "items": [{"text": "align""#))
        #expect(ask("nothing", "") == nil)
        for body in ["", "\n", "a", "a\n\n", "a\n- x 1e9 99999999999999999999\n\n1: 1"] {
            for kind in ["compile", "frames", "contact", "findings", "output", "format", "completions"] {
                #expect(ask(kind, body) != nil, "\(kind) \(body)")
            }
        }
    }
}
