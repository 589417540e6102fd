import GridModel
import GridSyntax
import TestSupport
import Testing

@Suite struct GridDifferenceTests {
    @Test func aSpecHasNoDifferenceFromItselfInAnyForm() {
        checkRandomSpecs("diff of a spec and itself", count: 300) { text in
            guard let grid = compiled(text).grid else { return nil }
            for other in [text, formatted(parse(SourceText(name: "a.grid", text: text))) ?? text] {
                guard let same = compiled(other).grid else { return "\(other) has errors" }
                let difference = GridDifference(from: grid, to: same)
                if !difference.isEmpty { return "\(difference.changes.map { $0.words }) in\n\(other)" }
            }
            return nil
        }
    }

    /// Photos that only the last of many patterns leaves are hard to find.
    @Test func heightsAreThoseOfTheCasesThatAnEntryNames() throws {
        func spec(_ patterned: String, _ plain: String) -> String {
            let patterns = (0..<160).map { index in
                let letters = sequence(first: index) { $0 / 3 }.prefix(8).map { Array("tsw")[$0 % 3] }
                return "9[\(String(letters))]: \(patterned)\n"
            }
            return "smallest 0\n" + patterns.joined() + "9: \(plain)\n"
        }
        let old = try #require(compiled(spec("rows of 4", "4, 5")).grid)
        let new = try #require(compiled(spec("rows of 3", "9")).grid)
        let entries = GridDifference(from: old, to: new).entries.filter { $0.layouts.newRule == "9" }
        #expect(!entries.isEmpty)
        for entry in entries {
            let height = entry.changes.first { $0.kind.name == "height" }?.words ?? ""
            #expect(height.contains("→ 22.2 at 200"), "\(entry.layouts.title): \(height)")
        }
    }

    /// The layouts are evaluated at sizes that the comparison doesn't look at.
    @Test func layoutsDifferWhereTheirFramesDo() {
        var specs = RandomSpec(random: .forTest(named: "diff of mutated specs"), size: 6)
        var found = (same: 0, different: 0)
        for _ in 0..<trials(400) {
            let text = specs.next()
            guard let old = compiled(text).grid, let mutated = mutated(text, &specs.random),
                let new = compiled(mutated).grid
            else { continue }
            let difference = GridDifference(from: old, to: new)
            let differing = differingCount(old, new)
            if let differing {
                found.different += 1
                let isFound = difference.entries.contains {
                    $0.layouts.from <= differing && differing <= $0.layouts.to ?? .max
                }
                #expect(isFound, "seed \(specs.random.seed): \(differing) photos differ\n\(text)\n\(mutated)")
            } else {
                found.same += 1
                // Photos that keep their ratios may differ for others than the samples.
                let entries = difference.entries.filter { !$0.changes.contains { $0.kind.name == "photos" } }
                #expect(
                    old.keepsRatios || old.layouts.contains { $0.pattern != nil }
                        || entries.allSatisfy { $0.layouts.from > 30 },
                    "seed \(specs.random.seed): \(entries.map(\.layouts.title))\n\(text)\n\(mutated)")
            }
        }
        #expect(found.different > trials(400) / 10)
    }

    /// A text with one number changed by one; nil if it has no number.
    private func mutated(_ text: String, _ random: inout SeededGenerator) -> String? {
        let bytes = Array(text.utf8)
        let places = bytes.indices.filter { (UInt8(ascii: "1")...UInt8(ascii: "8")).contains(bytes[$0]) }
        guard !places.isEmpty else { return nil }
        var changed = bytes
        changed[random.pick(places)] += 1
        return String(decoding: changed, as: UTF8.self)
    }

    /// A count of at most 30 whose frames differ at some promised size.
    private func differingCount(_ old: Grid, _ new: Grid) -> Int? {
        (1...30).first { count in
            widths(old, new).contains { width in
                heights(old, new).contains { height in
                    layout(old, count, width, height) != layout(new, count, width, height)
                }
            }
        }
    }

    private func widths(_ old: Grid, _ new: Grid) -> [Rational] {
        let lower = min(old.width.lower, new.width.lower), upper = max(old.width.upper, new.width.upper)
        let even = (0...6).compactMap { part in
            try? lower + (try (try upper - lower) * (try Rational(Int128(part), over: 6)))
        }
        let limits = old.cases.widthLimits + new.cases.widthLimits
        return even + limits.filter { lower <= $0 && $0 <= upper }
    }

    /// From one of them to the next, no section begins or ends.
    private func heights(_ old: Grid, _ new: Grid) -> [Rational] {
        let lower = min(old.height.lower, new.height.lower), upper = max(old.height.upper, new.height.upper)
        let limits = (old.heightLimits + new.heightLimits).filter { lower < $0 && $0 < upper }
        return limits + [limits.isEmpty ? Rational(50_021) : lower]
    }

    private func layout(_ grid: Grid, _ count: Int, _ width: Rational, _ height: Rational) -> [ExactFrame]? {
        let space = ExactSpace(
            width: width, height: height, columnGap: grid.columnGap, rowGap: grid.rowGap)
        return grid.exactLayout(count: count, in: space, photos: Photos.samples).map {
            $0.frames + [$0.size]
        }
    }

    @Test func extremeNumbersAreCompared() {
        let other = compiled("1..5: rows of 2\n6..: show 3").grid
        checkRandomSpecs("diff of extreme specs", count: 120, isExtreme: true, noise: 0...0) { text in
            guard let grid = compiled(text).grid, let other else { return nil }
            _ = GridDifference(from: grid, to: other).changes.count
            _ = GridDifference(from: other, to: grid).changes.count
            return GridDifference(from: grid, to: grid).isEmpty ? nil : "differs from itself"
        }
    }

    @Test func manyCountsAreComparedByTheirRules() throws {
        func entries(_ old: String, _ new: String) throws -> [String] {
            let grids = (try #require(compiled(old).grid), try #require(compiled(new).grid))
            return GridDifference(from: grids.0, to: grids.1).entries.map { $0.layouts.title }
        }
        #expect(try entries("1..: rows of 40", "1..: rows of 41") == ["1 photo and more"])
        #expect(try entries("1..: rows of 3 stretch", "1..: rows of 3 stretch align center") == [])
        #expect(
            try entries("1: 1\n2: 2\n3..: repeat 2", "1: 1\n2: 1, 1\n3..: repeat 2") == [
                "2 photos", "3 photos and more",
            ])
        #expect(try entries("1000000..: rows of 3", "1000000..: rows of 4") == ["1000000 photos and more"])
        #expect(
            try entries("width 320..800\n1: 1", "width 320..800\n1: 1\nwhen width >= 600 {\n1: 1 tile 2:1\n}")
                == ["1 photo, at widths from 600"])
    }
}
