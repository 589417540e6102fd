import Testing

@testable import GridSyntax

@Suite struct LineMapTests {
    private func map(_ text: String) -> LineMap { LineMap(SourceText(name: "test.grid", text: text)) }

    @Test(arguments: [
        ("", [0]),
        ("a", [0]),
        ("a\n", [0, 2]),
        ("\n\n", [0, 1, 2]),
        ("a\r\nb", [0, 3]),
        ("a\rb", [0]),
        ("é\nb", [0, 3]),
    ])
    func aLineBeginsAfterEachLineFeed(text: String, starts: [Int]) {
        #expect(map(text).starts == starts)
    }

    @Test func eachByteLiesInTheLineThatHoldsIt() {
        let text = "ab\n\ncde\nf"
        let lines = map(text)
        let expected = [0, 0, 0, 1, 2, 2, 2, 2, 3]
        #expect((0..<9).map(lines.line(at:)) == expected)
    }

    @Test func theEndOfTheTextLiesInTheLastLine() {
        #expect(map("a\nb").line(at: 3) == 1)
        #expect(map("a\n").line(at: 2) == 1)
        #expect(map("").line(at: 0) == 0)
        #expect(map("a\nb").line(at: 1_000) == 1)
    }

    @Test func theSpanOfALineIncludesItsEnd() {
        let lines = map("ab\r\nc")
        #expect(lines.span(ofLine: 0) == SourceSpan(0, 4))
        #expect(lines.span(ofLine: 1) == SourceSpan(4, 5))
    }

    @Test(arguments: [-1, 2, 100]) func aMissingLineIsEmptyAtTheEnd(index: Int) {
        #expect(map("ab\nc").span(ofLine: index) == SourceSpan(4, 4))
    }
}
