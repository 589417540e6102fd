import GridModel
import GridSyntax
import TestSupport
import Testing

/// Counts whose patterns match all shapes, alone or together: rules for all shapes don't have them.
@Suite("Covered counts") struct CoveredCountsTests {
    private func codes(_ spec: String) -> [DiagnosticCode] { compiled(spec).diagnostics.map(\.code) }

    private func lines(_ spec: String) -> String { spec.replacing(" / ", with: "\n") }

    @Test(
        "no rule that a count never comes to is asked about it",
        arguments: [
            "1: 1 / 2[.]: 2 / 2..5: show 1 / 6..: show 2",
            "1: 1 / 2[t]: 2 / 2[s]: 1, 1 / 2[w]: 2 / 2..5: show 1 / 6..: show 2",
            "width 200..2000 / 1: 1 / 2..8: show 1 / when width < 500 { / 3[.]: 3 / 9..: show 3 / }",
            "append to 3 / 1: 1 / 2: 2 / 3..: show 2 / when width < 500 { / 3[.]: 3 / } / when width >= 500 { / 3[..]: 3 / }",
            "append to 3 / 1: 1 / 2: 2 / 3[.t]: 3 / 3[.s]: 1, 2 / 3[.w]: 3 / 3..: show 2",
            "1: 1 / 2[.]: 2 / 3[.]: 3 / 2..5: show 3",
            "1: 1 / 3: 3 / 2..5: show 3 / when width < 500 { / 2: 2 / } / when width >= 500 { / 2: 1, 1 / }",
            "1[.]: 1 / 2..: repeat 1",
            "1: 1 / 2[..]: 2 / 3[.]: 3 / 2..4: show 1 / 5..: repeat 3",
            "frame 1:1 / 1: 1 / 2..: rows of 2 tile 1:1 / when width < 500 { / 1[.]: 1 / 2[.]: 2 / }",
        ])
    func valid(_ spec: String) {
        #expect(compiled(lines(spec)).diagnostics.filter { $0.severity == .error }.isEmpty)
    }

    @Test(
        "rules that some photos come to are still checked",
        arguments: [
            ("1: 1 / 2[t]: 2 / 2[s]: 2 / 2..5: show 1 / 6..: show 2", DiagnosticCode.showsShow),
            ("1: 1 / 2[.]: 2 / 2..5: show 1 / 6..: show 3", .showsShow),
            ("append to 2 / 1: 1 / 2[.t]: 2 / 2[.s]: 2 / 2[.w]: 2 / 2..: show 1", .appendShow),
            ("append to 3 / 1: 1 / 2: 2 / 3..: show 2 / when width < 500 { / 3[.]: 3 / }", .appendShow),
            ("1: 1 / 2[.]: 2 / 2..5: show 3 / 6[.]: 6", .showsAll),
            ("1[t]: 1 / 1[s]: 1 / 1[w]: 1 / 2..: repeat 1", .repeatUnfit),
            ("6..: show 2 / 1: 1 / 2[.]: 2", .showsLater),
        ])
    func refused(_ spec: String, code: DiagnosticCode) {
        #expect(codes(lines(spec)).contains(code))
    }

    @Test("the last of patterns that match all shapes together is for any, so that a grid says the same")
    func lowered() throws {
        let spec =
            "smallest 0\n2[.w]: 2\n2[.t]: 1, 1\n2[.s]: 2\n1: 1\n2..: show 1\nwhen width < 500 {\n5..: show 2\n}"
        let grid = try #require(compiled(spec).grid)
        #expect(grid.layouts.map { $0.pattern?.text } == [nil, "[.w]", "[.t]", nil])
        let (layout, photos) = (grid.layouts[3], Photos([.one, .one]))
        #expect(grid.layout(count: 2, width: Rational(600), photos: photos)?.origin == layout.origin)
        #expect(grid.layout(count: 9, width: Rational(400), photos: photos)?.tiles.count == 2)
        #expect(grid.layout(count: 9, width: Rational(600), photos: photos)?.tiles.count == 1)
    }

    @Test("a section doesn't list rules from outside that it has no count for")
    func listed() throws {
        let spec = "tile 1:1\n1..4: rows of 2\n5: repeat 2\nwhen width < 500 {\nframe 2:1\n5[.]: 2, 3\n}"
        let grid = try #require(compiled(spec).grid, "\(compiled(spec).diagnostics.map(\.message))")
        #expect(grid.rules.count == 1)
    }

    @Test("lint leaves counts out that a rule doesn't have")
    func linted() {
        func found(_ spec: String) -> [String] {
            lint(parse(SourceText(name: "test.grid", text: spec)), fallbackName: "Test").filter {
                $0.code == .stretchedLast || $0.code == .redundantRule
            }
            .map(\.message)
        }
        #expect(
            found("1..: rows of 3 stretch\n4[.]: 2, 2") == [
                "with 7 photos, the last is 3 times as wide as the others"
            ])
        #expect(
            found("width 200..900\n1: 1\n2[.]: 2\nwhen width < 500 {\n2: 2\n}")
                == ["without this rule, 2 photos would have the same layout"])
        // In the section, another pattern has the count, so the style of the section doesn't matter.
        #expect(
            found(
                "width 200..900\ntile 1:1\n1..3: rows of 1\n2: 1, 1\nwhen width < 500 {\nframe 1:1\n2[.]: 2\n}"
            )
                == ["without this rule, 2 photos would have the same layout"])
    }
}
