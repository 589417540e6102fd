import Foundation
import GridModel
import GridSyntax
import TestSupport
import Testing

/// The source of the rule that applies to a count at a width.
private func winner(_ spec: String, count: Int, width: Int) -> String? {
    compiled(spec).grid?.layout(count: count, width: Rational(width))?.origin.rule
}

private func codes(_ spec: String) -> [DiagnosticCode] {
    compiled(spec).diagnostics.map(\.code)
}

@Suite("Width sections") struct SectionTests {
    static let spec = """
        3: 3
        4: 4
        5..8: rows of 4
        9..: rows of 3
        when width >= 600 {
            3: 1, 2
            4..6: rows of 2
            20..: rows of 5
        }
        """

    @Test(
        "the section with the width comes first, and its range before a rule for one count outside",
        arguments: [
            (3, 599, "3: 3"), (3, 600, "3: 1, 2"), (4, 599, "4: 4"), (4, 600, "4..6: rows of 2"),
            (6, 600, "4..6: rows of 2"), (7, 600, "5..8: rows of 4"), (7, 599, "5..8: rows of 4"),
            (9, 600, "9..: rows of 3"), (19, 900, "9..: rows of 3"), (20, 900, "20..: rows of 5"),
            (20, 599, "9..: rows of 3"),
        ])
    func firstTheSection(count: Int, width: Int, rule: String) {
        #expect(winner(Self.spec, count: count, width: width) == rule)
    }

    @Test("in a section its rule for one count wins over its range")
    func singleInSection() {
        let spec = "1: 1\nwhen width >= 600 {\n 1..4: rows of 4\n 2: 1, 1\n}"
        #expect(winner(spec, count: 2, width: 700) == "2: 1, 1")
        #expect(winner(spec, count: 3, width: 700) == "1..4: rows of 4")
        #expect(winner(spec, count: 3, width: 500) == nil)
    }

    @Test("an open range of a section wins over a written-out rule outside")
    func openRangeOfSection() {
        let spec = "1: 1\n7: 3, 4\nwhen width >= 600 {\n 1..: rows of 4\n}"
        #expect(winner(spec, count: 7, width: 600) == "1..: rows of 4")
        #expect(winner(spec, count: 7, width: 599) == "7: 3, 4")
    }

    @Test("a section includes its lower limit but not its upper one")
    func limits() {
        let spec = "1: 1\nwhen width < 300 {\n 1: 1 tile 2:1\n}\nwhen width 400..<500 {\n 1: 1 tile 3:1\n}"
        #expect(winner(spec, count: 1, width: 299) == "1: 1 tile 2:1")
        #expect(winner(spec, count: 1, width: 300) == "1: 1")
        #expect(winner(spec, count: 1, width: 400) == "1: 1 tile 3:1")
        #expect(winner(spec, count: 1, width: 500) == "1: 1")
    }

    @Test("a rule from outside uses the section's sizing and alignment, unless it has its own")
    func inheritance() throws {
        let spec = """
            tile 1:1
            1: 1
            2: 2 tile 4:1
            3..: rows of 2
            when width >= 1000 {
                tile 2:1
                align trailing
            }
            """
        let grid = try #require(compiled(spec).grid)
        let space = { (width: Int) in
            ExactSpace(width: Rational(width), height: .zero, columnGap: .zero, rowGap: .zero)
        }
        #expect(grid.exactLayout(count: 1, in: space(900))?.size.height == Rational(900))
        #expect(grid.exactLayout(count: 1, in: space(1000))?.size.height == Rational(500))
        #expect(grid.exactLayout(count: 2, in: space(1000))?.size.height == Rational(125))
        #expect(grid.exactLayout(count: 3, in: space(900))?.frames[2].x == .zero)
        #expect(grid.exactLayout(count: 3, in: space(1000))?.frames[2].x == Rational(500))
    }

    @Test("a `show` outside uses the layout of its count at the width")
    func show() throws {
        let grid = try #require(compiled("4: 2, 2\n5..: show 4\nwhen width >= 600 {\n 4: 4\n}").grid)
        let narrow = try #require(grid.layout(count: 9, width: Rational(500)))
        let wide = try #require(grid.layout(count: 9, width: Rational(600)))
        #expect(narrow.height == grid.layout(count: 4, width: Rational(500))?.height)
        #expect(wide.height == grid.layout(count: 4, width: Rational(600))?.height)
        #expect(narrow.height != wide.height && wide.hidden == 5)
    }

    @Test("a `show` whose layout a section hides in part is an error there")
    func showOfShowThroughSection() {
        let spec = "5: 5\n6: 6\n7: 7\n8: 8\n9: 9\n10..: show 9\nwhen width >= 600 {\n 9: show 5\n}"
        #expect(codes(spec) == [.showsShow])
        #expect(codes(spec.replacingOccurrences(of: "10..:", with: "10..12:")) == [.showsShow])
        // If the section has its own rule for those counts, the outer one is not used.
        #expect(codes(spec.replacingOccurrences(of: " 9: show 5", with: " 9: show 5\n 10..: show 5")) == [])
    }

    @Test("a `show` outside may use layouts that only sections have")
    func showOfSections() throws {
        let spec =
            "9..10: rows of 5\n11..: show 9\nwhen width < 600 {\n 9: 3, 3, 3\n}\nwhen width >= 600 {\n 9: 9\n}"
        let grid = try #require(compiled(spec).grid)
        #expect(grid.layout(count: 20, width: Rational(500))?.height.w == .one)
        #expect(grid.layout(count: 20, width: Rational(700))?.height.w.fraction == "1/9")
    }

    @Test("a count is missing where neither the section nor the outside has a rule")
    func missingCounts() {
        #expect(codes("1: 1\n3: 3\nwhen width >= 600 {\n 2: 2\n}") == [.countMissing])
        #expect(codes("1: 1\n3: 3\nwhen width >= 200 {\n 2: 2\n}") == [])
        #expect(codes("1: 1\n2: 2\nwhen width >= 600 {\n 4: 4\n}") == [.countMissing])
        #expect(
            codes("when width < 600 {\n 1: 1\n 3: 3\n}\nwhen width >= 600 {\n 1..: rows of 2\n}") == [
                .countMissing
            ])
    }

    @Test("a mistake outside is reported once, however many sections use it")
    func toldOnce() {
        let spec =
            "frame fill\n2: 1@2, 1\nwhen width < 400 {\n tile 1:1\n}\nwhen width >= 600 {\n tile 1:1\n}"
        let found = compiled(spec).diagnostics
        #expect(found.map(\.code) == [.shareKind] && found.first?.related.count == 2)
    }

    @Test("a conflict with the section's sizing is an error at the rule outside")
    func inheritedErrors() {
        #expect(codes("frame fill\n2: 1@2, 1\nwhen width >= 600 {\n tile 1:1\n}") == [.shareKind])
        #expect(codes("1..: rows of 2\nwhen width >= 600 {\n frame 2:1\n}") == [.openRowsInFrame])
        #expect(codes("3: 1 | (1, 1)\nwhen width >= 600 {\n tile 80x60\n}") == [.splitInFixedSize])
        // If the section has its own rule, the one outside is not used there.
        #expect(codes("frame fill\n2: 1@2, 1\nwhen width >= 600 {\n tile 1:1\n 2: 2\n}") == [])
    }

    @Test("if sections cover every promised width, rules outside are only used in them")
    func outsideNotReached() {
        #expect(codes("frame fill\n1..: rows of 2\nwhen width >= 200 {\n tile 1:1\n}") == [])
        #expect(codes("frame fill\n1..: rows of 2\nwhen width >= 201 {\n tile 1:1\n}") == [.openRowsInFrame])
    }

    @Test("sections are clipped to `width`; one without promised widths is an error")
    func empty() {
        #expect(codes("width 300..500\n1: 1\nwhen width >= 500 {\n 1: 1 tile 2:1\n}") == [])
        #expect(codes("width 300..500\n1: 1\nwhen width >= 500.5 {\n 1: 1 tile 2:1\n}") == [.sectionEmpty])
        #expect(codes("width 300..500\n1: 1\nwhen width < 300 {\n 1: 1 tile 2:1\n}") == [.sectionEmpty])
        #expect(codes("1: 1\nwhen width < 200 {\n 1: 1 tile 2:1\n}") == [.sectionEmpty])
        #expect(codes("1: 1\nwhen width 400..<400 {\n 1: 1 tile 2:1\n}") == [.sectionEmpty])
    }

    @Test("sections that overlap are an error, those that touch are not")
    func overlap() {
        let sections = { (limit: String) in
            "1: 1\nwhen width < 500 {\n 1: 1 tile 2:1\n}\nwhen width >= \(limit) {\n 1: 1 tile 3:1\n}"
        }
        // The sections then cover all widths, and the rule outside is unreachable.
        #expect(codes(sections("500")) == [.unreachableRule])
        #expect(codes(sections("501")) == [])
        #expect(codes(sections("499")) == [.sectionsOverlap])
    }

    @Test("an unreachable rule is an error, inside and outside")
    func unreachable() {
        #expect(codes("1..2: rows of 2\n1: 1\n2: 2") == [.unreachableRule])
        #expect(codes("1..3: rows of 2\n1: 1\n2: 2") == [])
        #expect(codes("1: 1\n2: 2\nwhen width < 500 {\n 2: 1, 1\n}") == [])
        #expect(codes("1: 1\nwhen width >= 200 {\n 1..: rows of 1\n}") == [.unreachableRule])
        #expect(codes("1: 1\nwhen width >= 200.5 {\n 1..: rows of 1\n}") == [])
    }
}

@Suite("Appending") struct AppendTests {
    @Test("below the limit, n photos use the layout of n + 1, whose last tile adds a photo")
    func editing() throws {
        let grid = try #require(compiled("append to 3\n1: 1\n2: 2\n3..: rows of 3").grid)
        let width = Rational(300)
        for count in 0...2 {
            let editing = try #require(grid.editingLayout(count: count, width: width))
            let next = try #require(grid.layout(count: count + 1, width: width))
            #expect(editing.tiles.map(\.role) == Array(repeating: .photo, count: count) + [.add])
            #expect(editing.tiles.map(\.x) == next.tiles.map(\.x) && editing.height == next.height)
            #expect(editing.count == count)
        }
        let full = try #require(grid.editingLayout(count: 3, width: width))
        #expect(full.tiles.map(\.role) == [.photo, .photo, .photo])
        #expect(grid.editingLayout(count: -1, width: width) == nil)
    }

    @Test("every count up to the limit needs a layout other than `show`, at every width")
    func complete() {
        #expect(codes("append to 2\n1: 1") == [.appendMissing])
        #expect(codes("append to 2\n1..: rows of 2") == [])
        #expect(codes("append to 3\n1..2: rows of 2\n3..: show 2") == [.appendShow])
        #expect(codes("append to 2\n1: 1\nwhen width >= 600 {\n 2: 2\n}") == [.appendMissing])
        #expect(codes("append to 2\n1: 1\n2: 2\nwhen width >= 600 {\n 2..: show 1\n}") == [.appendShow])
    }
}
