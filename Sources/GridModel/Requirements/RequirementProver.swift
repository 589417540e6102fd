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
    /// The greatest bound of layouts for which there is no proof; nil if one has none.
    private var most: Rational? = .zero
    /// The counts for which there is a proof, and those for which there is none.
    private(set) var proved: Set<Int> = []
    private(set) var unproved: Set<Int> = []
    /// Whether nothing was there to prove.
    private(set) var isIdle = true

    mutating func add(_ result: Outcome, for arrangement: Arrangement) {
        switch result {
        case .notConcerned: return
        case .holds: proved.insert(arrangement.count)
        case .open(let most): leaveOpen(Unproved(arrangement, most: most))
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
        if let known = most, let own = unproved.most { most = max(known, own) } else { most = nil }
        self.unproved.insert(unproved.count)
        isIdle = false
    }

    /// Whether all that was found has a bound.
    var hasBound: Bool { most != nil && breaches.allSatisfy { $0.excess.greatest != nil } }

    /// What a weaker requirement has to allow, of each kind of breach; nil without a bound.
    var excesses: [(kind: Breach.Kind, greatest: Rational)]? {
        guard hasBound, let most else { return nil }
        var found: [(kind: Breach.Kind, greatest: Rational)] = []
        for breach in breaches {
            if let greatest = breach.excess.greatest { found.append((kind: breach.kind, greatest: greatest)) }
        }
        if !most.isZero { found.append((kind: breaches.first?.kind ?? .high, greatest: most)) }
        return found
    }

    /// A layout for which there is no proof.
    struct Unproved {
        let count: Int
        let origin: Origin
        let reason: String
        /// What is never exceeded, if that is known.
        let most: Rational?
    }

    /// What the proof finds for one arrangement.
    enum Outcome {
        case notConcerned, holds, tooMany
        case fails([Breach])
        /// There is no proof; what is never exceeded, if that is known.
        case open(most: Rational?)

        /// Adds what is found for another part of a requirement.
        mutating func add(_ other: Outcome) {
            switch (self, other) {
            case (.fails(let breaches), .fails(let others)): self = .fails(breaches + others)
            case (.fails, _): break
            case (_, .fails), (.holds, _): self = other
            default: break
            }
        }
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
    /// The cases at each piece of the promised heights.
    private var slices: [CaseUses]
    private var work: ProofWork

    init(_ grid: Grid) {
        self.grid = grid
        slices = grid.byHeight.map { CaseUses(of: $0) }
        work = ProofWork(requirements: grid.requirements.count)
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
        return proof.open.map { open in
            .unproved(
                requirement, for: open, provable: weaker(requirement, proof) ?? forFewer(requirement, proof))
        }
    }

    /// - Parameter isEnough: whether to stop at what has been found.
    mutating func prove(
        _ requirement: Requirement, until isEnough: (RequirementProof) -> Bool = { _ in false }
    ) throws(ExactOverflow) -> RequirementProof {
        var proof = RequirementProof()
        var slices = slices
        self.slices = []
        defer { self.slices = slices }
        for slice in slices.indices where requirement.sizes.heights.holds(slices[slice].grid.height.lower) {
            try prove(requirement, in: &slices[slice], &proof, until: isEnough)
            if work.steps < 0 || isEnough(proof) { break }
        }
        return proof
    }

    private mutating func prove(
        _ requirement: Requirement, in uses: inout CaseUses, _ proof: inout RequirementProof,
        until isEnough: (RequirementProof) -> Bool
    ) throws(ExactOverflow) {
        let grid = uses.grid
        let minimum = requirement.widths.minimum, below = requirement.widths.below
        let first = minimum.map { minimum in uses.pieces.firstPlace { $0.upper >= minimum } } ?? 0
        for piece in first..<uses.pieces.count {
            if let below, uses.pieces[piece].lower >= below { break }
            guard let (box, isOpen) = sizes(of: requirement, at: piece, uses) else { continue }
            // They are searched for those of the piece.
            work.steps -= (grid.layouts.count + grid.rules.count) / 64
            func add(_ count: Int) throws(ExactOverflow) -> Bool {
                var fails = false
                work.steps -= grid.cases.layouts(of: count).count
                for arrangement in try uses.arrangements(of: count, at: piece) {
                    let check = ArrangementCheck(arrangement, of: grid, in: box, isOpenAbove: isOpen)
                    let outcome = try check.outcome(requirement.claim, &work)
                    if case .fails = outcome { fails = true }
                    proof.add(outcome, for: arrangement)
                }
                return fails
            }
            let width = uses.pieces[piece].lower
            for own in grid.cases.layoutsByCount {
                guard let count = own.first?.count, requirement.holds(count),
                    !grid.cases.layouts(of: count, at: width).isEmpty
                else { continue }
                _ = try add(count)
                if work.steps < 0 || isEnough(proof) { return }
            }
            for place in grid.cases.rulePlaces(at: width) {
                let rule = grid.rules[place]
                let counts = CountsToProve(requirement: requirement, uses: uses, piece: piece)
                let (some, other) = counts.counts(of: rule, &work.steps)
                var fails = false
                for count in some where !fails {
                    fails = try add(count) && other != nil
                    if work.steps < 0 || isEnough(proof) { return }
                }
                if let other, !fails { proof.leaveOpen(.tooMany(other, by: rule.origin)) }
            }
        }
    }

    /// The promised sizes that a requirement is about at a piece, and whether the greatest width isn't one of them; nil if there
    /// are none.
    private func sizes(
        of requirement: Requirement, at piece: Int, _ uses: CaseUses
    ) -> (SizeBox, isOpenAbove: Bool)? {
        let own = uses.pieces[piece]
        let lower = max(own.lower, requirement.widths.minimum ?? own.lower)
        var upper = own.upper
        var isOpen = piece < uses.pieces.count - 1
        if let below = requirement.widths.below, below <= upper { (upper, isOpen) = (below, true) }
        guard lower < upper || lower == upper && !isOpen else { return nil }
        return (SizeBox(width: LengthRange(lower: lower, upper: upper), height: uses.grid.height), isOpen)
    }

    /// The strongest requirement of the same kind that holds and has few digits; nil if there is none.
    private mutating func weaker(_ requirement: Requirement, _ proof: RequirementProof) -> String? {
        var excesses = proof.excesses
        // The greatest quotient of areas is known only nearly.
        for _ in 0..<3 {
            guard let weaker = (try? requirement.weakened(excesses)) ?? nil,
                let proof = try? prove(weaker, until: { $0.open != nil && !$0.hasBound })
            else { return nil }
            if proof.breaches.isEmpty, proof.open == nil { return weaker.text }
            if !proof.hasBound { return nil }
            excesses = proof.excesses
        }
        return nil
    }

    /// The same requirement for the counts that can be proved; nil if there are none.
    private mutating func forFewer(_ requirement: Requirement, _ proof: RequirementProof) -> String? {
        guard let counts = proof.proved.longest(without: proof.unproved) else { return nil }
        let fewer = requirement.named(for: counts)
        guard let proof = try? prove(fewer), proof.breaches.isEmpty, proof.open == nil else { return nil }
        return fewer.text
    }
}

extension RequirementProof.Unproved {
    fileprivate init(_ arrangement: Arrangement, most: Rational?) {
        let reason =
            switch arrangement.tiles {
            case .justified, .aimedParts: "which rows there are follows from all ratios together"
            case .waterfall: "which columns there are follows from all ratios together"
            case .tree, .strip, .solved: "its sizes follow from all ratios together"
            }
        self.init(count: arrangement.count, origin: arrangement.origin, reason: reason, most: most)
    }

    fileprivate static func tooMany(_ count: Int, by origin: Origin) -> Self {
        Self(
            count: count, origin: origin, reason: "there are too many counts and tiles to look at", most: nil)
    }
}

extension Diagnostic {
    fileprivate static func unproved(
        _ requirement: Requirement, for unproved: RequirementProof.Unproved, provable: String?
    ) -> Diagnostic {
        Diagnostic(
            .requirementUnproved, "gridgen can't prove this for \(photos(unproved.count))",
            at: requirement.span,
            label: "may hold or not", related: [Label(unproved.origin.span, "by this rule")],
            notes: [unproved.reason],
            help: provable.map { "`\($0)` can be proved" }
                ?? "name the counts of other rules, as in `for 1..4`, or leave it out")
    }
}

extension Set<Int> {
    /// The longest run of numbers in order, among which none of others is.
    fileprivate func longest(without others: Set<Int>) -> ClosedRange<Int>? {
        var best: ClosedRange<Int>?, bestCount = 0
        var first: Int?, count = 0
        for (number, isOwn) in (subtracting(others).map { ($0, true) } + others.map { ($0, false) }).inOrder(
            by: { $0.0 < $1.0 })
        {
            guard isOwn else {
                (first, count) = (nil, 0)
                continue
            }
            count += 1
            let from = first ?? number
            first = from
            if count > bestCount { (best, bestCount) = (from...number, count) }
        }
        return best
    }
}
