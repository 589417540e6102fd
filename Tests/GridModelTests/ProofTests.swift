import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// The prover, on layouts that are broken on purpose after lowering: the intended proof catches each fault.
@Suite("Proofs") struct ProofTests {
    /// The codes that the prover, or the proof of places, reports after one layout of a sound spec was changed.
    private func found(
        in spec: String, after change: (inout [Tile]) throws -> Void
    ) throws -> [DiagnosticCode] {
        let grid = try #require(compiled(spec).grid)
        var tiles = Array(try #require(grid.layouts[0].tiles))
        try change(&tiles)
        let layout = grid.layouts[0].with(tiles: tiles)
        let codes = prove(grid.with(layouts: [layout])).map(\.code)
        if !codes.isEmpty { return codes }
        let gaps = Gaps(row: grid.rowGap, column: grid.columnGap)
        let box = SizeBox(width: grid.width, height: grid.height)
        let failure = try LayoutProof(layout, of: grid, gaps: gaps, over: box).places()
        return [failure?.diagnostic(at: layout.origin, sizes: layout.sizes).code].compactMap { $0 }
    }

    private var thousandth: Affine { get throws { Affine(pt: try Rational(1, over: 1000)) } }

    @Test(
        "a sound layout is proved",
        arguments: [
            "5: 2, 3", "gap 4\n5: 2, 3", "frame fill\ngap 3\ninset 9\n5: (1@2 | (1, 1))@3, 2",
            "gap 6\n3: 1 | (1, 1)",
            "gap 2\n5: aab / cdb / cee", "gap 2\n4: ab. / cd.", "tile 80x60\ngap 5\n5: 3, 2",
        ])
    func sound(_ spec: String) throws {
        #expect(try found(in: spec) { _ in } == [])
    }

    @Test("written rows and those of the others are proved, and the message counts all photos")
    func parts() {
        func messages(_ spec: String) -> [String] { compiled(spec).diagnostics.map { $0.message } }
        #expect(messages("5..: 1, rows of 2, 1\nsmallest 90") == [])
        #expect(
            messages("5..: 3, rows of 2\nsmallest 90") == [
                "tile 1 of 5 is less than 90 points wide at container widths below 270"
            ])
        #expect(
            messages("9..: 2, rows of 2, 3\nsmallest 90") == [
                "tile 7 of 9 is less than 90 points wide at container widths below 270"
            ])
        #expect(
            messages("3..: 1, rows of 4, 2\nsmallest 90") == [
                "tile 2 of 7 is less than 90 points wide at container widths below 360"
            ])
    }

    @Test("a tile moved right by 1/1000 is no gap apart from its neighbour")
    func movedRight() throws {
        let codes = try found(in: "gap 4\n3: 3") { $0[1].x = try $0[1].x + (try thousandth) }
        #expect(codes == [.tilesOverlap])
    }

    @Test("a tile moved down by 1/1000 is no gap apart from the row below")
    func movedDown() throws {
        let codes = try found(in: "gap 4\n4: 2, 2") { $0[0].y = try $0[0].y + (try thousandth) }
        #expect(codes == [.tilesOverlap])
    }

    @Test("a tile moved out by 1/1000 is outside", arguments: [0, 2])
    func movedOut(index: Int) throws {
        let codes = try found(in: "gap 4\ninset 5\n3: 3") {
            $0[index].x = index == 0 ? try $0[index].x - (try thousandth) : try $0[index].x + (try thousandth)
        }
        #expect(codes == [.tileOutside])
    }

    @Test("a tile narrower by 1/1000 leaves the box uncovered")
    func narrower() throws {
        let codes = try found(in: "gap 4\n3: 3") { $0[1].width = try $0[1].width - (try thousandth) }
        #expect(codes == [.notCovered])
    }

    @Test("a fraction changed by 1/1000 of the height overlaps or leaves a gap", arguments: [1, -1])
    func share(sign: Int) throws {
        let change = Affine(h: try Rational(Int128(sign), over: 1000))
        let codes = try found(in: "frame fill\n3: 1@57, 2@43") { $0[0].height = try $0[0].height + change }
        #expect(codes == [sign > 0 ? .tilesOverlap : .notCovered])
    }

    @Test("two tiles of different size that swap places overlap or reach outside")
    func swapped() throws {
        let codes = try found(in: "frame fill\ngap 2\n2: 1@2 | 1") {
            let x = $0[0].x
            $0[0].x = $0[1].x
            $0[1].x = x
        }
        #expect(codes == [.tileOutside])
        let inside = try found(in: "frame fill\n3: 1@2 | 1@3 | 1@2") {
            let x = $0[0].x
            $0[0].x = $0[1].x
            $0[1].x = x
        }
        #expect(inside == [.tilesOverlap])
    }

    @Test("a tile in the place of another is detected although the sum of areas is right")
    func doubled() throws {
        let codes = try found(in: "4: 2, 2") { $0[3] = $0[2] }
        #expect(codes == [.tilesOverlap])
    }

    @Test("a tile less than `smallest` at one corner is too small")
    func small() throws {
        let codes = try found(in: "width 200..300\nsmallest 100\n2: 2") {
            $0[0].width = try $0[0].width - (try thousandth)
        }
        #expect(codes == [.tileTooSmall])
    }

    @Test("tiles that are apart at each corner by different inequalities may overlap in between")
    func crossing() throws {
        // At 200 the second is to the right of the first, at 300 below it, at 250 over its corner.
        let grid = try #require(
            compiled("width 200..300\nheight 400..400\nframe fill\n2: ab.. / .... / ....").grid)
        let hundred = Affine(pt: Rational(100))
        var tiles = Array(try #require(grid.layouts[0].tiles))
        tiles[0] = Tile(x: .zero, y: .zero, width: hundred, height: hundred)
        tiles[1] = Tile(
            x: try Affine(pt: Rational(300)) - .width, y: try Affine.width - Affine(pt: Rational(200)),
            width: hundred,
            height: hundred)
        let changed = grid.with(layouts: [grid.layouts[0].with(tiles: tiles)])
        #expect(prove(changed).map(\.code) == [.tilesOverlap])
    }

    @Test("a pinwheel, which can't be merged, is proved to cover its box by its coefficients")
    func pinwheel() throws {
        let grid = try #require(compiled("gap 7 3\ninset 1 2 3 4\n5: aab / cdb / cee").grid)
        var tiles = Array(try #require(grid.layouts[0].tiles))
        let layout = try #require(grid.layouts[0].tiles)
        let width = try layout.width - Affine(pt: Rational(6))
        let height = try layout.height - Affine(pt: Rational(4))
        #expect(try CoverProof(tiles).covers(width: width, height: height))
        tiles[3].height = try tiles[3].height - (try thousandth)
        #expect(try !CoverProof(tiles).covers(width: width, height: height))
    }
}

/// The messages of the proofs, with exact thresholds.
@Suite("Proof diagnostics") struct ProofDiagnosticTests {
    private func messages(_ spec: String) -> [String] {
        compiled(spec).diagnostics.filter { $0.severity == .error }.map(\.message)
    }

    @Test("the threshold is exact, and the worst tile is named")
    func threshold() {
        #expect(
            messages("width 300..900\nsmallest 44\ngap 4\n8: 1, 7") == [
                "tile 2 of 8 is less than 44 points wide at container widths below 332"
            ])
        #expect(messages("width 332..900\nsmallest 44\ngap 4\n8: 1, 7") == [])
        #expect(messages("width 331.999..900\nsmallest 44\ngap 4\n8: 1, 7").count == 1)
        #expect(
            messages("smallest 70.5\ntile 3:1\n1: 1") == [
                "tile 1 of 1 is less than 70.5 points high at container widths below 211.5"
            ])
        #expect(
            messages("smallest 100\n3: 1 | (1, 1@1:2)") == [
                "tile 2 of 3 is less than 100 points wide at container widths below 400"
            ])
        #expect(
            messages("width 200..210\nsmallest 101\ntile 3:1\n2: 2") == [
                "tile 1 of 2 is less than 101 points high at container widths below 606"
            ])
    }

    @Test("in `frame fill` the threshold of a height is a height of the container")
    func heights() {
        #expect(
            messages("height 90..500\nframe fill\nsmallest 40\ngap 4\ninset 5\n3: 1@2, 2")
                == ["tile 2 of 3 is less than 40 points high at container heights below 134"])
        #expect(messages("height 134..500\nframe fill\nsmallest 40\ngap 4\ninset 5\n3: 1@2, 2") == [])
    }

    @Test("a fixed size is too small at every size")
    func fixed() {
        #expect(
            messages("tile 40x30\nsmallest 35\n1: 1") == [
                "tile 1 of 1 is less than 35 points high at every size"
            ])
    }

    @Test("without `smallest` every side is at least 1")
    func standard() {
        #expect(
            messages("width 100..200\n101: 101") == [
                "tile 1 of 101 is less than 1 point wide at container widths below 101"
            ])
        #expect(messages("width 101..200\n101: 101") == [])
    }

    @Test("without `width` and `height` the sizes 200 to 2000 are promised")
    func defaults() {
        #expect(messages("smallest 100\n2: 2") == [])
        #expect(
            messages("smallest 100.5\n2: 2") == [
                "tile 1 of 2 is less than 100.5 points wide at container widths below 201"
            ])
        #expect(
            messages("frame fill\nsmallest 100.5\n2: 1, 1") == [
                "tile 1 of 2 is less than 100.5 points high at container heights below 201"
            ]
        )
    }

    @Test("a gap is taken as written")
    func gaps() {
        #expect(
            messages("gap 300\n2: 2") == [
                "tile 1 of 2 is less than 1 point wide at container widths below 302"
            ])
    }

    @Test("an open rule is proved for each row size that can occur")
    func openRules() {
        #expect(
            messages("smallest 44\n1..: rows of 5") == [
                "tile 1 of 5 is less than 44 points wide at container widths below 220"
            ])
        #expect(
            messages("smallest 44\ntile 4:1\n1..: rows of 2") == [
                "tile 1 of 2 is less than 44 points high at container widths below 352"
            ])
        #expect(
            messages("smallest 50\n1..: rows of 5 balanced") == [
                "tile 1 of 5 is less than 50 points wide at container widths below 250"
            ])
        #expect(messages("smallest 50\n1..: rows of 4 stretch") == [])
        // A stretched row of one is the highest, never the smallest.
        #expect(messages("smallest 200\n1..: rows of 1 stretch") == [])
        // In a frame the count with the most rows has the lowest tiles.
        #expect(
            messages("frame fill\nsmallest 10\ngap 1\n1..300: rows of 10") == [
                "tile 1 of 300 is less than 10 points high at container heights below 329"
            ])
    }

    @Test("rows that no count has are ignored")
    func rowsThatOccur() {
        #expect(messages("tile 30x30\nwidth 4650..5000\n201..310: rows of 200 balanced") == [])
        #expect(
            messages("tile 30x30\nwidth 4649..5000\n201..310: rows of 200 balanced") == [
                "309 photos need 4650 points, but the container may be only 4649 wide"
            ])
        #expect(messages("width 119..500\n120: 60, 60\n1..150: rows of 120 balanced") == [])
        #expect(
            messages("width 118..500\n120: 60, 60\n1..150: rows of 120 balanced") == [
                "tile 1 of 119 is less than 1 point wide at container widths below 119"
            ])
    }

    @Test("a failure names the failing layout and its tile")
    func failingLayout() {
        #expect(
            messages("frame fill\nsmallest 10\n1..999: rows of 3") == [
                "tile 1 of 999 is less than 10 points high at container heights below 3330"
            ])
        #expect(
            messages("smallest 90\n10..: rows of 3") == [
                "tile 1 of 10 is less than 90 points wide at container widths below 270"
            ])
        // Balanced rows begin with the shorter ones.
        #expect(
            messages("smallest 80\n5: 5\n7..8: rows of 4 balanced") == [
                "tile 1 of 5 is less than 80 points wide at container widths below 400",
                "tile 4 of 7 is less than 80 points wide at container widths below 320",
            ])
    }

    @Test("limits may be 0")
    func limitsOfNothing() {
        #expect(messages("smallest 0\nwidth 0..0\n1: 1") == [])
        #expect(messages("frame fill\nsmallest 0\nheight 0..0\n1: 1") == [])
        #expect(
            messages("1: 1\nwhen width 0..<0 {\n    1: 1\n}") == [
                "the section contains no widths: its upper limit must be greater than its lower limit"
            ])
    }

    @Test("under `tile 80x60` a container fits the least declared width, or that of its section")
    func fit() {
        let rule = "tile 80x60\ngap 5\ninset 10\n1..: rows of 3"
        #expect(messages(rule) == [])
        #expect(messages("width 270..400\n" + rule) == [])
        #expect(
            messages("width 269..400\n" + rule) == [
                "3 photos need 270 points, but the container may be only 269 wide"
            ])
        #expect(
            messages("tile 80x60\n1: 1\nwhen width >= 239 {\n 1: aaa\n}") == [
                "1 photo needs 240 points, but the container may be only 239 wide"
            ])
        #expect(messages("tile 80x60\n1: 1\nwhen width >= 240 {\n 1: aaa\n}") == [])
        #expect(messages("tile 80x60\n1: 1\nwhen width < 239 {\n 1: aaa\n}") == [])
    }

    @Test("a layout is only proved where it applies")
    func sections() {
        let spec = "smallest 100\n1: 1\n3: 3\nwhen width < 300 {\n 3: 1, 2\n}"
        #expect(messages(spec) == [])
        #expect(
            messages(spec.replacing("300", with: "299")) == [
                "tile 1 of 3 is less than 100 points wide at container widths below 300"
            ])
        #expect(
            messages("smallest 100\n1: 1\nwhen width < 300 {\n tile 4:1\n}") == [
                "tile 1 of 1 is less than 100 points high at container widths below 400"
            ])
    }

    @Test("one diagnostic per rule, however many of its counts fail")
    func oncePerRule() {
        #expect(messages("smallest 70\n1..9: rows of 3").count == 1)
    }
}

extension Grid {
    /// The same grid with other layouts.
    fileprivate func with(layouts: [Layout]) -> Grid {
        Grid(
            name: name, nameSpan: nameSpan, doc: doc, rowGap: rowGap, columnGap: columnGap, inset: inset,
            heading: heading, foot: foot, width: width, isWidthWritten: isWidthWritten, height: height,
            smallest: smallest, shapes: shapes,
            append: append, requirements: requirements, heightLimits: heightLimits,
            cases: CaseTable(layouts: layouts, rules: rules))
    }
}
