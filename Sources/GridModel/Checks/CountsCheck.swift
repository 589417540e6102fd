internal import GridSyntax

/// Checks that each count of a scope has one rule.
func checkCounts(of scope: Scope) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    var singles: [Int: ScopedRule] = [:]
    var ranges: [ScopedRule] = []
    for rule in scope.rules {
        if rule.isSingle {
            guard rule.syntax.pattern == nil else { continue }
            if let first = singles[rule.from] {
                diagnostics.append(.countTwice(rule.from, first: first, second: rule))
            } else {
                singles[rule.from] = rule
            }
        } else if let to = rule.to, to < rule.from {
            let span = rule.syntax.counts.span
            diagnostics.append(.rangeReversed("\(rule.from)..\(to)", turned: "\(to)..\(rule.from)", at: span))
        } else {
            ranges.append(rule)
        }
    }
    ranges = ranges.inOrder { $0.from < $1.from }
    // The range that ends last so far; a later one that begins within it overlaps.
    var furthest = ranges.first
    for range in ranges.dropFirst() {
        guard let reaching = furthest else { break }
        if range.from <= reaching.to ?? .max {
            let inOrder = range.span.start > reaching.span.start
            diagnostics.append(
                .rangesOverlap(first: inOrder ? reaching : range, second: inOrder ? range : reaching))
        }
        if range.to ?? .max > reaching.to ?? .max { furthest = range }
    }
    return diagnostics.all
}

/// Reports counts between the least and the greatest that have no rule at some promised widths.
func checkMissingCounts(of spec: Spec, in places: Places) -> [Diagnostic] {
    let outside = heldCounts(of: spec.outer)
    var diagnostics = DiagnosticList()
    var reported = Set<ClosedRange<Int>>()
    for place in places.promised {
        let inside = place.scope.condition == nil ? CountSet() : heldCounts(of: place.scope)
        let firsts = [outside.first, inside.first].compactMap { $0 }
        guard let first = firsts.min(), let last = [outside.last, inside.last].compactMap({ $0 }).max() else {
            continue
        }
        var missing = outside.missing(from: first...last)
        missing.subtract(inside)
        for counts in missing.ranges where reported.insert(counts).inserted {
            let next = nextRule(after: counts, in: place, outer: spec.outer)
            let elsewhere = spec.sections.lazy.flatMap { $0.rules }.first { $0.holds(counts.lowerBound) }
            diagnostics.append(
                .countMissing(counts, at: next, in: place.scope, elsewhere: elsewhere))
        }
    }
    return diagnostics.all
}

/// The counts that have a rule in a scope, at least for some shapes.
private func heldCounts(of scope: Scope) -> CountSet {
    if scope.waterfall != nil { return CountSet(from: 1, to: nil) }
    return CountSet(scope.rules.map { $0.from...max($0.from, $0.to ?? .max) })
}

/// The place of the first counts after missing ones.
private func nextRule(after missing: ClosedRange<Int>, in place: Place, outer: Scope) -> SourceSpan {
    place.rules(for: missing.upperBound + 1).first?.syntax.counts.span ?? outer.rules.first?.span
        ?? SourceSpan(0, 0)
}

extension Diagnostic {
    fileprivate static func countTwice(_ count: Int, first: ScopedRule, second: ScopedRule) -> Diagnostic {
        Diagnostic(
            .countTwice,
            "two rules for \(photos(count))",
            at: second.syntax.counts.span,
            label: "second rule",
            related: [Label(first.syntax.counts.span, "first rule")],
            help: "keep one of the two"
        )
    }

    fileprivate static func rangesOverlap(first: ScopedRule, second: ScopedRule) -> Diagnostic {
        let from = max(first.from, second.from)
        let to = min(first.to ?? .max, second.to ?? .max)
        let counts = to == .max ? "\(from) and up" : from == to ? "\(from)" : "\(from) to \(to)"
        return Diagnostic(
            .rangesOverlap,
            "two ranges include the counts \(counts)",
            at: second.syntax.counts.span,
            label: "this range",
            related: [Label(first.syntax.counts.span, "and this one")]
        )
    }

    fileprivate static func countMissing(
        _ counts: ClosedRange<Int>, at span: SourceSpan, in scope: Scope, elsewhere: ScopedRule?
    ) -> Diagnostic {
        let other = elsewhere.map { Label($0.syntax.counts.span, "a rule in a section, for other widths") }
        let text =
            counts.count == 1
            ? "no rule for \(photos(counts.lowerBound))"
            : "no rules for \(counts.lowerBound) to \(counts.upperBound) photos"
        return Diagnostic(
            .countMissing,
            text,
            at: span,
            label: "the counts continue here",
            related: [scope.label("at these"), other].compactMap { $0 },
            notes: [
                "the generated code has no layout for \(counts.count == 1 ? "this count" : "these counts")"
            ]
        )
    }
}

/// The count and its noun.
func photos(_ count: Int) -> String { count == 1 ? "1 photo" : "\(count) photos" }
