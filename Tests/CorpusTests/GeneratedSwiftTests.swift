import Foundation
import GridEmit
import GridModel
import GridSyntax
import TestSupport
import Testing

/// The generated Swift, compiled and run: its frames against the exactly evaluated grid.
@Suite("Generated Swift", .compiler) struct GeneratedSwiftTests {
    /// A container size, and gaps given at run time, if any.
    struct Probe: Sendable {
        let width: Double
        let height: Double
        let gaps: (row: Double, column: Double)?
        /// The ratios of the first photos; a number that isn't finite and above 0 is unknown.
        var ratios: [Double] = []
    }

    static let probes = [
        Probe(width: 375, height: 667, gaps: nil),
        Probe(width: 1024.5, height: 210.25, gaps: (row: 2.5, column: 12)),
        Probe(width: 333.328125, height: 1000, gaps: (row: 0, column: 0)),
        Probe(width: 599.5, height: 600, gaps: nil, ratios: [0.5, 2, 0.5, 2, 1]),
        Probe(width: 600, height: 600, gaps: nil, ratios: [2, 0.25, 0.25, 0.5, 0.75, 3]),
        Probe(width: 640, height: 600, gaps: nil, ratios: [1, 0.5, 0.5, -1, .nan, .infinity, 0, 0.5]),
        Probe(width: 700, height: 600, gaps: nil, ratios: [0.5, 0.5]),
    ]
    static let counts = Array(0...14) + [99, 100, 101, 149, 150, 151, 1_000]

    /// Exact numbers are slow for many photos of any ratios.
    static func counts(of grid: Grid) -> [Int] { grid.keepsRatios ? counts.filter { $0 <= 101 } : counts }

    /// A spec of the repository, compiled.
    struct Subject {
        let grid: Grid
        let swift: String
    }

    static func subjects() throws -> [Subject] {
        try Corpus.grids().filter { Output.swift.check($0).isEmpty }.map {
            Subject(grid: $0, swift: emit($0, as: .swift))
        }
    }

    @Test("every spec's frames, sizes, edges and roles are exact within 4 ulp of the largest term")
    func frames() throws {
        let subjects = try Self.subjects()
        let output = try withTemporaryFolder { folder in
            var files = ["-o", "probe", "-swift-version", "6", "-warnings-as-errors", "-Onone"]
            for (index, subject) in subjects.enumerated() {
                try subject.swift.write(
                    to: folder.appending(path: "\(index).swift"), atomically: true, encoding: .utf8)
                files.append("\(index).swift")
            }
            try driver(subjects).write(
                to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
            let compiler = try run("swiftc", files + ["main.swift"], in: folder)
            try #require(compiler.status == 0, "\(compiler.output)")
            return try run(folder.appending(path: "probe").path, []).output
        }
        var lines = output.split(separator: "\n")[...]
        for subject in subjects {
            for isEditing in subject.grid.append == nil ? [false] : [false, true] {
                for probe in Self.probes {
                    for count in Self.counts(of: subject.grid) {
                        let line = try #require(lines.first)
                        lines = lines.dropFirst()
                        try check(
                            String(line), subject.grid, count: count, probe: probe, isEditing: isEditing)
                    }
                }
            }
        }
        #expect(lines.isEmpty)
    }

    /// A program that prints, for every grid, probe and count, the size, the hidden photos and all tiles.
    private func driver(_ subjects: [Subject]) -> String {
        var text = ""
        for subject in subjects {
            let name = subject.grid.name == "Type" ? "`Type`" : subject.grid.name
            let height = subject.swift.contains("width: Double, height: Double, gap") ? ", height: h" : ""
            let photos = subject.swift.contains("ratios: [Double] = []") ? ", ratios: photos" : ""
            for editing in subject.grid.append == nil ? [""] : [", editing: false", ", editing: true"] {
                text += """
                    for (w, \(height.isEmpty ? "_" : "h"), row, column, \(photos.isEmpty ? "_" : "photos")) in probes {
                        for count in counts where count <= \(Self.counts(of: subject.grid).max() ?? 0) {
                            guard let layout = \(name).layout(count: count, width: w\(height), rowGap: row, columnGap: column\(photos)\(editing)) else {
                                print("nil")
                                continue
                            }
                            var text = "\\(layout.size.width) \\(layout.size.height) \\(layout.hiddenCount)"
                            for index in layout.indices {
                                let f = layout[index]
                                text += ";\\(f.x) \\(f.y) \\(f.width) \\(f.height) \\(layout.edges(of: index).rawValue) \\(layout.role(of: index))"
                            }
                            let frames = \(name).frames(count: count, width: w\(height), rowGap: row, columnGap: column\(photos)\(editing)) ?? []
                            let filled = withUnsafeTemporaryAllocation(of: \(name).Frame.self, capacity: layout.count) {
                                \(name).frames(count: count, width: w\(height), rowGap: row, columnGap: column\(photos)\(editing), into: $0) == layout.count
                                    && Array($0) == frames && frames == Array(layout)
                                    && frames == layout.indices.map { layout[$0] }
                            }
                            print(filled ? text : "the ways to ask differ")
                        }
                    }

                    """
            }
        }
        let probes = Self.probes.map { probe in
            "(\(probe.width), \(probe.height), \(probe.gaps.map { "\($0.row)" } ?? "nil"), "
                + "\(probe.gaps.map { "\($0.column)" } ?? "nil"), "
                + "[\(probe.ratios.map { $0.isNaN ? ".nan" : $0 == .infinity ? ".infinity" : "\($0)" }.joined(separator: ", "))])"
        }
        return """
            let probes: [(Double, Double, Double?, Double?, [Double])] = [\(probes.joined(separator: ", "))]
            let counts = \(Self.counts)
            \(text)
            """
    }

    private func check(_ line: String, _ grid: Grid, count: Int, probe: Probe, isEditing: Bool) throws {
        let space = ExactSpace(
            width: exact(probe.width), height: exact(probe.height),
            columnGap: probe.gaps.map { exact($0.column) } ?? grid.columnGap,
            rowGap: probe.gaps.map { exact($0.row) } ?? grid.rowGap)
        let place = "\(grid.name) \(count) at \(probe.width)"
        if count == 0, !isEditing {
            #expect(line.hasSuffix(" 0.0 0"), "\(place): \(line)")
            return
        }
        let photos = Photos(probe.ratios.map { $0.isFinite ? exact($0) : .zero })
        let gaps = Gaps(row: space.rowGap, column: space.columnGap)
        let found =
            isEditing
            ? grid.at(height: space.height).editingLayout(
                count: count, width: space.width, photos: photos, gaps: gaps)
            : grid.at(height: space.height).layout(
                count: count, width: space.width, photos: photos, gaps: gaps)
        guard let layout = found else {
            // With many photos of any ratios, exact numbers overflow.
            #expect(line == "nil" || (grid.keepsRatios && count > 20), "\(place)")
            return
        }
        // If heights are solved at run time, the last digits may differ from the exact form.
        let isSolved = grid.keepsRatios
        let parts = line.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
        let size = try #require(parts.first, "\(place): \(line)")
        expectClose(size[0], layout.width, space, place)
        expectClose(size[1], layout.height, space, place, isSolved: isSolved)
        #expect(size[2] == "\(layout.hidden)", "\(place)")
        #expect(parts.count == layout.tiles.count + 1, "\(place): \(line)")
        for (part, tile) in zip(parts.dropFirst(), layout.tiles) {
            for (text, form) in zip(part, [tile.x, tile.y, tile.width, tile.height]) {
                expectClose(text, form, space, place, isSolved: isSolved)
            }
            #expect(part[4] == "\(tile.edges.rawValue)", "\(place)")
            #expect(part[5] == tile.role.rawValue, "\(place)")
        }
    }

    /// Checks a printed double against a form: within 4 ulp of the largest term, or within a billionth of the width
    /// or of itself if positions depend on photos' ratios.
    private func expectClose(
        _ text: String, _ form: Affine, _ space: ExactSpace, _ place: String, isSolved: Bool = false
    ) {
        guard let value = Double(text), let exact = space(form)?.nearestDouble else {
            Issue.record("\(place): \(text)")
            return
        }
        let terms = [
            form.w.nearestDouble * space.width.nearestDouble,
            form.h.nearestDouble * space.height.nearestDouble,
            form.gx.nearestDouble * space.columnGap.nearestDouble,
            form.gy.nearestDouble * space.rowGap.nearestDouble, form.pt.nearestDouble,
            // Rows of any count are computed from the container's size.
            space.width.nearestDouble,
        ]
        if isSolved {
            let tolerance = 1e-9 * max(space.width.nearestDouble, abs(exact))
            #expect(abs(value - max(exact, 0)) <= tolerance, "\(place): \(value) is not \(exact)")
            return
        }
        let largest = terms.map { abs($0) }.max() ?? 0
        #expect(abs(value - max(exact, 0)) <= 4 * largest.ulp, "\(place): \(value) is not \(exact)")
    }

    /// The double as an exact fraction.
    private func exact(_ value: Double) -> Rational {
        (try? Rational(Int128(value * 0x1p40), over: 1 << 40)) ?? .zero
    }
}
