import GridSyntax
import TestSupport
import Testing

@testable import GridModel

private func messages(_ spec: String) -> [String] { compiled(spec).diagnostics.map(\.message) }

@Suite("Waterfall") struct WaterfallTests {
    /// A random ratio with few digits.
    private func ratio(_ generator: inout SeededGenerator) throws -> Rational {
        let sides: [Int128] = [1, 2, 3, 4, 5, 6, 8, 9, 12, 16]
        return try Rational(
            sides.randomElement(using: &generator) ?? 1, over: sides.randomElement(using: &generator) ?? 1)
    }

    @Test(
        "with one margin it is the classic waterfall: columns of (w − (N+1)·m)/N, each photo in the shortest, leftmost on a tie"
    )
    func classic() throws {
        var generator = SeededGenerator.forTest()
        for _ in 0..<2_000 {
            let count = Int.random(in: 1...6, using: &generator)
            let margin = Int.random(in: 0...12, using: &generator)
            let width = Rational(Int.random(in: 300...900, using: &generator))
            let ratios = try (0..<Int.random(in: 1...25, using: &generator)).map { _ in try ratio(&generator)
            }
            let comment: Testing.Comment = "seed \(generator.seed): \(count), \(margin), \(width), \(ratios)"
            let grid = try #require(
                compiled("gap \(margin)\ninset \(margin)\nwaterfall \(count)").grid, comment)
            let m = Rational(margin)
            let space = ExactSpace(width: width, height: .zero, columnGap: m, rowGap: m)
            let layout = try #require(
                grid.exactLayout(count: ratios.count, in: space, photos: Photos(ratios)), comment)

            let column = try (width - (try m * Rational(count + 1))) / Rational(count)
            var ends = [Rational](repeating: m, count: count)
            for (frame, ratio) in zip(layout.frames, ratios) {
                let shortest = try #require(ends.min())
                let index = try #require(ends.firstIndex(of: shortest))
                let height = try column / ratio
                #expect(frame.x == (try m + (try (column + m) * Rational(index))), comment)
                #expect(frame.y == ends[index] && frame.width == column && frame.height == height, comment)
                ends[index] = try ends[index] + height + m
            }
            #expect(layout.frames.count == ratios.count && layout.size.width == width, comment)
            #expect(layout.size.height == ends.max(), comment)
        }
    }

    @Test("columns that differ by less than a millionth of their width are equal, and the leftmost wins")
    func ties() throws {
        let grid = try #require(compiled("waterfall 2").grid)
        let columns = { (difference: Int128) in
            let ratios = [try Rational(1_000_000_000, over: 1_000_000_000 + difference), .one]
            let layout = grid.layout(count: 3, width: Rational(400), photos: Photos(ratios))
            return layout?.tiles.map { $0.x.isZero ? 0 : 1 }
        }
        #expect(try columns(0) == [0, 1, 0])
        #expect(try columns(1_000) == [0, 1, 0])
        #expect(try columns(1_001) == [0, 1, 1])
        #expect(try columns(-1_000) == [0, 1, 0])
    }

    @Test(
        "photos beyond the limit of wide ones lie across all columns, below the longest one, and all columns go on below"
    )
    func across() throws {
        var generator = SeededGenerator.forTest()
        for _ in 0..<1_000 {
            let count = Int.random(in: 1...5, using: &generator), includes = Bool.random(using: &generator)
            let ratios = try (0..<Int.random(in: 1...20, using: &generator)).map { _ in try ratio(&generator)
            }
            let comment: Testing.Comment = "seed \(generator.seed): \(count), \(includes), \(ratios)"
            let shapes = "shapes tall < 4:5, wide \(includes ? ">=" : ">") 3:2"
            let grid = try #require(
                compiled("gap 3 4\ninset 5 6\n\(shapes)\nwaterfall \(count) wide across").grid, comment)
            let space = ExactSpace(
                width: Rational(400), height: .zero, columnGap: Rational(4), rowGap: Rational(3))
            let layout = try #require(
                grid.exactLayout(count: ratios.count, in: space, photos: Photos(ratios)), comment)

            let column = try (Rational(388 + 4) / Rational(count)) - Rational(4),
                limit = try Rational(3, over: 2)
            var ends = [Rational](repeating: Rational(5), count: count)
            for (place, (frame, ratio)) in zip(layout.frames, ratios).enumerated() {
                let edges = try #require(
                    grid.layout(count: ratios.count, width: Rational(400), photos: Photos(ratios))
                )
                .tiles[place].edges
                if ratio > limit || includes && ratio == limit {
                    let longest = try #require(ends.max())
                    #expect(
                        frame.x == Rational(6) && frame.y == longest && frame.width == Rational(388), comment)
                    #expect(frame.height == (try Rational(388) / ratio), comment)
                    #expect(
                        edges.isSuperset(of: [.left, .right]) && edges.contains(.top) == (place == 0), comment
                    )
                    ends = try ends.map { _ in try longest + frame.height + Rational(3) }
                    continue
                }
                let shortest = try #require(ends.min())
                let index = try #require(ends.firstIndex(of: shortest))
                #expect(
                    frame.x == (try Rational(6) + (try (column + Rational(4)) * Rational(index))), comment)
                #expect(frame.y == shortest && frame.width == column, comment)
                ends[index] = try shortest + frame.height + Rational(3)
            }
            #expect(layout.size.height == (try (try #require(ends.max())) + Rational(2)), comment)
        }
    }

    @Test("an unknown ratio counts as 1:1, and so does the tile that adds a photo")
    func unknown() throws {
        let grid = try #require(compiled("waterfall 2\nappend to 9").grid)
        let photos = Photos([Rational(2), .zero, -.one, Rational(2)])
        let heights = { (layout: SolvedLayout?) in layout?.tiles.map(\.height.w) ?? [] }
        let half = try Rational(1, over: 2)
        let quarter = try Rational(1, over: 4)
        let width = Rational(400)
        #expect(
            heights(grid.layout(count: 5, width: width, photos: photos)) == [
                quarter, half, half, quarter, half,
            ])
        // The ratio of a photo at the index of the add tile makes no difference to that tile.
        let editing = try #require(grid.editingLayout(count: 3, width: width, photos: photos))
        #expect(heights(editing) == [quarter, half, half, half])
        #expect(editing.tiles.map(\.role) == [.photo, .photo, .photo, .add] && editing.count == 3)
    }

    @Test("edges belong to the outer columns, and to the first and last tiles")
    func edges() throws {
        let grid = try #require(compiled("gap 4\ninset 4\nwaterfall 3").grid)
        let ratios = [Rational(1), Rational(1), try Rational(1, over: 2), .one]
        let layout = try #require(grid.layout(count: 4, width: Rational(400), photos: Photos(ratios)))
        #expect(layout.tiles.map(\.edges) == [[.top, .left], .top, [.top, .right], [.left, .bottom]])
        let one = try #require(grid.layout(count: 1, width: Rational(400)))
        #expect(one.tiles[0].edges == [.top, .left, .bottom])
    }

    @Test(
        "a section with a waterfall ignores the rules outside, and rules in a section leave the rest to an outer waterfall"
    )
    func sections() throws {
        let rule = { (spec: String, count: Int, width: Int) in
            compiled(spec).grid?.layout(count: count, width: Rational(width))?.origin.rule
        }
        let outer = "1: 1\n2..: rows of 2\nwhen width 500..<900 {\n waterfall 3\n}"
        for count in [1, 2, 30] {
            #expect(rule(outer, count, 500) == "waterfall 3")
            #expect(rule(outer, count, 499) == (count == 1 ? "1: 1" : "2..: rows of 2"))
            #expect(rule(outer, count, 900) == (count == 1 ? "1: 1" : "2..: rows of 2"))
        }
        let inner = "waterfall 3\nwhen width < 400 {\n 1: 1\n 2[t]: 2\n 4..: rows of 2\n}"
        for (count, expected) in [(1, "1: 1"), (2, "waterfall 3"), (3, "waterfall 3"), (4, "4..: rows of 2")]
        {
            #expect(rule(inner, count, 399) == expected)
            #expect(rule(inner, count, 400) == "waterfall 3")
        }
        #expect(
            messages(
                "waterfall 2\nwhen width < 400 {\n 1..: rows of 1\n}\nwhen width >= 400 {\n waterfall 3\n}")
                == ["this waterfall never applies"])
        #expect(messages("1: 1\nwhen width >= 200 {\n waterfall 3\n}") == ["this rule never applies"])
        #expect(
            messages("waterfall 2\nwhen width < 400 {\n 3..: show 2\n}") == ["no layout for 2 photos to show"]
        )
        #expect(messages("waterfall 2\nappend to 4") == [])
        #expect(
            messages("append to 3\nwhen width >= 600 {\n waterfall 2\n}\n1: 1\n2: 2") == [
                "`append to 3` needs a layout for 3 photos"
            ])
    }

    @Test("no column is narrower than `smallest` at any promised width, with an exact limit")
    func proof() {
        let spec = "smallest 100\ngap 10\ninset 0 3 0 2\nwaterfall 3"
        #expect(messages("width 325..900\n" + spec) == [])
        #expect(
            messages("width 324.5..900\n" + spec) == [
                "each of 3 columns is less than 100 points wide at container widths below 325"
            ])
        #expect(
            messages("waterfall 201") == [
                "each of 201 columns is less than 1 point wide at container widths below 201"
            ])
        // Where a section holds the narrow widths, the columns outside are proved for the others.
        let section = "\nwhen width < 325 {\n waterfall 2\n}"
        #expect(messages("width 230..900\n" + spec + section) == [])
    }

    @Test(
        "the least height is that of the widest photos, in a column or across all",
        arguments: [
            // (320 − 2 · 4) / 3 = 104 wide, 2:1.
            ("tile photo 1:2..2:1\nwaterfall 3", "2", 52),
            // In a column up to 6:5, across 320 / 8.
            ("tile photo 1:2..8:1\nwaterfall 3 wide across", "1.2, 8", 40),
            ("tile photo 1:2..4:1\nwaterfall 2 wide across", "1.2, 4", 80),
            ("shapes tall < 4:5, wide > 4:1\ntile photo 1:2..5:1\nwaterfall 3 wide across", "4, 5", 26),
        ])
    func leastHeight(rule: String, ratios: String, least: Int) throws {
        let spec = "width 320..800\ngap 4\n" + rule
        func codes(_ smallest: String) -> [DiagnosticCode] {
            compiled("smallest \(smallest)\n\(spec)").diagnostics.map(\.code)
        }
        #expect(codes("\(least)") == [])
        #expect(codes("\(least).01") == [.tileTooSmall])
        let photos = try ratios.split(separator: ", ").map {
            try Rational(Int128((Double($0) ?? 0) * 10), over: 10)
        }
        let space = ExactSpace(
            width: Rational(320), height: .zero, columnGap: Rational(4), rowGap: Rational(4))
        let layout = compiled(spec).grid?.exactLayout(count: photos.count, in: space, photos: Photos(photos))
        #expect(layout?.frames.map(\.height).min() == Rational(least))
    }

    @Test("without limits, photos in columns may have any height")
    func heightsWithoutLimits() {
        #expect(messages("width 320..800\nsmallest 100\nwaterfall 3") == [])
    }
}
