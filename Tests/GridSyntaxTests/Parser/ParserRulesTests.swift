import Testing

@testable import GridSyntax

@Suite struct ParserRulesTests {
    private let three = BodySyntax.stack(stack(row(tiles(3))))

    @Test func aRuleIsForOneCount() {
        #expect(read("7: 3").rules == [rule(7, three)])
        #expect(read("  7 :3").rules == [rule(7, three)])
    }

    @Test func aRuleMayHaveAClosedOrOpenRange() {
        #expect(read("10..18: rows of 3").rules == [range(10, 18, rows(of: 3))])
        #expect(read("10..: rows of 3").rules == [range(10, nil, rows(of: 3))])
        #expect(read("10 .. 18 : rows of 3").rules == [range(10, 18, rows(of: 3))])
        #expect(read("10 .. : rows of 3").rules == [range(10, nil, rows(of: 3))])
    }

    @Test(
        arguments: [
            ("[t]", [.tall]), ("[tsw.]", [.tall, .square, .wide, .any]), ("[..]", [.any, .any]),
            ("[t..]", [.tall, .any, .any]),
            ("[ t . w ]", [.tall, .any, .wide]), ("[]", []),
        ] as [(String, [PatternLetter])])
    func aPatternHasALetterForEachPhoto(text: String, letters: [PatternLetter]) {
        let parsed = read("3\(text): 3")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.rules.map(\.pattern) == [here(PatternSyntax(letters: letters))])
        #expect(parsed.bodies == [three])
    }

    @Test func optionsFollowTheBodyInAnyOrder() {
        #expect(
            read("3: 3 tile 4:3 align center").rules == [
                rule(3, three, .sizing(.tileRatio(ratio(4, 3))), .alignment(.center))
            ])
        #expect(
            read("3: 3 align center frame fill").rules == [
                rule(3, three, .alignment(.center), .sizing(.frameFill))
            ])
        #expect(
            read("3: show 9 tile photo align trailing").rules == [
                rule(3, .show(here(9)), .sizing(.tilePhoto(clamp: nil)), .alignment(.trailing))
            ])
        #expect(
            read("1..: rows of 3 stretch tile 4:3").rules == [
                range(1, nil, rows(of: 3, .stretch), .sizing(.tileRatio(ratio(4, 3))))
            ])
    }

    @Test(arguments: [
        ("7", "1:2 syntax"), ("7 3", "1:2 missing-colon"), ("7 aab", "1:2 missing-colon"),
        ("7 (3)", "1:2 missing-colon"),
        ("7 rows of 3", "1:2 missing-colon"), ("7.. rows of 3", "1:4 missing-colon"),
        ("0: 3", "1:1 count-zero"), ("0..9: 3", "1:1 count-zero"), ("1..0: 3", "1:4 count-zero"),
        ("00: 3", "1:1 count-zero"), ("1.5: 3", "1:1 not-whole"), ("1..1.5: 3", "1:4 not-whole"),
        ("7,: 3", "1:2 syntax"), ("7:: 3", "1:3 syntax"), (": 3", "1:1 syntax"), ("..7: 3", "1:1 syntax"),
        ("1...9: 3", "1:2 mistyped"), ("1..<9: 3", "1:2 mistyped"), ("1...: 3", "1:2 mistyped"),
        ("1-9: 3", "1:2 lookalike-character"),
        ("3[x]: 3", "1:3 unknown-shape"), ("3[tx]: 3", "1:4 unknown-shape"), ("3[t: 3", "1:4 syntax"),
        ("3[t]", "1:5 syntax"),
        ("3[t] 3", "1:5 missing-colon"), ("3[3]: 3", "1:3 syntax"), ("3]: 3", "1:2 syntax"),
        ("3..5[t]: 3", "1:5 pattern-on-range"),
        ("3..[t]: 3", "1:4 pattern-on-range"),
    ])
    func missingAndWrongPartsAreReportedAtTheirPlace(text: String, finding: String) {
        #expect(read(text).findings == [finding])
        let parsed = read(text + "\n8: 8\n")
        #expect(parsed.findings == [finding])
        #expect(parsed.rules.last == rule(8, .stack(stack(row(tiles(8))))))
    }

    @Test func aRuleWithoutItsColonIsStillRead() {
        #expect(read("7 3, 4").rules == read("7: 3, 4").rules)
        #expect(read("7 aab").rules == read("7: aab").rules)
    }
}
