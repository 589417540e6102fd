internal import GridSyntax

/// Checks that each count of a scope has one rule, and reports counts that were passed over.
func checkCounts(of scope: Scope, isIncomplete: Bool) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
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
    let ordered = ranges.sorted { $0.from < $1.from }
    // The range that reaches furthest so far; a later one that begins within it overlaps.
    var furthest = ordered.first
    for range in ordered.dropFirst() {
        guard let reaching = furthest else { break }
        if range.from <= reaching.to ?? .max {
            let inOrder = range.span.start > reaching.span.start
            diagnostics.append(
                .rangesOverlap(first: inOrder ? reaching : range, second: inOrder ? range : reaching))
        }
        if range.to ?? .max > reaching.to ?? .max { furthest = range }
    }
    // A section need not speak of every count: the outside stands behind it.
    if scope.condition == nil, !isIncomplete, !diagnostics.hasErrors {
        diagnostics += missingCounts(
            singles: scope.rules.filter { $0.isSingle }.map { $0.from }, ranges: ordered
        )
        .map { .countMissing($0, at: place(behind: $0, in: scope.rules)) }
    }
    return diagnostics
}

/// The runs of counts between the least and the greatest that no rule is for.
private func missingCounts(singles: [Int], ranges: [ScopedRule]) -> [ClosedRange<Int>] {
    let held = singles.map { ($0, $0) } + ranges.map { ($0.from, $0.to ?? .max) }
    var missing: [ClosedRange<Int>] = []
    var reached: Int?
    for (from, to) in held.sorted(by: { $0.0 < $1.0 }) {
        if let last = reached, last < .max, from > last + 1 {
            missing.append((last + 1)...(from - 1))
        }
        reached = max(reached ?? 0, to)
    }
    return missing
}

/// The counts of the rule that comes next after a run of missing ones.
private func place(behind missing: ClosedRange<Int>, in rules: [ScopedRule]) -> SourceSpan {
    let next = rules.filter { $0.from > missing.upperBound }.min { $0.from < $1.from }
    return next?.syntax.counts.span ?? SourceSpan(0, 0)
}

extension Diagnostic {
    fileprivate static func countTwice(_ count: Int, first: ScopedRule, second: ScopedRule) -> Diagnostic {
        Diagnostic(
            .countTwice,
            "two rules for \(count) \(count == 1 ? "photo" : "photos")",
            at: second.syntax.counts.span,
            label: "and here again",
            related: [Label(first.syntax.counts.span, "first here")],
            help: "keep one of the two"
        )
    }

    fileprivate static func rangesOverlap(first: ScopedRule, second: ScopedRule) -> Diagnostic {
        let from = max(first.from, second.from)
        let to = min(first.to ?? .max, second.to ?? .max)
        let counts = to == .max ? "\(from) and more" : from == to ? "\(from)" : "\(from) to \(to)"
        return Diagnostic(
            .rangesOverlap,
            "two ranges hold the counts \(counts)",
            at: second.syntax.counts.span,
            label: "this range",
            related: [Label(first.syntax.counts.span, "and this one")]
        )
    }

    fileprivate static func countMissing(_ counts: ClosedRange<Int>, at span: SourceSpan) -> Diagnostic {
        let text =
            counts.count == 1
            ? "no rule for \(counts.lowerBound) \(counts.lowerBound == 1 ? "photo" : "photos")"
            : "no rules for \(counts.lowerBound) to \(counts.upperBound) photos"
        return Diagnostic(
            .countMissing,
            text,
            at: span,
            label: "the counts go on here",
            notes: ["the generated code answers that there is no layout"]
        )
    }
}
