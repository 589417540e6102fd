internal import GridSyntax

/// For which counts the patterns of a place are for all shapes together, and which shapes others leave over.
struct PatternCover {
    /// The counts that patterns outside close by themselves.
    private(set) var closedOutside = CountSet()
    /// For each place the counts that its patterns close, those of the section and of the outside together.
    private(set) var closed: [CountSet] = []
    /// What is left without a rule.
    private(set) var diagnostics = DiagnosticList()
    private var search: ShapeSearch
    private let append: Int

    init(of spec: Spec, outer: RuleTable, places: [Place]) throws(TooEntangled) {
        search = ShapeSearch(of: spec)
        append = spec.append?.value ?? 0
        // What the outside leaves over is the same in all places that have nothing of their own to say about a count.
        let outside = Place(outside: spec.outer, outer)
        var open: [(count: Int, left: ShapeCase)] = []
        for count in outer.patternedCounts {
            guard let left = try leftOver(count, in: outside) else {
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
                guard let left = try leftOver(count, in: place) else {
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

    /// Whether a rule with a pattern is the first for some shapes in a place.
    mutating func isAsked(_ rule: ScopedRule, in place: Place) throws(TooEntangled) -> Bool {
        guard let pattern = rule.pattern else { return false }
        let asked = place.rules(for: rule.from)
        try search.spend(asked.count)
        guard let index = asked.firstIndex(where: { $0.span == rule.span }) else { return false }
        let earlier = asked[..<index].compactMap { $0.pattern }
        return try search.firstCase(of: pattern, without: earlier, in: room(rule.from)) != nil
    }

    private mutating func leftOver(_ count: Int, in place: Place) throws(TooEntangled) -> ShapeCase? {
        let patterns = place.rules(for: count).compactMap { $0.pattern }
        try search.spend(patterns.count)
        return try search.firstCase(of: [], without: patterns, in: room(count))
    }

    private func room(_ count: Int) -> ShapeRoom { ShapeRoom(count: count, mayAdd: count <= append) }
}

extension ShapeSearch {
    /// A search with as many steps as the patterns of a spec may take.
    init(of spec: Spec) {
        let patterns = ([spec.outer] + spec.sections).flatMap { $0.rules }.compactMap { $0.pattern }
        self.init(steps: patterns.reduce(Limits.patternSteps) { $0 + 64 * $1.count })
    }
}

extension Place {
    /// Whether a count has something that is for all shapes.
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
                "no rule for the tile that adds the first photo"
            } else {
                "no rule for \(shapes) and the tile that adds one"
            }
        return Diagnostic(
            .shapesMissing,
            message,
            at: span ?? SourceSpan(0, 0),
            label: "the last pattern for \(count)",
            related: place.scope.condition.map { [Label($0, "at these widths")] } ?? [],
            notes: left.hasAddTile ? ["the tile that adds a photo matches `.` only"] : [],
            help: "write a rule without a pattern behind it: `\(count): …`"
        )
    }
}
