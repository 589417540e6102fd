internal import GridSyntax

/// Finds the counts whose patterns together match all shapes, and a shape that the patterns of other counts don't match.
struct PatternCover {
    /// The counts for which the patterns outside sections match all shapes.
    private(set) var closedOutside = CountSet()
    /// For each place, the counts for which the patterns of the section and of the outside together match all shapes.
    private(set) var closed: [CountSet] = []
    /// The reports of shapes without a rule.
    private(set) var diagnostics = DiagnosticList()
    private var search: ShapeSearch
    private let append: Int

    init(of spec: Spec, outer: RuleTable, places: [Place]) throws(TooEntangled) {
        search = ShapeSearch(of: spec)
        append = spec.append?.value ?? 0
        // The shapes that the outside doesn't match are the same in all places without rules for the count.
        let outside = Place(outside: spec.outer, outer)
        var open: [(count: Int, left: ShapeCase)] = []
        for count in outer.patternedCounts {
            guard let left = try unmatched(count, in: outside) else {
                closedOutside.insert(count...count)
                continue
            }
            if !outside.isClosed(count) { open.append((count, left)) }
        }
        var reported = Set<Int>()
        for place in places {
            var closed = CountSet()
            let table = place.scope.condition == nil ? nil : place.tables.first
            for count in table?.patternedCounts ?? [] {
                guard let left = try unmatched(count, in: place) else {
                    closed.insert(count...count)
                    continue
                }
                if !place.isClosed(count), reported.insert(count).inserted {
                    diagnostics.append(.shapesMissing(left, of: count, in: place))
                }
            }
            self.closed.append(table == nil ? closedOutside : closed)
            for (count, left) in open
            where !place.isClosed(count) && table?.patterned(count).isEmpty ?? true {
                guard reported.insert(count).inserted else { continue }
                diagnostics.append(.shapesMissing(left, of: count, in: place))
            }
        }
    }

    /// Whether a rule with a pattern is the first match for some shapes in a place.
    mutating func isUsed(_ rule: ScopedRule, in place: Place) throws(TooEntangled) -> Bool {
        guard let pattern = rule.pattern else { return false }
        let rules = place.rules(for: rule.from)
        try search.spend(rules.count)
        guard let index = rules.firstIndex(where: { $0.span == rule.span }) else { return false }
        let earlier = rules[..<index].compactMap { $0.pattern }
        return try search.firstCase(of: pattern, without: earlier, in: room(rule.from)) != nil
    }

    private mutating func unmatched(_ count: Int, in place: Place) throws(TooEntangled) -> ShapeCase? {
        let patterns = place.rules(for: count).compactMap { $0.pattern }
        try search.spend(patterns.count)
        return try search.firstCase(of: [], without: patterns, in: room(count))
    }

    private func room(_ count: Int) -> ShapeRoom { ShapeRoom(count: count, mayAdd: count <= append) }
}

extension ShapeSearch {
    /// A search with the step limit for the patterns of a spec.
    init(of spec: Spec) {
        let patterns = ([spec.outer] + spec.sections).flatMap { $0.rules }.compactMap { $0.pattern }
        self.init(steps: patterns.reduce(Limits.patternSteps) { $0 + 64 * $1.count })
    }
}

extension Place {
    /// Whether a waterfall or a rule without a pattern lays out a count, whatever its shapes.
    fileprivate func isClosed(_ count: Int) -> Bool {
        waterfall != nil || tables.contains { $0.rule(for: count) != nil }
    }
}

extension Diagnostic {
    fileprivate static func shapesMissing(_ left: ShapeCase, of count: Int, in place: Place) -> Diagnostic {
        let last = place.rules(for: count).last
        let span = last.map {
            $0.syntax.counts.span.through($0.syntax.pattern?.span ?? $0.syntax.counts.span)
        }
        let known = left.hasAddTile ? count - 1 : count
        let letters = Pattern(left.letters.prefix(known))
        let shapes = "\(photos(known)) shaped `\((known > 60 ? letters : letters.padded(to: known)).text)`"
        let message =
            if !left.hasAddTile {
                "no rule for \(shapes)"
            } else if known == 0 {
                "no rule for the add tile before the first photo"
            } else {
                "no rule for \(shapes) and the add tile"
            }
        return Diagnostic(
            .shapesMissing,
            message,
            at: span ?? SourceSpan(0, 0),
            label: "the last pattern for \(count)",
            related: place.scope.condition.map { [Label($0, "at these widths")] } ?? [],
            notes: left.hasAddTile ? ["the add tile matches `.` only"] : [],
            help: "add a rule without a pattern after it: `\(count): …`"
        )
    }
}
