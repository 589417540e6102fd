import Foundation
import GridEmit
import GridModel
import TestSupport
import Testing

/// Calls generated Swift with absurd numbers: it returns nil or some result, and never traps.
@Suite("Generated Swift, extreme numbers", .compiler) struct GeneratedSwiftExtremesTests {
    private static let specs = [
        "grid Numbers\nappend to 3\nframe fill\ngap 2\n1: 1\n2[t]: 1 | 1\n2[s.]: 2\n2: 1, 1\n3: 1@57, 2@43\n4..6: show 3\n"
            + "7..: rows of 4 balanced tile 30x30\nwhen width >= 600 {\n4..: rows of 3 tile 1:1 align center\n5: 1 | (2, 2)\n}",
        "grid Digits\nappend to 3\ntile photo\ninset 1 2 3 4\n1: 1\n2[tw]: 2\n2[s.]: 1, 1\n2: 2\n3: 1 | (1, 1)\n4: 4 tile 1:1\n"
            + "5..30: rows of 4 balanced\n31..69: show 4\n70: 70 tile 1:1\n71..900: rows of 4 balanced tile 80x60\n901..: show 9\n"
            + "when width 600..<700 { waterfall 3 }\nwhen width >= 700 {\n8..: rows of 5 stretch tile 4:3\n7: 1, (2 | (1, 1)), 2\n}",
        "grid Photos\nappend to 9\ntile photo 1:1000..1000:1\nsmallest 0\n1..: rows of 3 stretch",
        "grid Fall\nappend to 9\ntile photo\nwidth 200..5000\nwaterfall 3\nwhen width >= 650 {\n5..: rows of 3 tile 1:1\n}",
        "grid Shown\n1: 1\n2: 1, 1\n3..: show 2",
    ]

    @Test("nothing traps")
    func survives() throws {
        let grids = try Self.specs.map { try #require(compiled($0).grid, "\($0)") }
        let file = Repository.root.appending(path: "Tests/CorpusTests/Programs/extremes.txt")
        let seed = SeededGenerator.forTest(named: "extremes").seed
        var main = try String(contentsOf: file, encoding: .utf8).replacing("SEED", with: "\(seed)")
        for grid in grids { main += Self.calls(of: grid) }
        main += "print(\"answered \\(answers) \\(places)\")\n"
        let output = try outputOfProgram(main, with: grids)
        let numbers = output.split(separator: " ").dropFirst().compactMap { Int($0.filter(\.isNumber)) }
        #expect(output.hasPrefix("answered ") && numbers.count == 2, "seed \(seed): \(output.suffix(2000))")
        #expect(numbers.allSatisfy { $0 > 1_000 }, "seed \(seed): \(output)")
    }

    /// Statements that call the whole API of a generated grid.
    private static func calls(of grid: Grid) -> String {
        let name = grid.name
        let code = emit(grid, as: .swift)
        let height = code.contains("width: Double, height: Double, gap") ? ", height: height" : ""
        let ratios = code.contains("ratios: [Double] = []") ? ", ratios: photos" : ""
        let editing = grid.append == nil ? "" : ", editing: editing"
        let some = "width: width\(height), gap: gaps[0], rowGap: gaps[1], columnGap: gaps[2], scale: scale"
        let options = "\(some), mirrored: mirrored\(ratios)\(editing)"
        var text = """
            for _ in 0..<2_000 {
                let number = draw.from(counts), width = draw.from(lengths), height = draw.from(lengths), gaps = [gap(), gap(), gap()]
                let scale = draw.from(scales), mirrored = draw.from([true, false]), editing = draw.from([true, false]), photos = ratios()
                _ = (height, editing, photos)
                let layout = \(name).layout(count: number, \(options))
                let frames = \(name).frames(count: number, \(options))
                if frames?.count != layout?.count { print("\(name): \\(number) frames") }
                if let layout {
                    answers += 1
                    count(layout.size.width + layout.size.height)
                    for index in indices + [layout.hiddenCount, layout.count - 1] {
                        count(layout[index].x + Double(layout.edges(of: index).rawValue))
                        _ = layout.role(of: index)
                    }
                }
                _ = \(name).height(count: number, \(some)\(ratios)\(editing))
                let written = withUnsafeTemporaryAllocation(of: \(name).Frame.self, capacity: 100) {
                    \(name).frames(count: number, \(options), into: $0)
                }
                if written != (layout?.count ?? 101 > 100 ? nil : layout?.count) { print("\(name): \\(number) written") }

            """
        if grid.append != nil {
            let ratio = ratios.isEmpty ? "" : "ratio: draw.from(lengths), "
            text += """
                    for index in indices + [number] {
                        let moves = [
                            \(name).moves(count: number, inserting: index, \(ratio)\(options)),
                            \(name).moves(count: number, deleting: index, \(options)),
                        ]
                        places += moves.reduce(0) { $0 + ($1?.count ?? 0) }
                    }

                """
        }
        if code.contains("struct Columns") {
            text += """
                    if var columns = \(name).columns(\(some), mirrored: mirrored) {
                        for ratio in photos { count(columns.append(ratio: ratio).y + columns.size.height) }
                    }

                """
        }
        return text + "}\n"
    }
}
