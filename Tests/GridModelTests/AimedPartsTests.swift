import GridSyntax
import TestSupport
import Testing

@testable import GridModel

@Suite("Rows that aim at a height, beside numbers")
struct AimedPartsTests {
    private func lines(_ rules: String) -> String {
        "width 320..1200\ngap 4\ntile photo 1:2..2:1\n\(rules)\n"
    }

    @Test(
        "a rule is redundant only where no other photos are left",
        arguments: [
            ("1: 1\n1..: 1, rows near 200", true),
            ("1..: 1, rows near 200\n2: 1, 1", false),
            ("2..: 1, rows near 200 stretch\n3: 1, rows near 300", false),
        ])
    func redundancy(rules: String, isRedundant: Bool) {
        #expect(linted(lines(rules)).contains { $0.code == .redundantRule } == isRedundant)
    }

    @Test(
        "without other photos, proofs are those of the written rows",
        arguments: [
            ("1..: 1, rows near 200", "within 4:1.. for 1"), ("2..: 2, rows near 200", "within 9:1.. for 2"),
            ("2..: 2, rows near 200", "areas 4 for 2"), ("1..: 1, rows near 200", "within 3:1.."),
            ("1..: rows near 200, 1", "within 3:1.."),
        ])
    func proofs(rules: String, claim: String) {
        #expect(compiled(lines(rules) + "require \(claim)\n").diagnostics.map(\.code) == [])
    }

    @Test("limits of one side of 1:1 hold for all photos together")
    func sided() {
        let spec = "width 600..600\ngap 0\ntile photo 1:3..3:1 sided\n1..: 1, rows near 300\n"
        // 300,000 random albums have at most 2600.
        #expect(compiled(spec + "require within 3000 for 5\n").diagnostics.map(\.code) == [])
    }

    // A debug build searches for half a minute, so one of them is for long runs.
    @Test("a limit that only long rows reach is a difference", arguments: ["1, ", ""].prefix(trials(10)))
    func longRows(written: String) throws {
        func grid(_ rows: String) throws -> Grid {
            try #require(compiled("smallest 0\n" + lines("1..: \(written)\(rows) stretch")).grid)
        }
        let difference = GridDifference(from: try grid("rows near 10"), to: try grid("rows of 1..70 near 10"))
        #expect(difference.entries.map(\.layouts.title) == ["65 photos and more"])
    }
}
