import Foundation
import GridModel
import GridSyntax
import TestSupport
import Testing

/// `specs/moments.grid` against the formulas of the grid it reproduces, and each of the mistakes it avoids.
@Suite("The Moments nine-grid") struct MomentsTests {
    private static func grid() throws -> Grid {
        let url = Repository.root.appending(path: "specs/moments.grid")
        let source = SourceText(name: "moments.grid", bytes: Array(try Data(contentsOf: url)))
        return try #require(compile(parse(source), fallbackName: "Moments").grid)
    }

    private static func form(w: (Int, Int) = (0, 1), g: (Int, Int) = (0, 1), pt: Int = 0) throws -> (
        Rational, Rational, Rational
    ) {
        (
            try Rational(Int128(w.0), over: Int128(w.1)), try Rational(Int128(g.0), over: Int128(g.1)),
            Rational(pt)
        )
    }

    /// A height in terms of the width, of one gap for both directions, and points.
    private static func collapsed(_ form: Affine) throws -> (Rational, Rational, Rational) {
        (form.w, try form.gx + form.gy, form.pt)
    }

    @Test(
        "the height of each count is its formula",
        arguments: [
            // Squares of (w − (k−1)g)/k in each row, and a gap between rows.
            (1, (0, 1), (0, 1), 200),  // fixed
            (2, (1, 2), (-1, 2), 0),  // w/2 − g/2
            (3, (1, 3), (-2, 3), 0),  // w/3 − 2g/3: not one gap more
            (4, (2, 3), (-1, 3), 0),  // 2w/3 − g/3: not 2w/3
            (5, (5, 6), (-1, 6), 0),  // 5w/6 − 7g/6 + g
            (6, (2, 3), (-1, 3), 0),  // 2w/3 − 4g/3 + g: not one gap more
            (7, (7, 12), (-5, 12), 0),  // w/3 − 2g/3 + w/4 − 3g/4 + g
            (8, (1, 2), (-1, 2), 0),  // w/2 − 3g/2 + g
            (9, (1, 1), (0, 1), 0),  // w − 2g + 2g: not one gap more
        ])
    func height(count: Int, w: (Int, Int), g: (Int, Int), points: Int) throws {
        let layout = try #require(try Self.grid().layout(count: count, width: Rational(300)))
        #expect(try Self.collapsed(layout.height) == Self.form(w: w, g: g, pt: points))
    }

    @Test("four photos are two by two at a third of the width, and end s/3 before two thirds")
    func four() throws {
        let layout = try #require(try Self.grid().layout(count: 4, width: Rational(300)))
        for tile in layout.tiles {
            #expect(try Self.collapsed(tile.width) == Self.form(w: (1, 3), g: (-2, 3)))
            #expect(try Self.collapsed(tile.height) == Self.form(w: (1, 3), g: (-2, 3)))
        }
        let end = try layout.tiles[1].x + layout.tiles[1].width
        #expect(try Self.collapsed(end) == Self.form(w: (2, 3), g: (-1, 3)))
    }

    @Test("index, width and height can't drift: tiles end where the container ends", arguments: 2...9)
    func tilesEndWithContainer(count: Int) throws {
        let layout = try #require(try Self.grid().layout(count: count, width: Rational(300)))
        let last = try #require(layout.tiles.last)
        #expect(try last.y + last.height == layout.height)
        #expect(layout.tiles.count == count)
    }

    @Test("all gaps are equal")
    func gap() throws {
        let grid = try Self.grid()
        #expect(grid.rowGap == Rational(5) && grid.columnGap == Rational(5))
    }

    @Test("ten photos and more show nine, and the number of hidden ones", arguments: [10, 11, 500])
    func tenAndMore(count: Int) throws {
        let grid = try Self.grid()
        let layout = try #require(grid.layout(count: count, width: Rational(300)))
        let nine = try #require(grid.layout(count: 9, width: Rational(300)))
        #expect(layout.hidden == count - 9 && layout.tiles.last?.role == .more)
        #expect(layout.height == nine.height)
    }
}
