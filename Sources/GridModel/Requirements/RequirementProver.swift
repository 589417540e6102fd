internal import GridSyntax

/// Proves what a spec requires of its layouts, at all promised sizes and for all photos.
///
/// - Returns: one diagnostic for each requirement that doesn't hold or can't be proved.
func proveRequirements(of grid: Grid) -> [Diagnostic] {
    if grid.requirements.isEmpty { return [] }
    var prover = RequirementProver(grid)
    return grid.requirements.compactMap { prover.diagnostic($0) }
}

/// The indices of requirements that say nothing about any layout.
func idleRequirements(of grid: Grid) -> Set<Int> {
    var prover = RequirementProver(grid)
    return Set(
        grid.requirements.indices.filter { index in
            (try? prover.prove(grid.requirements[index]) { !$0.isIdle })?.isIdle ?? false
        })
}

/// What the proof of a requirement finds.
struct RequirementProof {
    /// The worst breach of each kind.
    private(set) var breaches: [Breach] = []
    /// The first layout for which there is no proof.
    private(set) var open: Unproved?
    /// Whether nothing was there to prove.
    private(set) var isIdle = true

    mutating func add(_ result: Outcome, for arrangement: Arrangement) {
        switch result {
        case .notConcerned: return
        case .holds: break
        case .open: leaveOpen(Unproved(arrangement))
        case .tooMany: leaveOpen(.tooMany(arrangement.count, by: arrangement.origin))
        case .fails(let found):
            for breach in found {
                let place = breaches.firstIndex { $0.kind.isLike(breach.kind) }
                if let place {
                    if breach.isWorse(than: breaches[place]) { breaches[place] = breach }
                } else {
                    breaches.append(breach)
                }
            }
        }
        isIdle = false
    }

    mutating func leaveOpen(_ unproved: Unproved) {
        if open == nil { open = unproved }
        isIdle = false
    }

    /// A layout for which there is no proof.
    struct Unproved {
        let count: Int
        let origin: Origin
        let reason: String
    }

    /// What the proof finds for one arrangement.
    enum Outcome {
        case notConcerned, holds, open, tooMany
        case fails([Breach])
    }
}

extension Breach.Kind {
    /// Whether a weaker requirement has to allow only the worse of the two.
    func isLike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.tall, .tall), (.wide, .wide): true
        case (.tall, _), (.wide, _), (_, .tall), (_, .wide): false
        default: true
        }
    }
}

struct RequirementProver {
    private let grid: Grid
    private var uses: CaseUses
    /// How many tiles, or pairs of different ones, may still be looked at, so that no spec takes long.
    private var steps: Int

    init(_ grid: Grid) {
        self.grid = grid
        uses = CaseUses(of: grid)
        steps = 100_000 + 20_000 * grid.requirements.count
    }

    mutating func diagnostic(_ requirement: Requirement) -> Diagnostic? {
        let proof: RequirementProof
        do throws(ExactOverflow) {
            proof = try prove(requirement)
        } catch {
            return .exactOverflow(at: requirement.span)
        }
        if let breach = proof.breaches.first {
            return breach.diagnostic(of: requirement, in: grid, weaker: weaker(requirement, proof))
        }
        return proof.open.map { .unproved(requirement, for: $0) }
    }

    /// - Parameter isEnough: whether to stop at what has been found.
    mutating func prove(
        _ requirement: Requirement, until isEnough: (RequirementProof) -> Bool = { _ in false }
    ) throws(ExactOverflow) -> RequirementProof {
        var proof = RequirementProof()
        for piece in uses.pieces.indices {
            guard let (box, isOpen) = sizes(of: requirement, at: piece) else { continue }
            // They are searched for those of the piece.
            steps -= (grid.layouts.count + grid.rules.count) / 64
            func add(_ count: Int) throws(ExactOverflow) -> Bool {
                var fails = false
                steps -= grid.cases.layouts(of: count).count
                for arrangement in try uses.arrangements(of: count, at: piece) {
                    let check = ArrangementCheck(arrangement, of: grid, in: box, isOpenAbove: isOpen)
                    let outcome = try check.outcome(requirement.claim, &steps)
                    if case .fails = outcome { fails = true }
                    proof.add(outcome, for: arrangement)
                }
                return fails
            }
            let width = uses.pieces[piece].lower
            var last = 0
            for layout in grid.layouts
            where layout.count != last && requirement.holds(layout.count) && layout.widths.holds(width) {
                last = layout.count
                _ = try add(layout.count)
                if steps < 0 || isEnough(proof) { return proof }
            }
            for rule in grid.rules where rule.widths.holds(width) {
                let counts = CountsToProve(requirement: requirement, uses: uses, piece: piece)
                let (some, other) = counts.counts(of: rule, &steps)
                var fails = false
                for count in some where !fails {
                    fails = try add(count) && other != nil
                    if steps < 0 || isEnough(proof) { return proof }
                }
                if let other, !fails { proof.leaveOpen(.tooMany(other, by: rule.origin)) }
            }
        }
        return proof
    }

    /// The promised sizes that a requirement is about at a piece, and whether the greatest width isn't one of them; nil if there
    /// are none.
    private func sizes(of requirement: Requirement, at piece: Int) -> (SizeBox, isOpenAbove: Bool)? {
        let own = uses.pieces[piece]
        let lower = max(own.lower, requirement.widths.minimum ?? own.lower)
        var upper = own.upper
        var isOpen = piece < uses.pieces.count - 1
        if let below = requirement.widths.below, below <= upper { (upper, isOpen) = (below, true) }
        guard lower < upper || lower == upper && !isOpen else { return nil }
        return (SizeBox(width: LengthRange(lower: lower, upper: upper), height: grid.height), isOpen)
    }

    /// The strongest requirement of the same kind that holds and has few digits; nil if there is none.
    private mutating func weaker(_ requirement: Requirement, _ proof: RequirementProof) -> String? {
        guard let claim = (try? requirement.claim.weakened(proof.breaches)) ?? nil else { return nil }
        let weaker = Requirement(
            claim: claim.claim, from: requirement.from, to: requirement.to, widths: requirement.widths,
            text: requirement.text, span: requirement.span)
        guard let proof = try? prove(weaker), proof.breaches.isEmpty, proof.open == nil else { return nil }
        let counts = requirement.text.range(of: " for ")
        return "require " + claim.text + counts
    }
}

extension String {
    /// The text from the first occurrence of another; empty without one.
    fileprivate func range(of start: String) -> String {
        let (bytes, wanted) = (Array(utf8), Array(start.utf8))
        guard bytes.count >= wanted.count else { return "" }
        for place in 0...(bytes.count - wanted.count) where bytes[place...].starts(with: wanted) {
            return String(decoding: bytes[place...], as: UTF8.self)
        }
        return ""
    }
}

extension Requirement.Claim {
    /// The claim with limits that a layout with these breaches keeps, rounded to few digits, and how it is written.
    fileprivate func weakened(_ breaches: [Breach]) throws(ExactOverflow) -> (claim: Self, text: String)? {
        guard let worst = breaches.first?.excess.greatest, worst > .zero else { return nil }
        switch self {
        case .within(.ratio):
            let exact = try .one / worst
            let ratio =
                exact.numerator < 100 && exact.denominator < 100
                ? exact : try exact.rounded(places: 3, isDown: true)
            if ratio.isZero { return nil }
            return (.within(.ratio(ratio)), "within " + ratio.written)
        case .within(.height):
            let height = try worst.rounded(places: 0)
            return (.within(.height(height)), "within \(height.short)")
        case .tiles(let ratios):
            var (lower, upper) = (ratios.lower, ratios.upper)
            for breach in breaches {
                guard let value = breach.excess.greatest else { return nil }
                if case .tall = breach.kind {
                    lower = try Self.near(try .one / value, isDown: true)
                } else {
                    upper = try Self.near(value, isDown: false)
                }
            }
            if lower.isZero { return nil }
            return (
                .tiles(RatioRange(lower: lower, upper: upper)), "tiles \(lower.written)..\(upper.written)"
            )
        case .areas:
            let times = try worst.rounded(places: 2)
            return (.areas(times), "areas \(times.short)")
        case .largest: return nil
        case .keep(_, let ratios):
            let share = try (try .one / worst).rounded(places: 3, isDown: true)
            if share.isZero { return nil }
            let percent = try share * Rational(100)
            return (.keep(share, of: ratios), "keep \(percent.short)% of \(ratios.oneOrLimits)")
        }
    }

    /// A ratio of few digits near another, on one side of it.
    private static func near(_ ratio: Rational, isDown: Bool) throws(ExactOverflow) -> Rational {
        ratio.numerator < 100 && ratio.denominator < 100
            ? ratio : try ratio.rounded(places: 3, isDown: isDown)
    }
}

extension Rational {
    /// The ratio as it can be written in a spec.
    fileprivate var written: String {
        let isDecimal = denominator > 100 && !short.utf8.contains(UInt8(ascii: "/"))
        return isDecimal ? short + ":1" : asRatio
    }
}

extension RequirementProof.Unproved {
    fileprivate init(_ arrangement: Arrangement) {
        let reason =
            switch arrangement.tiles {
            case .justified: "which rows there are follows from all ratios together"
            case .waterfall: "which columns there are follows from all ratios together"
            case .tree, .solved: "its sizes follow from all ratios together"
            }
        self.init(count: arrangement.count, origin: arrangement.origin, reason: reason)
    }

    fileprivate static func tooMany(_ count: Int, by origin: Origin) -> Self {
        Self(count: count, origin: origin, reason: "there are too many counts and tiles to look at")
    }
}

extension Diagnostic {
    fileprivate static func unproved(
        _ requirement: Requirement, for unproved: RequirementProof.Unproved
    ) -> Diagnostic {
        Diagnostic(
            .requirementUnproved, "gridgen can't prove this for \(photos(unproved.count))",
            at: requirement.span,
            label: "may hold or not", related: [Label(unproved.origin.span, "by this rule")],
            notes: [unproved.reason],
            help: "name the counts of other rules, as in `for 1..4`, or leave it out")
    }
}
