package import GridSyntax

/// A pattern as letters: one for each photo from the first; photos behind the last letter may have any shape.
package typealias Pattern = [PatternLetter]

/// Shapes of photos that something is true of: `any` where the shape makes no difference.
struct ShapeCase: Hashable {
    /// The letters of the first photos; those behind them may have any shape.
    let letters: Pattern
    /// Whether behind the photos stands the tile that adds one.
    let hasAddTile: Bool
}

/// The photos that patterns look at.
struct ShapeRoom {
    /// How many tiles there are.
    let count: Int
    /// Whether the last of them may be the tile that adds a photo, which matches `.` only.
    let mayAdd: Bool
}

/// The mark that patterns are too entangled to be compared in a bounded number of steps.
struct TooEntangled: Error {}

/// Looks for shapes that no pattern of a list is for: exactly, and without listing the 3^n cases.
///
/// It goes from photo to photo. Where some shape of a photo is asked for by no pattern, the photo is given that shape: a
/// pattern that is for it is for the others too. Only where all three are asked for it tries one after the other. Whether
/// patterns cover everything is an NP-hard question, so `steps` bounds all searches together.
struct ShapeSearch {
    /// How many more times a pattern may be looked at.
    private(set) var steps: Int

    /// The letters that a pattern of the list asks for, and how many of them have been decided.
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

    init(steps: Int) { self.steps = steps }

    /// The first shapes found that `pattern` is for and none of `others` is; nil where together they are for all of them.
    mutating func firstCase(
        of pattern: Pattern, without others: [Pattern], in room: ShapeRoom
    ) throws(TooEntangled) -> ShapeCase? {
        // Of each other pattern the places that it asks more of than `pattern` does.
        var asked: [[Int]] = []
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
            if places != nil { candidates.append(Candidate(pattern: asked.count, decided: 0)) }
            asked.append(places ?? [])
        }

        var branches: [Branch] = []
        /// What has been decided beside what `pattern` says, by place; nil stands for the tile that adds a photo.
        var decided: [(place: Int, letter: PatternLetter?)] = []
        while true {
            if let place = nextPlace(of: candidates, asked) {
                let untried = letters(at: place, candidates, asked, others, in: room)
                branches.append(Branch(place: place, candidates: candidates, untried: untried))
            } else if candidates.isEmpty {
                return shapes(of: pattern, decided)
            }
            // Where a candidate asks nothing more, it is for all that is left: back to what is untried.
            guard var branch = branches.popLast() else { return nil }
            let letter = branch.untried.removeFirst()
            if !branch.untried.isEmpty { branches.append(branch) }
            while let last = decided.last, last.place >= branch.place { decided.removeLast() }
            decided.append((branch.place, letter))
            try spend(branch.candidates.count)
            candidates = branch.candidates.compactMap { candidate in
                guard asked[candidate.pattern][candidate.decided] == branch.place else { return candidate }
                guard others[candidate.pattern][branch.place] == letter else { return nil }
                return Candidate(pattern: candidate.pattern, decided: candidate.decided + 1)
            }
        }
    }

    /// Counts steps; as many as are allowed may be taken.
    mutating func spend(_ count: Int) throws(TooEntangled) {
        steps -= count
        if steps < 0 { throw TooEntangled() }
    }

    /// The first place that a candidate asks something of; nil where there is no candidate, or one that asks nothing more.
    private func nextPlace(of candidates: [Candidate], _ asked: [[Int]]) -> Int? {
        var first: Int?
        for candidate in candidates {
            let places = asked[candidate.pattern]
            guard candidate.decided < places.count else { return nil }
            first = min(first ?? .max, places[candidate.decided])
        }
        return first
    }

    /// The letters to try at a place: one that no candidate asks for, or else all.
    private func letters(
        at place: Int, _ candidates: [Candidate], _ asked: [[Int]], _ others: [Pattern], in room: ShapeRoom
    ) -> [PatternLetter?] {
        var found = Set<PatternLetter>()
        for candidate in candidates where asked[candidate.pattern][candidate.decided] == place {
            found.insert(others[candidate.pattern][place])
        }
        let all: [PatternLetter?] = [.tall, .square, .wide]
        for case let letter? in all where !found.contains(letter) { return [letter] }
        return room.mayAdd && place == room.count - 1 ? [nil] : all
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
    var text: String { "[" + map { $0.rawValue }.joined() + "]" }

    /// Whether it is for every shape that the other is for.
    func holds(_ other: Pattern) -> Bool {
        enumerated().allSatisfy { place, letter in
            letter == .any || (other.indices.contains(place) && other[place] == letter)
        }
    }

    /// The letters up to the last that asks for a shape; nil where it is for any shapes.
    var shortened: Pattern? { lastIndex { $0 != .any }.map { Pattern(self[...$0]) } }

    /// The same for `count` photos: with a letter for each of them.
    package func padded(to count: Int) -> Pattern {
        self + Pattern(repeating: .any, count: Swift.max(0, count - self.count))
    }

    /// The pattern for the shapes that both are for; nil where there are none.
    func intersection(_ other: Pattern) -> Pattern? {
        var both = self
        for (place, letter) in other.enumerated() where letter != .any {
            while both.count <= place { both.append(.any) }
            if both[place] == .any { both[place] = letter }
            if both[place] != letter { return nil }
        }
        return both
    }
}
