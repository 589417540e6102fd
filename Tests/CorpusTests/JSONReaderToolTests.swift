import Foundation
import GridEmit
import GridModel
import GridSyntax
import TestSupport
import Testing

/// Reads the JSON with a separate program: the frames it computes equal the grid's exactly.
@Suite("JSON reader, in Python", Tool("python3").required) struct JSONReaderToolTests {
    /// What to lay out and the expected result, as `Tests/JSON/check-frames` reads it.
    private struct Case: Encodable {
        struct Expected: Encodable {
            let size: [String]
            let frames: [[String]]
            let roles: [String]
            let edges: [[String]]
            let hidden: Int
        }

        let file: String
        let count: Int
        let width, height: String
        let columnGap, rowGap: String?
        let ratios: [String?]
        let editing: Bool
        let layout: Expected?

        // Nil is written as null.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(file, forKey: .file)
            try container.encode(count, forKey: .count)
            try container.encode(width, forKey: .width)
            try container.encode(height, forKey: .height)
            try container.encode(columnGap, forKey: .columnGap)
            try container.encode(rowGap, forKey: .rowGap)
            try container.encode(ratios, forKey: .ratios)
            try container.encode(editing, forKey: .editing)
            try container.encode(layout, forKey: .layout)
        }

        enum CodingKeys: CodingKey {
            case file, count, width, height, columnGap, rowGap, ratios, editing, layout
        }
    }

    private func cases(
        _ grid: Grid, file: String, _ generator: inout SeededGenerator
    ) throws -> [Case] {
        var cases: [Case] = []
        let limits = (grid.layouts.map(\.widths) + grid.rules.map(\.widths)).flatMap {
            [$0.minimum, $0.below]
        }
        let widths = Set([Rational(375), try Rational(10245, over: 10)] + limits.compactMap { $0 })
        for width in widths.sorted() {
            for count in Array(1...14) + [101, 150] {
                for isEditing in grid.append == nil ? [false] : [false, true] {
                    for _ in 0..<2 {
                        let ratios = try randomRatios(count, &generator)
                        let gaps: (column: Rational, row: Rational)? =
                            Bool.random(using: &generator) ? nil : (try Rational(5, over: 2), Rational(12))
                        let height = ([Rational(667)] + grid.heightLimits).randomElement(using: &generator)
                        let space = ExactSpace(
                            width: width, height: height ?? Rational(667),
                            columnGap: gaps?.column ?? grid.columnGap,
                            rowGap: gaps?.row ?? grid.rowGap)
                        let layout = grid.exactLayout(
                            count: count, in: space, photos: Photos(ratios.map { $0 ?? .zero }),
                            isEditing: isEditing)
                        // Exact numbers have 128 bits here and no limit in Python.
                        if layout == nil,
                            grid.at(height: space.height).layout(count: count, width: width) != nil
                        {
                            continue
                        }
                        cases.append(
                            Case(
                                file: file, count: count, width: width.fraction,
                                height: space.height.fraction,
                                columnGap: gaps?.column.fraction, rowGap: gaps?.row.fraction,
                                ratios: ratios.map { $0?.fraction }, editing: isEditing,
                                layout: layout.map(expected)))
                    }
                }
            }
        }
        return cases
    }

    /// Ratios with few digits, some of them unknown.
    private func randomRatios(_ count: Int, _ generator: inout SeededGenerator) throws -> [Rational?] {
        try (0..<count).map { _ in
            if Int.random(in: 0..<8, using: &generator) == 0 { return nil }
            let sides = [1, 2, 3, 4, 6, 8, 9, 12, 16]
            let width = sides.randomElement(using: &generator) ?? 1
            let height = sides.randomElement(using: &generator) ?? 1
            return try Rational(Int128(width), over: Int128(height))
        }
    }

    private func expected(_ layout: ExactLayout) -> Case.Expected {
        Case.Expected(
            size: [layout.size.width.fraction, layout.size.height.fraction],
            frames: layout.frames.map { [$0.x, $0.y, $0.width, $0.height].map(\.fraction) },
            roles: layout.tiles.map(\.role.rawValue), edges: layout.tiles.map(\.edges.names),
            hidden: layout.hidden)
    }

    private func check(_ cases: [Case], in folder: URL) throws -> ProgramResult {
        let file = folder.appending(path: "cases.json")
        try JSONEncoder().encode(cases).write(to: file)
        let program = Repository.root.appending(path: "Tests/JSON/check-frames").path
        return try run("python3", [program, file.path])
    }

    @Test("every spec's frames, sizes, roles and edges follow from its JSON, for photos of any ratios")
    func frames() throws {
        var generator = SeededGenerator.forTest()
        try withTemporaryFolder { folder in
            var all: [Case] = []
            for (index, grid) in try Corpus.grids().enumerated() {
                let file = folder.appending(path: "\(index).json")
                var options = EmitOptions()
                options.fractions = true
                try emit(grid, as: .json, options: options).write(to: file, atomically: true, encoding: .utf8)
                all += try cases(grid, file: file.path, &generator)
            }
            let result = try check(all, in: folder)
            #expect(result.status == 0, "seed \(generator.seed): \(result.output.suffix(4_000))")
            // A frame that is slightly off is detected.
            let broken = all.compactMap { one -> Case? in
                guard var frames = one.layout?.frames, let layout = one.layout else { return nil }
                frames[0][2] += "1"
                return Case(
                    file: one.file, count: one.count, width: one.width, height: one.height,
                    columnGap: one.columnGap, rowGap: one.rowGap, ratios: one.ratios, editing: one.editing,
                    layout: Case.Expected(
                        size: layout.size, frames: frames, roles: layout.roles, edges: layout.edges,
                        hidden: layout.hidden))
            }
            let found = try check(Array(broken.prefix(5)), in: folder)
            #expect(found.status == 1 && found.output.hasSuffix("5 cases, 5 wrong\n"))
        }
    }

    @Test(
        "photos of random trees and ratios solve a linear system, by elimination in fractions"
    )
    func trees() throws {
        let binary = try #require(Repository.gridgen)
        let program = Repository.root.appending(path: "Tests/JSON/check-photos").path
        let seed = "\(SeededGenerator.forTest().seed)"
        let result = try run("python3", [program, binary.path, "--trees", "100", "--seed", seed])
        #expect(result.status == 0, "\(result.output.suffix(4_000))")
        // A row in place of a stack is detected.
        try withTemporaryFolder { folder in
            let broken = folder.appending(path: "gridgen")
            let script = "#!/bin/sh\n'\(binary.path)' \"$@\" | sed 's/\"stack\"/\"row\"/'\n"
            try script.write(to: broken, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: broken.path)
            let result = try run("python3", [program, broken.path, "--trees", "20", "--seed", "1"])
            #expect(result.status == 1 && result.output.contains("expected"))
        }
    }
}
