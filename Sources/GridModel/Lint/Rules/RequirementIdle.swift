internal import GridSyntax

extension LintRule {
    static let requirementIdle = LintRule(
        explanation: Explanation(
            .requirementIdle,
            "a `require` that nothing can break",
            "No layout is concerned, since no rule has the counts or tiles that it is about; or another `require` says the same "
                + "or more.",
            bad: "require areas 2 for 5..9\n1..4: rows of 2 balanced",
            good: "require areas 4 for 3..4\n1..4: rows of 2 stretch"
        )
    ) { linted in
        guard let grid = linted.grid, !grid.requirements.isEmpty else { return [] }
        let idle = idleRequirements(of: grid)
        let requirements = grid.requirements
        let places = Dictionary(grouping: requirements.indices) { requirements[$0].sizes }
        return requirements.enumerated().compactMap { place, requirement in
            // Only those for all sizes, or for the same ones, may say as much.
            let stronger = Set([.all, requirement.sizes]).compactMap { sizes in
                places[sizes]?.first { other in
                    let each = requirements[other]
                    return other != place && each.implies(requirement)
                        && !(other > place && requirement.implies(each))
                }
            }.min()
            if let stronger { return .impliedRequirement(requirement, by: requirements[stronger]) }
            return idle.contains(place) ? .idleRequirement(requirement) : nil
        }
    }
}

extension Requirement {
    /// Whether it says as much as another, or more.
    fileprivate func implies(_ other: Requirement) -> Bool {
        guard from <= other.from, to ?? .max >= other.to ?? .max, sizes == .all || sizes == other.sizes
        else {
            return false
        }
        switch (claim, other.claim) {
        case (.within(.ratio(let own)), .within(.ratio(let ratio))): return own >= ratio
        case (.within(.height(let own)), .within(.height(let height))): return own <= height
        case (.atLeast(.ratio(let own)), .atLeast(.ratio(let ratio))): return own <= ratio
        case (.atLeast(.height(let own)), .atLeast(.height(let height))): return own >= height
        case (.tiles(let own), .tiles(let ratios)):
            return own.lower >= ratios.lower && own.upper <= ratios.upper
        case (.areas(let own), .areas(let times)): return own <= times
        case (.largest(let own), .largest(let photo)): return own == photo
        case (.keep(let own, let ownRatios), .keep(let share, let ratios)):
            return own >= share && ownRatios.lower <= ratios.lower && ownRatios.upper >= ratios.upper
        case (.within, _), (.atLeast, _), (.tiles, _), (.areas, _), (.largest, _), (.keep, _): return false
        }
    }
}

extension Diagnostic {
    fileprivate static func impliedRequirement(_ requirement: Requirement, by other: Requirement)
        -> Diagnostic
    {
        Diagnostic(
            .requirementIdle, "another `require` says this already", at: requirement.span,
            related: [Label(other.span, "says as much or more")], help: "remove one of the two")
    }

    fileprivate static func idleRequirement(_ requirement: Requirement) -> Diagnostic {
        Diagnostic(
            .requirementIdle, "no layout is concerned by this `require`", at: requirement.span,
            help: "remove it, or name counts that have a rule and tiles enough")
    }
}
