import Testing

@testable import GridSyntax

/// Each limit, just met and just exceeded; the limit of bytes is in `LexerTests`.
@Suite struct LimitsTests {
    private func nested(_ depth: Int) -> String {
        "1: " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    }

    @Test func digits() {
        let longest = String(repeating: "9", count: Limits.digits)
        #expect(read("gap \(longest)").diagnostics.isEmpty)
        #expect(read("gap 1.\(longest.dropFirst())").diagnostics.isEmpty)
        #expect(read("gap \(longest)9").findings == ["1:5 number-too-long"])
        #expect(read("gap 1.\(longest)").findings == ["1:5 number-too-long"])
        #expect(read("\(longest)9: 1").findings == ["1:1 number-too-long"])
        #expect(read("1: \(longest)9\n2: \(longest)").findings == ["1:4 number-too-long"])
    }

    @Test func nesting() {
        #expect(read(nested(Limits.nesting)).diagnostics.isEmpty)
        #expect(read(nested(Limits.nesting + 1)).findings == ["1:\(4 + Limits.nesting) nesting-too-deep"])
    }

    @Test func statements() {
        let most = String(repeating: "gap 1\n", count: Limits.statements)
        #expect(read(most).diagnostics.isEmpty)
        let passed = read(most + "gap 2 # one more\ngap 3\n")
        #expect(passed.findings == ["\(Limits.statements + 1):1 too-many-statements"])
        #expect(passed.syntax.statements.count == Limits.statements)
        let section = read(String(most.dropLast(6)) + "when width < 5 {\n1: 1 ## doc\n1: 2\n}\n")
        #expect(section.findings == ["\(Limits.statements + 1):1 too-many-statements"])
    }

    @Test func comments() {
        let most = String(repeating: "#\n", count: Limits.comments)
        #expect(read(most + "1: 1").diagnostics.isEmpty)
        let passed = read(most + "1: 1 # one more\n#\n")
        #expect(passed.findings == ["\(Limits.comments + 1):6 too-many-statements"])
        #expect(passed.comments.count == Limits.comments)
        #expect(formatted(passed) == nil)
    }

    /// Mistakes for the lexer and the parser, one per line and all on one line.
    @Test(arguments: ["$\n", "$1", "x\n", "1: 1,\n", "gap 1pt\n", "1:1 1", "# \u{FF}\n2：1\n", "when x\n"])
    func findings(mistake: String) {
        let most = Array(String(repeating: mistake, count: Limits.findings - 5).utf8)
        func codes(_ bytes: [UInt8]) -> [String] {
            parse(SourceText(name: "test.grid", bytes: bytes)).diagnostics.map { $0.code.rawValue }
        }
        #expect(!codes(most).contains("too-many-findings"))
        let bytes = most + Array(String(repeating: mistake, count: 1_000).utf8)
        let parsed = parse(SourceText(name: "test.grid", bytes: bytes))
        let errors = parsed.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == Limits.findings)
        let last = parsed.diagnostics.last
        #expect(last?.code == .tooManyFindings && last?.severity == .warning)
        #expect(last?.span.start ?? 0 >= errors.last?.span.start ?? 0)
        #expect(parsed.lacksStatements)
        #expect(parsed.tokens.last?.span == SourceSpan(bytes.count, bytes.count))
    }

    @Test(arguments: [
        ("9: ", "1, ", "1", "tiles in one layout"), ("9: ", "(1), ", "1", "tiles in one layout"),
        ("9: ", "1 | ", "1", "tiles in one layout"), ("9: ", "a /\n", "a", "rows in one sketch"),
        ("9: ", "a", "a", "columns in one sketch"), ("9[", "t", "t]: 9", "letters in one pattern"),
        ("9[", "t ", "t]: 9", "letters in one pattern"),
    ])
    func tiles(head: String, part: String, tail: String, what: String) {
        let most = head + String(repeating: part, count: Limits.tilesInLayout - 1) + tail
        #expect(read(most).diagnostics.isEmpty)
        #expect(read(most + "\n" + most).diagnostics.isEmpty)
        let passed = read(head + String(repeating: part, count: Limits.tilesInLayout) + tail + "\n1: 1")
        #expect(passed.diagnostics.map(\.message) == ["more than \(Limits.tilesInLayout) \(what)"])
        #expect(passed.diagnostics.map(\.code) == [.tooManyTiles])
        #expect(passed.syntax.statements.last?.kind.span.start ?? 0 > Limits.tilesInLayout)
    }

    @Test func ruleOptions() {
        let most = "1: 1" + String(repeating: " align leading", count: Limits.ruleOptions)
        #expect(read(most).diagnostics.isEmpty)
        #expect(read(most + " align leading").findings == ["1:\(most.utf8.count + 2) syntax"])
    }

    @Test func nameLength() {
        let longest = "N" + String(repeating: "9", count: Limits.nameLength - 1)
        #expect(read("grid \(longest)").diagnostics.isEmpty)
        #expect(read("grid \(longest)x").findings == ["1:6 name-too-long"])
    }
}
