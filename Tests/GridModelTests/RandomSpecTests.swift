import GridModel
import GridSyntax
import TestSupport
import Testing

/// Checks the generator of random specs.
@Suite struct RandomSpecTests {
    @Test("random specs compile", arguments: [1, 3, 9, 40]) func compile(size: Int) {
        var specs = RandomSpec(random: .forTest(named: "specs of size \(size)"), size: size)
        let seed = specs.random.seed
        var counts: [String: Int] = [:]
        for _ in 0..<80 {
            let text = specs.next()
            let errors = compiled(text).diagnostics.filter { $0.severity == .error }
            // In a large spec numbers may overflow, and sides may be too short at a promised width.
            let isAllowed = errors.allSatisfy { [.exactOverflow, .tileTooSmall].contains($0.code) }
            #expect(isAllowed, "seed \(seed): \(errors.map(\.message))\n\(text)")
            counts[errors.isEmpty ? "compiled" : "outgrown", default: 0] += 1
        }
        #expect(counts["compiled", default: 0] > 40, "seed \(seed): \(counts)")
    }

    @Test("a disturbed spec has the same layouts") func disturbance() {
        var specs = RandomSpec(random: .forTest(named: "disturbed"), size: 9)
        let seed = specs.random.seed
        for _ in 0..<80 {
            let text = specs.next()
            let other = disturbed(text, level: 2, &specs.random)
            let (first, second) = (compiled(text).grid, compiled(other).grid)
            // The places of rules and the texts of doc comments may differ.
            let isSame =
                first?.layouts.map(\.geometry) == second?.layouts.map(\.geometry)
                && first?.rowGap == second?.rowGap
            #expect(isSame, "seed \(seed):\n\(text)\n\(other)")
        }
    }

    @Test("a failing spec is reduced") func reduction() {
        var specs = RandomSpec(random: .forTest(named: "reduction"), size: 9)
        for _ in 0..<20 {
            let text = disturbed(
                specs.next() + "\n99: (33 | (11, 22))@1:1, 33 # why\n", level: 2, &specs.random)
            let small = reduced(text) { candidate in
                let parsed = parse(SourceText(name: "test.grid", text: candidate))
                return !parsed.diagnostics.hasErrors
                    && parsed.syntax.statements.contains { statement in
                        guard case .rule(let rule) = statement.kind.value else { return false }
                        if case .one(let count) = rule.counts.value { return count.value == 99 }
                        return false
                    }
            }
            #expect(small.utf8.count <= 8, "\(small.debugDescription)")
        }
    }
}
