import Foundation
import GridEmit
import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import Playground

@Suite struct PlaygroundTests {
    private func page(_ text: String, file: String = "page.grid") -> Playground {
        Playground(Array(text.utf8), file: file)
    }

    /// The JSON that the page gets, read back.
    private func read(_ value: JSONValue) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(value.line.utf8), options: .fragmentsAllowed)
    }

    private func object(_ value: JSONValue) throws -> [String: Any] {
        try #require(try read(value) as? [String: Any])
    }

    @Test(
        "the outputs of every spec are those of the compiler",
        arguments: Repository.files(in: "specs", ending: ".grid"))
    func outputs(spec: URL) throws {
        let bytes = Array(try Data(contentsOf: spec))
        let page = Playground(bytes, file: spec.lastPathComponent)
        let source = SourceText(name: spec.lastPathComponent, bytes: bytes)
        let name = gridName(fromFileStem: spec.deletingPathExtension().lastPathComponent)
        let grid = try #require(compile(parse(source), fallbackName: name).grid)
        var options = EmitOptions()
        options.source = spec.lastPathComponent
        for (index, output) in Output.all.enumerated() {
            let found = page.output(index)
            let prepared = output.prepare(grid, options: options)
            #expect(found.text == (prepared.diagnostics.isEmpty ? prepared.text : ""))
            let lacks = try #require(try read(found.lacks) as? [[String: Any]])
            #expect(lacks.isEmpty == !found.text.isEmpty)
        }
        let sheet = try #require(Output.all.firstIndex { $0.name == "css" })
        #expect(page.sheet.text == page.output(sheet).text)
    }

    @Test func aSummaryHasWhatThePageAsksFor() throws {
        let text =
            "grid PhotoWall\ngap 4 2\nwidth 320..1600\nappend to 5\n1..5: rows of 2\n6..: show 5\nwhen width < 600 {\n    tile 2:1\n}\n"
        let summary = try object(page(text).summary)
        #expect(summary["name"] as? String == "PhotoWall")
        #expect(summary["className"] as? String == "photo-wall")
        #expect(summary["gap"] as? [Double] == [4, 2])
        #expect(summary["width"] as? [Double] == [320, 1600])
        #expect(summary["append"] as? Int == 5)
        #expect(summary["firstCount"] as? Int == 1)
        #expect(summary["isOpen"] as? Bool == true)
        #expect(summary["widthLimits"] as? [Double] == [600])
        #expect(page("1: 2\n").summary.line == "null")
        #expect(page("1: 1\n", file: "photo-wall.grid").summary.line.contains("\"PhotoWall\""))
    }

    @Test func placesAreOffsetsInUTF16() throws {
        // Before the mistake, the text has 11 characters, 12 units of UTF-16 and 16 bytes.
        let found = page("# Zwölf 😀\n2 2\n").findings
        let finding = try #require((try read(found) as? [[String: Any]])?.first)
        let start = try #require(finding["start"] as? Int)
        let units = Array("# Zwölf 😀\n2 2\n".utf16)
        #expect(start >= 11 && start <= units.count)
        #expect(finding["code"] as? String == "missing-colon")
        let fix = try #require((finding["fix"] as? [[String: Any]])?.first)
        #expect(fix["text"] as? String == ":")
        #expect(fix["start"] as? Int == 12)
    }

    @Test func lintIsWhatTheCommandReports() throws {
        let text = "4: 3, 1\n"
        let expected = lint(parse(SourceText(name: "page.grid", text: text)), fallbackName: "Page")
        let found = try #require(try read(page(text).findings) as? [[String: Any]])
        #expect(!expected.isEmpty)
        #expect(found.map { $0["message"] as? String } == expected.map(\.message))
    }

    @Test func framesAreThoseOfTheExactLayout() throws {
        let request = Playground.Request(count: 3, width: 100, height: 50)
        let layout = try object(page("gap 10\n1..: rows of 2\n").layout(request))
        #expect(layout["rule"] as? String == "1..: rows of 2")
        #expect(layout["tiles"] as? [[Double]] == [[0, 0, 45, 45], [55, 0, 45, 45], [0, 55, 45, 45]])
        #expect(layout["size"] as? [Double] == [100, 100])
        #expect(layout["fills"] as? Bool == false)
        var wider = request
        wider.columnGap = 20
        wider.rowGap = 0
        let other = try object(page("gap 10\n1..: rows of 2\n").layout(wider))
        #expect(other["tiles"] as? [[Double]] == [[0, 0, 40, 40], [60, 0, 40, 40], [0, 40, 40, 40]])
    }

    @Test func aContainerIsFilledAndTheLastTileSaysWhatIsHidden() throws {
        let page = page("frame fill\n1..4: rows of 2\n5..: show 4\n")
        let layout = try object(page.layout(Playground.Request(count: 9, width: 200, height: 80)))
        #expect(layout["fills"] as? Bool == true)
        #expect(layout["hidden"] as? Int == 5)
        #expect(layout["last"] as? String == "more")
        #expect((layout["tiles"] as? [[Double]])?.last == [100, 40, 100, 40])
    }

    @Test func thePhotosDecide() throws {
        let page = page("append to 4\n2[ww]: 1, 1\n1..4: rows of 2\n")
        var request = Playground.Request(count: 2, width: 200, height: 0, ratios: [1500, 1778])
        let wide = try object(page.layout(request))
        #expect(wide["shapes"] as? String == "ww")
        #expect(wide["rule"] as? String == "2[ww]: 1, 1")
        request.isEditing = true
        let editing = try object(page.layout(request))
        #expect(editing["last"] as? String == "add")
        #expect(editing["shapes"] as? String == "ww+")
        #expect((editing["tiles"] as? [Any])?.count == 3)
        request.isEditing = false
        request.ratios = [563, 1778]
        #expect(try object(page.layout(request))["rule"] as? String == "1..4: rows of 2")
    }

    @Test func noLayoutIsNull() {
        let page = page("1..3: rows of 2\n")
        #expect(page.layout(Playground.Request(count: 4, width: 100, height: 0)).line == "null")
        #expect(page.layout(Playground.Request(count: 1, width: 0, height: 0)).line == "null")
        #expect(page.layout(Playground.Request(count: 1, width: .nan, height: 0)).line == "null")
        #expect(self.page("1: 2").layout(Playground.Request(count: 1, width: 9, height: 0)).line == "null")
    }

    @Test func theCanonicalFormNeedsASpecWithoutSyntaxErrors() {
        #expect(Playground.canonicalText(Array("2 : 2".utf8)) == "2: 2\n")
        #expect(Playground.canonicalText(Array("2 2".utf8)) == nil)
    }
}
