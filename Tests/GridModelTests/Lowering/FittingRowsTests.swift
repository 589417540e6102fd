import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// Rows of as many tiles as the width holds. Tests/Rows compares them with another program's.
@Suite("Fitting rows") struct FittingRowsTests {
    /// The frames of a layout in whole points, and the width of its container.
    private func layout(
        _ spec: String, _ count: Int, width: Int
    ) throws -> (x: [Double], width: Double) {
        let grid = try #require(compiled(spec).grid)
        let space = ExactSpace(
            width: Rational(width), height: .zero, columnGap: grid.columnGap, rowGap: grid.rowGap)
        let layout = try #require(grid.exactLayout(count: count, in: space, photos: Photos()))
        return (layout.frames.map { $0.x.nearestDouble }, layout.size.width.nearestDouble)
    }

    private func codes(of spec: String) -> [DiagnosticCode] { compiled(spec).diagnostics.map(\.code) }

    private let spec = "tile 80x60\ngap 4 6\ninset 1 5 2 3\nwidth 90..700\n"

    @Test("a row has as many tiles as its width holds with the gaps, exactly", arguments: [2, 3, 7])
    func fitting(columns: Int) throws {
        let needed = columns * 80 + (columns - 1) * 6 + 8
        for form in ["1..: rows fit", "1..40: rows fit"] {
            let (tight, width) = try layout(spec + form, 20, width: needed)
            #expect(tight.filter { $0 == 3 }.count == (20 + columns - 1) / columns)
            #expect(tight[columns - 1] == Double(needed - 5 - 80) && width == Double(needed))
            let (narrow, _) = try layout(spec + form, 20, width: needed - 1)
            #expect(narrow[columns - 1] == 3)
        }
    }

    @Test("a single tile is in each row of a container that is narrower than two")
    func single() throws {
        #expect(try layout(spec + "1..: rows fit", 3, width: 60).x == [3, 3, 3])
        let spread = try layout(spec + "1..: rows fit align spread", 3, width: 150)
        #expect(spread.x == [3, 3, 3] && spread.width == 150)
    }

    @Test("columns follow from the width of containers narrower than promised, too, and tiles never overlap")
    func narrower() throws {
        for form in ["1..: rows fit", "1..9: rows fit"] {
            for align in ["leading", "spread"] {
                let text = "tile 90x60\ngap 8\nwidth 420..480\nalign \(align)\n\(form)"
                for width in stride(from: 0, through: 700, by: 35) {
                    let columns = min(max(1, (width + 8) / 98), 4)
                    let (x, _) = try layout(text, 9, width: width)
                    #expect(Set(x).count == columns)
                    #expect(zip(x, x.dropFirst()).allSatisfy { $1 == 0 || $1 - $0 >= 90 })
                }
            }
        }
    }

    @Test("columns of a ratio follow from the width of containers narrower than promised, too")
    func narrowerColumns() throws {
        // At 200 points, a tile is 150 wide. A row takes one more where that is nearer to the width.
        for (columns, width) in [
            (1, 1), (1, 224), (2, 225), (2, 374), (3, 375), (6, 974), (7, 975), (7, 1_500),
        ] {
            for form in ["1..: rows near 200", "1..9: rows near 200"] {
                let (x, _) = try layout("width 900..1000\ntile 3:4\n\(form)", 9, width: width)
                #expect(Set(x).count == columns)
            }
        }
    }

    @Test("a container is as wide as its rows, and `align` places the last one in it")
    func aligned() throws {
        for (align, last) in [("leading", 3.0), ("center", 46), ("trailing", 89)] {
            let (x, width) = try layout(spec + "1..: rows fit align \(align)", 3, width: 200)
            #expect(x == [3, 89, last] && width == 174)
        }
        #expect(try layout(spec + "1..: rows fit align center", 2, width: 600).width == 174)
    }

    @Test("columns that spread reach from edge to edge, also with fewer photos than a row holds")
    func spread() throws {
        for form in ["1..: rows fit align spread", "1..9: rows fit align spread"] {
            // What 208 - 8 leave of two tiles is between them.
            let (x, width) = try layout(spec + form, 5, width: 208)
            #expect(x == [3, 123, 3, 123, 3] && width == 208)
            // Four columns, 90 apart.
            let (few, container) = try layout(spec + form, 3, width: 358)
            #expect(few == [3, 93, 183] && container == 358)
        }
    }

    @Test("columns that spread need the width of a tile, others only if a width is written")
    func proof() {
        let wide = "tile 250x60\n1..: rows fit"
        #expect(codes(of: wide) == [])
        #expect(codes(of: "tile 250x60\n1..4: rows fit") == [])
        #expect(codes(of: wide + " align spread") == [.containerTooWide])
        #expect(codes(of: "tile 250x60\n1..4: rows fit align spread") == [.containerTooWide])
        #expect(codes(of: "width 240..500\n" + wide) == [.containerTooWide])
        #expect(codes(of: "width 250..500\n" + wide + " align spread") == [])
    }

    @Test("a block that repeats is as wide for each count, as only columns that spread are")
    func repeated() {
        let blocks = "tile 80x60\n1..3: rows fit\n4..: repeat 3"
        #expect(codes(of: blocks) == [.repeatUneven])
        #expect(codes(of: "align spread\n" + blocks) == [])
        #expect(codes(of: "tile 80x60\n1: rows fit\n2..: repeat 1") == [])
    }

    @Test("columns that spread are equally far apart at every width, and at least a gap")
    func distances() throws {
        var random = SeededGenerator.forTest()
        for _ in 0..<trials(100) {
            let (tile, gap) = (
                Int.random(in: 20...120, using: &random), Int.random(in: 0...20, using: &random)
            )
            let (width, count) = (
                Int.random(in: 120...900, using: &random), Int.random(in: 1...40, using: &random)
            )
            let text = "tile \(tile)x50\ngap \(gap)\nwidth 120..900\n1..: rows fit align spread"
            let columns = max(1, (width + gap) / (tile + gap))
            let (x, _) = try layout(text, count, width: width)
            for (index, start) in x.enumerated() {
                let step = columns > 1 ? Double(width - tile) / Double(columns - 1) : 0
                #expect(abs(start - Double(index % columns) * step) < 1e-9, "seed \(random.seed): \(text)")
                #expect(columns == 1 || step >= Double(tile + gap), "seed \(random.seed): \(text)")
            }
        }
    }
}
