import Testing

@testable import GridSyntax

@Suite struct ParserBodiesTests {
    private func expectBody(_ text: String, _ body: BodySyntax) {
        let parsed = read("9: " + text)
        #expect(parsed.findings == [], "\(text)")
        #expect(parsed.rules == [rule(9, body)], "\(text)")
    }

    // MARK: Partitions

    @Test func rowsAreStackedByCommas() {
        expectBody("3", .stack(stack(row(tiles(3)))))
        expectBody("3, 4", .stack(stack(row(tiles(3)), row(tiles(4)))))
        expectBody("1,2,3", .stack(stack(row(tiles(1)), row(tiles(2)), row(tiles(3)))))
    }

    @Test func blocksSideBySideBindTighterThanRows() {
        expectBody("1 | 2, 3", .stack(stack(row(tiles(1), tiles(2)), row(tiles(3)))))
        expectBody("3, 1 | 2 | 3", .stack(stack(row(tiles(3)), row(tiles(1), tiles(2), tiles(3)))))
    }

    @Test func parenthesesNest() {
        expectBody("1 | (1, 1)", .stack(stack(row(tiles(1), group(stack(row(tiles(1)), row(tiles(1))))))))
        expectBody("((2))", .stack(stack(row(group(stack(row(group(stack(row(tiles(2)))))))))))
        expectBody(
            "(1 | (1, 1)), 2",
            .stack(
                stack(
                    row(group(stack(row(tiles(1), group(stack(row(tiles(1)), row(tiles(1)))))))),
                    row(tiles(2)))))
    }

    @Test func aShareFollowsANumberOrParentheses() {
        expectBody(
            "1@57, 2@43.5",
            .stack(stack(row(tiles(1, share: weight(57))), row(tiles(2, share: weight(435, scale: 1))))))
        expectBody("1@2:1", .stack(stack(row(tiles(1, share: .ratio(ratio(2, 1)))))))
        expectBody(
            "1@x280, 2",
            .stack(stack(row(tiles(1, share: .height(NumberLiteral(units: 280)))), row(tiles(2)))))
        expectBody("(1)@16:9", .stack(stack(row(group(stack(row(tiles(1))), share: .ratio(ratio(16, 9)))))))
        expectBody("1@2 | 1", .stack(stack(row(tiles(1, share: weight(2)), tiles(1)))))
        expectBody("1@2:1, 2", .stack(stack(row(tiles(1, share: .ratio(ratio(2, 1)))), row(tiles(2)))))
    }

    @Test func rowsTakeThePhotosThatNumbersLeave() {
        func rows(_ perRow: Int, _ last: LastRow = .short) -> BlockSyntax {
            let rows = RowsOfSyntax(perRow: here(perRow), last: last)
            return BlockSyntax(content: .rows(.rowsOf(rows)), share: nil)
        }
        expectBody("1, rows of 3", .stack(stack(row(tiles(1)), row(rows(3)))))
        expectBody("rows of 3 balanced, 2", .stack(stack(row(rows(3, .balanced)), row(tiles(2)))))
        expectBody("1 | rows of 1 stretch, 2", .stack(stack(row(tiles(1), rows(1, .stretch)), row(tiles(2)))))
        expectBody(
            "1 | (rows of 2, 1)", .stack(stack(row(tiles(1), group(stack(row(rows(2)), row(tiles(1))))))))
    }

    // MARK: Sketches

    @Test func aSketchIsWordsSeparatedBySlashes() {
        expectBody("a", sketch(("a", nil)))
        expectBody("aab / aac / def", sketch(("aab", nil), ("aac", nil), ("def", nil)))
        expectBody("ab/cd", sketch(("ab", nil), ("cd", nil)))
    }

    @Test func aDotIsAHole() {
        expectBody("ab. / cd.", sketch(("ab.", nil), ("cd.", nil)))
        expectBody(".. / ab", sketch(("..", nil), ("ab", nil)))
        expectBody("ab / ..", sketch(("ab", nil), ("..", nil)))
        expectBody(".ab / ...", sketch((".ab", nil), ("...", nil)))
    }

    @Test func aRowOfASketchMayHaveAWeight() {
        expectBody("aab@2 / aac@ 3 / def", sketch(("aab", 2), ("aac", 3), ("def", nil)))
    }

    @Test func aKeywordMayBeARowUntilTheSketchIsComplete() {
        expectBody("tile / able", sketch(("tile", nil), ("able", nil)))
        expectBody("frame / align / photo", sketch(("frame", nil), ("align", nil), ("photo", nil)))
        expectBody("ab / rows", sketch(("ab", nil), ("rows", nil)))
        expectBody("ab / show / gap / grid", sketch(("ab", nil), ("show", nil), ("gap", nil), ("grid", nil)))
    }

    @Test func afterACompleteRowOfASketchTheyAreKeywords() {
        #expect(
            read("2: ab tile 4:3").rules == [rule(2, sketch(("ab", nil)), .sizing(.tileRatio(ratio(4, 3))))])
        #expect(
            read("2: ab / tile frame fill").rules == [
                rule(2, sketch(("ab", nil), ("tile", nil)), .sizing(.frameFill))
            ])
        #expect(read("2: ab@2 align center").rules == [rule(2, sketch(("ab", 2)), .alignment(.center))])
    }

    // MARK: Rows of, show

    @Test func rowsOfMayStretchOrBeBalanced() {
        expectBody("rows of 3", rows(of: 3))
        expectBody("rows of 3 stretch", rows(of: 3, .stretch))
        expectBody("rows of 3 balanced", rows(of: 3, .balanced))
    }

    @Test func rowsMayHaveLimits() {
        func rows(_ aim: JustifiedSyntax.Aim, _ last: LastRow = .short) -> BodySyntax {
            .justified(JustifiedSyntax(perRow: nil, aim: here(aim), last: last))
        }
        expectBody("rows under 150", rows(.under(here(NumberLiteral(units: 150, scale: 0)))))
        expectBody(
            "rows under 150 stretch", rows(.under(here(NumberLiteral(units: 150, scale: 0))), .stretch))
        expectBody(
            "rows over 200x133",
            rows(
                .overSize(
                    width: here(NumberLiteral(units: 200, scale: 0)),
                    height: here(NumberLiteral(units: 133, scale: 0)))))
        expectBody(
            "rows over 200 x 133 stretch",
            rows(
                .overSize(
                    width: here(NumberLiteral(units: 200, scale: 0)),
                    height: here(NumberLiteral(units: 133, scale: 0))), .stretch))
    }

    @Test func rowsMayFit() {
        expectBody("rows fit", .rowsFit)
        let parsed = read("1..: rows fit align spread")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.rules.first?.options.map(\.value) == [.alignment(.spread)])
    }

    @Test func showNamesACount() {
        expectBody("show 9", .show(here(9)))
    }

    @Test func repeatNamesACount() {
        expectBody("repeat 6", .repeats(RepeatSyntax(perBlock: here(6), isMirrored: false)))
        expectBody("repeat 6 mirrored", .repeats(RepeatSyntax(perBlock: here(6), isMirrored: true)))
    }

    @Test(arguments: ["rows", "show", "rows / ab", "show / ab", "rows@2"])
    func rowsAndShowOpeningABodyAreAlwaysKeywords(text: String) {
        let parsed = read("9: " + text)
        #expect(parsed.diagnostics.map(\.code) == [.syntax])
        #expect(parsed.rules == [rule(9, nil)])
    }

    // MARK: Mistakes

    @Test(arguments: [
        ("7: 3,", "1:5 trailing-separator"), ("7: 3, 4,", "1:8 trailing-separator"),
        ("7: 3 |", "1:6 trailing-separator"),
        ("7: (3,)", "1:6 trailing-separator"), ("7: (3 |)", "1:7 trailing-separator"), ("7: ,", "1:4 syntax"),
        ("7: , 3", "1:4 syntax"), ("7: 3,, 4", "1:6 syntax"), ("7: 3 || 4", "1:7 syntax"),
        ("7: 3 4", "1:5 missing-comma"),
        ("7: (3 4)", "1:6 missing-comma"), ("7: 3 / 4", "1:6 mistyped"), ("7: (3 / 4)", "1:7 mistyped"),
        ("7: 3 (4)", "1:6 syntax"), ("7: ()", "1:4 empty-group"), ("7: 3, ()", "1:7 empty-group"),
        ("7: (3", "1:4 unclosed"),
        ("7: (3, (4)", "1:4 unclosed"), ("7: ((3, 4)", "1:4 unclosed"), ("7: 3)", "1:5 syntax"),
        ("7: (3))", "1:7 syntax"),
        ("7: 3@", "1:6 syntax"), ("7: 3@x", "1:7 syntax"), ("7: 3@0", "1:6 zero"), ("7: 3@1:", "1:8 syntax"),
        ("7: 3@@2", "1:6 syntax"), ("7: 3@1@2", "1:7 syntax"), ("7: 0", "1:4 zero"), ("7: 3, 0", "1:7 zero"),
        ("7: 1.5", "1:4 not-whole"), ("7: @2", "1:4 syntax"), ("7: -3", "1:4 unexpected-character"),
        ("7: ab, cd", "1:6 mistyped"), ("7: ab cd", "1:6 missing-comma"), ("7: a b", "1:4 mistyped"),
        ("7: ab @", "1:8 syntax"),
        ("7: ab / 3", "1:9 syntax"), ("7: ab | cd", "1:7 syntax"), ("7: ab 3", "1:7 syntax"),
        ("7: / ab", "1:4 syntax"),
        ("7: rows 3", "1:9 missing-word"), ("7: rows of", "1:11 syntax"), ("7: rows of x", "1:12 syntax"),
        ("7: rows of 0", "1:12 zero"), ("7: rows of 1.5", "1:12 not-whole"),
        ("7: rows of 3 strech", "1:14 unknown-word"),
        ("7: rows of 3 4", "1:14 syntax"), ("7: show", "1:8 syntax"), ("7: show of 9", "1:9 syntax"),
        ("7: show 9.5", "1:9 not-whole"), ("7..: repeat 2.5", "1:13 not-whole"),
        ("7..: repeat", "1:12 syntax"),
        ("7..: repeat of 6", "1:13 syntax"), ("7..: repeat 0", "1:13 zero"),
        ("7..: repaet 6", "1:6 unknown-word"),
        ("7..: repeat 6 mirored", "1:15 unknown-word"), ("7: shwo 9", "1:4 unknown-word"),
        ("7: rwos of 3", "1:4 unknown-word"),
        ("7: row of 3", "1:4 unknown-word"), ("7: rows fo 3", "1:9 syntax"), ("7:", "1:3 missing-body"),
        ("7: tile 4:3", "1:4 missing-body"), ("7: align center", "1:4 missing-body"),
        ("7: frame fill", "1:4 missing-body"),
        ("7: [t]", "1:4 syntax"), ("7: 3 tile", "1:10 syntax"), ("7: 3 align middle", "1:12 unknown-word"),
        ("7: 3 foo", "1:6 unknown-word"), ("7: 3 stretch", "1:6 unknown-word"),
    ])
    func missingAndWrongPartsAreReportedAtTheirPlace(text: String, finding: String) {
        #expect(read(text).findings == [finding])
        // The next statement is read, and there are no other findings.
        let parsed = read(text + "\n8: 8\n")
        #expect(parsed.findings == [finding])
        #expect(parsed.rules.last == rule(8, .stack(stack(row(tiles(8))))))
    }

    @Test func aSeparatorAtTheEndOfASketchIsReported() {
        #expect(read("7: ab /").findings == ["1:7 trailing-separator"])
        #expect(read("7: ab,\n8: 8").findings == ["1:6 trailing-separator"])
        #expect(read("7: ab /\ngap 2").findings == ["1:7 trailing-separator"])
        #expect(read("when width < 5 { 7: ab / }").findings == ["1:24 trailing-separator"])
        #expect(read("7: ab /\n8: 8").findings == ["1:7 trailing-separator"])
        #expect(read("7: ab /\n8: 8").rules == [rule(7, nil), rule(8, .stack(stack(row(tiles(8)))))])
    }

    @Test func aRuleWithABrokenLayoutKeepsItsCounts() {
        #expect(read("7: ()").rules == [rule(7, nil)])
        #expect(read("7..9: ,").rules == [range(7, 9, nil)])
    }

    @Test func bodiesKeepTheirPositions() {
        let parsed = read("# first\n7: 3, (1@2 | 1) tile 4:3\n")
        let rule = parsed.rules.first
        #expect(parsed.syntax.statements.first?.kind.span == SourceSpan(8, 32))
        #expect(rule?.counts.span == SourceSpan(8, 9))
        #expect(rule?.body?.span == SourceSpan(11, 23))
        #expect(rule?.options.map(\.span) == [SourceSpan(24, 32)])
        guard case .stack(let stack) = rule?.body?.value else { return #expect(Bool(false)) }
        #expect(stack.rows.map(\.span) == [SourceSpan(11, 12), SourceSpan(14, 23)])
        guard case .group(let inner) = stack.rows.last?.value.blocks.first?.value.content else {
            return #expect(Bool(false))
        }
        #expect(inner.rows.first?.value.blocks.map(\.span) == [SourceSpan(15, 18), SourceSpan(21, 22)])
        #expect(inner.rows.first?.value.blocks.first?.value.share?.span == SourceSpan(16, 18))
    }
}
