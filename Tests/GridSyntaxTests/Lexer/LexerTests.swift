import TestSupport
import Testing

@testable import GridSyntax

@Suite struct LexerTests {
    private func kinds(_ text: String) -> [Token.Kind] { tokens(text).map(\.kind) }

    private func texts(_ text: String) -> [String] { tokens(text).map(\.text) }

    // MARK: Kinds

    @Test(arguments: [
        ("7", Token.Kind.number), ("28.5", .number), ("aab", .word), ("t..", .word), (".ab", .word),
        (".", .word),
        ("...", .word), ("..", .dots), (":", .colon), (",", .comma), ("|", .bar), ("/", .slash), ("@", .at),
        ("(", .leftParenthesis), (")", .rightParenthesis), ("{", .leftBrace), ("}", .rightBrace),
        ("[", .leftBracket), ("]", .rightBracket), ("<", .less), (">", .greater), (">=", .greaterOrEqual),
        ("..<", .halfOpenRange), ("\n", .newline), ("\r\n", .newline), ("$", .unknown),
    ])
    func aTextIsOneTokenOfItsKind(text: String, kind: Token.Kind) {
        #expect(kinds(text) == [kind])
        #expect(texts(text) == [text])
    }

    @Test func everyTextEndsWithOneEndOfFile() {
        for text in ["", " ", "# only a comment", "gap 2\n"] {
            let tokens = lex(SourceText(name: "a", text: text)).tokens
            #expect(tokens.filter { $0.kind == .endOfFile }.count == 1)
            #expect(tokens.last?.kind == .endOfFile)
            #expect(tokens.last?.span == SourceSpan(text.utf8.count, text.utf8.count))
        }
    }

    // MARK: Where a token ends

    @Test(arguments: [
        ("10..18", ["10", "..", "18"]),
        ("10..", ["10", ".."]),
        ("10..:", ["10", "..", ":"]),
        ("28.5", ["28.5"]),
        ("1.5.2", ["1.5", ".", "2"]),
        ("1.", ["1", "."]),
        (".5", [".", "5"]),
        ("1.5..2.5", ["1.5", "..", "2.5"]),
        ("80x60", ["80", "x", "60"]),
        ("aab2", ["aab", "2"]),
        ("300..<600", ["300", "..<", "600"]),
        ("a..<", ["a..", "<"]),
        (">=600", [">=", "600"]),
        ("> =", [">", "="]),
        ("<=", ["<="]),
        ("ab/cc", ["ab", "/", "cc"]),
        ("1@57,2@43", ["1", "@", "57", ",", "2", "@", "43"]),
        ("3[t..]:", ["3", "[", "t..", "]", ":"]),
        ("a.b..c", ["a.b..c"]),
    ])
    func neighboursAreToldApart(text: String, expected: [String]) {
        #expect(texts(text) == expected)
    }

    @Test func onlyTwoDotsAreTheRangeSign() {
        #expect(kinds("1..2") == [.number, .dots, .number])
        #expect(kinds("1...2") == [.number, .word, .number])
        #expect(kinds("1.. 2") == [.number, .dots, .number])
        #expect(kinds("ab..") == [.word])
    }

    @Test func aSingleEqualsSignMeansNothing() {
        #expect(kinds("=") == [.unknown])
        #expect(kinds(">==") == [.greaterOrEqual, .unknown])
    }

    @Test func lettersAreThoseOfASCII() {
        #expect(kinds("AZaz") == [.word])
        #expect(kinds("é") == [.unknown])
        #expect(kinds("@") == [.at])
        #expect(kinds("`") == [.unknown])
    }

    // MARK: Names

    @Test(arguments: [
        "grid Nice9", "grid\tNice9", "grid Nice9 # why", "\n\ngrid Nice9", "gap 2\ngrid Nice9\n",
        "when width < 5 { grid Nice9",
    ])
    func aNameAfterGridMayHaveDigits(text: String) {
        #expect(tokens(text).contains { $0 == (.name, "Nice9") })
    }

    @Test(arguments: ["grid tile", "grid grid", "grid rows", "grid x"])
    func aNameMayBeAKeyword(text: String) {
        #expect(kinds(text) == [.word, .name])
    }

    @Test(arguments: [
        "gap Nice9", "grids Nice9", "Grid Nice9", "3: grid Nice9", "grid\nNice9", "grid 9Nice",
        "grid Nice Nice9",
        "ab grid Nice9",
    ])
    func aNameOnlyFollowsGridAtTheStartOfAStatement(text: String) {
        #expect(!tokens(text).contains { $0 == (.name, "Nice9") })
    }

    @Test func aNameEndsWhereNoLetterOrDigitFollows() {
        #expect(texts("grid Nice.Grid") == ["grid", "Nice", ".Grid"])
        #expect(texts("grid Nice-9") == ["grid", "Nice", "-", "9"])
    }

    // MARK: Blanks, line ends, BOM

    @Test func blanksAreOptionalAroundEveryToken() {
        let plain = tokens("3[t..]:(1@2|1)@57,2").map(\.text)
        #expect(tokens(" 3\t[ t.. ] : ( 1 @ 2 | 1 )\t@ 57 , 2 \t").map(\.text) == plain)
    }

    @Test func linesMayEndInCRLF() {
        #expect(
            kinds("gap 2\r\n\r\n1: 1\r\n") == [
                .word, .number, .newline, .newline, .number, .colon, .number, .newline,
            ])
        #expect(lex(SourceText(name: "a", text: "gap 2\r\n")).diagnostics.all.isEmpty)
    }

    @Test func aCarriageReturnAloneEndsNoLine() {
        #expect(kinds("a\rb") == [.word, .unknown, .word])
        #expect(read("gap 2\r1: 1").findings == ["1:6 unexpected-character"])
    }

    @Test func aByteOrderMarkAtTheStartIsSkipped() {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("gap 2".utf8)
        let lexed = lex(SourceText(name: "a", bytes: bytes))
        #expect(lexed.kinds == [.word, .number, .endOfFile])
        #expect(lexed.diagnostics.all.isEmpty)
        #expect(lexed.tokens.first?.trivia == SourceSpan(0, 3))
    }

    @Test func aNameFollowsGridAfterAByteOrderMark() {
        #expect(
            read([0xEF, 0xBB, 0xBF] + Array("grid Nice9".utf8)).kinds == [.setting(.name(here("Nice9")))])
    }

    @Test func aByteOrderMarkElsewhereIsReportedAsABlank() {
        let lexed = lex(SourceText(name: "a", text: "gap\u{FEFF}2"))
        #expect(lexed.kinds == [.word, .number, .endOfFile])
        #expect(lexed.diagnostics.all.map(\.code) == [.lookalikeCharacter])
    }

    // MARK: Limits

    @Test func aFileOfTheGreatestSizeIsRead() {
        var bytes = [UInt8](repeating: UInt8(ascii: "9"), count: Limits.bytes)
        bytes[Limits.bytes - 1] = UInt8(ascii: "\n")
        let lexed = lex(SourceText(name: "a", bytes: bytes))
        #expect(lexed.diagnostics.all.isEmpty)
        #expect(lexed.kinds == [.number, .newline, .endOfFile])
    }

    @Test func aLargerFileIsReportedAndNotRead() {
        let parsed = read([UInt8](repeating: UInt8(ascii: "\n"), count: Limits.bytes + 1))
        #expect(parsed.findings == ["1:1 file-too-large"])
        #expect(parsed.syntax.statements.isEmpty)
        #expect(parsed.lacksStatements)
        #expect(parsed.tokens.map(\.kind) == [.endOfFile])
        #expect(parsed.tokens.first?.trivia == SourceSpan(0, Limits.bytes + 1))
    }

    // MARK: Every byte

    static let sources: [[UInt8]] = [
        [], [0xEF, 0xBB, 0xBF], [0x00], [0xFF, 0xFE, 0x00], Array("\r".utf8),
        Array("## doc\r\ngrid Nice # name\r\n\r\n7: 3, # why\r\n  4\r\n".utf8),
        Array("when width 300..<600 { 5: aab / aac@2 / d.. tile 80x60 }".utf8),
        Array("3：1，2 é\u{00A0}🎉 ¬¬ # 🎉".utf8),
        [0x31, 0x3A, 0xC3, 0x20, 0x23, 0x80, 0x0A, 0xF0, 0x9F],
    ]

    @Test(arguments: sources) func tokensAndTheirTriviaCoverEveryByte(bytes: [UInt8]) {
        expectCover(bytes)
    }

    @Test func tokensAndTheirTriviaCoverEveryByteOfRandomBytes() {
        var random = SeededGenerator.forTest(named: "cover of random bytes")
        let likely =
            Array("ab.019 \n\r\t#:,|/@(){}[]<>=".utf8) + [0x00, 0xC3, 0xA9, 0xEF, 0xBC, 0x9A, 0xF0, 0xFF]
        for _ in 0..<1_000 {
            expectCover(random.many(0...40) { $0.pick(likely) })
        }
    }

    /// Checks that each token begins where the previous one ends, and that trivia are blanks and comments.
    private func expectCover(_ bytes: [UInt8]) {
        let lexed = lex(SourceText(name: "a", bytes: bytes))
        var end = 0
        for (index, token) in lexed.tokens.enumerated() {
            #expect(token.triviaStart == end, "\(bytes)")
            #expect(token.span.start >= token.triviaStart, "\(bytes)")
            #expect(token.kind == .endOfFile || token.span.end > token.span.start, "\(bytes)")
            end = token.span.end
            let comments = lexed.comments.filter { $0.token == index }
            for comment in comments {
                #expect(
                    comment.span.start >= token.triviaStart && comment.span.end <= token.span.start,
                    "\(bytes)")
                // A comment in the syntax of another language is reported, and stays a comment.
                #expect("#/-".utf8.contains(bytes[comment.span.start]), "\(bytes)")
            }
            let bare = (token.trivia.start..<token.trivia.end).filter { offset in
                !comments.contains { $0.span.start <= offset && offset < $0.span.end }
            }
            // A blank outside ASCII and a skipped character are reported, and both stay trivia.
            let isBlank = bare.allSatisfy { " \t;%=".utf8.contains(bytes[$0]) || bytes[$0] >= 0x80 }
            #expect(isBlank, "\(bytes)")
        }
        #expect(end == bytes.count, "\(bytes)")
    }
}
