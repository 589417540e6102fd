import GridEmit
import GridModel
import TestSupport
import Testing

@Suite("Drawings in the terminal") struct TerminalDrawingTests {
    private func drawing(_ spec: String, count: Int?, columns: Int = 17, ascii: Bool = false) throws
        -> String?
    {
        terminalDrawing(try #require(compiled(spec).grid), count: count, columns: columns, ascii: ascii)
    }

    @Test("neighbors share a line, and lines join with the right characters")
    func signs() throws {
        let text = try #require(try drawing("gap 4\n6: aab / aac / def", count: 6))
        #expect(
            text == """
                6: aab / aac / def
                ┌──────────┬────┐
                │          │ 2  │
                │    1     │    │
                │          ├────┤
                │          │ 3  │
                ├────┬─────┼────┤
                │ 4  │  5  │ 6  │
                │    │     │    │
                └────┴─────┴────┘

                """)
    }

    @Test(
        "as many layouts stand side by side as fit, with their counts",
        arguments: [(80, 3), (53, 2), (50, 1), (24, 1)])
    func columns(columns: Int, perRow: Int) throws {
        let text = try #require(try drawing("1: 1\n2: 2\n3: 3\n4: 2, 2", count: nil, columns: columns))
        let lines = text.split(separator: "\n")
        #expect(lines[0].split(separator: ":").count - 1 == perRow && lines[0].hasPrefix("1: 1"))
        #expect(lines.allSatisfy { $0.count <= columns && !$0.hasSuffix(" ") })
        #expect(["1: 1", "2: 2", "3: 3", "4: 2, 2"].allSatisfy { text.contains($0) })
    }

    @Test("columns that follow from the width are drawn at promised widths only")
    func promised() throws {
        let spec = "width 320..450\ngap 8\ntile 90x60\n1..: rows fit"
        let all = try #require(try drawing(spec, count: nil)).split(separator: "\n")
        #expect(all.filter { $0.hasPrefix("widths") } == ["widths from 286 to below 384", "widths from 384"])
        let four = try #require(try drawing(spec, count: 4)).split(separator: "\n")
        #expect(four.filter { $0.hasPrefix("4 (1..") }.count == 2)
    }

    @Test("a hole is drawn as a hole, inside and at an edge, and insets are none")
    func holes() throws {
        let text = try #require(try drawing("gap 4\n3: a.b / ccc", count: 3))
        #expect(
            text == """
                3: a.b / ccc
                ┌────┐·   ·┌────┐
                │ 1  │  ·  │ 2  │
                │    │·   ·│    │
                ├────┴─────┴────┤
                │       3       │
                └───────────────┘

                """)
        let edge = try #require(try drawing("gap 4\ninset 30\n2: ab.", count: 2, columns: 24, ascii: true))
        #expect(
            edge == """
                2: ab.

                  +-----+------+.   .
                  |  1  |  2   |  .
                  |     |      |.   .
                  +-----+------+


                """)
    }

    @Test("of very many tall drawings the first are drawn, and the others are counted")
    func manyRows() throws {
        let text = try #require(try drawing("tile 1:9999\n1..100: rows of 1", count: nil))
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(rows > 10_000 && rows < 12_000)
        #expect(text.hasSuffix("\n\n90 more are not drawn: name a number of photos\n"))
    }

    @Test("lengths of any size are drawn")
    func greatLengths() throws {
        let most = 999_999_999_999_999_999
        for spec in [
            "tile 1:\(most)", "tile \(most):1", "frame 1:\(most)", "gap \(most)", "inset \(most)",
            "tile \(most)x\(most)", "width 0..\(most)", "frame fill\nheight \(most)..\(most)",
        ] {
            guard let grid = compiled("smallest 0\n\(spec)\n1: 1\n3: 1, 2").grid else { continue }
            let text = try #require(terminalDrawing(grid, count: nil, columns: 40, ascii: false))
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 }, "\(spec)")
        }
    }

    @Test("a rule for more photos than a picture can show is drawn for fewer, with a note")
    func greatCounts() throws {
        let text = try #require(try drawing("999999999999999999..: rows of 3", count: nil))
        #expect(text.hasPrefix("4 (999999999999999999..: rows of 3)\n"))
        #expect(try drawing("999999999999999999..: rows of 3", count: 999_999_999_999_999_999) == nil)
        let shown = try #require(
            try drawing("2: 2\n3..: show 2", count: 999_999_999_999_999_999, columns: 60))
        #expect(shown.contains("+999999999999999997"))
    }

    @Test("ASCII drawings have only ASCII characters")
    func ascii() throws {
        let text = try #require(try drawing("gap 4\n5: aab / cdb / cee", count: 5, ascii: true))
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(text.contains("+----"))
    }

    @Test("no line is longer than the terminal, however narrow", arguments: [1, 8, 20, 33, 80, 400])
    func narrow(columns: Int) throws {
        for spec in ["4: 2, 2", "tile 80x60\n1..: rows of 3", "frame fill\n3: 1 | (1, 1)", "9: 9"] {
            let text = try #require(try drawing(spec, count: spec.hasPrefix("9") ? 9 : nil, columns: columns))
            for line in text.split(separator: "\n") where !line.contains(":") {
                #expect(line.count <= max(8, columns), "\(line)")
            }
        }
    }

    @Test("each section with its own layout is drawn, with its widths")
    func sections() throws {
        let text = try #require(try drawing("1: 1\n2: 2\nwhen width >= 600 {\n 2: 1, 1\n}", count: 2))
        #expect(text.contains("2: 2\n") && text.contains("widths from 600\n\n2: 1, 1\n"))
        let one = try #require(try drawing("1: 1\n2: 2\nwhen width >= 600 {\n 2: 1, 1\n}", count: 1))
        #expect(!one.contains("widths"))
    }

    @Test("the last visible tile has the number of hidden photos, the add tile has a plus")
    func roles() throws {
        #expect(try drawing("2: 2\n3..: show 2", count: 9)?.contains("+7") == true)
        #expect(
            try drawing("append to 2\n1..2: rows of 2", count: nil)?.contains("1 (append to 2)\n") == true)
    }

    @Test("a count without a layout has no drawing")
    func missing() throws {
        #expect(try drawing("2: 2", count: 3) == nil)
    }
}
