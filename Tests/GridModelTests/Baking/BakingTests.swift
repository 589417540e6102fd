import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// Layouts of known photos for all widths, against the layouts at many widths.
@Suite("Baking") struct BakingTests {
    private func layouts(_ grid: Grid, _ ratios: [Rational]) throws -> [BakedLayout] {
        var layouts: [BakedLayout] = []
        try grid.bake(Photos(ratios)) { layouts.append($0) }
        return layouts
    }

    private func limits(_ spec: String, _ ratios: [Rational]) throws -> [String] {
        let grid = try #require(compiled(spec).grid)
        return try layouts(grid, ratios).dropFirst().map { layout in
            "\(layout.start.isAbove ? "above" : "from") \(layout.start.width.double)"
        }
    }

    @Test("a limit belongs to the side that the comparison says")
    func sides() throws {
        // A row takes the next photo where it is less than half as long as the width: above 200.
        let near = try limits(
            "width 150..250\ntile photo\n1..: rows of 1..2 near 100\n", [.one, Rational(3)])
        #expect(near.contains("above 200.0"))
        // The width of a section is the first one in it.
        let section = try limits(
            "width 300..500\n1: 1\n2: 2\nwhen width >= 400.5 {\n  2: 1, 1\n}\n", [.one, .one])
        #expect(section == ["from 400.5"])
        // A box is the last width at which the photos fill it.
        let box = try limits("width 100..500\ntile photo within 300\n2: 1, 1\n", [.one, .one])
        #expect(box == ["above 150.0"])
        // A least height is the first width at which the photos have it by themselves.
        let least = try limits("width 100..500\ntile photo within 300..\n2: 1, 1\n", [.one, .one])
        #expect(least == ["from 150.0"])
        // A row takes a photo within a millionth of the width: from 300 / 1.000001.
        let over = try limits(
            "width 250..320\ntile photo\n1..: rows over 100 stretch\n", [.one, Rational(2)])
        #expect(over == ["from 299.9997000003"])
    }

    @Test("limits at the ends of the promise count, and none beyond them")
    func ends() throws {
        let spec = "width 300..400\n2: 2\nwhen width >= 400 {\n  2: 1, 1\n}\n"
        #expect(try limits(spec, [.one, .one]) == ["from 400.0"])
    }

    @Test("columns that follow from the width do so in containers narrower than promised, too")
    func narrower() throws {
        let squares = Array(repeating: Rational.one, count: 4)
        let fit = try limits("width 320..450\ngap 8\ntile 90x60\nalign spread\n1..: rows fit\n", squares)
        #expect(fit == ["from 188.0", "from 286.0", "from 384.0"])
        let near = try limits("width 900..1000\ntile 3:4\n1..: rows near 200\n", squares)
        #expect(near == [225, 375, 525, 675, 825, 975].map { "from \($0).0" })
        // What the photos decide, they decide at promised widths only.
        let photos = try #require(
            compiled("width 320..400\ntile photo\n1..4: rows near 120\n5..: rows fit tile 90x60\n").grid)
        #expect(try layouts(photos, squares)[0].start.width.double == 320)
    }

    @Test("balanced rows have no exact limits, and counts without a rule no layout")
    func failures() throws {
        let balanced = try #require(
            compiled("width 300..900\ntile photo\n1..: rows near 100 balanced\n").grid)
        #expect(throws: BakingFailure.self) { try layouts(balanced, [.one, .one]) }
        let single = try #require(compiled("1: 1\n").grid)
        #expect(throws: BakingFailure.self) { try layouts(single, [.one, .one]) }
    }

    private static let forms = [
        "tile photo 1:2..2:1\n1..: rows near 120",
        "tile photo 1:3..3:1 sided\n1..: rows of 2..4 near 90 align center",
        "tile photo\n1..: rows over 110 align trailing", "tile photo\n1..: rows over 80 stretch",
        "tile photo\n1..: rows under 110 align center",
        "tile photo 1:3..3:1 sided\n1..: rows under 90.5 stretch",
        "tile photo\n1..: rows over 90x70 align trailing",
        "tile photo 1:2..2:1\n1..9: rows of 1..4 near 3:4 over 60",
        "tile photo 1:3..3:1\nwaterfall 3", "tile photo 1:3..3:1\nwaterfall 3 wide across",
        "tile photo within 3:4\nalign trailing\n6: 2, (1 | (1, 1)), 1",
        "tile photo within 200\n6: (1, 1) | (1, 2), 1", "tile photo within 150..250\n6: (1, 1) | (1, 2), 1",
        "tile photo sided within 1:1\n6: 1, 2, 3",
        "tile photo 1:2..2:1\n1..: rows near 120\nwhen width >= 401.25 {\n  1..: rows of 1..3 near 70\n}",
        "tile photo 1:2..2:1\n1..4: rows near 120\n5..: show 4", "6: abc / ade / aff\ntile 4:3",
        "tile 1:1\n1..: rows of 4 balanced",
    ]

    @Test(
        "at each limit, beside it and between limits, tiles are those of the layout there", arguments: forms)
    func layoutsByWidth(_ form: String) throws {
        let grid = try #require(
            compiled("width 160..900\ngap 3 5\ninset 2 4 6 8\nsmallest 0.001\n\(form)\n").grid)
        var random = SeededGenerator(seed: 1)
        for _ in 0..<6 {
            // Ratios whose exact sums fit in the 128 bits of what they are compared with.
            let ratios = (0..<6).map { _ in
                (try? Rational(Int128(Int.random(in: 3...36, using: &random)), over: 12)) ?? .one
            }
            let layouts = try layouts(grid, ratios)
            var units = (0..<40).map { _ in Int.random(in: 160 * 64...900 * 64, using: &random) }
            for layout in layouts {
                let unit = Int(layout.start.width.double * 64)
                units += [unit - 1, unit, unit + 1, unit + 2]
            }
            for unit in units where unit >= 160 * 64 && unit <= 900 * 64 {
                let width = try Rational(Int128(unit), over: 64)
                let place = WidthLimit(Fraction(width))
                // There the compiler, which finds rows in doubles, may be off.
                if grid.keepsRatios, layouts.contains(where: { $0.start.width == place.width }) { continue }
                let baked = try #require(layouts.last { !(place < $0.start) })
                let exact = try #require(grid.layout(count: 6, width: width, photos: Photos(ratios)))
                #expect(exact.hidden == baked.hidden)
                #expect(try frames(exact, grid, width) == frames(baked, width), "\(width), \(ratios)")
            }
        }
    }

    private func frames(_ layout: SolvedLayout, _ grid: Grid, _ width: Rational) throws -> [Fraction] {
        try ([layout.height] + layout.tiles.flatMap { [$0.x, $0.y, $0.width, $0.height] }).map { form in
            Fraction(
                try form.value(
                    width: width, height: .zero, columnGap: grid.columnGap, rowGap: grid.rowGap))
        }
    }

    private func frames(_ layout: BakedLayout, _ width: Rational) -> [Fraction] {
        ([layout.height] + layout.tiles.flatMap { [$0.x, $0.y, $0.width, $0.height] }).map { line in
            line.width * Fraction(width) + line.points
        }
    }

    @Test("a hundred photos of any size are laid out, though their sums have thousands of digits")
    func manyPhotos() throws {
        let grid = try #require(
            compiled("width 320..800\ngap 4\ntile photo 1:2..2:1\n1..: rows near 160\n").grid)
        var random = SeededGenerator(seed: 1)
        let ratios = (0..<100).map { _ in
            (try? Rational(
                Int128(Int.random(in: 300...6000, using: &random)),
                over: Int128(Int.random(in: 300...6000, using: &random)))) ?? .one
        }
        let layouts = try layouts(grid, ratios)
        #expect(layouts.count > 50)
        for (first, second) in zip(layouts, layouts.dropFirst()) { #expect(first.start < second.start) }
    }
}

/// Fractions of any size, against those of 128 bits.
@Suite("Fractions") struct FractionTests {
    @Test("operations are those of rational numbers")
    func operations() throws {
        var random = SeededGenerator(seed: 1)
        let numbers = try (0..<40).map { _ in
            try Rational(
                Int128(Int.random(in: -5_000_000_000...5_000_000_000, using: &random)),
                over: Int128(Int.random(in: 1...5_000_000_000, using: &random)))
        }
        for first in numbers {
            for second in numbers {
                let (one, other) = (Fraction(first), Fraction(second))
                #expect(one + other == Fraction(try first + second))
                #expect(one - other == Fraction(try first - second))
                #expect(one * other == Fraction(try first * second))
                #expect(one / other == Fraction(try first / second))
                #expect((one < other) == (first < second))
            }
            #expect(abs(Fraction(first).double / first.nearestDouble - 1) < 1e-15)
        }
    }

    @Test("numbers grow without a limit, and nothing is divided by 0")
    func extremes() {
        let third = Fraction.one / Fraction(3)
        var power = Fraction.one
        for _ in 0..<500 { power = power * third }
        var back = power
        for _ in 0..<500 { back = back * Fraction(3) }
        #expect(back == .one)
        #expect((power / power).double == 1)
        #expect((power - power).isZero && (power / .zero).isZero)
        #expect(-power < .zero && power > .zero)
    }
}
