internal import GridSyntax

extension LintRule {
    static let weightsOff = LintRule(
        explanation: Explanation(
            .weightsOff,
            "weights look like percentages, but don't add up to 100",
            "Weights are shares of their sum, so 57 and 42 are 57/99 and 42/99. If the sum is 98 to 102, you probably meant "
                + "percentages. gridgen accepts equal weights, and rounded ones whose sum differs from 100 by less than 0.5.",
            bad: "frame fill\n3: 1@57, 2@42",
            good: "frame fill\n3: 1@57, 2@43"
        )
    ) { linted in
        linted.rules.flatMap { rule -> [Diagnostic] in
            rule.shareGroups.compactMap { group in
                let weights = group.compactMap { $0.weight.map { Rational($0.value) } }
                guard weights.count == group.count, let first = weights.first, let start = group.first?.span,
                    let end = group.last?.span, weights.contains(where: { $0 != first }),
                    let sum = try? weights.sum(), let miss = try? sum - Rational(100)
                else { return nil }
                let size = miss.isNegative ? -miss : miss
                guard size <= Rational(2), let double = try? size * Rational(2), double >= .one else {
                    return nil
                }
                return .weightsOff(sum, at: start.through(end))
            }
        }
    }
}

extension [Rational] {
    /// The sum of all.
    fileprivate func sum() throws(ExactOverflow) -> Rational {
        var sum = Rational.zero
        for value in self { try sum += value }
        return sum
    }
}

extension Diagnostic {
    fileprivate static func weightsOff(_ sum: Rational, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .weightsOff,
            "the weights add up to \(sum.short), not 100",
            at: span,
            help: "if they are percentages, one of them is off"
        )
    }
}
