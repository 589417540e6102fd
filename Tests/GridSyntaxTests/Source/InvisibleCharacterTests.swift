import Testing

@testable import GridSyntax

@Suite struct InvisibleCharacterTests {
    /// The characters as Swift's tables of Unicode know them.
    @Test func theyAreThoseOfUnicode() {
        // Signs before numbers in Arabic and other scripts are visible, although they are format characters.
        let signs: Set<UInt32> = [0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD]
        for value in UInt32(0x80)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), !signs.contains(value), !(0x600...0x605).contains(value)
            else { continue }
            let properties = scalar.properties
            let isHidden =
                properties.isDefaultIgnorableCodePoint || properties.isBidiControl
                || [.format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
            // Newer versions of Unicode have more format controls of Egyptian hieroglyphs.
            #expect(
                scalar.isInvisible == isHidden || (0x13430...0x1343F).contains(value), "\(scalar.codePoint)")
        }
    }

    @Test(arguments: [
        ("plain, é 漢", "plain, é 漢"), ("a\u{200F}b", "a?b"), ("\u{200D}a", "?a"), ("a\u{200D}b", "a?b"),
        ("👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"), ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"),
        ("👍\u{1F3FD}", "👍\u{1F3FD}"), ("🎉\u{200D}a", "🎉?a"), ("🎉\u{FE0F}\u{FE0F}", "🎉\u{FE0F}?"),
        ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"), ("1\u{FE0F}", "1?"), ("\u{E0041}", "?"),
        ("می\u{200C}خ", "می?خ"),
    ])
    func theyAreReplacedExceptInEmoji(text: String, replaced: String) {
        #expect(text.replacingInvisible { _ in "?" } == replaced)
    }

    @Test func joinersOfWordsCanStay() {
        for (text, replaced) in [
            ("می\u{200C}خ", "می\u{200C}خ"), ("می\u{200C} خ", "می? خ"), ("a\u{200C}b", "a?b"),
        ] {
            #expect(text.replacingInvisible(keepsJoiners: true) { _ in "?" } == replaced)
        }
    }

    @Test(arguments: [
        "\u{200F}", "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{202E}", "\u{FEFF}",
        "\u{AD}", "\u{FE0F}", "\u{E0041}",
    ])
    func outsideOfCommentsTheyAreErrors(text: String) {
        for spec in ["1:\(text) 1\n", "gr\(text)id A\n1: 1\n", "grid A\(text)\n1: 1\n", "\n\(text)1: 1\n"] {
            let found = lex(SourceText(name: "a", text: spec)).diagnostics.all
            #expect(found.contains { $0.severity == .error }, "\(spec.debugDescription)")
            #expect(!found.contains { $0.message.replacingInvisible { _ in "" } != $0.message })
        }
        #expect(lex(SourceText(name: "a", text: "1: 1 # \(text)\n")).diagnostics.all.isEmpty)
    }
}
