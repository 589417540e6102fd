internal import GridSyntax

/// Finds the widths at which the cases of a count may change, for counts in ascending order.
struct CaseLimits {
    private let cases: CaseTable
    /// The rules by their least count; those from `next` on begin after the last count asked for.
    private let ordered: [Rule]
    private var next = 0
    /// The rules that include that count.
    private var active: [Rule] = []
    /// The limits of counts whose layouts rules take.
    private var known: [Int: Set<Rational>] = [:]

    init(of cases: CaseTable) {
        self.cases = cases
        ordered = cases.rules.inOrder { $0.from < $1.from }
    }

    /// The widths at which the cases of a count, or of those whose layouts its rules take, may change. Counts ascend from call to call.
    mutating func limits(of count: Int) -> Set<Rational> {
        while next < ordered.count, ordered[next].from <= count {
            active.append(ordered[next])
            next += 1
        }
        active.removeAll { $0.to ?? .max < count }
        return limits(of: count, active)
    }

    private mutating func limits(of count: Int, _ rules: [Rule]) -> Set<Rational> {
        var limits = Set(cases.layouts(of: count).lazy.flatMap { $0.widths.ends })
        var others = Set<Int>()
        for rule in rules {
            limits.formUnion(rule.widths.ends)
            others.formUnion(rule.countsTaken)
        }
        for other in others where other < count { limits.formUnion(knownLimits(of: other)) }
        return limits
    }

    private mutating func knownLimits(of count: Int) -> Set<Rational> {
        if let limits = known[count] { return limits }
        let limits = limits(of: count, Array(cases.rules(of: count)))
        known[count] = limits
        return limits
    }
}

extension Rule {
    /// The counts whose layouts it takes, which are less than its own.
    fileprivate var countsTaken: Range<Int> {
        switch arrangement {
        case .show(let shown): shown..<(shown + 1)
        case .repeated(let blocks): 1..<(blocks.perBlock + 1)
        case .rows, .parts, .aimedParts, .justified, .strip, .waterfall: 0..<0
        }
    }
}
