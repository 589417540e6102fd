import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// What is proved of a rule that stays a rule, beside the layouts of all its counts.
@Suite("Rules for many counts, count by count") struct RowSizesTests {
    @Test("a rule holds where the layout of each of its counts does, and fails at the same size")
    func counts() throws {
        var random = SeededGenerator.forTest(named: "row sizes")
        var failures = 0
        for _ in 0..<300 {
            let from = random.number(1...60)
            let to = from + random.number(101...140)
            let sizing = random.pick([
                "tile 1:1", "tile 3:2", "frame 4:3", "frame fill", "tile photo 1:2..2:1",
            ])
            let last = random.pick(
                sizing.hasPrefix("tile photo") ? [" stretch", " balanced"] : ["", " stretch", " balanced"])
            let perRow = random.number(1...90)
            let head = "\(sizing)\ngap \(random.number(0...3))\nsmallest \(random.number(0...9))\n"
            let rule = "\(from)..\(to): rows of \(perRow)\(last)"
            let kept = sizes(head + rule)
            let each = (from...to).flatMap { sizes(head + "\($0): rows of \(perRow)\(last)") }
            #expect(kept.isEmpty == each.isEmpty, "\(head)\(rule): \(kept), \(each.prefix(3))")
            if let threshold = kept.first { #expect(threshold == each.max(), "\(head)\(rule)") }
            failures += kept.count
        }
        #expect(failures > 30 && failures < 270)
    }

    /// The size below which a tile is too small, in each message that says one.
    private func sizes(_ spec: String) -> [Double] {
        compiled(spec).diagnostics.filter { $0.code == .tileTooSmall }.map { finding in
            // A size is a number or a fraction; where there is none, a tile is too small at every size.
            let parts =
                finding.message.split(separator: " ").last?.split(separator: "/").map { Double($0) } ?? []
            guard let first = parts.first, let numerator = first else { return .infinity }
            return parts.count == 2 ? numerator / (parts[1] ?? 0) : numerator
        }
    }
}
