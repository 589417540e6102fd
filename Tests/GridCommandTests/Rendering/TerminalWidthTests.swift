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

    @Test(arguments: ["\u{301}", "\u{200B}", "\u{FEFF}", "\u{200D}"]) func aMarkWithoutABaseHasNoWidth(
        text: String
    ) {
        #expect(terminalWidth(text) == 0)
    }

    @Test func aTabIsShownAsFourBlanks() {
        #expect(shown("\t") == "    ")
        #expect(terminalWidth("\t") == 4)
    }

    @Test(arguments: ["\u{0000}", "\u{001B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{2028}"])
    func controlCharactersAreShownAsASign(character: Character) {
        #expect(shown(character) == "\u{FFFD}")
        #expect(terminalWidth(String(character)) == 1)
    }

    @Test(arguments: ["a", "é", "e\u{301}", "漢", "👨‍👩‍👧"] as [Character]) func otherCharactersAreShownUnchanged(
        character: Character
    ) {
        #expect(shown(character) == String(character))
    }
}
