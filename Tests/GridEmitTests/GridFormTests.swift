import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import GridEmit

/// What an output says of a grid that it can't express.
@Suite("Forms an output lacks") struct GridFormTests {
    /// A spec in which nothing but the second line is in the form.
    static func spec(_ form: GridForm) -> String {
        switch form {
        case .longPatterns: "7: 3, 4\n7[......t]: 7"
        case .mixedWaterfall: "when width < 400 { 1: 1 }\nwaterfall 2"
        case .manyColumns: "when width < 400 { waterfall 97 }\nwaterfall 89"
        case .mixedPhotos: "when width < 400 { 2..: rows of 2 }\n2..: rows of 2 stretch tile photo"
        case .longFrames: "when width < 400 { 3: 2, 1 }\n1..201: rows of 3 frame 1:4"
        case .longBalanced: "1: 1\n1..: rows of 13 balanced"
        }
    }

    static func plain(_ form: GridForm) -> String { String(spec(form).prefix { $0 != "\n" }) }

    @Test("a form is told once, at the first rule that is in it", arguments: GridForm.allCases)
    func told(_ form: GridForm) throws {
        let output = Output(name: "picture", suffix: ".picture", lacks: [form]) { _, _, _ in }
        let spec = Self.spec(form) + "\n"
        let found = output.check(try #require(compiled(spec).grid))
        #expect(found.map(\.code) == [.unsupportedOutput])
        #expect(found.map(\.span.start) == [spec.split(separator: "\n")[0].utf8.count + 1])
        #expect(output.check(try #require(compiled(Self.plain(form)).grid)).isEmpty)
    }

    @Test("an output that lacks nothing says nothing", arguments: GridForm.allCases)
    func expressed(_ form: GridForm) throws {
        let grid = try #require(compiled(Self.spec(form)).grid)
        for output in Output.all where !output.lacks.contains(form) { #expect(output.check(grid).isEmpty) }
        // What is drawn or written as data knows every form.
        #expect(Output.json.lacks.isEmpty && Output.svg.lacks.isEmpty)
    }
}
