import GridSyntax
import TestSupport
import Testing

@testable import GridModel

@Suite struct CellSearchTests {
    private func ratio(_ width: Int128, _ height: Int128) -> Rational {
        (try? Rational(width, over: height)) ?? .one
    }

    @Test func classesAreBetweenTheLimitsOfBothGrids() {
        let old = Shapes(tall: ratio(3, 4), wide: ratio(4, 3))
        #expect(letters(ShapeClass.all(old: old, new: old)) == ["tt", "ss", "ww"])
        let wider = Shapes(tall: ratio(3, 4), wide: ratio(3, 2))
        #expect(letters(ShapeClass.all(old: old, new: wider)) == ["tt", "ss", "ws", "ww"])
        let apart = Shapes(tall: ratio(3, 2), wide: Rational(2))
        #expect(letters(ShapeClass.all(old: old, new: apart)) == ["tt", "st", "wt", "ws", "ww"])
        // At a limit a photo is square.
        let point = Shapes(tall: .one, wide: .one)
        #expect(letters(ShapeClass.all(old: point, new: wider)) == ["tt", "ts", "ss", "ws", "ww"])
    }

    private func letters(_ classes: [ShapeClass]) -> [String] {
        classes.map { $0.old.rawValue + $0.new.rawValue }
    }

    /// All photos of all classes are tried.
    @Test func aCaseIsFoundIfPhotosComeToIt() {
        var random = SeededGenerator.forTest(named: "photos of two cases")
        let limits = [ratio(1, 2), ratio(3, 4), .one, ratio(4, 3), Rational(2)]
        var found = (some: 0, none: 0)
        for _ in 0..<trials(1500) {
            func shapes() -> Shapes {
                let tall = random.pick(limits)
                return Shapes(tall: tall, wide: random.pick(limits.filter { $0 >= tall }))
            }
            let grids = (old: shapes(), new: shapes())
            let classes = ShapeClass.all(old: grids.old, new: grids.new)
            let count = Int.random(in: 1...3, using: &random)
            let goals = (goal(count, &random), goal(count, &random))
            let mayAdd = Bool.random(using: &random)
            var search = CellSearch(classes, steps: 1 << 22)
            let cells = search.cells(old: goals.0, new: goals.1, count: count, mayAdd: mayAdd, limit: 1)
            let samples = photos(of: classes.map { $0.example }, count, mayAdd).filter {
                comes($0, goals.0, grids.old) && comes($0, goals.1, grids.new)
            }
            #expect(cells.isEmpty == samples.isEmpty, "seed \(random.seed): \(goals), \(grids)")
            for cell in cells {
                let isFitting =
                    comes(cell.photos, goals.0, grids.old) && comes(cell.photos, goals.1, grids.new)
                #expect(isFitting, "seed \(random.seed): \(goals), \(grids)")
            }
            // Of all cells together, none lacks photos.
            var all = CellSearch(classes, steps: 1 << 22)
            let listed = all.cells(old: goals.0, new: goals.1, count: count, mayAdd: mayAdd, limit: 1_000)
            for sample in samples {
                #expect(
                    listed.contains { holds($0, sample, count) }, "seed \(random.seed): \(goals), \(grids)")
            }
            if cells.isEmpty { found.none += 1 } else { found.some += 1 }
        }
        #expect(found.some > 20 && found.none > 20)
    }

    private func goal(_ count: Int, _ random: inout SeededGenerator) -> CellSearch.Goal {
        func pattern() -> Pattern {
            let letters = (0..<count).map { _ in
                random.pick([PatternLetter.any, .any, .tall, .square, .wide])
            }
            return Pattern(letters).shortened ?? []
        }
        let earlier = (0..<Int.random(in: 0...3, using: &random)).map { _ in pattern() }
        return CellSearch.Goal(pattern: pattern(), earlier: earlier.filter { !$0.isEmpty })
    }

    private func photos(of ratios: [Rational], _ count: Int, _ mayAdd: Bool) -> [Photos] {
        var lists: [[Rational]] = [[]]
        for _ in 0..<count { lists = lists.flatMap { list in ratios.map { list + [$0] } } }
        return lists.map { Photos($0) } + (mayAdd ? lists.map { Photos($0, addPlace: count - 1) } : [])
    }

    private func comes(_ photos: Photos, _ goal: CellSearch.Goal, _ shapes: Shapes) -> Bool {
        photos.match(goal.pattern, shapes) && !goal.earlier.contains { photos.match($0, shapes) }
    }

    private func holds(_ cell: PhotoCell, _ photos: Photos, _ count: Int) -> Bool {
        if let place = photos.addPlace, cell.classes.indices.contains(place), cell.addPlace != place {
            return cell.classes[place] == nil
        }
        if cell.addPlace != nil, cell.addPlace != photos.addPlace { return false }
        return (0..<count).allSatisfy { place in
            if place == photos.addPlace { return true }
            let limits = cell.limits(at: place), ratio = photos.ratio(at: place)
            return limits.lower <= ratio && ratio <= limits.upper ?? ratio
        }
    }
}
