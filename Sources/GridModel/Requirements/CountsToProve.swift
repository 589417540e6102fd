internal import GridSyntax

/// Finds counts of photos that stand for all counts of a rule.
///
/// What a requirement says of tiles depends on the sizes that occur together. In rows outside a frame these follow from the
/// lengths of the first and the last row, in blocks from the number of photos in the last block. So the counts of one rule with
/// the same lengths are alike, and one of each kind is enough. Which photo is the largest depends on its row, too, until there
/// are so many photos that it is in none of the last rows. The height depends on the count itself.
struct CountsToProve {
    let requirement: Requirement
    let uses: CaseUses
    let piece: Int

    /// More tiles of one count are not looked at, or photos whose sizes follow from each other.
    private static let (mostTilesOfOne, mostPhotosOfOne) = (10_000, 1_000)

    /// The counts, and one for which they don't stand; nil if they stand for all.
    ///
    /// - Parameter steps: how many counts may still be looked at.
    func counts(of rule: Rule, _ steps: inout Int) -> (counts: [Int], other: Int?) {
        let lower = max(rule.from, requirement.from)
        let upper = min(rule.to ?? .max, requirement.to ?? .max)
        guard lower <= upper else { return ([], nil) }
        var known = Set<[Int]>()
        var found: [Int] = []
        var last = upper
        if let period = period(of: rule) {
            // One of each kind, also if layouts of their own take some counts.
            let layouts = uses.grid.layouts
            let all = lower.addingClamped(period.multipliedClamped(layouts.count + 2))
            let beyond = max(lower, layouts.last?.count ?? 0).addingClamped(period.multipliedClamped(2))
            last = min(upper, all, beyond)
        }
        // Without an end, the height grows without limit, so it is too great for some of ever greater counts.
        var grows = false
        if case .within = requirement.claim, upper == .max, !isEquallyHigh(rule) { grows = true }
        let mostOfOne = rule.keepsRatios ? Self.mostPhotosOfOne : Self.mostTilesOfOne
        var count = lower
        while count <= last {
            // A count is looked up in each section.
            steps -= 1 + uses.pieces.count / 64
            if steps < 0 { return (found, count) }
            guard let first = uses.rule(for: count, at: piece) else { break }
            if first != rule {
                guard let to = first.to, to < .max else { break }
                count = to + 1
                continue
            }
            // A count with layouts of its own may leave nothing to the rule, so it stands for no other.
            let patterns = uses.patterns(of: count, at: piece)
            let isNew =
                patterns.isEmpty ? known.insert(kind(of: count, rule)).inserted : !patterns.contains([])
            if isNew {
                if count > mostOfOne, !isAlike(rule) { return (found, count) }
                found.append(count)
            }
            count = count.addingClamped(grows ? count : 1)
            if count == .max { return (found, count) }
        }
        return (found, nil)
    }

    /// Whether all counts of a rule have the same tiles.
    private func isAlike(_ rule: Rule) -> Bool {
        if case .show = rule.arrangement { true } else { false }
    }

    /// Whether the containers of all counts of a rule are equally high.
    private func isEquallyHigh(_ rule: Rule) -> Bool { isAlike(rule) || rule.strip != nil }

    /// After how many counts each kind has occurred; nil if each count is of its own kind.
    private func period(of rule: Rule) -> Int? {
        var largest: Int?
        if case .largest(let photo) = requirement.claim { largest = photo }
        if case .within = requirement.claim { return isEquallyHigh(rule) ? 1 : nil }
        let own: Int
        switch rule.arrangement {
        case .show: own = 0
        case .rows, .parts:
            guard let rows = rule.anyRows, !rows.sizing.isFrame else { return nil }
            // Of balanced rows, each kind is among the counts with one row more or occurs never again. Which of them are shorter
            // is the same again only when none can be shorter by two.
            let isLong = rows.last == .balanced && largest != nil
            own = rows.perRow * (isLong ? rows.perRow + 1 : 2) + (rule.parts?.written ?? 0)
        case .repeated(let blocks): own = 2 * blocks.perBlock
        case .justified, .aimedParts, .strip, .waterfall:
            own = 3 + rule.writtenRows.reduce(0) { $0 + $1.count }
        }
        return (largest ?? 1).addingClamped(own)
    }

    /// Numbers that are the same for counts of the same kind.
    private func kind(of count: Int, _ rule: Rule) -> [Int] {
        guard let period = period(of: rule) else { return [count] }
        if case .largest(let photo) = requirement.claim, count <= photo.addingClamped(period) {
            return [count]
        }
        switch rule.arrangement {
        case .show: return []
        case .rows, .parts:
            // All counts of a row or less are rows of their own.
            let others = count - (rule.parts?.written ?? 0)
            guard let rows = rule.anyRows, others > rows.perRow else { return [count] }
            let ends = rows.ends(others)
            return [ends.first, ends.last, 0]
        case .repeated(let blocks):
            return count < blocks.perBlock ? [count] : [count % blocks.perBlock, 0]
        case .justified, .strip, .waterfall: return [min(count, 3)]
        case .aimedParts(let parts): return [min(count - parts.written, 3)]
        }
    }
}
