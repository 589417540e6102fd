import Testing

@testable import GridSyntax

@Suite struct LexerDiagnosticsTests {
    // MARK: Look-alikes

    @Test(arguments: [
        ("3：3", "3:3"), ("3﹕3", "3:3"), ("3∶3", "3:3"),
        ("2: 1，1", "2: 1,1"), ("2: 1、1", "2: 1,1"), ("2: 1،1", "2: 1,1"),
        ("2: 1｜1", "2: 1|1"), ("2: 1│1", "2: 1|1"), ("2: 1¦1", "2: 1|1"),
        ("2: a／b", "2: a/b"), ("2: a⁄b", "2: a/b"), ("2: a∕b", "2: a/b"),
        ("1: 1＠2", "1: 1@2"),
        ("1: （1）", "1: (1)"),
        ("when width < 5 ｛ 1: 1 ｝", "when width < 5 { 1: 1 }"),
        ("1［t］: 1", "1[t]: 1"),
        ("shapes tall ＜ 4:5, wide ＞ 6:5", "shapes tall < 4:5, wide > 6:5"),
        ("shapes tall ≤ 4:5, wide ≥ 6:5", "shapes tall <= 4:5, wide >= 6:5"),
        ("when width ≥ 5 { 1: 1 }", "when width >= 5 { 1: 1 }"),
        ("1…: rows of 2", "1..: rows of 2"), ("1‥9: rows of 2", "1..9: rows of 2"),
        ("1–9: rows of 2", "1..9: rows of 2"),
        ("1—9: rows of 2", "1..9: rows of 2"), ("1−9: rows of 2", "1..9: rows of 2"),
        ("tile 80×60", "tile 80x60"), ("tile 80✕60", "tile 80x60"),
        ("gap\u{00A0}2", "gap 2"), ("gap\u{3000}2", "gap 2"), ("gap\u{200B}2", "gap 2"),
        ("gap\u{2003}2", "gap 2"),
        ("gap\u{202F}2", "gap 2"),
    ])
    func aLookAlikeIsReportedOnceAndReadAsIntended(text: String, meant: String) {
        let parsed = read(text)
        let signs = text.unicodeScalars.filter { $0.value > 0x7F }.count
        #expect(parsed.diagnostics.map(\.code) == Array(repeating: .lookalikeCharacter, count: signs))
        #expect(parsed.syntax == read(meant).syntax)
        #expect(parsed.mended == meant)
        #expect(read(meant).diagnostics.isEmpty)
    }

    @Test func aLookAlikeIsReportedAtItsPlace() {
        #expect(read("# 漢字\n3：3").findings == ["2:2 lookalike-character"])
        #expect(read("3：3").diagnostics.first?.span == SourceSpan(1, 4))
    }

    @Test func theMessageNamesBothCharacters() {
        #expect(read("3：3").diagnostics.first?.message == "`：` is not `:`")
        #expect(read("3：3").diagnostics.first?.help == "did you mean `:`?")
        #expect(read("gap\u{00A0}2").diagnostics.first?.message == "this is not an ordinary space")
    }

    // MARK: Others

    @Test(arguments: [
        ("$", "unexpected `$`"), ("é", "unexpected `é`"), ("$%&", "unexpected `$%&`"),
        ("🎉", "unexpected `🎉`"),
    ])
    func aCharacterThatCantBeginATokenIsShown(text: String, message: String) {
        let parsed = read("gap 2 " + text)
        #expect(parsed.diagnostics.map(\.message) == [message])
        #expect(parsed.findings == ["1:7 unexpected-character"])
    }

    @Test(arguments: [
        ("\u{0000}", "unexpected character U+0000"),
        ("\u{001B}", "unexpected character U+001B"),
        ("\r", "unexpected character U+000D"),
        ("\u{200E}", "unexpected character U+200E"),
        ("\u{202E}", "unexpected character U+202E"),
        ("\u{2028}", "unexpected character U+2028"),
        ("\u{0000}\u{0000}\u{0000}", "unexpected character U+0000 and 2 more"),
        ("\u{E0041}", "unexpected character U+E0041"),
    ])
    func anInvisibleCharacterIsReportedByItsNumber(text: String, message: String) {
        #expect(read("gap 2 \(text)gap").diagnostics.first?.message == message)
    }

    @Test func aRunOfThemIsOneFinding() {
        #expect(read("gap 2 §§§%&").findings == ["1:7 unexpected-character"])
        #expect(read(String(repeating: "$", count: 100_000)).diagnostics.count == 1)
    }

    @Test func aRunEndsAtATokenOrALookAlike() {
        #expect(read("§：").diagnostics.map(\.code) == [.unexpectedCharacter, .lookalikeCharacter])
        #expect(tokens("§3").map(\.kind) == [.unknown, .number])
        #expect(tokens("§.").map(\.kind) == [.unknown, .word])
        #expect(tokens("§#§").map(\.kind) == [.unknown])
    }

    // MARK: UTF-8

    @Test(
        arguments: [
            [0x80], [0xFF], [0xC3], [0xC0, 0x80], [0xC1, 0xBF],  // no first byte, cut off, overlong
            [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],  // overlong, a surrogate, cut off
            [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func invalidUTF8IsReportedInStatementsAndComments(bytes: [UInt8]) {
        let inStatement = read(Array("1: 1\ngap 2 ".utf8) + bytes)
        #expect(inStatement.findings == ["2:7 invalid-utf8"])
        let inComment = read(Array("1: 1\n# a".utf8) + bytes + Array("\ngap 2".utf8))
        #expect(inComment.findings == ["2:4 invalid-utf8"])
        #expect(inComment.kinds.count == 2)
    }

    @Test(arguments: ["é", "漢", "🎉", "\u{FFFD}", "\u{10FFFF}", "\u{D7FF}", "\u{E000}"])
    func bytesThatAreUTF8AreNot(text: String) {
        #expect(read("# " + text).diagnostics.isEmpty)
        #expect(read("gap 2 " + text).diagnostics.map(\.code) == [.unexpectedCharacter])
    }

    @Test func invalidUTF8IsAnErrorAndTheRestIsRead() {
        let parsed = read(Array("gap ".utf8) + [0xFF] + Array("\n1: 1\n".utf8))
        #expect(parsed.findings == ["1:5 invalid-utf8"])
        #expect(parsed.kinds == [.rule(rule(1, .stack(stack(row(tiles(1))))))])
    }
}
