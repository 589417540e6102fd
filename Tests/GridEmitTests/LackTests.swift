import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import GridEmit

/// The errors for forms that an output can't express.
@Suite("Lacks of outputs") struct LackTests {
    /// A spec whose last line uses a form, and the outputs that can't express it.
    struct Form: CustomTestStringConvertible {
        let plain: String
        let line: String
        let outputs: Set<String>

        var testDescription: String { line }
    }

    static let sheets: Set = ["css", "html"]
    static let forms = [
        Form(plain: "7: 3, 4\n", line: "7[......t]: 7", outputs: sheets),
        Form(plain: "when width < 400 { 1: 1 }\n", line: "waterfall 2", outputs: sheets),
        Form(plain: "when width < 400 { waterfall 97 }\n", line: "waterfall 89", outputs: sheets),
        Form(plain: "tile photo\n1..8: rows over 90 stretch\n", line: "9..: rows over 90", outputs: sheets),
        Form(plain: "tile photo\n1: 1\n", line: "2..: rows near 90 stretch", outputs: sheets),
        Form(plain: "tile photo\n1: 1\n", line: "2..: rows under 90", outputs: sheets),
        Form(plain: "tile photo\n1: 1\n", line: "2..: rows over 90x60 stretch", outputs: sheets),
        Form(plain: "tile photo sided\n1: 1\n", line: "2..: rows over 90 stretch", outputs: sheets),
        Form(plain: "tile photo\n1..4: rows of 2 stretch\n", line: "5..9: rows near 3:4", outputs: sheets),
        Form(
            plain: "tile photo\nwhen width < 400 { 1: 1 }\n", line: "2..: rows over 90 stretch",
            outputs: sheets),
        Form(
            plain: "when width < 400 { 2..: rows of 2 }\n", line: "2..: rows of 2 stretch tile photo",
            outputs: sheets),
        Form(plain: "when width < 400 { 3: 2, 1 }\n", line: "1..201: rows of 3 frame 1:4", outputs: sheets),
        Form(plain: "1: 1\n", line: "1..: rows of 13 balanced", outputs: sheets),
        Form(
            plain: "smallest 0\n1..500: rows of 90 stretch\n501..1000: rows of 90 stretch\n",
            line: "1001..: rows of 90 stretch", outputs: sheets),
        Form(
            plain: "4: 4\nwhen width < 400 {\n10001: show 4\n}\n", line: "5..: rows of 3", outputs: sheets),
        Form(
            plain: "1: 1\n4: 4\nwhen width < 400 {\n2147483649: show 4\n}\n", line: "5..: repeat 1",
            outputs: sheets),
        Form(
            plain: "1: 1\n500: rows of 3\n" + (600..<630).map { "\($0): show 1\n" }.joined(),
            line: "501..: show 500", outputs: sheets),
        Form(plain: "tile photo sided\n1: 1\n500: show 1\n", line: "501: show 1", outputs: sheets),
        Form(plain: ranges(2_000), line: "1: 1", outputs: ["svg", "html"]),
        Form(plain: "1: 1\n", line: "grid Double", outputs: ["swift", "kotlin"]),
        Form(plain: "1: 1\n", line: "grid ArrayList", outputs: ["kotlin"]),
    ]

    /// `count` rules for ranges, which are not expanded to layouts.
    private static func ranges(_ count: Int) -> String {
        (1...count).map { "\($0)000..\($0)999: rows of 3\n" }.joined()
    }

    @Test(
        "a form is reported once, at the first rule that uses it, by the outputs that lack it",
        arguments: forms)
    func reported(_ form: Form) throws {
        let grid = try #require(compiled(form.plain + form.line + "\n").grid)
        let plain = try #require(compiled(form.plain).grid)
        for output in Output.all where output.name != "images" {
            let found = output.check(grid)
            #expect(found.map(\.code) == (form.outputs.contains(output.name) ? [.unsupportedOutput] : []))
            #expect(found.allSatisfy { $0.span.start == form.plain.utf8.count })
            #expect(output.check(plain).isEmpty)
        }
    }

    @Test("a picture has a limit of tiles, which is above that of style sheets")
    func tiles() throws {
        let plain = "smallest 0\n" + (459..<500).map { "\($0): rows of 10\n" }.joined()
        for output in [Output.svg, .html] {
            let found = output.check(try #require(compiled(plain + "500: 500\n").grid))
            #expect(found.map(\.span.start) == [plain.utf8.count])
        }
        let grid = try #require(compiled(plain).grid)
        #expect(Output.svg.check(grid).isEmpty && Output.html.check(grid).hasErrors)
    }

    @Test("a style sheet has a limit of layouts and rules")
    func sheet() throws {
        let plain = "1: 1\n" + (1..<20_000).map { "\($0)000..\($0)999: show 1\n" }.joined()
        let found = Output.css.check(try #require(compiled(plain + "2: 2\n").grid))
        #expect(found.map(\.span.start) == [plain.utf8.count])
        #expect(Output.css.check(try #require(compiled(plain).grid)).isEmpty)
    }
}
