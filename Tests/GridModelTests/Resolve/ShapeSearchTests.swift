import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// The search for shapes without a rule, against a list of all cases.
@Suite("Search for shapes") struct ShapeSearchTests {
    static let letters: [PatternLetter] = [.tall, .square, .wide]

    /// All combinations of shapes for `count` tiles; nil is the tile that adds a photo.
    private func cases(_ room: ShapeRoom, _ shapes: Shapes) -> [[PatternLetter?]] {
        var cases: [[PatternLetter?]] = [[]]
        for place in 0..<room.count {
            let possible: [PatternLetter?] = shapes.letters
            let letters = room.mayAdd && place == room.count - 1 ? possible + [nil] : possible
            cases = cases.flatMap { head in letters.map { head + [$0] } }
        }
        return cases
    }

    private func isFor(_ pattern: Pattern, _ tiles: [PatternLetter?]) -> Bool {
        zip(pattern, tiles).allSatisfy { $0 == .any || $0 == $1 }
    }

    private func randomPattern(_ count: Int, _ generator: inout SeededGenerator) -> Pattern {
        let length = Int.random(in: 0...count, using: &generator)
        return (0..<length).map { _ in
            ([.any, .any] + Self.letters).randomElement(using: &generator) ?? .any
        }
    }

    @Test("it finds a case exactly if there is one")
    func everyCase() throws {
        var generator = SeededGenerator.forTest()
        var covered = 0
        for _ in 0..<3_000 {
            let count = Int.random(in: 1...4, using: &generator)
            let room = ShapeRoom(count: count, mayAdd: Bool.random(using: &generator))
            let shapes =
                Bool.random(using: &generator)
                ? Shapes.standard : Shapes(tall: .one, includesTall: true, wide: .one)
            let pattern = randomPattern(count, &generator)
            let others = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                randomPattern(count, &generator)
            }
            let comment: Testing.Comment =
                "seed \(generator.seed): \(pattern.text) without \(others.map(\.text)) \(room)"
            let left = cases(room, shapes).filter { tiles in
                isFor(pattern, tiles) && !others.contains { isFor($0, tiles) }
            }
            var search = ShapeSearch(shapes, steps: 1 << 20)
            guard let found = try search.firstCase(of: pattern, without: others, in: room) else {
                covered += 1
                #expect(left.isEmpty, comment)
                continue
            }
            // Every case of the result is unmatched.
            let known = found.hasAddTile ? count - 1 : count
            let letters = found.letters.prefix(known).map { $0 }.padded(to: known)
            let tiles = letters.map { Optional($0) } + (found.hasAddTile ? [nil] : [])
            let meant = cases(room, shapes).filter { zip(tiles, $0).allSatisfy { $0 == .any || $0 == $1 } }
            #expect(!meant.isEmpty && meant.allSatisfy(left.contains), comment)
        }
        #expect(covered > 100)
    }

    @Test("52 photos are no problem: few steps suffice for 3^52 cases")
    func many() throws {
        let one = { (place: Int, letter: PatternLetter) in Pattern(repeating: .any, count: place) + [letter] }
        let room = ShapeRoom(count: 52, mayAdd: false)
        let singles = (0..<52).flatMap { [one($0, .tall), one($0, .wide)] }
        var search = ShapeSearch(.standard, steps: 20_000)
        let squares = try search.firstCase(of: [], without: singles, in: room)
        #expect(squares?.letters == Pattern(repeating: .square, count: 52))
        let all = singles + [Pattern(repeating: .square, count: 52)]
        #expect(try search.firstCase(of: [], without: all, in: room) == nil)
    }

    @Test("a search that would take forever is given up")
    func entangled() {
        var generator = SeededGenerator(seed: 1)
        // Clauses with three literals, in the number that makes such problems hardest.
        let patterns = (0..<900).map { _ in
            var pattern = Pattern(repeating: .any, count: 60)
            for _ in 0..<3 {
                pattern[Int.random(in: 0..<60, using: &generator)] =
                    Self.letters.randomElement(using: &generator) ?? .tall
            }
            return pattern
        }
        #expect(throws: TooEntangled.self) {
            var search = ShapeSearch(.standard, steps: 200_000)
            _ = try search.firstCase(
                of: [], without: patterns, in: ShapeRoom(count: 60, mayAdd: false))
        }
    }
}
