import GridModel
import GridSyntax
import TestSupport
import Testing

/// Properties of every layout of every valid spec, computed from the tiles alone, independently of the proofs.
@Suite("Layouts of random specs") struct LayoutPropertyTests {
    @Test("tiles lie inside, apart, and cover the box unless the spec has a hole", arguments: 1...4)
    func geometry(part: Int) {
        let start = SeededGenerator.forTest(named: "widths and photos \(part)")
        checkRandomSpecs("geometry \(part)", count: 500) { text in
            var random = start
            guard let grid = compiled(text).grid else { return nil }
            if let hole = Self.needlessHole(in: grid) { return hole }
            for count in grid.someCounts {
                let space = ExactSpace(
                    width: grid.width.random(&random), height: grid.height.random(&random),
                    columnGap: grid.columnGap, rowGap: grid.rowGap)
                let photos = Photos(random.many(0...count) { random in Self.ratio(&random) })
                guard
                    let layout = grid.at(height: space.height).layout(
                        count: count, width: space.width, photos: photos),
                    let exact = grid.exactLayout(count: count, in: space, photos: photos)
                else { continue }
                let isFull = grid.at(height: space.height).isFull(layout.count, at: space.width, photos)
                // Photos that a box makes narrower than the container fill less of it.
                let isHeld =
                    layout.bounded.map { ![$0.free, $0.grown].contains(layout.tiles) } ?? false
                if let fault = Self.fault(of: exact, isFull: isFull, isHeld: isHeld, in: grid, space) {
                    return "\(count) photos at \(space.width) x \(space.height): \(fault)"
                }
            }
            return nil
        }
    }

    private static func ratio(_ random: inout SeededGenerator) -> Rational {
        (try? Rational(Int128(random.number(1...16)), over: Int128(random.number(1...9)))) ?? .one
    }

    /// The violation of a layout at a size; nil if there is none or a number overflows.
    private static func fault(
        of layout: ExactLayout, isFull: Bool, isHeld: Bool = false, in grid: Grid, _ space: ExactSpace
    ) -> String? {
        do {
            let inset = grid.inset
            let (right, bottom) = (
                try layout.size.width - inset.right, try layout.size.height - inset.bottom
            )
            // The tiles including the gaps after them: without holes they cover the box plus one gap.
            var area = Rational.zero
            for (index, frame) in layout.frames.enumerated() {
                let (endX, endY) = (try frame.x + frame.width, try frame.y + frame.height)
                guard frame.width > .zero, frame.height > .zero else { return "tile \(index) has no size" }
                guard frame.x >= inset.left, frame.y >= inset.top, endX <= right, endY <= bottom else {
                    return "tile \(index) is outside"
                }
                for (other, second) in layout.frames.enumerated().dropFirst(index + 1) {
                    let isApart =
                        try endX + space.columnGap <= second.x
                        || (try second.x + second.width + space.columnGap) <= frame.x
                        || (try endY + space.rowGap) <= second.y
                        || (try second.y + second.height + space.rowGap) <= frame.y
                    guard isApart else { return "tiles \(index) and \(other) are no gap apart" }
                }
                try area += try (frame.width + space.columnGap) * (frame.height + space.rowGap)
            }
            var (start, end) = (inset.left, right)
            if isHeld {
                start = layout.frames.reduce(right) { min($0, $1.x) }
                end = try layout.frames.reduce(start) { max($0, try $1.x + $1.width) }
            }
            let box = try (end - start + space.columnGap) * (bottom - inset.top + space.rowGap)
            if isFull ? area != box : area > box { return "tiles cover \(area) of \(box)" }
            let lowest = try layout.frames.map { try $0.y + $0.height }.max()
            if lowest != bottom, isFull { return "the lowest tile doesn't end at the box's" }
        } catch {
            return nil
        }
        return nil
    }

    /// A layout that doesn't fill its box although the spec has no hole, short row or fixed size, if any. Each is written
    /// out in its own rule, so rules that show it aren't looked at.
    private static func needlessHole(in grid: Grid) -> String? {
        grid.layouts.first { layout in
            let rule = layout.origin.rule
            let body = rule.split(separator: ":", maxSplits: 1).last ?? ""
            let mayHaveHoles = [".", "rows of", "rows fit", "show"].contains { body.contains($0) }
            let isSized = layout.tiles?.width.w == .zero
            return !layout.structure.isFull && !mayHaveHoles && !isSized
        }.map { "`\($0.origin.rule)` is not full" }
    }

    @Test("the check detects a moved, enlarged or missing tile", arguments: 0...3)
    func check(fault: Int) throws {
        let grid = try #require(compiled("gap 2\ninset 3\n5: 2, (1 | (1, 1))").grid)
        let space = ExactSpace(
            width: Rational(400), height: Rational(300), columnGap: Rational(2), rowGap: Rational(2))
        var layout = try #require(grid.exactLayout(count: 5, in: space))
        #expect(Self.fault(of: layout, isFull: true, in: grid, space) == nil)
        let small = try Rational(1, over: 1_000)
        switch fault {
        case 0: layout.frames[1].x = try layout.frames[1].x - small
        case 1: layout.frames[2].height = try layout.frames[2].height + small
        case 2: layout.frames[4].width = try layout.frames[4].width - small
        default: layout.frames.remove(at: 3)
        }
        #expect(Self.fault(of: layout, isFull: true, in: grid, space) != nil)
    }
}

extension Grid {
    /// The counts with layouts, and some of those that rules lay out.
    var someCounts: [Int] {
        var counts = Set(layouts.map(\.count))
        for rule in rules { counts.formUnion([rule.from, rule.from + 3, rule.to ?? rule.from + 11]) }
        return counts.filter { $0 <= 60 }.sorted()
    }
}

extension LengthRange {
    /// One of its ends, or a length between them.
    fileprivate func random(_ random: inout SeededGenerator) -> Rational {
        let middle = (try? (lower + upper) / Rational(2)) ?? upper
        return random.pick([lower, upper, middle, (try? (lower + middle) / Rational(2)) ?? lower])
    }
}

extension Grid {
    /// Whether the layout of a count was written without holes and short rows.
    fileprivate func isFull(_ count: Int, at width: Rational, _ photos: Photos) -> Bool {
        switch cases.first(of: count, at: width, for: photos, shapes) {
        case .layout(let layout):
            return layout.anyJustifiedRows == nil && layout.strip == nil && layout.structure.isFull
        case .rule(let rule):
            switch rule.arrangement {
            case .show(let shown): return isFull(shown, at: width, photos)
            case .rows(let rows): return Block(rows, count: count).isFull
            case .parts(let parts): return Block(parts, count: count).isFull
            case .repeated(let blocks):
                return blocks.blocks(count).allSatisfy { isFull($0, at: width, photos) }
            case .justified, .aimedParts, .strip, .waterfall: return false
            }
        case nil: return false
        }
    }
}
