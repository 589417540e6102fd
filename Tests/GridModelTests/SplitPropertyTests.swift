import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// The algebra of splits, on random trees of blocks, in exact arithmetic.
@Suite("Splits") struct SplitPropertyTests {
    /// A tree with ratios: the text of its body and the expected tiles.
    private indirect enum Tree {
        case tiles(Int, ratio: (Int, Int)?)
        case stack([[Tree]])

        var count: Int {
            switch self {
            case .tiles(let count, _): count
            case .stack(let rows): rows.joined().reduce(0) { $0 + $1.count }
            }
        }

        var text: String {
            switch self {
            case .tiles(let count, let ratio): "\(count)" + (ratio.map { "@\($0.0):\($0.1)" } ?? "")
            case .stack(let rows):
                "(" + rows.map { $0.map(\.text).joined(separator: " | ") }.joined(separator: ", ") + ")"
            }
        }
    }

    private func tree(depth: Int, _ generator: inout SeededGenerator) -> Tree {
        if depth == 0 || Int.random(in: 0..<3, using: &generator) == 0 {
            let ratios: [(Int, Int)?] = [nil, nil, (4, 3), (3, 4), (16, 9), (1, 2), (5, 3)]
            return .tiles(
                Int.random(in: 1...3, using: &generator),
                ratio: ratios.randomElement(using: &generator) ?? nil)
        }
        return .stack(
            (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                (0..<Int.random(in: 1...3, using: &generator)).map { _ in tree(depth: depth - 1, &generator) }
            })
    }

    /// Removes the tiles of a tree from `tiles`, checks them, and returns the box they fill.
    private func check(_ tree: Tree, _ tiles: inout ArraySlice<Tile>, _ comment: Testing.Comment) throws
        -> Box
    {
        switch tree {
        case .tiles(let count, let ratio):
            let row = tiles.prefix(count)
            tiles = tiles.dropFirst(count)
            let expected = try ratio.map { try Rational(Int128($0.0), over: Int128($0.1)) } ?? .one
            var boxes: [Box] = []
            for tile in row {
                // Every tile has its ratio at every width and gap.
                #expect(try tile.width == tile.height * expected, comment)
                boxes.append(Box(x: tile.x, y: tile.y, width: tile.width, height: tile.height))
            }
            return try beside(boxes, comment)
        case .stack(let rows):
            var boxes: [Box] = []
            for row in rows {
                var blocks: [Box] = []
                for block in row { blocks.append(try check(block, &tiles, comment)) }
                boxes.append(try beside(blocks, comment))
            }
            var whole = try #require(boxes.first)
            for box in boxes.dropFirst() {
                #expect(box.x == whole.x && box.width == whole.width, comment)
                #expect(try box.y == whole.y + whole.height + .rowGap, comment)
                whole.height = try whole.height + .rowGap + box.height
            }
            return whole
        }
    }

    /// Blocks side by side have equal heights and are a gap apart.
    private func beside(_ boxes: [Box], _ comment: Testing.Comment) throws -> Box {
        var whole = try #require(boxes.first)
        for box in boxes.dropFirst() {
            #expect(box.y == whole.y && box.height == whole.height, comment)
            #expect(try box.x == whole.x + whole.width + .columnGap, comment)
            whole.width = try whole.width + .columnGap + box.width
        }
        return whole
    }

    @Test("every tile has its ratio, siblings in a row have the same height, and widths fill the row")
    func ratios() throws {
        var generator = SeededGenerator.forTest()
        var proved = 0
        let rounds = trials(400)
        for _ in 0..<rounds {
            let tree = tree(depth: 3, &generator)
            let text = "gap 0\nwidth 100000..100001\n\(tree.count): \(tree.text)"
            let comment: Testing.Comment = "seed \(generator.seed): \(text)"
            let compilation = compiled(text)
            guard let grid = compilation.grid else {
                // A tree may be too fine for its numbers or its width; no other error may occur.
                let codes = compilation.diagnostics.map(\.code)
                #expect(codes == [.exactOverflow] || codes == [.tileTooSmall], comment)
                continue
            }
            proved += 1
            let layout = try #require(grid.layouts[0].tiles)
            var tiles = Array(layout)[...]
            let whole = try check(tree, &tiles, comment)
            #expect(tiles.isEmpty, comment)
            #expect(whole == Box(x: .zero, y: .zero, width: .width, height: layout.height), comment)
        }
        #expect(proved * 4 > rounds * 3, "seed \(generator.seed)")
    }
}
