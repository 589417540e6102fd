import GridSyntax
import TestSupport
import Testing

@testable import GridModel

@Suite("Photos that keep their ratios") struct PhotoTreeTests {
    /// A random body with the given number of photos, as text.
    private func body(_ count: Int, _ depth: Int, _ generator: inout SeededGenerator) -> String {
        if count == 1 || depth == 0 { return "\(count)" }
        var left = count
        var rows: [String] = []
        while left > 0 {
            var row: [String] = []
            repeat {
                let part = Int.random(in: 1...left, using: &generator)
                row.append(part == 1 ? "1" : "(\(body(part, depth - 1, &generator)))")
                left -= part
            } while left > 0 && Bool.random(using: &generator)
            rows.append(row.joined(separator: " | "))
        }
        return rows.joined(separator: ", ")
    }

    @Test(
        "every tile keeps its photo's ratio within the limits, and tiles and gaps fill the container exactly")
    func ratios() throws {
        var generator = SeededGenerator.forTest()
        for _ in 0..<300 {
            let count = Int.random(in: 1...9, using: &generator)
            let text =
                "gap 6 4\ninset 1 2 3 4\nsmallest 0\nwidth 5000..9000\n\(count): \(body(count, 3, &generator)) tile photo 1:2..3:1"
            let grid = try #require(
                compiled(text).grid,
                "seed \(generator.seed): \(compiled(text).diagnostics.map(\.message))\n\(text)")
            let sides: [Int128] = [1, 2, 3, 4, 6, 8]
            let ratios = try (0..<count).map { _ in
                try Rational(
                    sides.randomElement(using: &generator) ?? 1,
                    over: sides.randomElement(using: &generator) ?? 1)
            }
            let comment: Testing.Comment = "seed \(generator.seed): \(text), \(ratios)"
            let layout = try #require(
                grid.layout(count: count, width: Rational(5000), photos: Photos(ratios)), comment)
            #expect(layout.tiles.count == count, comment)
            for (tile, ratio) in zip(layout.tiles, ratios) {
                let kept = min(max(ratio, try Rational(1, over: 2)), Rational(3))
                #expect(try tile.width == tile.height * kept, comment)
            }
            // These tiles have the proved properties of other layouts.
            let solved = grid.layouts[0].with(geometry: .solved(layout.tiles))
            let box = SizeBox(
                width: LengthRange(lower: Rational(5000), upper: Rational(9000)), height: .standard)
            let proof = LayoutProof(
                solved, of: grid, gaps: Gaps(row: Rational(6), column: Rational(4)), over: box)
            #expect(try proof.firstFailure() == nil && proof.places() == nil, comment)
        }
    }

    @Test("the tree is the simplified body")
    func tree() throws {
        let root = { (body: String, count: Int) in
            compiled("\(count): \(body) tile photo").grid?.layouts[0].photoTree?.root
        }
        #expect(root("1", 1) == .photo)
        #expect(root("((1))", 1) == .photo)
        #expect(root("3", 3) == .row([.photo, .photo, .photo]))
        #expect(root("1 | 2", 3) == .row([.photo, .photo, .photo]))
        #expect(root("1, (1, 1)", 3) == .stack([.photo, .photo, .photo]))
        #expect(root("1 | (1, 1)", 3) == .row([.photo, .stack([.photo, .photo])]))
        #expect(
            root("(1 | (1, 1)), 2", 5)
                == .stack([.row([.photo, .stack([.photo, .photo])]), .row([.photo, .photo])]))
        #expect(root("rows of 3 balanced", 4) == .stack([.row([.photo, .photo]), .row([.photo, .photo])]))
        #expect(root("rows of 3 stretch", 4) == .stack([.row([.photo, .photo, .photo]), .photo]))
    }

    @Test("an unknown ratio is 1:1, clamped to the limits; so is the tile that adds a photo")
    func unknown() throws {
        let grid = try #require(compiled("append to 3\n1..3: rows of 3 stretch tile photo 3:2..2:1").grid)
        let heights = { (layout: SolvedLayout?) in layout?.tiles.map { $0.height.w } }
        let width = Rational(400)
        #expect(try heights(grid.layout(count: 1, width: width)) == [Rational(2, over: 3)])
        #expect(
            try heights(grid.layout(count: 1, width: width, photos: Photos([-.one]))) == [
                Rational(2, over: 3)
            ])
        #expect(
            try heights(grid.layout(count: 1, width: width, photos: Photos([Rational(9)]))) == [
                Rational(1, over: 2)
            ])
        let photos = Photos([Rational(2), Rational(2)])
        let editing = try #require(grid.editingLayout(count: 1, width: width, photos: photos))
        #expect(editing.tiles.map(\.role) == [.photo, .add])
        #expect(try editing.tiles.map { $0.width.w } == [Rational(4, over: 7), Rational(3, over: 7)])
    }

    @Test("a layout that is shown in part uses the visible photos")
    func shows() throws {
        let grid = try #require(compiled("tile photo\n1: 1\n2: 2\n3: show 2\n4..: show 2").grid)
        for count in [3, 4, 100] {
            let photos = Photos([Rational(2), .one, Rational(3)])
            let layout = try #require(grid.layout(count: count, width: Rational(300), photos: photos))
            #expect(try layout.tiles.map { $0.width.w } == [Rational(2, over: 3), Rational(1, over: 3)])
            #expect(layout.tiles.map(\.role) == [.photo, .more] && layout.hidden == count - 2)
        }
    }

    @Test("a waterfall clamps ratios to the limits of the current `tile photo`")
    func waterfall() throws {
        let spec = """
            tile photo 3:4..4:3
            waterfall 2
            when width < 300 {
                tile photo 1:2..2:1
                1: 1
            }
            when width >= 800 {
                waterfall 4
            }
            """
        let grid = try #require(compiled(spec).grid)
        let ratio = { (width: Int) in
            try grid.layout(count: 2, width: Rational(width), photos: Photos([Rational(9)])).map {
                try $0.tiles[0].width.w / $0.tiles[0].height.w
            }
        }
        #expect(try ratio(299) == Rational(2))
        #expect(try ratio(300) == Rational(4, over: 3))
        #expect(try ratio(800) == Rational(4, over: 3))
        let free = try #require(compiled("waterfall 2").grid)
        let layout = try #require(free.layout(count: 1, width: Rational(300), photos: Photos([Rational(9)])))
        #expect(try layout.tiles[0].width.w / layout.tiles[0].height.w == Rational(9))
    }
}
