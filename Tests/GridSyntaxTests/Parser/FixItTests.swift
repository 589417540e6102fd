import TestSupport
import Testing

@testable import GridSyntax

/// A spec with its fixes applied has no findings and the intended meaning.
@Suite struct FixItTests {
    @Test(arguments: [
        // words
        ("gird Nice", "grid Nice"), ("Grid Nice9", "grid Nice9"), ("tiel 4:3", "tile 4:3"),
        ("smalest 44", "smallest 44"),
        ("wen width < 5 {\n}", "when width < 5 {\n}"), ("when Width < 5 {\n}", "when width < 5 {\n}"),
        ("align centre", "align center"), ("align left", "align leading"), ("align right", "align trailing"),
        ("align middle", "align center"), ("align start", "align leading"), ("align end", "align trailing"),
        ("align cnter", "align center"), ("tile foto", "tile photo"),
        ("tile Photo 1:3..3:1", "tile photo 1:3..3:1"),
        ("frame fil", "frame fill"), ("7: rwos of 3", "7: rows of 3"), ("7: Rows of 3", "7: rows of 3"),
        ("7: shwo 9", "7: show 9"), ("7: rows of 3 strech", "7: rows of 3 stretch"),
        ("7: rows of 3 balance", "7: rows of 3 balanced"), ("7: 7 aling center", "7: 7 align center"),
        ("append 9", "append to 9"), ("7: rows 3", "7: rows of 3"),
        // signs
        ("7 3, 4", "7: 3, 4"), ("7 aab", "7: aab"), ("7: 3 4", "7: 3, 4"), ("7: (3 4)", "7: (3, 4)"),
        ("7: 3 / 4", "7: 3, 4"),
        ("2: ab, cd", "2: ab / cd"), ("1...9: 3", "1..9: 3"), ("1..<9: 3", "1..8: 3"),
        ("width 1...9", "width 1..9"),
        ("frame 16/9", "frame 16:9"), ("frame 16x9", "frame 16:9"), ("tile 16/9", "tile 16:9"),
        ("tile 80X60", "tile 80x60"),
        ("7: 7,", "7: 7"), ("7: 3 |", "7: 3"), ("7: (3,)", "7: (3)"), ("2: ab /", "2: ab"),
        ("when width > 5 {\n}", "when width >= 5 {\n}"), ("when width 1..5 {\n}", "when width 1..<5 {\n}"),
        // lengths, lines, comments, characters
        ("gap 2px", "gap 2"), ("gap 2 px 3 pt", "gap 2 3"), ("tile 80pt x 60pt", "tile 80x60"),
        ("gap 2 7: 7", "gap 2\n7: 7"),
        ("7: 7 waterfall 2", "7: 7\nwaterfall 2"), ("7: a b / a c", "7: ab / ac"),
        ("7: ab\ncd", "7: ab /\ncd"),
        ("9: 3x3", "9: 3, 3, 3"), ("2-8: 3", "2..8: 3"), ("10+: 3", "10..: 3"), ("gap = 4", "gap  4"),
        ("gap:4", "gap 4"), ("4: 4;", "4: 4"), ("gap 4; 5: 5", "gap 4\n 5: 5"), ("5: 5 // why", "5: 5 # why"),
        ("spacing 4", "gap 4"), ("name Nice", "grid Nice"), ("4: 112 / 133", "4: aab / acc"),
        ("3 => 3", "3 : 3"), ("1; 1", "1: 1"), ("gap 4; 1; 1", "gap 4\n1: 1"), ("2[t]; 2", "2[t]: 2"),
        ("3..; rows of 3", "3..: rows of 3"), ("3: 3; 4; 4", "3: 3\n4: 4"),
        ("largest 1", "require largest 1"),
        ("tiles 1:2..2:1", "require tiles 1:2..2:1"), ("tiles 4:3", "tile 4:3"),
        ("1..9: rows of 3 short", "1..9: rows of 3"),
        ("1..: rows near 240 short align center", "1..: rows near 240 align center"),
        ("waterfall of 3", "waterfall 3"), ("3 photos: 3", "3 : 3"), ("*: 3", "1..: 3"),
        ("7: 7 ## note", "7: 7 # note"), ("7：3，4", "7: 3, 4"),
        ("tile 80×60", "tile 80x60"),
    ])
    func aFixGivesWhatWasMeant(text: String, meant: String) {
        let parsed = read(text)
        #expect(!parsed.diagnostics.isEmpty)
        let mended = read(parsed.mended)
        #expect(mended.findings == [], "\(parsed.mended)")
        #expect(mended.syntax == read(meant).syntax, "\(parsed.mended)")
    }

    @Test func allFixesTogetherGiveAValidSpec() {
        let text = """
            gird Nice9
            farme fil
            gap 2px 7 pt
            3 1@57 2@43 ## doc
            6: aab, aac / def
            7: 3 / 4 aling left
            8: 4 4,
            9: Rows of 3
            10...18: rows 3

            """
        let meant = """
            grid Nice9
            frame fill
            gap 2 7
            3: 1@57, 2@43
            6: aab / aac / def
            7: 3, 4 align leading
            8: 4, 4
            9: rows of 3
            10..18: rows of 3

            """
        let mended = read(read(text).mended)
        #expect(mended.findings.isEmpty, "\(mended.source.text(in: SourceSpan(0, 1_000)))")
        #expect(printed(mended.syntax) == meant)
    }

    @Test func repeatedFixingTerminates() {
        var random = SeededGenerator.forTest(named: "fixes of random texts")
        for _ in 0..<1_000 {
            let text = randomText(&random)
            var parsed = read(text)
            var rounds = 0
            while rounds < 10, parsed.diagnostics.contains(where: { !$0.fix.isEmpty }) {
                parsed = read(parsed.mended)
                rounds += 1
            }
            #expect(rounds < 10, "seed \(random.seed): \(text.debugDescription)")
        }
    }
}
