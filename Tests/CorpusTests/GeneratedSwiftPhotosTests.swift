import Foundation
import GridEmit
import GridModel
import TestSupport
import Testing

/// Generated Swift whose tiles keep their photos' ratios: random feeds against the exactly evaluated grid, and the
/// promises beyond frames.
@Suite("Generated Swift, photos' own ratios", .compiler) struct GeneratedSwiftPhotosTests {
    /// Forms beyond those of the goldens, named for the program.
    private static let specs = [
        "grid One\ngap 3\ninset 1 2 3 4\nwaterfall 1",
        "grid Three\ngap 6 2\nwaterfall 3",
        "grid Seven\ninset 5\ngap 5\nwidth 800..2000\ntile photo 1:2..2:1\nwaterfall 7",
        "grid Growing\ngap 4\nappend to 6\nwaterfall 2\nwhen width >= 600 { waterfall 3 }",
        "grid Rows\ngap 2 6\ninset 9 1 2 3\nappend to 5\ntile photo 1:2..2:1\n1..: rows of 4 stretch",
        "grid Even\ngap 3\ntile photo 1:5..5:1\nwidth 600..2000\n1..: rows of 6 balanced",
        "grid Mixed\ngap 2\ntile 80x60\n1: 1\n2: 2 tile photo\n3..: rows of 3\nwhen width >= 900 { waterfall 4 }",
        "grid Nested\ngap 5 3\ninset 2\ntile photo 1:2..2:1\nwidth 700..2000\nsmallest 0\n1: 1\n2: 1, 1\n3: 1 | (1, 1)\n"
            + "4: 1 | (1, (1 | 1))\n5: (1 | (1, 1)), 2\n6: ((1, 1) | 1), (1 | (1, 1))\n"
            + "7: (1 | (1, (1 | (1, 1)))) | (1, 1)\n8: 1, (1, 1) | 1, 2 | (1, 1)\n9: show 7\n10..: show 8",
        "grid Album\ngap 4\ntile photo 1:2..2:1\nappend to 4\n1: 1\n2[ww]: 1, 1\n2: 2\n3[t]: 1 | (1, 1)\n3: 1, 2\n4: 1 | (1, 1, 1)\n"
            + "5..10: rows of 3 balanced",
        "grid Boxed\ngap 5 3\ninset 2 7 1 4\ntile photo 1:3..3:1 within 1:1\nwidth 700..2000\nsmallest 0\nappend to 4\nalign center\n"
            + "1: 1\n2: 1, 1 align trailing\n3: 1 | (1, 1)\n4: 1 | (1, (1 | 1)) tile photo within 320\n5: (1 | (1, 1)), 2 align leading\n"
            + "6: 1, 1, 1, 1, 1, 1 tile photo within 25\n7..120: rows of 6 balanced tile photo within 1:9",
        "grid Sided\ngap 3\ninset 1 2\ntile photo 2:3..11:4 sided\nwidth 400..2000\nsmallest 0\nappend to 5\n1: 1\n2: 1, 1\n"
            + "3: 1 | (1, 1)\n4: 2, 2 tile photo 1:2..5:2 sided within 9:16\n5..8: rows of 3 balanced\n9: show 5\n10: show 8\n11..: show 4",
        "grid SidedRows\ngap 3\ntile photo 1:3..3:1 sided\nwidth 400..2000\n1..: rows of 4 stretch",
        "grid Partly\ngap 4\nwaterfall 2\nwhen width 600..<700 {\n5..: rows of 3\n}\nwhen width 700..<800 {\n1: 1\n2..: rows of 3\n}\n"
            + "when width 800..<900 {\ntile photo 1:2..2:1\n5..: rows of 3 stretch\n}\nwhen width 900..<1000 {\ntile photo\n1..: rows of 2 stretch\n}",
    ]

    private static func grids() throws -> [Grid] {
        try specs.map { try #require(compiled($0).grid, "\($0)") }
    }

    /// Compiles a program with the code of the grids; returns its output.
    private func output(_ main: String, with grids: [Grid]) throws -> String {
        try outputOfProgram(main, with: grids, ["-lm"])
    }

    private static func program(_ name: String) throws -> String {
        try String(
            contentsOf: Repository.root.appending(path: "Tests/CorpusTests/Programs/\(name).txt"),
            encoding: .utf8)
    }

    /// The random choices that both sides of a comparison make in the same order.
    private struct Choice {
        let width: Double
        let gaps: (row: Double, column: Double)
        let count: Int
        let ratios: [Double]
        let isEditing: Bool

        /// The ratios are sixteenths, some unknown and some missing, so that the grid can be evaluated exactly.
        init(_ random: inout SeededGenerator) {
            width = Double(random.next() % 22_400 + 12_800) / 16
            gaps = (Double(random.next() % 24) / 2, Double(random.next() % 24) / 2)
            count = Int(random.next() % 13)
            let known = Int(random.next() % UInt64(count + 2))
            ratios = (0..<known).map { _ in
                let sixteenths = Double(random.next() % 48)
                return sixteenths == 47 ? .nan : sixteenths == 46 ? .infinity : sixteenths / 16
            }
            isEditing = random.next() % 2 == 0
        }
    }

    @Test("thousands of random feeds have the grid's frames, edges and roles")
    func feeds() throws {
        let grids = try Self.grids()
        let seed = SeededGenerator.forTest(named: "feeds").seed
        let rounds = 400
        var main = try Self.program("feeds").replacing("SEED", with: "\(seed)")
        for grid in grids {
            let editing = grid.append == nil ? "" : ", editing: choice.isEditing"
            main += """
                for round in 0..<\(rounds) {
                    let choice = Choice(&random)
                    guard let layout = \(grid.name).layout(count: choice.count, width: choice.width, rowGap: choice.gaps.row, columnGap: choice.gaps.column, ratios: choice.ratios\(editing)) else {
                        print("nil")
                        continue
                    }
                    let frames = \(grid.name).frames(count: choice.count, width: choice.width, rowGap: choice.gaps.row, columnGap: choice.gaps.column, ratios: choice.ratios\(editing)) ?? []
                    let height = \(grid.name).height(count: choice.count, width: choice.width, rowGap: choice.gaps.row, columnGap: choice.gaps.column, ratios: choice.ratios\(editing))
                    let filled = withUnsafeTemporaryAllocation(of: \(grid.name).Frame.self, capacity: layout.count) {
                        \(grid.name).frames(count: choice.count, width: choice.width, rowGap: choice.gaps.row, columnGap: choice.gaps.column, ratios: choice.ratios\(editing), into: $0) == layout.count
                            && Array($0) == frames && frames == Array(layout)
                            && frames == layout.indices.map { layout[$0] }
                    }
                    if !filled || height != layout.size.height { print("the functions disagree in round \\(round)") }
                    var text = "\\(layout.size.width) \\(layout.size.height) \\(layout.hiddenCount)"
                    for index in layout.indices {
                        let frame = layout[index]
                        text += ";\\(frame.x) \\(frame.y) \\(frame.width) \\(frame.height) \\(layout.edges(of: index).rawValue) \\(layout.role(of: index))"
                    }
                    print(text)
                }

                """
        }
        var lines = try output(main, with: grids).split(separator: "\n")[...]
        var random = SeededGenerator(seed: seed)
        var compared = 0
        for grid in grids {
            for _ in 0..<rounds {
                let line = try #require(lines.first, "seed \(seed)")
                lines = lines.dropFirst()
                compared += compare(String(line), grid, Choice(&random), seed) ? 1 : 0
            }
        }
        #expect(lines.isEmpty)
        #expect(compared > grids.count * rounds * 9 / 10, "\(compared) compared")
    }

    /// Compares a printed layout with the grid's; false if the grid has none or an exact number overflows.
    private func compare(_ line: String, _ grid: Grid, _ choice: Choice, _ seed: UInt64) -> Bool {
        let place = "\(grid.name) \(choice), seed \(seed)"
        if choice.count == 0, !choice.isEditing || grid.append == nil {
            #expect(line.hasSuffix(" 0.0 0"), "\(place): \(line)")
            return true
        }
        let space = ExactSpace(
            width: sixteenths(choice.width), height: .zero, columnGap: sixteenths(choice.gaps.column),
            rowGap: sixteenths(choice.gaps.row))
        let photos = Photos(choice.ratios.map { $0.isFinite ? sixteenths($0) : .zero })
        let isEditing = choice.isEditing && grid.append != nil
        let exact = grid.exactLayout(count: choice.count, in: space, photos: photos, isEditing: isEditing)
        guard let exact else {
            // A count without a rule is nil for photos of unknown ratios too.
            let plain = grid.exactLayout(count: choice.count, in: space, isEditing: isEditing)
            #expect(plain != nil || line == "nil", "\(place): \(line)")
            return plain == nil
        }
        let parts = line.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
        guard parts.count == exact.tiles.count + 1, let size = parts.first, size.count == 3 else {
            Issue.record("\(place): \(line)")
            return true
        }
        func expect(_ text: String, _ value: Rational, _ what: String) {
            let value = value.nearestDouble
            let off = abs((Double(text) ?? .nan) - value)
            #expect(off <= 1e-9 * max(abs(value), choice.width), "\(place), \(what): \(text) is not \(value)")
        }
        expect(size[0], exact.size.width, "width")
        expect(size[1], exact.size.height, "height")
        #expect(size[2] == "\(exact.hidden)", "\(place)")
        for (index, part) in parts.dropFirst().enumerated() {
            let frame = exact.frames[index], tile = exact.tiles[index]
            for (text, value) in zip(part, [frame.x, frame.y, frame.width, frame.height]) {
                expect(text, value, "tile \(index)")
            }
            #expect(part[4] == "\(tile.edges.rawValue)", "\(place), tile \(index)")
            #expect(part[5] == tile.role.rawValue, "\(place), tile \(index)")
        }
        return true
    }

    private func sixteenths(_ value: Double) -> Rational {
        (try? Rational(Int128(value * 16), over: 16)) ?? .zero
    }

    @Test(
        "columns grow without moving earlier photos, as in a plain waterfall; ratios are kept, and rows are filled"
    )
    func promises() throws {
        let seed = SeededGenerator.forTest(named: "promises").seed
        let feed = try Corpus.grid(Repository.root.appending(path: "specs/feed.grid"))
        let main = try Self.program("promises").replacing("SEED", with: "\(seed)")
        let found = try output(main, with: try Self.grids() + [feed])
        #expect(found.hasPrefix("checked "), "seed \(seed): \(found.prefix(2000))")
        let checked = try #require(found.split(separator: " ").last.flatMap { Int($0.dropLast()) })
        #expect(checked > 5_000, "seed \(seed)")
    }

    @Test("absurd ratios, sizes and counts never trap")
    func absurd() throws {
        let found = try output(try Self.program("absurd"), with: try Self.grids())
        #expect(found == "done\n", "\(found)")
    }
}
