import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// Compares the table of cases with a search through all layouts and rules.
@Suite("Cases") struct CaseTableTests {
    private func origins(_ cases: [Case]) -> [String] {
        cases.map { found in
            switch found {
            case .layout(let layout): layout.origin.rule
            case .rule(let rule): rule.origin.rule
            }
        }
    }

    private let spec = """
        1[t]: 1 tile 1:2
        1: 1
        2..: rows of 3
        when width < 400 {
            1: 1 tile 2:1
            4..9: rows of 2
            20..: rows of 5
        }
        """

    @Test(
        "layouts come before rules, sections before the outer scope, and nothing follows one for all shapes"
    )
    func order() throws {
        let cases = try #require(compiled(spec).grid).cases
        #expect(origins(cases.cases(of: 1, at: Rational(300))) == ["1: 1 tile 2:1"])
        #expect(origins(cases.cases(of: 1, at: Rational(400))) == ["1[t]: 1 tile 1:2", "1: 1"])
        #expect(origins(cases.cases(of: 5, at: Rational(300))) == ["4..9: rows of 2"])
        #expect(origins(cases.cases(of: 12, at: Rational(300))) == ["2..: rows of 3"])
        #expect(cases.cases(of: 0, at: Rational(300)).isEmpty)
        #expect(cases.countLimits == [1, 2, 4, 5, 6, 7, 8, 9, 10, 20])
        #expect(cases.widthLimits == [Rational(400)])
    }

    @Test(
        "the table agrees with a search through all cases, on random specs, and with so many sections that it keeps an index"
    )
    func random() {
        checkRandomSpecs("cases", count: 400) { compare($0) }
        var random = SeededGenerator.forTest(named: "cases of many sections")
        let sections = (0..<90).map { index in
            let rule = [
                "1[.]: 1", "2[t]: 2\n2[.w]: 1, 1\n2: 2", "\(index % 9 + 3)..: show 1", "1..4: rows of 2",
                "2: 2",
            ]
            return "when width \(400 + index)..<\(401 + index) {\n\(random.pick(rule))\n}"
        }
        let text =
            "width 400..600\n1: 1\n2[t]: 1, 1\n1..: rows of 3\n"
            + sections.shuffled(using: &random).joined(separator: "\n")
        #expect(compiled(text).grid != nil)
        #expect(compare(text) == nil)
    }

    /// Where the table finds other cases than a search does; nil if nowhere.
    private func compare(_ text: String) -> String? {
        guard let all = compiled(text).grid else { return nil }
        for (grid, count) in all.byHeight.flatMap({ grid in grid.someCounts.map { (grid, $0) } }) {
            for width in [grid.width.lower] + grid.cases.widthLimits {
                var expected: [Case] = grid.layouts.filter {
                    $0.count == count && $0.widths.holds(width)
                }.map { .layout($0) }
                if let end = expected.firstIndex(where: { $0.pattern == nil }) {
                    expected.removeSubrange((end + 1)...)
                } else if let rule = grid.rules.first(where: { $0.holds(count) && $0.widths.holds(width) }) {
                    expected.append(.rule(rule))
                }
                if grid.cases.cases(of: count, at: width) != expected {
                    return "\(count) photos at \(width)"
                }
            }
        }
        return nil
    }

    @Test(
        "rows grow at the widths at which they lay out some count",
        arguments: [
            ("1..: rows near 240", 200, 2000), ("1..: rows near 240\n1: 1", 200, 2000),
            ("1..: rows near 240\nwhen width >= 600 {\ntile photo sided\n}", 200, 599),
            ("1..: rows near 240\nwhen width >= 600 {\ntile 4:3\n}", 200, 599),
            ("1..: rows near 240\nwhen width >= 600 {\n1..: rows of 3 stretch\n}", 200, 599),
            ("1..: rows near 240\nwhen width >= 600 {\n2..: rows of 3 stretch\n1: 1\n}", 200, 599),
            ("1..: rows near 240\nwhen width >= 600 {\n3..: rows of 3 stretch\n1: 1\n}", 200, 2000),
            ("1..: rows near 240\nwhen width >= 600 {\n1[t]: 1\n2..: rows of 3 stretch\n}", 200, 2000),
            ("5..: rows near 240\nwhen width < 600 {\n1..: rows near 100 balanced\n}", 600, 2000),
        ])
    func growing(rules: String, least: Int, greatest: Int) throws {
        let cases = try #require(compiled("smallest 0\ntile photo\n\(rules)\n").grid).cases
        let widths = (200...2000).filter { width in
            cases.growingRows.contains { $0.widths.holds(Rational(width)) }
        }
        #expect(widths == Array(least...greatest))
    }

    @Test(
        "rows grow for ranges that aren't written out, without `balanced` and `sided`, under `tile photo`",
        arguments: [
            ("tile photo\n1..: rows near 240", true), ("tile photo\n1..101: rows over 240", true),
            ("tile photo\n1..100: rows near 240", false), ("tile photo\n3: rows over 240", false),
            ("tile photo\n1..: rows near 240 balanced", false),
            ("tile photo sided\n1..: rows near 240", false),
            ("tile photo\n1..9: rows of 1..3 near 3:4", false), ("tile 3:4\n1..: rows near 240", false),
        ])
    func growingRanges(spec: String, grows: Bool) throws {
        let cases = try #require(compiled("smallest 0\n\(spec)\n").grid).cases
        #expect(cases.growingRows.isEmpty != grows)
    }

    @Test("the rows that grow at a width are the first that lay out some count there, on random specs")
    func randomGrowing() {
        checkRandomSpecs("growing", count: 200) { text in
            guard let grid = compiled("tile photo\n" + text).grid ?? compiled(text).grid else { return nil }
            let cases = grid.cases, widths = [.zero] + cases.widthLimits
            for width in widths + zip(widths, widths.dropFirst()).compactMap({ try? ($0 + $1) / Rational(2) })
            {
                let inForce = (1...130).flatMap { cases.cases(of: $0, at: width) }.compactMap { found in
                    if case .rule(let rule) = found, rule.justifiedRows?.isAppendable ?? false {
                        rule
                    } else {
                        nil
                    }
                }
                let first = cases.rules.first { inForce.contains($0) }
                let growing = cases.growingRows.first { $0.widths.holds(width) }
                if growing?.rows != first?.justifiedRows {
                    return
                        "at \(width): \(growing.map { "\($0)" } ?? "none") instead of \(first?.origin.rule ?? "none")"
                }
            }
            return nil
        }
    }
}
