import GridSyntax
import TestSupport
import Testing

@testable import GridCommand

@Suite struct TextRendererTests {
    /// Renders a finding at the first occurrence of `place` in the text, without its first line.
    private func picture(_ text: String, at place: String, label: String? = nil) throws -> [String] {
        try rendered(text, at: place, label: label).split(separator: "\n").dropFirst().map(String.init)
    }

    private func rendered(_ text: String, at place: String, label: String? = nil) throws -> String {
        let span = try span(of: place, in: text)
        return TextRenderer(SourceText(name: "a.grid", text: text)).render(
            Diagnostic(.syntax, "wrong", at: span, label: label))
    }

    /// The bytes of the first occurrence of `place`.
    private func span(of place: String, in text: String) throws -> SourceSpan {
        let bytes = Array(text.utf8)
        let wanted = Array(place.utf8)
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) })
        return SourceSpan(start, start + wanted.count)
    }

    /// The column in the first line of a finding.
    private func column(_ text: String, at place: String) throws -> String {
        let parts = try rendered(text, at: place).split(separator: ":", maxSplits: 3)
        return parts[1] + ":" + parts[2]
    }

    // MARK: The whole

    @Test func aFindingLooksAsTheDocumentationShowsIt() throws {
        try withTemporaryFolder { folder in
            let text = "grid Nice\nframe fill\n\n1: 1\n2: 2\n4: 4\n5: 5\n6: 6\n7: 3, 3\n3: 3\n"
            let spec = try folder.write("nice.grid", text)
            let session = gridgen(spec, "--emit", "swift")
            let errors = session.errors.split(separator: "\n", omittingEmptySubsequences: false)
            let shown = errors.map { line in
                line.hasPrefix(spec) ? "specs/nice.grid" + line.dropFirst(spec.count) : String(line)
            }
            #expect(
                shown.joined(separator: "\n") == """
                    specs/nice.grid:9:4: error: the rows hold 6 photos, but the layout is for 7 [row-sum]
                      |
                    9 | 7: 3, 3
                      | -  ^^^^ 3 + 3 = 6
                      | expects 7
                      = help: did you mean `7: 3, 4`?
                    1 error in 1 file

                    """)
        }
    }

    @Test func aFindingWithoutLabelsNotesAndHelpShowsItsLineAndPlace() throws {
        #expect(
            try rendered("gap 2\ngap x\n", at: "x") == """
                a.grid:2:5: error: wrong [syntax]
                  |
                2 | gap x
                  |     ^

                """)
    }

    @Test func notesAndHelpFollowTheSource() {
        let diagnostic = Diagnostic(
            .countMissing, "odd", at: SourceSpan(0, 4), label: "here", notes: ["one", "two"],
            help: "write more")
        #expect(
            TextRenderer(SourceText(name: "a.grid", text: "1: 1")).render(diagnostic) == """
                a.grid:1:1: warning: odd [count-missing]
                  |
                1 | 1: 1
                  | ^^^^ here
                  = note: one
                  = note: two
                  = help: write more

                """)
    }

    // MARK: Columns

    @Test func aTabIsOneColumnAndFourBlanksWide() throws {
        #expect(try column("\tgap\tx", at: "x") == "1:6")
        #expect(try picture("\tgap\tx", at: "x") == ["  |", "1 |     gap    x", "  |            ^"])
        #expect(try picture("a\t\tb", at: "\t") == ["  |", "1 | a        b", "  |  ^^^^"])
    }

    @Test(arguments: [
        ("7：3, x", "1:6", "      ^"), ("漢字x", "1:3", "    ^"), ("# 漢字 🎉 x", "1:8", "          ^"),
        ("👨‍👩‍👧x", "1:2", "  ^"), ("✅ x", "1:3", "   ^"), ("🇩🇪x", "1:2", "  ^"), ("ｶﾅx", "1:3", "  ^"),
    ])
    func wideCharactersAreOneColumnAndTwoWide(text: String, place: String, carets: String) throws {
        #expect(try column(text, at: "x") == place)
        #expect(try picture(text, at: "x") == ["  |", "1 | " + text, "  | " + carets])
    }

    @Test func aWideCharacterGetsTwoCarets() throws {
        #expect(try picture("7：3", at: "：") == ["  |", "1 | 7：3", "  |  ^^"])
        #expect(try picture("7: 🎉🎉", at: "🎉🎉") == ["  |", "1 | 7: 🎉🎉", "  |    ^^^^"])
    }

    @Test(arguments: ["e\u{301}x", "éx", "a\u{308}\u{323}x"]) func marksTakeNoColumn(text: String) throws {
        #expect(try column(text, at: "x") == "1:2")
        #expect(try picture(text, at: "x") == ["  |", "1 | " + text, "  |  ^"])
    }

    @Test func aZeroWidthCharacterStillGetsACaret() throws {
        #expect(try picture("a\u{200B}b", at: "\u{200B}") == ["  |", "1 | a<U+200B>b", "  |  ^^^^^^^^"])
    }

    @Test func controlCharactersAreShownAsASign() throws {
        #expect(try picture("a\u{1B}[31mb x", at: "x") == ["  |", "1 | a\u{FFFD}[31mb x", "  |         ^"])
        #expect(try picture("a\rb x", at: "x") == ["  |", "1 | a\u{FFFD}b x", "  |     ^"])
    }

    @Test func invalidUTF8IsShownAsASign() {
        let source = SourceText(name: "a.grid", bytes: Array("ab ".utf8) + [0xFF] + Array(" x\n".utf8))
        #expect(
            TextRenderer(source).render(Diagnostic(.invalidUTF8, "wrong", at: SourceSpan(3, 4)))
                == "a.grid:1:4: error: wrong [invalid-utf8]\n  |\n1 | ab \u{FFFD} x\n  |    ^\n")
    }

    @Test func aByteOrderMarkTakesNoColumn() throws {
        #expect(try column("\u{FEFF}gap x\ngap y", at: "x") == "1:5")
        #expect(try column("\u{FEFF}gap x\ngap y", at: "gap") == "1:1")
        #expect(try column("\u{FEFF}gap x\ngap y", at: "y") == "2:5")
        #expect(try picture("\u{FEFF}gap x", at: "x") == ["  |", "1 | gap x", "  |     ^"])
    }

    // MARK: Lines

    @Test func theLineEndIsNotShown() throws {
        #expect(try picture("gap x\r\n1: 1\r\n", at: "x") == ["  |", "1 | gap x", "  |     ^"])
        #expect(try column("gap 2\r\ngap x\r\n", at: "x") == "2:5")
    }

    @Test(arguments: ["gap\n1: 1", "gap\r\n1: 1"]) func aPlaceAtTheEndOfALineIsAfterIt(text: String) {
        let picture = TextRenderer(SourceText(name: "a.grid", text: text)).render(
            Diagnostic(.syntax, "wrong", at: SourceSpan(3, 3)))
        #expect(picture == "a.grid:1:4: error: wrong [syntax]\n  |\n1 | gap\n  |    ^\n")
    }

    @Test func aPlaceAtTheEndOfTheFileIsShown() {
        func rendered(_ text: String) -> String {
            let end = text.utf8.count
            return TextRenderer(SourceText(name: "a", text: text)).render(
                Diagnostic(.syntax, "wrong", at: SourceSpan(end, end)))
        }
        #expect(rendered("") == "a:1:1: error: wrong [syntax]\n  |\n1 |\n  | ^\n")
        #expect(rendered("gap 2") == "a:1:6: error: wrong [syntax]\n  |\n1 | gap 2\n  |      ^\n")
        #expect(rendered("gap 2\n") == "a:2:1: error: wrong [syntax]\n  |\n2 |\n  | ^\n")
    }

    @Test func blanksAtTheEndOfALineAreNotShown() throws {
        let text = try rendered("x   \n", at: "x")
        #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
    }

    @Test func aPlaceOverSeveralLinesIsShownOnItsFirst() throws {
        #expect(try picture("5: (1,\n2)\n", at: "(1,\n2)") == ["  |", "1 | 5: (1,", "  |    ^^^"])
    }

    @Test func theMarginIsAsWideAsTheGreatestNumber() throws {
        let text = String(repeating: "\n", count: 99) + "gap x"
        #expect(try picture(text, at: "x") == ["    |", "100 | gap x", "    |     ^"])
    }

    // MARK: Narrow terminals

    private func narrow(_ text: String, at place: String, columns: Int) throws -> [String] {
        let diagnostic = Diagnostic(
            .syntax, "wrong", at: try span(of: place, in: text), notes: ["one two three four"],
            help: "put four more words of help here")
        var paint = Paint.off
        paint.columns = columns
        return TextRenderer(SourceText(name: "a.grid", text: text), paint: paint).render(diagnostic)
            .split(separator: "\n").dropFirst().map(String.init)
    }

    @Test func aLineThatFitsIsShownWhole() throws {
        #expect(try narrow("gap 2 x", at: "x", columns: 20)[1] == "1 | gap 2 x")
    }

    @Test func aLongLineIsCutAroundThePlace() throws {
        let text = "3: 1@2, 2                  # one over two"
        #expect(
            try narrow(text, at: "2  ", columns: 30).prefix(3) == [
                "  |", "1 | 3: 1@2, 2                …", "  |         ^^^",
            ])
        #expect(
            try narrow(text, at: "two", columns: 24).prefix(3) == [
                "  |", "1 | …     # one over two", "  |                  ^^^",
            ])
    }

    @Test(arguments: [20, 30, 41, 80], ["x", "漢", "🎉", "e\u{301}"])
    func noLineIsLongerThanTheTerminal(columns: Int, character: String) throws {
        for before in [0, 3, 30, 200] {
            for after in [0, 3, 30, 200] {
                let text =
                    String(repeating: character, count: before) + "!"
                    + String(repeating: character, count: after)
                let lines = try narrow(text, at: "!", columns: columns)
                #expect(lines.allSatisfy { terminalWidth($0) <= columns }, "\(lines)")
                // The caret is under its place.
                let picture = try #require(lines.first { $0.hasPrefix("1 | ") }?.split(separator: "!").first)
                let carets = try #require(lines.first { $0.hasSuffix("^") })
                let start = before == 0 ? 4 : terminalWidth(String(picture))
                #expect(terminalWidth(carets) == start + 1)
            }
        }
    }

    @Test func remarksAreWrappedAndIndented() throws {
        let lines = try narrow("x", at: "x", columns: 24)
        #expect(lines.contains("  = note: one two three") && lines.contains("          four"))
        #expect(lines.suffix(3) == ["  = help: put four more", "          words of help", "          here"])
    }

    // MARK: Labels

    private func related(_ text: String, _ places: [(String, String)]) throws -> [String] {
        let (main, label) = try #require(places.first)
        let diagnostic = Diagnostic(
            .syntax, "wrong", at: try span(of: main, in: text), label: label.isEmpty ? nil : label,
            related: try places.dropFirst().map { .init(try span(of: $0.0, in: text), $0.1) })
        return TextRenderer(SourceText(name: "a.grid", text: text)).render(diagnostic)
            .split(separator: "\n").dropFirst().map(String.init)
    }

    @Test func labelsOfOneLineAreStackedLastFirst() throws {
        #expect(
            try related("aa bb cc", [("cc", "third"), ("aa", "first"), ("bb", "second")]) == [
                "  |", "1 | aa bb cc", "  | -- -- ^^ third", "  |    second", "  | first",
            ])
    }

    @Test func theLastLabelIsBesideItsSign() throws {
        #expect(
            try related("aa bb", [("aa", "first"), ("bb", "second")]) == [
                "  |", "1 | aa bb", "  | ^^ -- second", "  | first",
            ])
    }

    @Test func thePrimaryPlaceIsDrawnOverTheOthers() throws {
        #expect(
            try related("aa bb cc", [("bb", "place"), ("aa bb cc", "whole")]) == [
                "  |", "1 | aa bb cc", "  | ---^^---", "  |    place", "  | whole",
            ])
    }

    @Test func labelsStayInPlaceAfterWideCharacters() throws {
        #expect(
            try related("漢 aa 字 bb", [("bb", "place"), ("aa", "other")]) == [
                "  |", "1 | 漢 aa 字 bb", "  |    --    ^^ place", "  |    other",
            ])
    }

    @Test func otherLinesAreShownInTheOrderOfTheFile() throws {
        #expect(
            try related("aa\nbb\ncc\n", [("bb", "here"), ("cc", "below"), ("aa", "above")]) == [
                "  |", "1 | aa", "  | -- above", "2 | bb", "  | ^^ here", "3 | cc", "  | -- below",
            ])
    }

    @Test func omittedLinesAreShownAsDots() throws {
        let text = "gap 2\n" + String(repeating: "\n", count: 10) + "gap 3\n"
        #expect(
            try related(text, [("gap 3", "given again"), ("gap 2", "first given here")]) == [
                "   |", " 1 | gap 2", "   | ----- first given here", "   ...", "12 | gap 3",
                "   | ^^^^^ given again",
            ])
    }

    @Test func aRelatedPlaceAtTheEndOfTheFileIsShown() {
        let text = "when width < 5 {\n  5: 5\n"
        let end = text.utf8.count
        let diagnostic = Diagnostic(
            .unclosed, "wrong", at: SourceSpan(15, 16),
            related: [.init(SourceSpan(end, end), "expected here")])
        #expect(
            TextRenderer(SourceText(name: "a", text: text)).render(diagnostic) == """
                a:1:16: error: wrong [unclosed]
                  |
                1 | when width < 5 {
                  |                ^
                  ...
                3 |
                  | - expected here

                """)
    }
}
