import Foundation
import GridEmit
import GridModel
import TestSupport
import Testing

/// What generated Swift promises beyond frames, checked by a program that calls it.
@Suite("Behavior of generated Swift", .compiler) struct GeneratedSwiftBehaviorTests {
    @Test("insets at run time are those of a spec")
    func insets() throws {
        var grids: [Grid] = []
        var main = """
            nonisolated(unsafe) var compared = 0
            func check(_ name: String, _ given: [Double]?, _ own: [Double]?) {
                guard let given, let own else { return print(name, "one is missing") }
                for (a, b) in zip(given, own) where !(abs(a - b) < 1e-9 * max(1000, abs(b))) { print(name, a, b) }
                if given.count != own.count { print(name, "differ in count") }
                compared += 1
            }

            """
        for (number, spec) in Corpus.specs.enumerated() {
            let lines = try String(contentsOf: spec, encoding: .utf8).split(whereSeparator: \.isNewline)
            let rest = lines.filter { !$0.hasPrefix("grid ") && !$0.hasPrefix("inset ") }.joined(
                separator: "\n")
            let texts = ["grid Bare\(number)\n\(rest)\n", "grid Inset\(number)\ninset 3 5 7 2\n\(rest)\n"]
            let pair = texts.compactMap { compiled($0).grid }
            guard pair.count == 2 else { continue }
            grids += pair
            let code = emit(pair[0], as: .swift)
            let height = code.contains("width: Double, height: Double, gap") ? ", height: 640" : ""
            let ratios = code.contains("ratios: [Double] = []") ? ", ratios: [0.7, 1.9, .nan, 1]" : ""
            func values(_ name: String, _ insets: String) -> String {
                "\(name).layout(count: count, width: width\(height), insets: \(insets), mirrored: mirrored\(ratios)).map { layout in "
                    + "[layout.size.width, layout.size.height] + layout.flatMap { [$0.x, $0.y, $0.width, $0.height] } }"
            }
            let (bare, inset) = ("Bare\(number)", "Inset\(number)")
            main += """
                for count in 0..<14 where \(bare).layout(count: count, width: 700\(height)) != nil {
                    for width in [333.5, 700, 1250] {
                        for mirrored in [false, true] where \(bare).layout(count: count, width: width\(height)) != nil {
                            let insets = \(bare).Insets(top: 3, leading: 2, bottom: 7, trailing: 5)
                            check("\(spec.lastPathComponent) \\(count) at \\(width)", \(values(bare, "insets")), \(values(inset, "nil")))
                            let none = \(inset).Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
                            check("\(spec.lastPathComponent) \\(count) at \\(width)", \(values(bare, "nil")), \(values(inset, "none")))
                        }
                    }
                }

                """
        }
        main += "print(compared)\n"
        let output = try outputOfProgram(main, with: grids)
        #expect(
            Int(output.split(separator: "\n").joined()).map { $0 > 2_000 } == true, "\(output.prefix(2_000))")
    }

    @Test("pixels: edges whole, gaps equal, totals exact, less than a pixel off; mirroring is exact")
    func pixels() throws {
        let specs = try Repository.files(in: "specs", ending: ".grid").map(Corpus.grid)
        let grids = specs + (try Corpus.grids().filter { $0.keepsRatios && !specs.contains($0) })
        let seed = SeededGenerator.forTest().seed
        var main = try String(
            contentsOf: Repository.root.appending(path: "Tests/CorpusTests/Programs/pixels.txt"),
            encoding: .utf8)
        main = main.replacing("SEED", with: "\(seed)")
        for grid in grids {
            let name = grid.name == "Type" ? "`Type`" : grid.name
            let code = emit(grid, as: .swift)
            let height = code.contains("width: Double, height: Double, gap") ? ", height: size.height" : ""
            let ratios = code.contains("ratios: [Double] = []") ? ", ratios: ratios" : ""
            main += """
                for _ in 0..<200 {
                    let size = (width: Double.random(in: 250...1600, using: &random), height: Double.random(in: 250...1600, using: &random))
                    let gaps = (row: random.gap(), column: random.gap()), scale = [1, 2, 3, 1.5][Int(random.next() % 4)]
                    let count = Int(random.next() % 24)
                    \(ratios.isEmpty ? "" : "let ratios = random.ratios(count)")
                    func layout(_ scale: Double?, _ mirrored: Bool) -> Picture? {
                        \(name).layout(count: count, width: size.width\(height), rowGap: gaps.row, columnGap: gaps.column, scale: scale, mirrored: mirrored\(ratios)).map { layout in
                            Picture(width: layout.size.width, height: layout.size.height, tiles: layout.indices.map { index in
                                Tile(x: layout[index].x, y: layout[index].y, width: layout[index].width, height: layout[index].height, edges: layout.edges(of: index).rawValue)
                            })
                        }
                    }
                    check("\(grid.name) \\(count) at \\(size), gaps \\(gaps), scale \\(scale)", layout(nil, false), layout(scale, false), layout(scale, true), gaps.row, gaps.column, scale)
                }

                """
        }
        main += "print(\"checked \\(checked)\")\n"
        let output = try outputOfProgram(main, with: grids, ["-lm"])
        #expect(output.hasPrefix("checked "), "seed \(seed): \(output.prefix(2000))")
        let checked = try #require(output.split(separator: " ").last.flatMap { Int($0.dropLast()) })
        #expect(checked > 1_000)
    }

    @Test(
        "invalid calls give nil or nothing, large counts are fast, and no layout has more than ten million tiles"
    )
    func limits() throws {
        let grids = ["grid Fixed\n1: 1\n2: 2\n3..: show 2", "grid Open\ninset 4\n1..: rows of 3 balanced"].map
        { compiled($0).grid }
        let output = try outputOfProgram(
            """
            func expect(_ condition: Bool, line: Int = #line) { if !condition { print("line \\(line)") } }
            expect(Fixed.layout(count: -1, width: 300) == nil)
            expect(Fixed.layout(count: .min, width: 300) == nil)
            for bad in [Double.nan, .infinity, -.infinity] {
                expect(Fixed.layout(count: 1, width: bad) == nil)
                expect(Fixed.height(count: 1, width: 300, gap: bad) == nil)
                expect(Fixed.frames(count: 1, width: 300, scale: bad) == nil)
            }
            expect(Fixed.layout(count: 1, width: 300, scale: 0) == nil)
            expect(Fixed.layout(count: 1, width: 300, scale: -2) == nil)
            expect(Fixed.height(count: 0, width: 300) == 0)
            expect(Fixed.frames(count: 0, width: 300) == [])
            let small = Fixed.frames(count: 2, width: -5, gap: 4)
            expect(small?.allSatisfy { $0.width == 0 && $0.height == 0 } == true)
            let pair = Fixed.layout(count: 2, width: 300, gap: 4)
            for index in [-1, 2, Int.min, .max] {
                expect(pair?[index] == Fixed.Frame(x: 0, y: 0, width: 0, height: 0))
                expect(pair?.edges(of: index) == [])
            }
            expect(pair?.role(of: 1) == .photo)
            let more = Fixed.layout(count: .max, width: 300)
            expect(more?.hiddenCount == .max - 2 && more?.role(of: 1) == .more && more?.role(of: 0) == .photo)
            withUnsafeTemporaryAllocation(of: Fixed.Frame.self, capacity: 1) { buffer in
                expect(Fixed.frames(count: 2, width: 300, into: buffer) == nil)
                expect(Fixed.frames(count: 1, width: 300, into: buffer) == 1 && buffer[0].width == 300)
            }
            for count in [10_000_000, 9_999_999] {
                let layout = Open.layout(count: count, width: 300)
                expect(layout?.count == count)
                expect((layout?.size.height ?? 0) > 3e8)
                expect(layout?[count - 1].width ?? 0 > 90)
                expect(layout?.edges(of: count - 1).isSuperset(of: [.bottom, .right]) == true)
                expect(layout?.edges(of: 0) .contains(.top) == true && layout?.edges(of: 0).contains(.bottom) == false)
            }
            for count in [10_000_001, 1 << 53, .max] {
                expect(Open.layout(count: count, width: 300) == nil && Open.frames(count: count, width: 300) == nil)
                expect(Open.height(count: count, width: 300) == nil)
                expect(Fixed.frames(count: count, width: 300)?.count == 2)
            }
            """, with: try grids.map { try #require($0) })
        #expect(output.isEmpty, "\(output)")
    }

    @Test("while editing, every remaining photo has a move")
    func moves() throws {
        let file = Repository.root.appending(path: "specs/picker.grid")
        let grid = try #require(compiled(try String(contentsOf: file, encoding: .utf8)).grid)
        let output = try outputOfProgram(
            """
            var checked = 0
            @MainActor func check(_ moves: [PhotoPicker.Move]?, _ count: Int, _ before: [Int], _ after: [Int], _ editing: Bool) {
                guard let start = PhotoPicker.layout(count: before.count, width: 375, editing: editing),
                    let end = PhotoPicker.layout(count: after.count, width: 375, editing: editing)
                else {
                    if moves != nil { print("moves without a layout: \\(before.count) to \\(after.count)") }
                    return
                }
                let stay = before.filter(after.contains)
                guard let moves, moves.count == stay.count else { return print("\\(before) to \\(after): \\(String(describing: moves))") }
                for (move, photo) in zip(moves, stay) {
                    if before[move.from] != photo || after[move.to] != photo || move.start != start[move.from] || move.end != end[move.to] {
                        print("\\(before) to \\(after): \\(move)")
                    }
                    checked += 1
                }
            }
            for editing in [true, false] {
                for count in 0...9 {
                    let before = Array(0..<count)
                    for index in 0...count {
                        var after = before
                        after.insert(-1, at: index)
                        check(PhotoPicker.moves(count: count, inserting: index, width: 375, editing: editing), count, before, after, editing)
                    }
                    for index in 0..<count {
                        var after = before
                        after.remove(at: index)
                        check(PhotoPicker.moves(count: count, deleting: index, width: 375, editing: editing), count, before, after, editing)
                    }
                    if PhotoPicker.moves(count: count, inserting: count + 1, width: 375) != nil { print("inserted after the end") }
                    if PhotoPicker.moves(count: count, deleting: count, width: 375) != nil { print("deleted what isn't there") }
                    if PhotoPicker.moves(count: count, inserting: -1, width: 375) != nil { print("inserted before the start") }
                }
            }
            if PhotoPicker.moves(count: .max, inserting: 0, width: 375) != nil { print("too many") }
            print("checked \\(checked)")
            """, with: [grid])
        #expect(output.hasPrefix("checked "), "\(output)")
    }
}
