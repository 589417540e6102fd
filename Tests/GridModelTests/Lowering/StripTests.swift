import GridModel
import GridSyntax
import TestSupport
import Testing

@Suite("Strips") struct StripTests {
    private func layout(_ text: String, count: Int, width: Int, ratios: [Rational] = []) -> ExactLayout? {
        let space = ExactSpace(
            width: Rational(width), height: .zero, columnGap: Rational(6), rowGap: Rational(6))
        return compiled(text).grid?.exactLayout(count: count, in: space, photos: Photos(ratios))
    }

    private func frames(_ text: String, count: Int, width: Int, ratios: [Rational] = []) -> [String]? {
        layout(text, count: count, width: width, ratios: ratios)?.frames.map {
            "\($0.x) \($0.y) \($0.width) \($0.height)"
        }
    }

    @Test("photos are as wide as the height and their ratios say, and the container as wide as they are")
    func photos() {
        let text = "gap 6\ninset 1 2 3 4\ntile photo 1:2..2:1\n1..: strip 100"
        let ratios = [Rational(2), Rational(9), .one]
        #expect(
            frames(text, count: 3, width: 300, ratios: ratios) == [
                "4 1 200 100", "210 1 200 100", "416 1 100 100",
            ])
        let size = layout(text, count: 3, width: 300, ratios: ratios)?.size
        #expect(size?.width == Rational(518) && size?.height == Rational(104))
    }

    @Test("a box gives the height, and `align` places photos that are shorter than the container")
    func box() {
        let text = "gap 6\ntile 1:1\nalign center\n1..: strip 6:1"
        #expect(frames(text, count: 2, width: 300) == ["97 0 50 50", "153 0 50 50"])
        #expect(layout(text, count: 2, width: 300)?.size.width == Rational(300))
        #expect(frames("tile 80x60\n1..: strip align trailing", count: 1, width: 300) == ["220 0 80 60"])
    }

    @Test("the first and the last tile touch the ends of the content")
    func edges() {
        let text = "tile 1:1\n1..: strip 100"
        #expect(
            layout(text, count: 4, width: 300)?.tiles.map(\.edges.names) == [
                ["top", "left", "bottom"], ["top", "bottom"], ["top", "bottom"], ["top", "bottom", "right"],
            ])
        #expect(layout(text, count: 1, width: 300)?.tiles.map(\.edges.names) == [["top", "left", "bottom"]])
        #expect(
            layout(text, count: 1, width: 100)?.tiles.map(\.edges.names) == [
                ["top", "left", "bottom", "right"]
            ])
    }

    @Test("a strip is the row of its photos in a container as wide as they are", arguments: 1...40)
    func row(seed: Int) throws {
        var random = SeededGenerator.forTest(named: "strips \(seed)")
        let count = random.number(1...9)
        let ratios = try (0..<count).map { _ in
            try Rational(Int128(random.number(1...20)), over: Int128(random.number(1...9)))
        }
        let head =
            "smallest 0\ngap \(random.number(0...9))\ninset \(random.number(0...9))\ntile photo 2:5..3:1\n"
        let strip = try #require(compiled(head + "\(count): strip \(random.number(9...300))").grid)
        let row = try #require(compiled(head + "\(count): \(count)").grid)
        func layout(_ grid: Grid, _ width: Rational) -> ExactLayout? {
            let space = ExactSpace(
                width: width, height: .zero, columnGap: grid.columnGap, rowGap: grid.rowGap)
            return grid.exactLayout(count: count, in: space, photos: Photos(ratios))
        }
        let own = try #require(layout(strip, Rational(1)))
        let same = try #require(layout(row, own.size.width))
        #expect(own.frames == same.frames)
        #expect(own.size == same.size)
        #expect(own.tiles.map(\.edges) == same.tiles.map(\.edges))
    }

    @Test("the least side is the height, or the height times the least ratio")
    func leastSides() {
        func isProved(_ text: String) -> Bool { compiled("width 320..900\n" + text).grid != nil }
        #expect(isProved("smallest 50\ntile photo 1:2..2:1\n1..: strip 100"))
        #expect(!isProved("smallest 50.1\ntile photo 1:2..2:1\n1..: strip 100"))
        #expect(isProved("smallest 80\ntile 4:3\n1..: strip 4:1"))
        #expect(!isProved("smallest 80.1\ntile 4:3\n1..: strip 4:1"))
    }

    @Test("requirements are exact for any count")
    func requirements() {
        func holds(_ text: String) -> Bool { compiled("width 320..900\ninset 5 10\n" + text).grid != nil }
        #expect(holds("require within 110\ntile photo\n1..: strip 100"))
        #expect(!holds("require within 109\ntile photo\n1..: strip 100"))
        #expect(holds("require areas 4\ntile photo 1:2..2:1\n1..: strip 100"))
        #expect(!holds("require areas 3.9\ntile photo 1:2..2:1\n1..: strip 100"))
        #expect(holds("require tiles 1:2..2:1\ntile photo 1:2..2:1\n1..: strip 100"))
        #expect(holds("require keep 50% of 1:1..4:1\ntile photo 1:2..2:1\n1..: strip 100"))
        #expect(!holds("require keep 51% of 1:1..4:1\ntile photo 1:2..2:1\n1..: strip 100"))
    }
}
