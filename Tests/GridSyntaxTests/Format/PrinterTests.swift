import TestSupport
import Testing

@testable import GridSyntax

@Suite struct PrinterTests {
    /// Every form, as the printer prints it.
    static let canonical = [
        "grid Nice9", "tile 4:3", "tile 1.5:1", "tile 80x60", "tile 80.5x60.25", "tile photo",
        "tile photo 1:3..3:1", "frame 16:9", "frame fill", "align leading", "align center", "align trailing",
        "gap 0", "gap 2", "gap 4 2.5", "inset 8", "inset 8 4", "inset 1 2 3 4", "heading 44.5", "foot 20",
        "width 320..1024",
        "height 200..800.5", "smallest 44", "shapes tall < 4:5, wide > 6:5",
        "shapes tall <= 4:5, wide >= 6:5", "append to 9", "waterfall 2",
        "1: 1", "7: 3, 4", "3: 1 | (1, 1)", "3: 1@57, 2@43", "5: (1@2 | (1, 1))@16:9, 2",
        "4: (1@2 | 1)@57, 2@43",
        "1: ((1))", "2: 1@2:1, 1@0.5:1",
        "1: a", "6: aab / aac / def", "4: ab. / cd.", "3: ab@2 / ac@1.5", "1: .. / .a", "2: ab / rows / tile",
        "10..18: rows of 3", "1..: rows of 4", "1..: rows of 3 stretch", "1..: rows of 4 balanced",
        "10..: show 9", "12: show 9",
        "3[t..]: 1 | (1, 1)", "2[.sw]: 2",
        "1: 1 tile 200x200", "2: ab tile 4:3 align center",
        "1..: rows of 3 stretch align trailing tile photo",
        "1: 1 frame fill tile 1:1",
        "when width < 600 {\n}", "when width >= 600 {\n    5: 5\n}",
        "when width 300..<600 {\n    tile 4:3\n    align center\n    ## five\n    5: 5\n    waterfall 2\n}",
        "## doc\n1: 1", "## two\n##\n##   lines\ngap 2", "##\n1: 1",
    ]

    @Test(arguments: canonical) func aCanonicalTextIsPrintedAsItIs(text: String) {
        let parsed = read(text)
        #expect(parsed.diagnostics.isEmpty)
        #expect(printed(parsed.syntax) == text + "\n")
    }

    @Test func allFormsTogetherArePrintedUnchanged() {
        let text = Self.canonical.joined(separator: "\n") + "\n"
        #expect(read(text).diagnostics.isEmpty)
        #expect(printed(read(text).syntax) == text)
    }

    @Test(arguments: [
        ("  7 :3,4  # why", "7: 3, 4"),
        ("3:1|(1,\n1)", "3: 1 | (1, 1)"),
        ("6: aab /\n   aac /\n\n   def", "6: aab / aac / def"),
        ("gap 02", "gap 2"),
        ("gap 2.50", "gap 2.50"),
        ("tile 80 x 60", "tile 80x60"),
        ("1 .. 9: rows of 2", "1..9: rows of 2"),
        ("3[t . w]: 3", "3[t.w]: 3"),
        ("when width 300 ..< 600 { 5: 5 }", "when width 300..<600 {\n    5: 5\n}"),
        ("##no blank\n1: 1", "## no blank\n1: 1"),
        ("## trailing blanks \t\n1: 1", "## trailing blanks\n1: 1"),
        ("1: 1\r\n2: 2\r\n", "1: 1\n2: 2"),
    ])
    func equivalentTreesArePrintedAlike(text: String, expected: String) {
        #expect(printed(read(text).syntax) == expected + "\n")
    }

    @Test func anEmptyTreeIsAnEmptyText() {
        #expect(printed(SpecSyntax(statements: [])) == "")
    }

    @Test func aPrintedTreeParsesToItself() {
        var trees = RandomTree(random: .forTest(named: "random trees"))
        let seed = trees.random.seed
        for _ in 0..<2_000 {
            let tree = trees.spec()
            let text = printed(tree)
            let parsed = read(text)
            // Random nested groups may exceed the number of photos in a layout.
            if parsed.diagnostics.contains(where: { $0.code == .tooManyTiles }) { continue }
            guard parsed.syntax == tree, parsed.diagnostics.isEmpty else {
                Issue.record("seed \(seed), \(parsed.findings): \(text)")
                return
            }
        }
    }

    @Test func theTreeOfABrokenTextIsPrintedAndReadAgain() {
        var random = SeededGenerator.forTest(named: "random texts")
        let seed = random.seed
        for _ in 0..<2_000 {
            let text = randomText(&random)
            let tree = read(text).syntax
            guard read(printed(tree)).syntax == tree else {
                Issue.record("seed \(seed): \(text.debugDescription)\nis printed as\n\(printed(tree))")
                return
            }
        }
    }
}
