internal import GridSyntax

/// Finds photos that come to one case of the old grid and one of the new grid. Whether there are any is an NP-hard question,
/// so `steps` limits all searches together.
struct CellSearch {
    private let classes: [ShapeClass]
    private var steps: Int

    /// The patterns of a case of one grid, and of those before it.
    struct Goal {
        let pattern: Pattern
        let earlier: [Pattern]
    }

    init(_ classes: [ShapeClass], steps: Int) { (self.classes, self.steps) = (classes, steps) }

    /// Cells of photos that come to both cases, at most `limit` of them.
    ///
    /// - Parameters:
    ///   - mayAdd: whether the last tile may be the one that adds a photo.
    mutating func cells(old: Goal, new: Goal, count: Int, mayAdd: Bool, limit: Int) -> [PhotoCell] {
        let length = [old, new].reduce(0) { longest, goal in
            goal.earlier.reduce(max(longest, goal.pattern.count)) { max($0, $1.count) }
        }
        var walk = Walk(
            old: old, new: new, classes: classes, length: length, addPlace: mayAdd ? count - 1 : nil,
            limit: limit, steps: steps)
        walk.go(on: PhotoCell(), old.earlier, new.earlier)
        steps = walk.steps
        if walk.steps < 0, walk.found.isEmpty { return [walk.unchecked].compactMap { $0 } }
        return walk.found
    }

    /// One search, from photo to photo.
    private struct Walk {
        let old, new: Goal
        let classes: [ShapeClass]
        /// The number of photos that patterns look at.
        let length: Int
        let addPlace: Int?
        let limit: Int
        var steps: Int
        var found: [PhotoCell] = []

        /// Goes on with the next photo.
        ///
        /// - Parameters:
        ///   - olds: the earlier patterns of the old grid that match the photos so far; `news` of the new one.
        mutating func go(on cell: PhotoCell, _ olds: [Pattern], _ news: [Pattern]) {
            steps -= 1 + olds.count + news.count
            let place = cell.classes.count
            // An earlier pattern that requires nothing more matches all photos of the cell.
            let isTaken = (olds + news).contains { $0.count <= place }
            if isTaken || found.count == limit || steps < 0 { return }
            guard place < length else {
                found.append(cell)
                return
            }
            let own = (old: letter(old.pattern, place), new: letter(new.pattern, place))
            let required = (
                old: olds.filter { $0[place] != .any }, new: news.filter { $0[place] != .any }
            )
            var next = cell
            next.classes.append(nil)
            if own == (.any, .any), required.old.isEmpty, required.new.isEmpty {
                go(on: next, olds, news)
                return
            }
            var options = classes.filter {
                (own.old == .any || own.old == $0.old) && (own.new == .any || own.new == $0.new)
            }
            // To find one cell, a class that no earlier pattern requires makes others needless.
            if limit == 1,
                let free = options.first(where: { each in
                    !required.old.contains { $0[place] == each.old }
                        && !required.new.contains { $0[place] == each.new }
                })
            {
                options = [free]
            }
            for option in options {
                next.classes[place] = option
                go(
                    on: next, olds.filter { $0[place] == .any || $0[place] == option.old },
                    news.filter { $0[place] == .any || $0[place] == option.new })
            }
            if place == addPlace, own == (.any, .any) {
                next.classes[place] = nil
                next.addPlace = place
                go(on: next, olds.filter { $0[place] == .any }, news.filter { $0[place] == .any })
            }
        }

        /// Photos that both patterns match, whatever the earlier ones do; nil if there are none.
        var unchecked: PhotoCell? {
            var cell = PhotoCell()
            for place in 0..<max(old.pattern.count, new.pattern.count) {
                let own = (letter(old.pattern, place), letter(new.pattern, place))
                let fitting = classes.first {
                    (own.0 == .any || own.0 == $0.old) && (own.1 == .any || own.1 == $0.new)
                }
                guard let fitting else { return nil }
                cell.classes.append(own == (.any, .any) ? nil : fitting)
            }
            return cell
        }

        private func letter(_ pattern: Pattern, _ place: Int) -> PatternLetter {
            pattern.indices.contains(place) ? pattern[place] : .any
        }
    }
}
