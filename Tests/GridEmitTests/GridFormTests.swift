import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import GridEmit

/// What an output says of a grid that it can't express.
@Suite("Forms an output lacks") struct GridFormTests {
    /// The last line of a spec in that form, which alone is in it.
    static func line(_ form: GridForm) -> String {
        switch form {
        case .longPatterns: "7[......t]: 7"
        case .mixedWaterfall: "waterfall 2"
        case .manyColumns: "waterfall 89"
        case .mixedPhotos: "2..: rows of 2 stretch tile photo"
        case .longFrames: "1..201: rows of 3 frame 1:4"
        case .longBalanced: "1..: rows of 13 balanced"
        case .manyLayouts, .manyPictures: "1: 1"
        case .manyPlaces: "1001..: rows of 120 stretch"
        case .manyDrawnTiles: "500: 500"
        case .takenName: "grid Double"
        }
    }

    /// The lines above that one.
    static func plain(_ form: GridForm) -> String {
        switch form {
        case .longPatterns: "7: 3, 4\n"
        case .mixedWaterfall: "when width < 400 { 1: 1 }\n"
        case .manyColumns: "when width < 400 { waterfall 97 }\n"
        case .mixedPhotos: "when width < 400 { 2..: rows of 2 }\n"
        case .longFrames: "when width < 400 { 3: 2, 1 }\n"
        case .longBalanced, .takenName: "1: 1\n"
        case .manyLayouts: ranges(20_000)
        case .manyPictures: ranges(2_000)
        case .manyPlaces: "smallest 0\n1..500: rows of 120 stretch\n501..1000: rows of 120 stretch\n"
        case .manyDrawnTiles: "smallest 0\n" + (459..<500).map { "\($0): rows of 10\n" }.joined()
        }
    }

    /// So many rules that aren't written out.
    private static func ranges(_ count: Int) -> String {
        (1...count).map { "\($0)000..\($0)999: rows of 3\n" }.joined()
    }

    static func spec(_ form: GridForm) -> String { plain(form) + line(form) + "\n" }

    @Test("a form is told once, at the first rule that is in it", arguments: GridForm.allCases)
    func told(_ form: GridForm) throws {
        let output = Output(name: "picture", suffix: ".picture", lacks: [form]) { _, _, _ in }
        let found = output.check(try #require(compiled(Self.spec(form)).grid))
        #expect(found.map(\.code) == [.unsupportedOutput])
        #expect(found.map(\.span.start) == [Self.plain(form).utf8.count])
        #expect(output.check(try #require(compiled(Self.plain(form)).grid)).isEmpty)
    }

    @Test("an output that lacks nothing says nothing", arguments: GridForm.allCases)
    func expressed(_ form: GridForm) throws {
        let grid = try #require(compiled(Self.spec(form)).grid)
        for output in Output.all where !output.lacks.contains(form) {
            // What is too much for a style sheet is more than too much for a picture.
            if form == .manyLayouts, output.lacks.contains(.manyPictures) { continue }
            if form == .manyDrawnTiles, output.lacks.contains(.manyPlaces) { continue }
            #expect(output.check(grid).isEmpty)
        }
        // What is written as data knows every form, and a picture draws every one.
        #expect(Output.json.lacks.isEmpty && Output.svg.lacks == [.manyPictures, .manyDrawnTiles])
    }
}
