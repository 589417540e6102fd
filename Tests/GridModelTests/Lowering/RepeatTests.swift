import GridSyntax
import TestSupport
import Testing

@testable import GridModel

private func messages(_ spec: String) -> [String] { compiled(spec).diagnostics.map(\.message) }

@Suite("Repeat") struct RepeatTests {
    private static let explore = """
        gap 2 4
        inset 1 2 3 4
        append to 9
        1: a..
        2: ab.
        3: 3
        4: 3, 1
        5: aab / aac / de.
        6: aab / aac / def
        7..: repeat 6
        """
    private static let mirrored = explore + " mirrored"

    private func layout(_ spec: String, _ count: Int, width: Int = 600) throws -> SolvedLayout {
        try #require(compiled(spec).grid?.layout(count: count, width: Rational(width)))
    }

    @Test("each block is the layout of its count, a row gap below the one before", arguments: 7...20)
    func blocks(count: Int) throws {
        let tiles = try layout(Self.explore, count).tiles
        var top = Affine.zero
        for start in stride(from: 0, to: count, by: 6) {
            let block = try layout(Self.explore, min(6, count - start))
            for (index, tile) in block.tiles.enumerated() {
                let found = tiles[start + index]
                #expect(found.x == tile.x && found.width == tile.width && found.height == tile.height)
                #expect(found.y == (try top + tile.y))
                #expect(found.edges.contains(.top) == (start == 0 && tile.edges.contains(.top)))
                #expect(found.edges.contains(.bottom) == (start + 6 >= count && tile.edges.contains(.bottom)))
                #expect(found.role == .photo)
            }
            top = try top + block.height - Affine(pt: Rational(4)) + .rowGap
        }
        #expect(tiles.height == (try top - .rowGap + Affine(pt: Rational(4))))
        #expect(tiles.count == count && tiles.width == .width)
    }

    @Test("every second block is reflected within the insets", arguments: 7...20)
    func reflected(count: Int) throws {
        let (plain, mirrored) = (
            try layout(Self.explore, count).tiles, try layout(Self.mirrored, count).tiles
        )
        for (index, (tile, other)) in zip(plain, mirrored).enumerated() {
            #expect(tile.y == other.y && tile.width == other.width && tile.height == other.height)
            guard index / 6 % 2 == 1 else {
                #expect(tile == other)
                continue
            }
            // The insets are 4 on the left and 2 on the right.
            let end = try Affine.width - tile.x - tile.width
            #expect(other.x == (try end + Affine(pt: Rational(2))))
            #expect(tile.edges.contains(.left) == other.edges.contains(.right))
            #expect(tile.edges.contains(.right) == other.edges.contains(.left))
        }
        #expect(plain.height == mirrored.height)
    }

    @Test("the add tile is the last of one tile more")
    func append() throws {
        let grid = try #require(compiled(Self.explore).grid)
        let editing = try #require(grid.editingLayout(count: 7, width: Rational(600)))
        #expect(editing.tiles.map(\.role) == Array(repeating: .photo, count: 7) + [.add])
        #expect(editing.tiles.height == (try layout(Self.explore, 8).tiles.height))
        #expect(grid.editingLayout(count: 9, width: Rational(600))?.tiles.count == 9)
    }

    @Test("a section has the blocks in force at its widths, and its rules come before layouts outside")
    func sections() throws {
        let spec = """
            1: 1
            2: 2
            7: 3, 4
            3..9: repeat 2
            10..: show 9
            when width < 400 {
                2: 1, 1
                7..: repeat 2 mirrored
            }
            """
        func heights(_ count: Int, _ width: Int) throws -> Affine {
            try layout(spec, count, width: width).tiles.height
        }
        #expect(try heights(4, 600) == Affine(w: .one, gx: Rational(-1), gy: .one))
        #expect(try heights(4, 300) == Affine(w: Rational(4), gy: Rational(3)))
        #expect(try layout(spec, 7, width: 600).origin.rule == "7: 3, 4")
        #expect(try layout(spec, 7, width: 300).origin.rule == "7..: repeat 2 mirrored")
        #expect(try layout(spec, 30, width: 600).hidden == 21)
        #expect(try layout(spec, 30, width: 300).tiles.count == 30)
    }

    @Test("a rule from outside repeats only at widths where its counts have layouts that can be blocks")
    func outside() throws {
        func widths(_ sections: String) throws -> [SideRange] {
            try #require(compiled("3..: repeat 2 mirrored\n" + sections).grid).rules.map(\.widths)
        }
        let blocks = "1: 1\n2: 2"
        // Beyond the promised widths, there is nothing to repeat.
        #expect(
            try widths("when width < 7000 {\n\(blocks)\n}") == [
                SideRange(minimum: nil, below: Rational(7000))
            ])
        #expect(
            try widths("2: 2\nwhen width < 7000 {\n1: 1\n}") == [
                SideRange(minimum: nil, below: Rational(7000))
            ])
        // A section with its own rule needs no blocks.
        #expect(
            try widths("when width < 700 {\n3..: rows of 3\n}\nwhen width >= 700 {\n\(blocks)\n}")
                == [
                    SideRange(minimum: nil, below: Rational(700)),
                    SideRange(minimum: Rational(700), below: nil),
                ])
        #expect(try widths("\(blocks)\nwhen width < 700 {\n2: 1, 1\n}") == [.all])
    }

    @Test("a rule for one count wins over a range")
    func single() throws {
        let spec = "1: 1\n2: 2\n3: 3\n4..: repeat 3\n8: repeat 2"
        #expect(try layout(spec, 8).origin.rule == "8: repeat 2")
        #expect(try layout(spec, 9).origin.rule == "4..: repeat 3")
    }

    @Test("many photos have a layout") func many() throws {
        #expect(try layout(Self.mirrored, 5_000).tiles.count == 5_000)
    }

    @Test(
        "counts that lack a layout are named",
        arguments: [
            ("2: 2\n3..: repeat 2", "1 photo"), ("1: 1\n2..: repeat 2", "2 photos"),
            ("3: 3\n4: show 3\n6: 3, 3\n7..: repeat 6", "1, 2, 4 and 5 photos"),
            ("1..: repeat 6", "1 to 6 photos"), ("4: 4\n5..: repeat 4", "1 to 3 photos"),
        ])
    func missing(spec: String, counts: String) {
        #expect(messages(spec).contains { $0.hasSuffix("needs a layout for \(counts)") })
    }

    @Test(
        "a layout that can't be a block is an error",
        arguments: [
            "frame 1:1\n1: 1\n2: 2\n3..: repeat 2", "frame fill\n1: 1\n2: 2\n3..: repeat 2",
            "tile photo\n1: 1\n2: 2\n3..: repeat 2", "1: 1\n2: 2\n2[w]: 1, 1\n3..: repeat 2",
            "1: 1 frame 1:1\n2: 2\n3..: repeat 2",
            "1: 1\n2: 2\n3..: repeat 2\nwhen width < 400 {\nframe 1:1\n}",
        ])
    func unfit(spec: String) {
        #expect(messages(spec).contains { $0.hasSuffix("can't be a block") })
    }

    @Test("blocks of tiles with a size need the same columns")
    func uneven() {
        #expect(messages("tile 9x9\n1: 1\n2: 2\n3..: repeat 2").contains { $0.hasSuffix("differ in width") })
        #expect(messages("1: 1 tile 9x9\n2: 2\n3..: repeat 2").contains { $0.hasSuffix("differ in width") })
        #expect(messages("tile 90x90\n1: a.\n2: 2\n3: 2, 1\n4..: repeat 3").isEmpty)
    }

    @Test("a block has a limit of tiles") func limit() {
        #expect(messages("1..2: rows of 2\n3..: repeat 501").contains { $0.hasPrefix("501 tiles in one") })
    }
}
