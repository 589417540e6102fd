import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// The tree that a layout stores, and its queries by outputs.
@Suite("Structure") struct BlockTests {
    private func structure(_ spec: String) throws -> Block {
        try #require(compiled(spec).grid, "\(spec)").layouts[0].structure
    }

    private func runs(_ spec: String) throws -> [[Int]] {
        try structure(spec).runs.map { [$0.columns, $0.rows] }
    }

    @Test(
        "equal tiles in rows and columns are one run",
        arguments: [
            ("7: 3, 4", [[3, 1], [4, 1]]), ("6: 3, 3", [[3, 2]]), ("7: 2, 2, 3", [[2, 2], [3, 1]]),
            ("6: 1 | 2, 3", [[3, 2]]), ("5: 1, (1, 1), 2", [[1, 3], [2, 1]]),
            ("3: 1 | (1, 1)", [[1, 1], [1, 2]]), ("4: 2@3:4 | 2", [[2, 1], [2, 1]]),
            ("frame fill\n6: 3@2, 3", [[3, 1], [3, 1]]), ("frame fill\n4: 1@2 | 1@2, 2", [[2, 2]]),
            ("frame fill\n4: 1@2 | 1@2 | 1, 1", [[2, 1], [1, 1], [1, 1]]),
            ("frame fill\n4: (1, 1)@2, (1, 1)@2", [[1, 4]]), ("5: rows of 3", [[3, 1], [2, 1]]),
            ("6: aab / aac / def", [[1, 1], [1, 2], [3, 1]]), ("4: ab / cd", [[2, 2]]),
            ("4: ab. / cd.", [[2, 2]]), ("4: ab. / .cd", [[2, 1], [2, 1]]),
        ])
    func runs(_ spec: String, _ expected: [[Int]]) throws {
        #expect(try runs(spec) == expected, "\(spec)")
    }

    @Test("equal tiles in rows with the same start are aligned slot by slot")
    func piles() throws {
        #expect(try runs("tile 80x60\n5: 2, 3") == [[2, 2], [1, 1]])
        #expect(try runs("tile 80x60\nalign center\n5: 2, 3") == [[2, 1], [3, 1]])
        #expect(try runs("tile 80x60\n5: 3, 2") == [[3, 1], [2, 1]])
    }

    @Test("every run matches the places of its tiles, on random specs")
    func places() {
        checkRandomSpecs("structure", count: 300) { text in
            for layout in compiled(text).grid?.layouts ?? [] {
                guard let tiles = layout.tiles else { continue }
                let runs = layout.structure.runs
                guard runs.reduce(0, { $0 + $1.columns * $1.rows }) == tiles.count else {
                    return "\(layout.origin.rule): \(runs) are not \(tiles.count) tiles"
                }
                var first = 0
                for run in runs {
                    for index in first..<(first + run.columns * run.rows) {
                        let (row, column) = (index - first).quotientAndRemainder(dividingBy: run.columns)
                        if let fault = try? Self.fault(tiles[first], tiles[index], row: row, column: column) {
                            return "\(layout.origin.rule): tile \(index) \(fault)"
                        }
                    }
                    first += run.columns * run.rows
                }
            }
            return nil
        }
    }

    private static func fault(_ first: Tile, _ tile: Tile, row: Int, column: Int) throws -> String? {
        if tile.width != first.width || tile.height != first.height { return "has another size" }
        let x = try first.x + (try first.width + .columnGap) * Rational(column)
        let y = try first.y + (try first.height + .rowGap) * Rational(row)
        return tile.x == x && tile.y == y ? nil : "is elsewhere"
    }

    @Test("the edges of photos follow from their tree")
    func edges() throws {
        let tree = try #require(compiled("4: 1 | (1, 2) tile photo").grid?.layouts[0].photoTree)
        #expect(
            tree.root.edges().map(\.names) == [
                ["top", "left", "bottom"], ["top", "right"], ["bottom"], ["bottom", "right"],
            ])
        #expect(tree.root.photoCount == 4)
    }
}
