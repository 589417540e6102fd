import Testing

@testable import GridSyntax

/// Each limit, just kept and just passed; that of bytes is in `LexerTests`.
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

    @Test func nameLength() {
        let longest = "N" + String(repeating: "9", count: Limits.nameLength - 1)
        #expect(read("grid \(longest)").diagnostics.isEmpty)
        #expect(read("grid \(longest)x").findings == ["1:6 name-too-long"])
    }
}
