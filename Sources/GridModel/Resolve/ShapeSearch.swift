package import GridSyntax

/// A pattern as letters, one for each photo from the first; photos after the last letter may have any shape.
package typealias Pattern = [PatternLetter]

/// An example of photo shapes; `any` if the shape makes no difference.
struct ShapeCase: Hashable {
    /// The letters of the first photos; later photos may have any shape.
    let letters: Pattern
    /// Whether the add tile follows the photos.
    let hasAddTile: Bool
}

/// The tiles that patterns match.
struct ShapeRoom {
    /// The number of tiles.
    let count: Int
    /// Whether the last may be the add tile, which matches `.` only.
    let mayAdd: Bool
}

/// Thrown when comparing patterns takes more steps than allowed.
struct TooEntangled: Error {}

/// Finds shapes that no pattern of a list matches: exactly, and without listing the 3^n cases.
///
/// The search goes from photo to photo. If no pattern requires a certain shape of a photo, the search gives it that
/// shape: a pattern that matches it also matches the other shapes. Only if patterns require all shapes does the search
/// try each in turn. Whether patterns cover all shapes is an NP-hard question, so `steps` limits all searches together.
struct ShapeSearch {
    /// The remaining number of pattern checks.
    private(set) var steps: Int

    /// A pattern of the list, and the number of its required letters that have been decided.
    private struct Candidate {
        let pattern: Int
        var decided: Int
    }

    /// A photo whose shapes are tried in turn.
    private struct Branch {
        let place: Int
        let candidates: [Candidate]
        var untried: [PatternLetter?]
    }

    /// The shapes that photos have.
    private let letters: [PatternLetter]

    init(_ shapes: Shapes, steps: Int) {
        (self.steps, letters) = (steps, shapes.letters)
    }

    /// The first shapes found that `pattern` matches and none of `others` does; nil if `others` match all of its shapes.
    mutating func firstCase(
        of pattern: Pattern, without others: [Pattern], in room: ShapeRoom
    ) throws(TooEntangled) -> ShapeCase? {
        if letters.count < PatternLetter.shapes.count, pattern.contains(.square) { return nil }
        // For each other pattern, the places where it requires more than `pattern`.
        var required: [[Int]] = []
        var candidates: [Candidate] = []
        for other in others {
            try spend(1 + other.count)
            var places: [Int]? = []
            for (place, letter) in other.enumerated() where letter != .any {
                let own = pattern.indices.contains(place) ? pattern[place] : .any
                if own == letter { continue }
                if own != .any {
                    places = nil
                    break
                }
                places?.append(place)
            }
            if places != nil { candidates.append(Candidate(pattern: required.count, decided: 0)) }
            required.append(places ?? [])
        }

        var branches: [Branch] = []
        /// The letters decided in addition to `pattern`, by place; nil means the add tile.
        var decided: [(place: Int, letter: PatternLetter?)] = []
        while true {
            if let place = nextPlace(of: candidates, required) {
                let untried = letters(at: place, candidates, required, others, in: room)
                branches.append(Branch(place: place, candidates: candidates, untried: untried))
            } else if candidates.isEmpty {
                return shapes(of: pattern, decided)
            }
            // A candidate without further required letters matches all that is left: backtrack.
            guard var branch = branches.popLast() else { return nil }
            let letter = branch.untried.removeFirst()
            if !branch.untried.isEmpty { branches.append(branch) }
            while let last = decided.last, last.place >= branch.place { decided.removeLast() }
            decided.append((branch.place, letter))
            try spend(branch.candidates.count)
            candidates = branch.candidates.compactMap { candidate in
                guard required[candidate.pattern][candidate.decided] == branch.place else { return candidate }
                guard others[candidate.pattern][branch.place] == letter else { return nil }
                return Candidate(pattern: candidate.pattern, decided: candidate.decided + 1)
            }
        }
    }

    /// Whether earlier patterns leave some of a pattern's shapes to it; true if the search hits its limit.
    mutating func isUsed(_ pattern: Pattern, after earlier: [Pattern], in room: ShapeRoom) -> Bool {
        do throws(TooEntangled) {
            return try firstCase(of: pattern, without: earlier, in: room) != nil
        } catch {
            return true
        }
    }

    /// Counts steps; throws when there are more than allowed.
    mutating func spend(_ count: Int) throws(TooEntangled) {
        steps -= count
        if steps < 0 { throw TooEntangled() }
    }

    /// The first place where a candidate requires a letter; nil if there is no candidate, or one without further letters.
    private func nextPlace(of candidates: [Candidate], _ required: [[Int]]) -> Int? {
        var first: Int?
        for candidate in candidates {
            let places = required[candidate.pattern]
            guard candidate.decided < places.count else { return nil }
            first = min(first ?? .max, places[candidate.decided])
        }
        return first
    }

    /// The letters to try at a place: one that no candidate requires, or else all.
    private func letters(
        at place: Int, _ candidates: [Candidate], _ required: [[Int]], _ others: [Pattern], in room: ShapeRoom
    ) -> [PatternLetter?] {
        var found = Set<PatternLetter>()
        for candidate in candidates where required[candidate.pattern][candidate.decided] == place {
            found.insert(others[candidate.pattern][place])
        }
        for letter in letters where !found.contains(letter) { return [letter] }
        return room.mayAdd && place == room.count - 1 ? [nil] : letters.map { $0 }
    }

    private func shapes(
        of pattern: Pattern, _ decided: [(place: Int, letter: PatternLetter?)]
    ) -> ShapeCase {
        var letters = pattern
        var hasAddTile = false
        for (place, letter) in decided {
            guard let letter else {
                hasAddTile = true
                continue
            }
            while letters.count <= place { letters.append(.any) }
            letters[place] = letter
        }
        return ShapeCase(letters: letters, hasAddTile: hasAddTile)
    }
}

extension Pattern {
    /// The pattern as it is written.
    package var text: String { "[" + map { $0.rawValue }.joined() + "]" }

    /// Whether it matches all shapes that the other matches.
    package func holds(_ other: Pattern) -> Bool {
        enumerated().allSatisfy { place, letter in
            letter == .any || (other.indices.contains(place) && other[place] == letter)
        }
    }

    /// The letters up to the last that requires a shape; nil if it matches any shapes.
    var shortened: Pattern? { lastIndex { $0 != .any }.map { Pattern(self[...$0]) } }

    /// The same pattern with a letter for each of `count` photos.
    package func padded(to count: Int) -> Pattern {
        self + Pattern(repeating: .any, count: Swift.max(0, count - self.count))
    }

    /// The pattern that requires a shape of one photo.
    init(_ letter: PatternLetter, at place: Int) {
        self = Pattern(repeating: .any, count: Swift.max(0, place)) + [letter]
    }

    /// The pattern for the shapes that both match; nil if there are none.
    package func intersection(_ other: Pattern) -> Pattern? {
        var both = self
        for (place, letter) in other.enumerated() where letter != .any {
            while both.count <= place { both.append(.any) }
            if both[place] == .any { both[place] = letter }
            if both[place] != letter { return nil }
        }
        return both
    }
}
