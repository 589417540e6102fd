import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// Rows that find their lengths. Tests/Rows compares them with another program's.
@Suite("Justified rows") struct JustifiedRowsTests {
    private func rows(
        _ spec: String, _ ratios: [(Int, Int)], width: Int = 300
    ) throws -> (lengths: [Int], heights: [Double]) {
        let grid = try #require(compiled("tile photo 1:3..3:1\n" + spec).grid)
        let photos = Photos(try ratios.map { try Rational(Int128($0.0), over: Int128($0.1)) })
        let space = ExactSpace(
            width: Rational(width), height: .zero, columnGap: grid.columnGap, rowGap: grid.rowGap)
        let layout = try #require(grid.exactLayout(count: ratios.count, in: space, photos: photos))
        var lengths: [Int] = [], heights: [Double] = [], top: Rational?
        for frame in layout.frames {
            if frame.y != top {
                lengths.append(0)
                heights.append(frame.height.nearestDouble)
            }
            top = frame.y
            lengths[lengths.count - 1] += 1
        }
        return (lengths, heights)
    }

    private let squares = [(Int, Int)](repeating: (1, 1), count: 8)

    @Test("a row takes the photo that brings its length nearer to the width, also if both are as near")
    func near() throws {
        // Lengths of 200 and 300, 240 and 360, of which the second is as far from 300 as the first.
        #expect(try rows("1..: rows near 100", squares).lengths == [3, 3, 2])
        #expect(try rows("1..: rows near 120", squares).lengths == [3, 3, 2])
        #expect(try rows("1..: rows near 121", squares).lengths == [2, 2, 2, 2])
        // A row of less than half the width takes even a photo that is far too wide.
        let wide = [(1, 3), (3, 1), (1, 1)]
        #expect(try rows("1..: rows near 290", wide).lengths == [2, 1])
    }

    @Test("a row over a height takes what fits, at least one photo")
    func over() throws {
        #expect(try rows("1..: rows over 100", squares).lengths == [3, 3, 2])
        #expect(try rows("1..: rows over 101", squares).lengths == [2, 2, 2, 2])
        let wide = try rows("1..: rows over 200", [(3, 1), (1, 1)])
        #expect(wide.lengths == [1, 1] && wide.heights == [100, 200])
    }

    @Test("rows have at least and at most so many photos, but for the last one")
    func limits() throws {
        #expect(try rows("1..: rows of 4..5 near 100", squares).lengths == [4, 4])
        #expect(try rows("1..: rows of 1..2 near 100", squares).lengths == [2, 2, 2, 2])
        #expect(try rows("1..: rows of 3..3 near 10 balanced", squares).lengths == [3, 3, 2])
        #expect(try rows("1..: rows of 2..3 near 100 balanced", squares).lengths == [3, 3, 2])
    }

    @Test("a last row that would be too high is as high as the row before it, and sits as `align` says")
    func last() throws {
        #expect(try rows("1..: rows near 100", [(1, 1)]).heights == [100])
        #expect(try rows("1..: rows near 100 stretch", [(1, 1)]).heights == [300])
        #expect(try rows("gap 15\n1..: rows near 100", squares.dropLast()).heights == [90, 90, 90])
        // 4/3 of 150 is just reached.
        #expect(try rows("1..: rows near 150 align trailing", [(3, 2)]).heights == [200])
        #expect(try rows("1..: rows near 149 align trailing", [(3, 2)]).heights == [149])
    }

    @Test("the number of columns under a ratio is that of photos of this ratio")
    func columns() throws {
        var random = SeededGenerator.forTest()
        for _ in 0..<trials(200) {
            let (height, gap) = (
                Int.random(in: 60...300, using: &random), Int.random(in: 0...80, using: &random)
            )
            let ratio = [(1, 1), (4, 3), (2, 3)].randomElement(using: &random) ?? (1, 1)
            let form = ["rows near", "rows of 2..4 near", "rows over"].randomElement(using: &random) ?? ""
            let spec = "gap \(gap)\ninset 3\nwidth 200..1600\n1..: \(form) \(height)"
            let equal = try #require(compiled("tile \(ratio.0):\(ratio.1)\n" + spec).grid)
            for _ in 0..<20 {
                let width = Int.random(in: 200...1600, using: &random)
                let count = equal.rules.first { $0.widths.holds(Rational(width)) }?.rows?.perRow
                let photos = [(Int, Int)](repeating: ratio, count: 60)
                let expected = try rows(spec, photos, width: width).lengths.first
                #expect(count == expected, "seed \(random.seed): \(spec) at \(width)")
            }
        }
    }

    @Test(
        "rows whose gaps fill the width are refused, also those that nothing else allows, and without a least side"
    )
    func gaps() {
        let rows = "5..: rows of 5..5 near 100 balanced"
        for smallest in [0, 1, 44] {
            let spec = "gap 0 60\nsmallest \(smallest)\ntile photo\n1..4: rows of 1 stretch\n\(rows)\n"
            #expect(compiled("width 200..230\n" + spec).diagnostics.map(\.code) == [.tileTooSmall])
            #expect(compiled("width 239..260\n" + spec).diagnostics.map(\.code) == [.tileTooSmall])
        }
        #expect(compiled("inset 300\nsmallest 0\ntile photo\n1..: rows near 100 balanced").grid == nil)
        let free = "width 240..260\ngap 0 60\nsmallest 0\ntile photo\n1..4: rows of 1 stretch\n\(rows)\n"
        #expect(compiled(free).grid != nil)
    }

    @Test("the number of columns is limited at the widths at which a rule applies")
    func limitOfColumns() {
        let near = "1..: rows near 10", nine = "1..: rows of 9"
        for (spec, isValid) in [
            (nine + "\nwhen width < 400 { \(near) }", true), (near + "\nwhen width >= 400 { \(nine) }", true),
            (near + "\nwhen width >= 400 { 2..: rows of 9 }", false), (near, false),
            (nine + "\nwhen width >= 400 { \(near) }", false),
        ] {
            let codes = compiled("width 200..2000\nsmallest 0\n" + spec + "\n").diagnostics.map(\.code)
            #expect(codes == (isValid ? [] : [.tooManyColumns]), "\(spec)")
        }
    }

    @Test("columns are counted, and listed, at the widths at which a rule from outside applies")
    func columnsFromOutside() {
        let frame = "width 200..900000\nsmallest 0\ntile 99x10\n"
        for section in ["2..: rows of 2", "tile 9000x10\n9..: rows of 1"] {
            let spec = "1: 1\n2..8: rows fit\nwhen width >= 9000 {\n\(section)\n}\n"
            guard let grid = compiled(frame + spec).grid else {
                Issue.record("it has errors: \(section)")
                continue
            }
            let layouts = grid.layouts.filter { $0.widths.minimum ?? .zero > Rational(9000) }
            #expect(
                layouts.allSatisfy { $0.sizing == .tileSize(width: Rational(9000), height: Rational(10)) })
        }
        // In the section, eight photos are shown as outside.
        let shown = frame + "1: 1\n2: rows fit\n3..8: show 2\nwhen width >= 400 {\n2: 2\n}\n"
        #expect(compiled(shown).diagnostics.map(\.code) == [.tooManyColumns])
    }
}
