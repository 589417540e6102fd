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

    @Test(
        "beside numbers, rows are as if they were written in their place",
        arguments: [
            "rows near 100 stretch", "rows over 90 stretch", "rows of 2..4 near 120 stretch",
            "rows under 110 stretch", "rows over 60x80 stretch",
        ])
    func written(rows: String) throws {
        var random = SeededGenerator.forTest(named: rows)
        for (above, below) in [("1", ""), ("", "2"), ("2, 1", "1"), ("1 | (1, 1)", "3")] {
            for sided in ["", " sided"] {
                let count = random.number(6...20), width = Rational(random.number(200...900))
                let photos = Photos(
                    try (0..<count).map { _ in try Rational(Int128(random.number(3...30)), over: 10) })
                func frames(_ rows: String) throws -> [ExactFrame] {
                    let parts = [above, rows, below].filter { !$0.isEmpty }.joined(separator: ", ")
                    let spec = "tile photo 1:2..2:1\(sided)\ngap 4 6\ninset 3 5\n\(count): \(parts)"
                    let grid = try #require(compiled(spec).grid, "\(spec)")
                    let space = ExactSpace(
                        width: width, height: .zero, columnGap: grid.columnGap, rowGap: grid.rowGap)
                    return try #require(grid.exactLayout(count: count, in: space, photos: photos)).frames
                }
                let found = try frames(rows)
                // The numbers of photos in the rows between those that are written, by their tops.
                let written = [above, below].map {
                    $0.split { !$0.isNumber }.reduce(0) { $0 + (Int($1) ?? 0) }
                }
                let others = found.dropFirst(written[0]).dropLast(written[1])
                let lengths = others.map { $0.y }.chunked().map { "\($0)" }
                #expect(try frames(lengths.joined(separator: ", ")) == found, "\(lengths) at \(width)")
            }
        }
    }

    @Test("beside numbers, a last row isn't as high as the number before it, and no photos are no rows")
    func besideNumbers() throws {
        let wide = [(3, 1), (1, 1)]
        // The photo above is 100 high, which is no height of a row before it.
        #expect(try rows("1..: 1, rows near 120", wide).heights == [100, 120])
        #expect(try rows("1..: rows near 120", wide).heights == [100, 100])
        #expect(try rows("1..: 1, rows near 120", [(3, 1)]).heights == [100])
        #expect(
            try rows("gap 10\n1..: rows over 100, 1", [(1, 1), (1, 1), (1, 1), (3, 1)]).lengths == [2, 1, 1])
    }

    @Test("a row over a height takes what fits, at least one photo")
    func over() throws {
        #expect(try rows("1..: rows over 100", squares).lengths == [3, 3, 2])
        #expect(try rows("1..: rows over 101", squares).lengths == [2, 2, 2, 2])
        let wide = try rows("1..: rows over 200", [(3, 1), (1, 1)])
        #expect(wide.lengths == [1, 1] && wide.heights == [100, 200])
    }

    @Test("a row under a height takes photos until it is that low, and no tie")
    func under() throws {
        #expect(try rows("1..: rows under 100", squares).lengths == [3, 3, 2])
        #expect(try rows("1..: rows under 99", squares).lengths == [4, 4])
        #expect(try rows("1..: rows under 101", squares).lengths == [3, 3, 2])
        // The gaps count: 3 · 90 + 2 · 15 is just the width.
        #expect(try rows("gap 15\n1..: rows under 90", squares).lengths == [3, 3, 2])
        #expect(try rows("1..: rows under 100", [(3, 1), (1, 1)]).lengths == [1, 1])
        // The last row is that high, or fills the width if it is low enough, or always with `stretch`.
        #expect(try rows("1..: rows under 100", squares).heights == [100, 100, 100])
        #expect(try rows("1..: rows under 99 stretch", squares.dropLast()).heights == [75, 100])
        #expect(try rows("1..: rows under 99", squares.dropLast()).heights == [75, 99])
        #expect(try rows("1..: rows under 101", squares.dropLast(2)).heights == [100, 100])
    }

    @Test("tiles over a size are wide and high enough; the narrowest of a row decides its height")
    func overSize() throws {
        let mixed = [(1, 2), (2, 1), (1, 1), (2, 1), (2, 1)]
        // The first row would be 300 / 2.5 = 120 high, its first photo 60 wide.
        #expect(try rows("1..: rows over 60x100", mixed).lengths == [2, 2, 1])
        #expect(try rows("1..: rows over 61x100", mixed).lengths == [1, 2, 1, 1])
        #expect(try rows("1..: rows over 10x100", mixed).lengths == [2, 2, 1])
        // A last row is as high as its narrowest photo needs, or fills the width up to 4/3 of that.
        let narrow = try rows("1..: rows over 60x30", [(2, 1), (2, 1), (1, 2)])
        #expect(narrow.lengths == [2, 1] && narrow.heights == [75, 120])
        #expect(try rows("1..: rows over 60x100", [(2, 1)]).heights == [100])
        #expect(try rows("1..: rows over 60x120", [(2, 1)]).heights == [150])
        #expect(try rows("1..: rows over 240x100", [(2, 1)]).heights == [150])
        #expect(try rows("1..: rows over 60x100 stretch", [(1, 1)]).heights == [300])
        // A single photo may be narrower and lower than the size.
        #expect(try rows("1..: rows over 400x200", [(2, 1)]).heights == [150])
    }

    @Test("with a width that the least ratio has anyway, tiles over a size are rows over a height")
    func sizeAsHeight() throws {
        var random = SeededGenerator.forTest()
        for _ in 0..<trials(100) {
            let height = 3 * Int.random(in: 20...80, using: &random)
            let photos = (0..<12).map { _ in (Int.random(in: 1...9, using: &random), 3) }
            let (size, plain) = try (
                rows("gap 4\n1..: rows over \(height / 3)x\(height)", photos),
                rows("gap 4\n1..: rows over \(height)", photos)
            )
            #expect(size.lengths == plain.lengths && size.heights == plain.heights, "seed \(random.seed)")
        }
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
            let forms = ["rows near", "rows of 2..4 near", "rows over", "rows under", "rows over 100x"]
            let form = forms.randomElement(using: &random) ?? ""
            let spec =
                "gap \(gap)\ninset 3\nwidth 200..1600\n1..: \(form)\(form.hasSuffix("x") ? "" : " ")\(height)"
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

    @Test("columns under a height begin where fewer would be higher")
    func columnLimits() throws {
        func limits(_ rule: String) throws -> [Rational] {
            let grid = try #require(
                compiled("width 300..700\ngap 10\ninset 0 5\ntile 2:1\n1..: \(rule)").grid)
            return grid.rules.compactMap { $0.widths.minimum }
        }
        // One, two and three tiles are 200, 410 and 620 wide, without the insets; a millionth more is still so high.
        #expect(
            try limits("rows under 100") == [
                try Rational(2_100_002, over: 10_000), try Rational(42_000_041, over: 100_000),
                try Rational(63_000_062, over: 100_000),
            ])
        #expect(try limits("rows over 200x10") == [Rational(420), Rational(630)])
        #expect(try limits("rows over 10x100") == [Rational(420), Rational(630)])
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

extension Array where Element: Equatable {
    /// How many equal elements follow each other, one number each time.
    fileprivate func chunked() -> [Int] {
        var numbers: [Int] = []
        for place in indices {
            if place > 0, self[place] == self[place - 1] {
                numbers[numbers.count - 1] += 1
            } else {
                numbers.append(1)
            }
        }
        return numbers
    }
}
