import GridSyntax
import TestSupport
import Testing

@testable import GridModel

@Suite("Photos within a box, and sided limits") struct PhotoBoxTests {
    /// The size of the container and the frames of a layout, as numbers.
    private func frames(
        _ spec: String, _ ratios: [Rational], count: Int? = nil, width: Int = 300, editing: Bool = false
    ) throws -> [[Rational]] {
        let grid = try #require(compiled(spec).grid, "\(compiled(spec).diagnostics.map(\.message))")
        let space = ExactSpace(
            width: Rational(width), height: .zero, columnGap: grid.columnGap, rowGap: grid.rowGap)
        let layout = try #require(
            grid.exactLayout(
                count: count ?? ratios.count, in: space, photos: Photos(ratios), isEditing: editing))
        return [[layout.size.width, layout.size.height]]
            + layout.frames.map { [$0.x, $0.y, $0.width, $0.height] }
    }

    private func whole(_ numbers: [[Int]]) -> [[Rational]] { numbers.map { $0.map { Rational($0) } } }

    private let half = (try? Rational(1, over: 2)) ?? .one

    @Test("a photo that would be higher than its box is as high as that, and not cropped")
    func photo() throws {
        let spec = "1: 1 tile photo 1:3..3:1 within 1:1"
        #expect(try frames(spec, [half]) == whole([[300, 300], [0, 0, 150, 300]]))
        #expect(try frames(spec, [.one]) == whole([[300, 300], [0, 0, 300, 300]]))
        #expect(try frames(spec, [Rational(2)]) == whole([[300, 150], [0, 0, 300, 150]]))
        #expect(try frames(spec + " align center", [half]) == whole([[300, 300], [75, 0, 150, 300]]))
        #expect(try frames(spec + " align trailing", [half]) == whole([[300, 300], [150, 0, 150, 300]]))
        #expect(
            try frames("inset 10 20 30 40\n1: 1 tile photo within 100 align trailing", [half])
                == whole([[300, 140], [230, 10, 50, 100]]))
    }

    @Test("blocks and rows keep their gaps in a box, down to a width of 0")
    func blocks() throws {
        #expect(
            try frames("gap 10\n2: 1, 1 tile photo within 110", [.one, .one])
                == whole([[300, 110], [0, 0, 50, 50], [0, 60, 50, 50]]))
        // Two rows, w/2 − 5 and w high, and a gap: w = 70.
        #expect(
            try frames("gap 10\nsmallest 0\n3: rows of 2 stretch tile photo within 110", [.one, .one, .one])
                == whole([[300, 110], [0, 0, 30, 30], [40, 0, 30, 30], [0, 40, 70, 70]]))
        let tight = try frames(
            "gap 10\nwidth 900..1000\n2: 1, 1 tile photo 1:2..2:1 within 1:1", [.one, .one], width: 8)
        #expect(tight[0] == whole([[8, 10]])[0] && tight[1][2] == .zero)
    }

    @Test("photos that would be lower than their least height are cropped to it")
    func least() throws {
        let spec = "1: 1 tile photo 1:3..3:1 within 120..200"
        let two = Rational(2), three = Rational(3)
        #expect(try frames(spec, [three]) == whole([[300, 120], [0, 0, 300, 120]]))
        #expect(try frames(spec, [two]) == whole([[300, 150], [0, 0, 300, 150]]))
        #expect(try frames(spec, [.one]) == whole([[300, 200], [0, 0, 200, 200]]))
        #expect(
            try frames("inset 10 20 30 40\n1: 1 tile photo within 2:1..", [three])
                == whole([[300, 160], [40, 10, 240, 120]]))
        // A row keeps its widths.
        #expect(
            try frames("2: 2 tile photo within 200..", [.one, two])
                == whole([[300, 200], [0, 0, 100, 200], [100, 0, 200, 200]]))
    }

    @Test("what is missing is shared equally among rows, at any depth, and each block of a row gets it")
    func shares() throws {
        let (two, three) = (Rational(2), Rational(3))
        // 100 and 150 high, and a gap: 40 are missing.
        let stack = whole([[300, 300], [0, 0, 300, 120], [0, 130, 300, 170]])
        #expect(try frames("gap 10\n2: 1, 1 tile photo within 300..", [three, two]) == stack)
        #expect(try frames("gap 10\n2: 1, 1 tile photo within 1:1..", [three, two]) == stack)
        // A photo of 100 by 100 beside two of 200 by 50.
        #expect(
            try frames("3: 1 | (1, 1) tile photo 1:4..4:1 within 140..", [.one, Rational(4), Rational(4)])
                == whole([[300, 140], [0, 0, 100, 140], [100, 0, 200, 70], [100, 70, 200, 70]]))
        // Parentheses around all of a row change nothing.
        let flat = try frames("3: 1, 1, 1 tile photo within 390..", [three, three, three])
        #expect(try frames("3: (1, 1), 1 tile photo within 390..", [three, three, three]) == flat)
        #expect(flat == whole([[300, 390]] + (0..<3).map { [0, 130 * $0, 300, 130] }))
        #expect(
            try frames(
                "smallest 0\n3: rows of 2 stretch tile photo within 270..360", [.one, .one, two])
                == whole([[300, 300], [0, 0, 150, 150], [150, 0, 150, 150], [0, 150, 300, 150]]))
    }

    @Test("heights as equations: widths are those without a least height, and rows differ by one length")
    func equations() throws {
        var random = SeededGenerator.forTest(named: "least")
        for _ in 0..<trials(150) {
            let rows = (0..<random.number(1...4)).map { _ in random.number(1...3) }
            let body = "\(rows.reduce(0, +)): " + rows.map { "\($0)" }.joined(separator: ", ")
            let ratios = try (0..<rows.reduce(0, +)).map { _ in
                try Rational(Int128(random.number(1...9)), over: Int128(random.number(1...9)))
            }
            let least = random.number(1...900), settings = "gap 3 2\nsmallest 0\nwidth 300..400\n"
            let free = try frames(settings + body + " tile photo", ratios)
            let grown = try frames(settings + body + " tile photo within \(least)..", ratios)
            #expect(grown[0][1] == max(free[0][1], Rational(least)))
            let share = try (grown[0][1] - free[0][1]) / Rational(rows.count)
            let numbers = rows.enumerated().flatMap { row, count in [Int](repeating: row, count: count) }
            for (row, (old, new)) in zip(numbers, zip(free.dropFirst(), grown.dropFirst())) {
                #expect(old[0] == new[0] && old[2] == new[2])
                #expect(try new[1] == old[1] + share * Rational(row) && new[3] == old[3] + share)
            }
        }
    }

    @Test("edges are those that the tiles touch")
    func edges() throws {
        let grid = try #require(
            compiled("1: 1 tile photo within 1:1\n2: 2 tile photo within 1:1 align center").grid)
        let tall = Photos([try Rational(1, over: 3), try Rational(1, over: 3)])
        let edges = { (count: Int, photos: Photos) in
            grid.layout(count: count, width: Rational(300), photos: photos)?.tiles.map { $0.edges }
        }
        #expect(edges(1, tall) == [[.top, .left, .bottom]])
        #expect(edges(1, Photos()) == [[.top, .left, .bottom, .right]])
        #expect(edges(2, tall) == [[.top, .bottom], [.top, .bottom]])
        #expect(edges(2, Photos()) == [[.top, .left, .bottom], [.top, .bottom, .right]])
    }

    @Test("sided limits are those above 1:1 for photos that are wide on average, otherwise those below")
    func sided() throws {
        let spec = "smallest 0\ntile photo 1:2..2:1 sided\n1: 1\n2: 1, 1\n3: show 2\n4..: show 2"
        let (wide, tall) = (Rational(4), try Rational(1, over: 4))
        let heights = { (ratios: [Rational], count: Int) in
            try frames(spec, ratios, count: count).dropFirst().map { $0[3] }
        }
        #expect(try heights([wide, tall], 2) == [Rational(150), Rational(300)])
        #expect(try heights([Rational(2), tall, tall], 3) == [Rational(300), Rational(600)])
        // Hidden photos count, and unknown ratios are 1.
        #expect(try heights([tall, .one, wide], 3) == [Rational(300), Rational(300)])
        #expect(try heights([tall, .one, wide], 2) == [Rational(600), Rational(300)])
        // Also of rows for more counts than there are layouts of.
        let rows = "smallest 0\ntile photo 1:2..2:1 sided\n1..200: rows near 100\n201..: show 2"
        let hidden = [Rational](repeating: wide, count: 199)
        let shown = try frames(rows, [tall, .one] + hidden, count: 201).dropFirst()
        #expect(shown.map { $0[2] } == [Rational(100), Rational(100)])
        // Photos that are 1:1 on average are not wide.
        #expect(try heights([.one, .one], 2) == [Rational(300), Rational(300)])
        #expect(
            try heights([Rational(1), try Rational(1_000_001, over: 1_000_000)], 2) == [
                Rational(300), Rational(300),
            ])
    }

    @Test("a waterfall ignores sided limits and boxes that it inherits")
    func waterfall() throws {
        let spec =
            "smallest 0\ntile photo 1:2..2:1 sided within 100\n1: 1\nwhen width >= 250 {\nwaterfall 1\n}"
        let tall = try Rational(1, over: 4)
        #expect(
            try frames(spec, [tall, Rational(9)])
                == whole([[300, 750], [0, 0, 300, 600], [0, 600, 300, 150]]))
    }

    @Test("an open range of rows doesn't fit in a box")
    func open() {
        let messages = compiled("tile photo within 1:1\n1..: rows of 3 stretch").diagnostics.map(\.message)
        #expect(
            messages == [
                "an open range doesn't fit in `tile photo within 1:1`: with more rows, tiles shrink to nothing"
            ])
    }

    @Test(
        "the name of a sizing is its canonical form",
        arguments: [
            "tile photo", "tile photo within 1:1", "tile photo sided",
            "tile photo 1:2..5:2 sided within 320.5",
        ])
    func name(_ text: String) throws {
        let grid = try #require(compiled("smallest 0\n1: 1 \(text)").grid)
        #expect(grid.layouts[0].sizing.name == text)
    }
}
