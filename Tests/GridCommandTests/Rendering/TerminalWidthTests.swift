import Testing

@testable import GridCommand

@Suite struct TerminalWidthTests {
    @Test(arguments: [
        ("", 0), ("a", 1), ("abc", 3), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ω", 1), ("→", 1),
        ("\u{FFFD}", 1),
        ("漢字", 4), ("ｶ", 1), ("か", 2), ("한", 2), ("：", 2), ("，", 2), ("（", 2), ("\u{3000}", 2),
        ("🎉", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("✅", 2), ("⭐", 2), ("⌚", 2), ("🟢", 2),
        ("×", 1), ("…", 1), ("♥", 1),
    ])
    func aTextTakesItsColumns(text: String, width: Int) {
        #expect(terminalWidth(text) == width)
    }

    @Test func aMarkWithoutABaseHasNoWidth() {
        #expect(terminalWidth("\u{301}") == 0)
    }

    @Test func aTabIsShownAsFourBlanks() {
        #expect(shown("\t") == "    ")
        #expect(terminalWidth("\t") == 4)
    }

    @Test(arguments: ["\u{0000}", "\u{001B}", "\u{7F}", "\u{9B}"])
    func controlCharactersAreShownAsASign(character: Character) {
        #expect(shown(character) == "\u{FFFD}")
        #expect(terminalWidth(String(character)) == 1)
    }

    @Test(arguments: [
        "\u{202E}", "\u{2066}", "\u{2028}", "\u{200F}", "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}",
        "\u{FEFF}", "\u{AD}",
        "\u{3164}", "\u{FE0F}", "\u{E0041}",
    ])
    func invisibleCharactersAreShownAsTheirCodePoints(character: Character) {
        let digits = String(character.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
        let text = "<U+\(digits.count < 4 ? "0\(digits.count < 3 ? "0" : "")" : "")\(digits)>"
        #expect(shown(character) == text)
        #expect(terminalWidth(String(character)) == text.count)
        #expect(shown("a\(character)b") == "a\(text)b" && terminalWidth("a\(character)b") == text.count + 2)
    }

    @Test(arguments: ["a", "é", "e\u{301}", "漢", "👨‍👩‍👧", "❤️", "1️⃣", "🏴‍☠️"] as [Character])
    func otherCharactersAreShownUnchanged(
        character: Character
    ) {
        #expect(shown(character) == String(character))
    }
}
