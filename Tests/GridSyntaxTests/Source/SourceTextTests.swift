import Testing

@testable import GridSyntax

@Suite struct SourceTextTests {
    @Test func aStringIsHeldAsItsBytes() {
        #expect(SourceText(name: "a", text: "é\n").bytes == [0xC3, 0xA9, 0x0A])
    }

    @Test func invalidUTF8IsReadAsReplacementCharacters() {
        #expect(SourceText(name: "a", bytes: [0x61, 0xFF, 0x62]).text(in: SourceSpan(0, 3)) == "a\u{FFFD}b")
    }

    @Test(arguments: [
        (SourceSpan(1, 2), "b"), (SourceSpan(1, 9), "bc"), (SourceSpan(7, 9), ""), (SourceSpan(3, 3), ""),
    ])
    func aSpanBeyondTheEndIsCutOff(span: SourceSpan, text: String) {
        #expect(SourceText(name: "a", text: "abc").text(in: span) == text)
    }
}
