import GridSyntax
import TestSupport
import Testing

@testable import GridModel

@Suite("Settings") struct SettingsTests {
    private func grid(_ spec: String, name: String = "Test") throws -> Grid {
        try #require(compiled(spec, name: name).grid)
    }

    private func codes(_ spec: String) -> [DiagnosticCode] { compiled(spec).diagnostics.map(\.code) }

    @Test("without settings the defaults apply")
    func defaults() throws {
        let grid = try grid("1: 1")
        #expect(grid.rowGap == .zero && grid.columnGap == .zero && grid.smallest == .one)
        #expect(grid.inset == Insets(top: .zero, right: .zero, bottom: .zero, left: .zero))
        #expect([grid.width.lower, grid.width.upper] == [Rational(200), Rational(2000)])
        #expect([grid.height.lower, grid.height.upper] == [Rational(200), Rational(2000)])
        #expect(grid.shapes.tall.fraction == "4/5" && grid.shapes.wide.fraction == "6/5")
        #expect(grid.append == nil && grid.doc == nil && grid.name == "Test")
        #expect(grid.layouts[0].tiles?.height == .width, "the sizing is tile 1:1")
    }

    @Test("`gap` is between rows, then between columns; one length is both")
    func gap() throws {
        #expect(
            try [grid("gap 4 2.5\n1: 1").rowGap.short, grid("gap 4 2.5\n1: 1").columnGap.short] == [
                "4", "2.5",
            ])
        #expect(
            try [grid("gap 3\n1: 1").rowGap, grid("gap 3\n1: 1").columnGap] == [Rational(3), Rational(3)])
    }

    @Test(
        "`inset` has CSS order",
        arguments: [("1", "1 1 1 1"), ("1 2", "1 2 1 2"), ("1 2 3 4", "1 2 3 4"), ("0 0.5", "0 0.5 0 0.5")])
    func inset(written: String, meant: String) throws {
        let inset = try grid("inset \(written)\n1: 1").inset
        #expect(
            [inset.top, inset.right, inset.bottom, inset.left].map(\.short).joined(separator: " ") == meant)
    }

    @Test("a heading is room at the top, which isn't part of the spec's insets")
    func heading() throws {
        let grid = try grid("heading 44.5\ninset 8 4\n2: 2")
        #expect(grid.heading.short == "44.5" && grid.inset.top.short == "52.5")
        #expect(grid.ownInset == (try self.grid("inset 8 4\n2: 2").inset))
        #expect(grid.layouts.first?.tiles?.height.pt.short == "56.5")
        #expect(try self.grid("2: 2").heading.isZero)
    }

    @Test("a foot is room below each row, which isn't part of the spec's gaps and insets")
    func foot() throws {
        let grid = try grid("foot 20\ngap 4\ninset 8\ntile 80x60\n4: 2, 2")
        #expect(grid.foot.short == "20" && grid.rowGap.short == "24" && grid.columnGap.short == "4")
        #expect(grid.inset.bottom.short == "28" && grid.inset.top.short == "8")
        #expect(grid.ownInset == (try self.grid("inset 8\n2: 2").inset) && grid.ownRowGap.short == "4")
        #expect(grid.layouts.first?.tiles?.height.pt.short == "156")
        #expect(codes("foot 20\nframe 4:3\n4: 2, 2").isEmpty)
        #expect(codes("foot 20\nrequire within 100\ntile x80\n1: 1") == [])
        #expect(codes("foot 21\nrequire within 100\ntile x80\n1: 1") == [.requirementFails])
    }

    @Test(
        "a heading can't be in a frame",
        arguments: [
            "frame 4:3\n2: 2", "frame fill\n2: 2", "frame x300\n2: 2", "1: 1\n2: 2 frame 1:1",
            "1: 1\nwhen width < 300 {\nframe 1:1\n2: 2\n}", "1: 1\nwhen width < 300 {\nframe 1:1\n}",
        ])
    func headingInFrame(rules: String) {
        #expect(codes("heading 44\nwidth 200..900\n" + rules) == [.headingInFrame])
        #expect(codes("width 200..900\n" + rules).isEmpty)
    }

    @Test("a frame that no rule has doesn't matter to a heading")
    func headingBesideUnusedFrame() {
        #expect(codes("heading 44\nframe 4:3\n2: 2 tile 1:1").isEmpty)
        #expect(codes("heading 44\ntile photo 1:2..2:1 within 1:1\n2: 2").isEmpty)
    }

    @Test(
        "each setting occurs at most once; tile and frame are one setting",
        arguments: [
            "grid A\ngrid B", "tile 1:1\nframe fill", "align center\nalign center", "gap 1\ngap 2",
            "inset 1\ninset 2", "heading 1\nheading 2", "foot 1\nfoot 2",
            "width 1..2\nwidth 1..2", "height 1..2\nheight 1..2", "smallest 1\nsmallest 1",
            "append to 1\nappend to 1",
            "shapes tall < 1:2, wide > 2:1\nshapes tall < 1:2, wide > 2:1",
        ])
    func twice(_ settings: String) {
        #expect(codes(settings + "\n1: 1").contains(.settingTwice))
        let (first, second) = (settings.split(separator: "\n")[0], settings.split(separator: "\n")[1])
        #expect(codes("\(first)\n1: 1 tile 1:1 align leading\n\(second)").contains(.settingTwice))
    }

    @Test("a setting also applies to rules above it, a rule's option only to that rule")
    func place() throws {
        let grid = try grid("1: 1 tile 2:1\n2: 2\ntile 4:1")
        #expect(grid.layouts.map { $0.tiles?.height.w.fraction } == ["1/2", "1/8"])
    }

    @Test("numbers are exact fractions, never binary floating point")
    func exact() throws {
        let grid = try grid("gap 0.1\ntile 0.3:0.1\n3: 3")
        #expect(grid.rowGap.fraction == "1/10")
        #expect(grid.layouts[0].tiles?[0].height.w.fraction == "1/9")
    }

    @Test(
        "the name comes from `grid`, or else from the file",
        arguments: [
            ("nice", "Nice"), ("photo-wall", "PhotoWall"), ("photo_wall.v2", "PhotoWallV2"),
            ("photoWall", "PhotoWall"),
            ("3x3", "Grid3x3"), ("été", "T"), ("", "Grid"), ("X", "X"),
        ])
    func name(stem: String, name: String) throws {
        #expect(gridName(fromFileStem: stem) == name)
        #expect(try grid("1: 1", name: name).name == name)
        #expect(try grid("grid Own\n1: 1", name: "Other").name == "Own")
    }

    @Test("a doc comment belongs to the statement below and is in the grid")
    func docs() throws {
        let grid = try grid(
            "## One.\n##\n## Two.\ngrid Doc\n\n## Big.\n\n# plain\n1: 1\n## Many.\n2..: rows of 2")
        #expect(grid.doc == "One.\n\nTwo.")
        #expect(grid.layouts[0].origin.doc == "Big." && grid.rules[0].origin.doc == "Many.")
    }

    @Test("doc comments of other settings belong to the grid, those of a section to its rules")
    func otherDocs() throws {
        let spec =
            "## Gaps.\ngap 2\n## Name.\ngrid Doc\n1: 1\n## Wide.\nwhen width >= 600 {\n## Two.\n2: 2\n}"
        let grid = try grid(spec)
        #expect(grid.doc == "Gaps.\n\nName.")
        #expect(grid.layouts.map(\.origin.doc) == [nil, "Wide.\n\nTwo."])
    }

    @Test("0 photos need no rule, and a rule for them is an error")
    func zero() {
        #expect(codes("0: 1\n1: 1") == [.countZero])
        #expect(codes("0..3: rows of 3\n4: 4") == [.countZero])
    }

    @Test(
        "an empty spec is an error that explains what a spec needs",
        arguments: ["", "\n", "# only\n", "gap 2", "\u{FEFF}"])
    func empty(_ spec: String) {
        let found = compiled(spec).diagnostics
        #expect(found.map(\.code) == [.specEmpty])
        #expect(found.first?.help?.contains("at least one rule") == true)
    }
}
