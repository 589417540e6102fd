import TestSupport
import Testing

@testable import GridSyntax

/// For any bytes, parsing returns, findings lie within the text, and skipped text causes an error.
@Suite struct RobustnessTests {
    static let specs = [
        """
        ## Nice: nine styles.
        grid Nice9
        frame fill
        gap 2
        3: 1@57, 2@43  # one over two
        6: aab / aac / def
        7: 1@43, 3@28.5,
           3@28.5
        10..: show 9

        """,
        """
        tile 4:3 # each
        when width >= 600 {
            ## five
            5: (1@2 | (1, 1))@16:9, 2 tile 80x60 align center
            waterfall 2
        }
        3[t..]: ab /
            # a picture
            ac@1.5
        """,
        "inset 1 2 3 4\r\nshapes tall < 4:5, wide > 6:5\r\nwidth 320..1024\r\nappend to 9\r\n10..18: rows of 3 stretch",
    ]

    @Test(arguments: specs) func theSpecItselfIsFine(text: String) {
        #expect(read(text).diagnostics.isEmpty)
    }

    @Test(arguments: specs) func everyPrefixIsAnswered(text: String) {
        let bytes = Array(text.utf8)
        for count in 0...bytes.count { check(Array(bytes[..<count])) }
    }

    @Test(arguments: specs) func everyDeletionOfAByteGivesAResult(text: String) {
        let bytes = Array(text.utf8)
        for index in bytes.indices { check(Array(bytes[..<index] + bytes[(index + 1)...])) }
    }

    @Test(arguments: specs, Array("(,:\n9}".utf8) + [0xFF])
    func everyReplacementOfAByteGivesAResult(text: String, byte: UInt8) {
        var bytes = Array(text.utf8)
        for index in bytes.indices {
            let before = bytes[index]
            bytes[index] = byte
            check(bytes)
            bytes[index] = before
        }
    }

    @Test func randomTokensGiveAResult() {
        var random = SeededGenerator.forTest(named: "random tokens")
        let seed = random.seed
        for _ in 0..<2_000 { check(Array(randomText(&random).utf8), seed: seed) }
    }

    private func check(_ bytes: [UInt8], seed: UInt64? = nil) {
        let parsed = read(bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        let comment = Testing.Comment(
            rawValue: "\(text.debugDescription), seed \(seed.map { "\($0)" } ?? "none")")
        for diagnostic in parsed.diagnostics {
            let spans = [diagnostic.span] + diagnostic.related.map(\.span) + diagnostic.fix.map(\.span)
            for span in spans where span.start < 0 || span.end > bytes.count || span.end < span.start {
                Issue.record("\(diagnostic.code) lies outside: \(comment.rawValue)")
            }
        }
        if !parsed.diagnostics.hasErrors {
            #expect(!parsed.lacksStatements, comment)
            #expect(!parsed.bodies.contains(nil), comment)
            // The tree is complete: it prints the same tokens as the source.
            #expect(squeezed(printed(parsed.syntax)) == squeezed(text), comment)
        }
    }

    /// The texts of all tokens except newlines, with numbers as in the tree.
    private func squeezed(_ text: String) -> String {
        let source = SourceText(name: "a", text: text)
        return lex(source).tokens.map { token in
            switch token.kind {
            case .newline, .endOfFile: ""
            case .number: NumberLiteral(source.bytes[token.span.start..<token.span.end])?.description ?? "?"
            default: source.text(in: token.span)
            }
        }.joined()
    }

    // MARK: Very many of one kind

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "(", "1: (", "1: 1 | (", "when width < 1 {", "[", "{", "}", ",", "1: ", "@", "## a\n", "\n",
            "1: (\n",
        ])
    func tenThousandMistakesAreReportedQuickly(piece: String) {
        let parsed = read(String(repeating: piece, count: 10_000))
        #expect(parsed.diagnostics.count <= 20_000)
    }

    @Test func tenThousandParenthesesAreOneFinding() {
        let text = "1: " + String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
        #expect(read(text).diagnostics.map(\.code) == [.nestingTooDeep])
        #expect(read(text + "\n2: 1,\n").diagnostics.map(\.code) == [.nestingTooDeep, .trailingSeparator])
    }

    @Test func anImmenseRangeIsNotWrittenOut() {
        let parsed = read("1..1000000000: rows of 3")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.rules == [range(1, 1_000_000_000, rows(of: 3))])
    }

    @Test func aLineOfManyRowsIsRead() {
        let parsed = read("1: " + Array(repeating: "1", count: Limits.tilesInLayout).joined(separator: ", "))
        #expect(parsed.diagnostics.isEmpty)
        guard case .stack(let stack) = parsed.bodies.first else { return #expect(Bool(false)) }
        #expect(stack.rows.count == Limits.tilesInLayout)
    }
}
