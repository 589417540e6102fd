import GridSyntax
import Testing

@testable import GridCommand

@Suite struct PositionsTests {
    private func columns(_ text: String, _ unit: Positions.Unit, _ offsets: [Int]) -> [String] {
        var positions = Positions(SourceText(name: "a", text: text), in: unit)
        return offsets.map {
            let position = positions.position($0)
            return "\(position.line):\(position.column)"
        }
    }

    @Test(arguments: [
        ("abc", 2, 3, 3), ("éx", 2, 2, 2), ("e\u{301}x", 3, 2, 3), ("漢x", 3, 2, 2), ("🎉x", 4, 2, 3),
        ("👨‍👩‍👧x", 18, 2, 9), ("\tx", 1, 2, 2), ("\u{FEFF}gap x", 7, 5, 5), ("🇩🇪🇫🇷x", 16, 3, 9),
    ])
    func aColumnCountsCharactersOrUnitsOfUTF16(text: String, offset: Int, characters: Int, units: Int) {
        #expect(columns(text, .character, [offset]) == ["1:\(characters)"])
        #expect(columns(text, .utf16, [offset]) == ["1:\(units)"])
    }

    @Test func linesBeginAtOneAndEndWithTheirLineFeed() {
        #expect(
            columns("a\r\nb\nc", .character, [0, 1, 3, 4, 5, 6]) == [
                "1:1", "1:2", "2:1", "2:2", "3:1", "3:2",
            ])
        #expect(columns("", .character, [0]) == ["1:1"])
        #expect(columns("a\n", .utf16, [2]) == ["2:1"])
    }

    @Test func theOrderOfCallsMakesNoDifference() {
        let text = "7： 3, 🎉 e\u{301}x\n4: 漢 y"
        let offsets = Array(0...text.utf8.count).filter { text.utf8.map { $0 }.indices.contains($0) }
        for unit in [Positions.Unit.character, .utf16] {
            let alone = offsets.map { columns(text, unit, [$0])[0] }
            #expect(columns(text, unit, offsets) == alone)
            #expect(columns(text, unit, offsets.reversed()) == alone.reversed())
        }
    }

    @Test(arguments: [
        ("specs/nice.grid", "specs/nice.grid"), ("./a.grid", "a.grid"), ("../a.grid", "../a.grid"),
        ("/project/a/b.grid", "a/b.grid"), ("/else/b.grid", "file:///else/b.grid"),
        ("/project", "file:///project"),
        ("a b/ü%#?:.grid", "a%20b/%C3%BC%25%23%3F%3A.grid"), ("/projects/a", "file:///projects/a"),
    ])
    func aPathBecomesARelativeURIIfPossible(path: String, uri: String) {
        #expect(relativeURI(ofPath: path, in: "/project") == uri)
    }
}
