import Testing

@testable import GridSyntax

@Suite struct TextEditTests {
    private func apply(_ edits: [TextEdit], to text: String) -> (text: String, applied: Int) {
        let result = TextEdit.apply(edits, to: Array(text.utf8))
        return (String(decoding: result.bytes, as: UTF8.self), result.applied)
    }

    @Test func noEditLeavesTheTextAsItIs() {
        let result = apply([], to: "abc")
        #expect(result == ("abc", 0))
    }

    @Test func anEditReplacesItsSpan() {
        let result = apply([TextEdit(SourceSpan(1, 2), "xyz")], to: "abc")
        #expect(result == ("axyzc", 1))
    }

    @Test func anEmptyReplacementDeletes() {
        let result = apply([TextEdit(SourceSpan(0, 2), "")], to: "abc")
        #expect(result == ("c", 1))
    }

    @Test(arguments: [(0, "-abc"), (2, "ab-c"), (3, "abc-")]) func anEmptySpanInserts(
        offset: Int, expected: String
    ) {
        let result = apply([TextEdit(SourceSpan(offset, offset), "-")], to: "abc")
        #expect(result == (expected, 1))
    }

    @Test func editsAreAppliedInAnyOrder() {
        let edits = [
            TextEdit(SourceSpan(2, 3), "C"), TextEdit(SourceSpan(0, 1), "A"), TextEdit(SourceSpan(1, 1), "-"),
        ]
        let result = apply(edits, to: "abc")
        #expect(result == ("A-bC", 3))
    }

    @Test func neighboursDoNotOverlap() {
        let result = apply([TextEdit(SourceSpan(0, 1), "A"), TextEdit(SourceSpan(1, 2), "B")], to: "abc")
        #expect(result == ("ABc", 2))
    }

    @Test func anEditThatOverlapsAnEarlierOneIsLeftOut() {
        let result = apply([TextEdit(SourceSpan(0, 2), "X"), TextEdit(SourceSpan(1, 3), "Y")], to: "abc")
        #expect(result == ("Xc", 1))
    }

    @Test(arguments: [SourceSpan(2, 4), SourceSpan(4, 4), SourceSpan(9, 12)])
    func anEditBeyondTheEndIsLeftOut(span: SourceSpan) {
        let result = apply([TextEdit(span, "X")], to: "abc")
        #expect(result == ("abc", 0))
    }

    @Test func invalidUTF8SurvivesAnEditNextToIt() {
        let result = TextEdit.apply([TextEdit(SourceSpan(1, 2), "é")], to: [0xFF, 0x61, 0xFE])
        #expect(result.bytes == [0xFF, 0xC3, 0xA9, 0xFE])
    }
}
