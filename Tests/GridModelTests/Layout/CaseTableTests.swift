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

    @Test("the table agrees with a search through all cases, on random specs")
    func random() {
        checkRandomSpecs("cases", count: 400) { text in
            guard let grid = compiled(text).grid else { return nil }
            for count in grid.someCounts {
                for width in [grid.width.lower] + grid.cases.widthLimits {
                    var expected: [Case] = grid.layouts.filter {
                        $0.count == count && $0.widths.holds(width)
                    }.map { .layout($0) }
                    if let end = expected.firstIndex(where: { $0.pattern == nil }) {
                        expected.removeSubrange((end + 1)...)
                    } else if let rule = grid.rules.first(where: { $0.holds(count) && $0.widths.holds(width) }
                    ) {
                        expected.append(.rule(rule))
                    }
                    if grid.cases.cases(of: count, at: width) != expected {
                        return "\(count) photos at \(width)"
                    }
                }
            }
            return nil
        }
    }
}
