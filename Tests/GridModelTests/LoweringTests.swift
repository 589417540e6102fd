import GridModel
import GridSyntax
import TestSupport
import Testing

/// The exact frames of a spec as text: `x y width height`, one line per tile.
private func frames(_ text: String, count: Int, width: Int = 300, height: Int = 200, gap: Int = 6)
    -> [String]?
{
    let space = ExactSpace(
        width: Rational(width), height: Rational(height), columnGap: Rational(gap), rowGap: Rational(gap))
    return compiled(text).grid?.exactLayout(count: count, in: space)?.frames.map {
        "\($0.x) \($0.y) \($0.width) \($0.height)"
    }
}

private func size(_ text: String, count: Int, width: Int = 300, height: Int = 200, gap: Int = 6) -> String? {
    let space = ExactSpace(
        width: Rational(width), height: Rational(height), columnGap: Rational(gap), rowGap: Rational(gap))
    return (compiled(text).grid?.exactLayout(count: count, in: space)?.size).map {
        "\($0.width) \($0.height)"
    }
}

@Suite("Lowering of partitions") struct PartitionLoweringTests {
    @Test("a row of three under the default sizing is three squares that share the width minus the gaps")
    func squares() {
        #expect(frames("3: 3", count: 3) == ["0 0 96 96", "102 0 96 96", "204 0 96 96"])
        #expect(size("3: 3", count: 3) == "300 96")
    }

    @Test("`tile 4:3` gives each tile that ratio, and the height follows")
    func ratio() {
        #expect(
            frames("tile 4:3\n3: 1, 2", count: 3) == ["0 0 300 225", "0 231 147 441/4", "153 231 147 441/4"])
        #expect(size("tile 4:3\n3: 1, 2", count: 3) == "300 1365/4")
    }

    @Test(
        "rows in a partition count as if they were written in its place",
        arguments: [
            ("1@16:9, rows of 3", 1, "1@16:9"), ("1@16:9, rows of 3 stretch", 6, "1@16:9, 3, 2"),
            ("1@16:9, rows of 3 balanced", 8, "1@16:9, 2, 2, 3"),
            ("rows of 3, 1 | (1, 1)", 9, "3, 3, 1 | (1, 1)"),
            ("2@x90, rows of 2, 1", 7, "2@x90, 2, 2, 1"), ("2, rows over 100, 1", 7, "2, 2, 2, 1"),
        ])
    func rowsOfOthers(body: String, count: Int, written: String) {
        // The rule for any count, the one that is written out, and the numbers.
        let found = ["1..", "\(count)..\(count + 1)", "\(count)"].map { counts in
            let counts = counts == "1.." ? "\(count).." : counts
            return frames("tile 4:3\n\(counts): \(body)", count: count)
        }
        let expected = frames("tile 4:3\n\(count): \(written)", count: count)
        #expect(expected != nil)
        for frames in found { #expect(frames == expected) }
    }

    @Test("a short last row in a partition keeps the width of the tiles")
    func shortRowOfOthers() {
        #expect(
            frames("4..: 2, rows of 3 align center", count: 4) == [
                "0 0 147 147", "153 0 147 147", "51 153 96 96", "153 153 96 96",
            ])
    }

    @Test("rows in a block share its height, and those of tiles of a size its columns")
    func rowsInside() {
        #expect(frames("2..5: 1 | rows of 1", count: 3) == frames("3: 1 | (1, 1)", count: 3))
        #expect(
            frames("frame fill\n3..9: 1@2, rows of 2", count: 5)
                == frames("frame fill\n5: 1@2, 2, 2", count: 5))
        #expect(
            frames("tile 40x30\n3..9: 3, rows of 2 align trailing", count: 4)
                == frames("tile 40x30\n4: 3, 1 align trailing", count: 4))
    }

    @Test("`@ratio` after a number is the ratio of each of its tiles")
    func ratioOfTiles() {
        #expect(frames("3: 1@2:1, 2", count: 3) == ["0 0 300 150", "0 156 147 147", "153 156 147 147"])
    }

    @Test("`3: 1 | (1, 1)` under squares is aligned to thirds, with no weight written")
    func thirds() {
        // (2w − g)/3 and (w − 2g)/3 for w = 300, g = 6.
        #expect(frames("3: 1 | (1, 1)", count: 3) == ["0 0 198 198", "204 0 96 96", "204 102 96 96"])
    }

    @Test("a block with its own ratio divides its height by weights, like a frame")
    func framedBlock() {
        let spec = "5: (1@2 | (1, 1))@2:1, 2"
        #expect(
            frames(spec, count: 5) == [
                "0 0 196 150", "202 0 98 72", "202 78 98 72", "0 156 147 147", "153 156 147 147",
            ])
    }

    @Test("in a frame, weights divide the space without the gaps")
    func weights() {
        #expect(
            frames("frame fill\n3: 1@57, 2@43", count: 3, height: 206) == [
                "0 0 300 114", "0 120 147 86", "153 120 147 86",
            ])
    }

    @Test("in a frame, each block in a row has the weight 1, whatever its content")
    func blocksWeighOne() {
        #expect(
            frames("frame fill\n3: 2 | 1", count: 3) == [
                "0 0 141/2 200", "153/2 0 141/2 200", "153 0 147 200",
            ])
        #expect(frames("frame fill\n3: 1@2 | (1, 1)", count: 3, width: 306)?.first == "0 0 200 200")
        #expect(
            frames("frame fill\n4: (1@2 | 1)@3, 2", count: 4, width: 306, height: 206)
                == ["0 0 200 150", "206 0 100 150", "0 156 150 50", "156 156 150 50"])
    }

    @Test("`frame 16:9` fixes the ratio of the whole container, insets included")
    func frameRatio() {
        #expect(size("frame 3:2\ninset 10\n1: 1", count: 1) == "300 200")
        #expect(frames("frame 3:2\ninset 10 20 30 40\n1: 1", count: 1) == ["40 10 240 160"])
    }

    @Test("`x280` is a height in points: of each tile, of a row, of a block, and of the whole container")
    func heights() {
        #expect(size("tile x120\n5: 2, 3", count: 5) == "300 246")
        #expect(
            frames("tile x120\n3: 1, 2", count: 3) == ["0 0 300 120", "0 126 147 120", "153 126 147 120"])
        #expect(frames("3: 1@x100, 2", count: 3) == ["0 0 300 100", "0 106 147 147", "153 106 147 147"])
        #expect(frames("tile x120\n2: 1@3:2, 1", count: 2) == ["0 0 300 200", "0 206 300 120"])
        // Inside a block, weights share its height.
        #expect(
            frames("tile x120\n3: (1@2 | (1, 1))@x206", count: 3)
                == ["0 0 196 206", "202 0 98 100", "202 106 98 100"])
        // Heights in a stack beside other blocks, whose ratio gives its width.
        #expect(
            frames("3: (1, 1@x50) | 1", count: 3, width: 306) == [
                "0 0 122 122", "0 128 122 50", "128 0 178 178",
            ])
        #expect(frames("2: a / b tile x50", count: 2) == ["0 0 300 50", "0 56 300 50"])
        #expect(size("frame x350\ninset 10 20\n3: 1, 2", count: 3) == "300 350")
        #expect(
            frames("frame x350\ninset 10 20\n3: 1@2, 2", count: 3)?.first == "20 10 260 216")
    }

    @Test("`tile 80x60` sizes the container, and `align` places shorter rows")
    func fixedSize() {
        #expect(size("tile 80x60\n5: 3, 2", count: 5) == "252 126")
        #expect(frames("tile 80x60\n5: 3, 2", count: 5)?[3] == "0 66 80 60")
        #expect(frames("tile 80x60\nalign center\n5: 3, 2", count: 5)?[3] == "43 66 80 60")
        #expect(frames("tile 80x60\n5: 3, 2 align trailing", count: 5)?[3] == "86 66 80 60")
        #expect(size("tile 80x60\ninset 10 20\n1: 1", count: 1) == "120 80")
    }

    @Test("the sizing and alignment of a rule apply only to that rule")
    func ruleOptions() {
        let spec = "tile 2:1\n1: 1 tile 1:1\n2: 2\n3: 2, 1 tile 10x30 align trailing"
        #expect(frames(spec, count: 1) == ["0 0 300 300"])
        #expect(frames(spec, count: 2)?.first == "0 0 147 147/2")
        #expect(frames(spec, count: 3)?.last == "16 36 10 30")
    }
}

@Suite("Lowering of sketches") struct SketchLoweringTests {
    @Test("a tile over k tracks covers the k − 1 gaps between them")
    func spans() {
        #expect(
            frames("6: aab / aac / def", count: 6) == [
                "0 0 198 198", "204 0 96 96", "204 102 96 96", "0 204 96 96", "102 204 96 96",
                "204 204 96 96",
            ])
    }

    @Test("a hole is an empty cell that counts for the size")
    func holes() {
        #expect(frames("4: ab. / cd.", count: 4)?.last == "102 102 96 96")
        #expect(size("4: ab. / cd.", count: 4) == "300 198")
        #expect(size("1: .. / a.", count: 1) == "300 300")
    }

    @Test("in a frame, a row of a sketch may have a weight")
    func weights() {
        #expect(
            frames("frame fill\n3: ab@2 / cc", count: 3, height: 156) == [
                "0 0 147 100", "153 0 147 100", "0 106 300 50",
            ])
    }

    @Test("under `tile 80x60` the unit cell has that size")
    func fixedSize() {
        #expect(frames("tile 80x60\n3: aab / aac", count: 3)?.first == "0 0 166 126")
        #expect(size("tile 80x60\n3: aab / aac", count: 3) == "252 126")
    }

    @Test("the ratio of a rule is that of the unit cell")
    func cellRatio() {
        #expect(frames("tile 3:2\n2: ab", count: 2)?.first == "0 0 147 98")
        #expect(frames("tile 3:2\n1: a / a", count: 1) == ["0 0 300 406"])
    }

    @Test("a pinwheel, which no split can make, covers its box")
    func pinwheel() {
        #expect(
            frames("5: aab / cdb / cee", count: 5) == [
                "0 0 198 96", "204 0 96 198", "0 102 96 198", "102 102 96 96", "102 204 198 96",
            ])
    }

    @Test("letters continue with capitals, up to 52")
    func capitals() {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        #expect(frames("width 800..900\n52: \(letters)", count: 52, width: 820, gap: 0)?.count == 52)
    }
}

@Suite("Lowering of rules for many counts") struct ManyCountsLoweringTests {
    @Test("a short last row sits in slots of the same width, as `align` says")
    func shortRow() {
        #expect(frames("1..: rows of 3", count: 4)?.last == "0 102 96 96")
        #expect(frames("align center\n1..: rows of 3", count: 4)?.last == "102 102 96 96")
        #expect(frames("1..: rows of 3 align trailing", count: 5)?.last == "204 102 96 96")
        #expect(frames("1..: rows of 4", count: 1, gap: 4)?.last == "0 0 72 72")
    }

    @Test("`stretch` divides the width among the last row, keeping the ratio")
    func stretch() {
        #expect(
            frames("1..: rows of 3 stretch", count: 5)?.suffix(2) == ["0 102 147 147", "153 102 147 147"])
        #expect(size("1..: rows of 3 stretch", count: 5) == "300 249")
    }

    @Test(
        "`balanced` makes rows as equal as possible, the shorter first",
        arguments: [(5, [2, 3]), (10, [3, 3, 4]), (4, [4]), (6, [3, 3]), (9, [3, 3, 3])])
    func balanced(count: Int, lengths: [Int]) throws {
        let tiles = try #require(frames("1..: rows of 4 balanced", count: count, gap: 0))
        let tops = tiles.map { $0.split(separator: " ")[1] }
        var rows: [Int] = []
        for (index, top) in tops.enumerated() {
            if index > 0, tops[index - 1] == top { rows[rows.count - 1] += 1 } else { rows.append(1) }
        }
        #expect(rows == lengths)
    }

    @Test("under `tile 80x60` a single short row makes the container narrower")
    func narrow() {
        let spec = "tile 80x60\n1..: rows of 3"
        #expect(size(spec, count: 1) == "80 60")
        #expect(size(spec, count: 2) == "166 60")
        #expect(size(spec, count: 4) == "252 126")
        #expect(size("tile 80x60\n1..3: rows of 3", count: 2) == "166 60")
    }

    @Test("a closed range becomes layouts, one of more than 100 counts stays a rule")
    func closedRange() throws {
        let short = try #require(compiled("1..100: rows of 3").grid)
        #expect(short.layouts.map(\.count) == Array(1...100) && short.rules.isEmpty)
        let long = try #require(compiled("1..101: rows of 3").grid)
        #expect(long.layouts.isEmpty && long.rules.map(\.to) == [101])
    }

    @Test("a rule for one count wins over a range that contains it")
    func singleWins() throws {
        let grid = try #require(compiled("1..5: rows of 5\n3: 1, 2").grid)
        #expect(grid.layouts.map(\.count) == [1, 2, 3, 4, 5])
        #expect(grid.layouts[2].origin.rule == "3: 1, 2")
    }

    @Test("`show` uses the layout it names; the last tile has the number of hidden photos")
    func show() throws {
        let grid = try #require(compiled("4: 2, 2\n5: show 4\n6..8: show 4\n9..: show 4").grid)
        #expect(grid.layouts.map(\.hidden) == [0, 1, 2, 3, 4])
        let tiles = grid.layouts.compactMap(\.tiles)
        for shown in tiles.dropFirst() {
            #expect(shown.map(\.role) == [.photo, .photo, .photo, .more])
            #expect(shown.map(\.x) == tiles[0].map(\.x))
        }
        #expect(grid.rules.map(\.arrangement) == [.show(count: 4)])
    }

    @Test("edges belong to the container inside its insets")
    func edges() throws {
        let grid = try #require(compiled("inset 8\n6: aab / aac / def").grid)
        #expect(
            grid.layouts[0].tiles?.map(\.edges.names) == [
                ["top", "left"], ["top", "right"], ["right"], ["left", "bottom"], ["bottom"],
                ["bottom", "right"],
            ])
    }

    @Test("overflow of exact numbers is an error at the rule, not a wrong layout")
    func overflow() throws {
        let result = compiled(
            "3: 1@1:100000000000000003 | 1@1:100000000000000013 | 1@1:100000000000000019")
        let isMissing = result.grid == nil
        #expect(isMissing)
        #expect(result.diagnostics.map(\.code) == [.exactOverflow])
        #expect(result.diagnostics.first?.span.start == 0)
    }
}
