extension CaseTable {
    /// The rows that photos can be appended to: for each rule of such rows, the widths at which it lays out some count. Of several
    /// rules for a width, the first one applies.
    package var growingRows: [(widths: WidthRange, rows: JustifiedRows)] {
        var growing: [(widths: WidthRange, rows: JustifiedRows)] = []
        for (index, rule) in rules.enumerated() {
            guard let rows = rule.justifiedRows, rows.isAppendable else { continue }
            let open = rule.widths.less(growing.map { $0.widths }).flatMap { parts(of: $0, for: index) }
            let used = open.filter { leaves(countsOf: index, at: $0.minimum ?? .zero) }
            // Written as a whole if nothing but earlier rules of such rows keeps some widths from it.
            growing += (used.count == open.count && !used.isEmpty ? [rule.widths] : used).map { ($0, rows) }
        }
        return growing
    }

    /// The parts of some widths in which the same cases come before a rule.
    private func parts(of widths: WidthRange, for index: Int) -> [WidthRange] {
        let rule = rules[index]
        let earlier = rules[..<index].lazy.filter { $0.from <= rule.to ?? .max && rule.from <= $0.to ?? .max }
        var limits = Set(earlier.flatMap { $0.widths.ends })
        limits.formUnion(layouts.lazy.filter { rule.holds($0.count) }.flatMap { $0.widths.ends })
        let inside = limits.sorted().filter { widths.holds($0) && $0 > widths.minimum ?? .zero }
        let edges = [widths.minimum] + inside.map { Optional($0) } + [widths.below]
        return zip(edges, edges.dropFirst()).map { WidthRange(minimum: $0, below: $1) }
    }

    /// Whether layouts and earlier rules leave some photos of some count of a rule to it, at a width.
    private func leaves(countsOf index: Int, at width: Rational) -> Bool {
        var left = CountSet(from: rules[index].from, to: rules[index].to)
        for earlier in rules[..<index] where earlier.widths.holds(width) {
            left.subtract(CountSet(from: earlier.from, to: earlier.to))
        }
        return left.ranges.contains { range in
            range.contains { count in
                !layouts(of: count, at: width).contains { $0.pattern == nil }
            }
        }
    }
}
