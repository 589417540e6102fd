import Foundation
import GridSyntax
import TestSupport
import Testing

@testable import GridCommand
@testable import GridModel

/// `gridgen import --frames` of the frames of layouts: the spec that it writes gives them.
@Suite("Import") struct ImportTests {
    /// How frames are measured.
    struct Measuring: CustomTestStringConvertible {
        let digits: Int
        let tolerance: Double

        var testDescription: String { "\(digits) digits" }

        func rounded(_ value: Rational) -> Double {
            let scale = [1.0, 10, 100, 1_000][digits]
            return (value.nearestDouble * scale).rounded() / scale
        }
    }

    static let measurings = [
        Measuring(digits: 0, tolerance: 1), Measuring(digits: 1, tolerance: 1),
        Measuring(digits: 3, tolerance: 0.1),
    ]

    @Test("specs and back", arguments: Corpus.specs, measurings)
    func specs(_ file: URL, _ measuring: Measuring) throws {
        let grid = try Corpus.grid(file)
        for count in [1, 2, 3, 5, 8, 12] {
            if let violation = violation(grid, count: count, measuring) { Issue.record("\(violation)") }
        }
    }

    @Test("holes between all neighbours, with a gap and without", arguments: ["gap 6", ""], measurings)
    func holes(_ gap: String, _ measuring: Measuring) throws {
        let grid = try #require(compiled("\(gap)\nframe 1:1\n5: ...b / .a.. / c.dd@1 / ...e").grid)
        #expect(violation(grid, count: 5, measuring) == nil)
    }

    @Test("nothing but holes along an edge", arguments: ["", "inset 1 8 1 1\n"], measurings)
    func edge(_ inset: String, _ measuring: Measuring) throws {
        let grid = try #require(compiled("gap 1 5\n\(inset)6: ..d.b / .e... / .f.c. / .f..a").grid)
        #expect(violation(grid, count: 6, measuring) == nil)
    }

    @Test("random specs and back", arguments: measurings)
    func random(_ measuring: Measuring) {
        checkRandomSpecs("import of frames", count: 300, size: 7, noise: 0...0) { text in
            guard let grid = compiled(text).grid else { return nil }
            return (1...8).lazy.compactMap { violation(grid, count: $0, measuring) }.first
        }
    }

    @Test(
        "one row that is longer than its container is a strip",
        arguments: [
            "strip 300 tile photo", "strip 300.5 tile photo", "strip 4:5 tile photo", "strip 280 tile 4:3",
        ],
        ["", "inset 4 10"])
    func strip(_ body: String, _ inset: String) throws {
        let grid = try #require(compiled("gap 8\n\(inset)\n4..6: \(body)").grid)
        let ratios = try [Rational(3, over: 2), Rational(3, over: 4), .one, Rational(4, over: 3), .one, .one]
        let measurements = [375, 768].map { width in
            var layouts: [Int: [MeasuredFrame]] = [:]
            for count in 4...6 {
                let frames = grid.frames(count: count, width: Rational(width), photos: Photos(ratios))?.frames
                layouts[count] = frames?.map { frame in
                    MeasuredFrame(
                        x: frame.x.nearestDouble, y: frame.y.nearestDouble, width: frame.width.nearestDouble,
                        height: frame.height.nearestDouble)
                }
            }
            return GridCommand.Measurement(
                file: "a.json", width: Double(width), height: nil, layouts: layouts)
        }
        let imported = try FrameImport.spec(of: measurements, tolerance: 0.5)
        let parts = body.components(separatedBy: " tile ")
        #expect(
            imported.text.contains("4..6: \(parts[0])") && imported.text.contains("tile \(parts[1])"),
            "\(imported.text)")
        #expect(imported.notes.isEmpty)
    }

    // MARK: Simple forms

    /// How edges are off after they were measured.
    enum Noise: String, CaseIterable {
        case hundredths, halves, thirds, whole, shaken

        func measured(_ edge: Rational, _ random: inout SeededGenerator) -> Double {
            let edge = edge.nearestDouble
            switch self {
            case .hundredths: return (edge * 100).rounded() / 100
            case .halves: return (edge * 2).rounded() / 2
            case .thirds: return ((edge * 3).rounded() / 3 * 100).rounded() / 100
            case .whole: return edge.rounded()
            case .shaken: return ((edge + Double(random.number(-25...25)) / 100) * 100).rounded() / 100
            }
        }

        /// How many of the forms have to be found with this noise: a pixel can make another one more likely, and few are tried.
        var share: Double { self == .hundredths ? 0.8 : 0.6 }
    }

    private static let ratios = ["1:1", "3:2", "4:3", "3:4", "16:9", "2:1", "2:3", "9:16"]
    private static let bodies: [(tiles: [String], frame: [String])] = [
        (["1"], ["1"]), (["2", "1, 1", "2@3:2"], ["2", "1, 1", "1@2 | 1"]),
        (
            ["3", "1, 2", "1 | (1, 1)", "1 | (1, 1)@1:1", "1@2:1, 2"],
            ["3", "1 | (1, 1)", "1@2 | (1, 1)", "1@3, 2@2"]
        ),
        (["2, 2", "4", "1, 3", "1 | (1, 1, 1)", "1@3:2, 3"], ["2, 2", "1@2 | (1, 1, 1)", "1@3, 3@2"]),
        (["2, 3", "3, 2", "1, 2, 2", "(1, 1) | 1 | (1, 1)"], ["2, 3", "2@3, 3@2", "aab / cdb / cee"]),
        (["3, 3", "2, 2, 2", "aab / aac / def"], ["3, 3", "2, 2, 2", "aab / aac / def"]),
    ]

    /// A spec as designers may have had in mind when they drew frames.
    private func plausibleSpec(_ random: inout SeededGenerator) -> String {
        let isFrame = random.oneIn(3)
        var lines = ["gap \(random.pick([0, 2, 4, 4, 5, 8, 12]))"]
        if isFrame {
            lines.append("frame " + random.pick(Self.ratios))
        } else if random.oneIn(2) {
            lines.append("tile " + random.pick(Self.ratios))
        }
        for (index, bodies) in Self.bodies.enumerated() where random.oneIn(2) {
            let own = !isFrame && random.oneIn(5) ? " tile " + random.pick(Self.ratios) : ""
            lines.append("\(index + 1): " + random.pick(isFrame ? bodies.frame : bodies.tiles) + own)
        }
        return lines.joined(separator: "\n")
    }

    private func layouts(_ grid: Grid, at width: Rational) -> [Int: [PlacedFrames.Frame]] {
        var layouts: [Int: [PlacedFrames.Frame]] = [:]
        for count in 1...6 { layouts[count] = grid.frames(count: count, width: width)?.frames }
        return layouts
    }

    @Test(
        "frames with noise, of one width or two, come from the simple spec that they are of",
        arguments: Noise.allCases, [1, 2])
    func simpleForms(_ noise: Noise, _ widths: Int) throws {
        var random = SeededGenerator.forTest(named: "import, \(noise), \(widths)")
        var found = 0, all = 0
        for _ in 0..<trials(40) {
            let text = plausibleSpec(&random)
            guard let grid = compiled(text).grid else { continue }
            var measurements: [GridCommand.Measurement] = []
            for width in widths == 1
                ? [Rational(random.pick([320, 375, 393, 430]))] : [375, 768].map({ Rational($0) })
            {
                let measured = layouts(grid, at: width).mapValues { frames in
                    frames.map { frame in
                        let (x, y) = (noise.measured(frame.x, &random), noise.measured(frame.y, &random))
                        let right = noise.measured((try? frame.x + frame.width) ?? .zero, &random)
                        let bottom = noise.measured((try? frame.y + frame.height) ?? .zero, &random)
                        return MeasuredFrame(x: x, y: y, width: right - x, height: bottom - y)
                    }
                }
                if measured.isEmpty { continue }
                measurements.append(
                    Measurement(file: "a.json", width: width.nearestDouble, height: nil, layouts: measured))
            }
            if measurements.isEmpty { continue }
            let imported = try FrameImport.spec(of: measurements, tolerance: 1).text
            for measurement in measurements {
                for (count, frames) in measurement.layouts {
                    let width = Rational(Int(measurement.width))
                    if let wrong = wrong(imported, count, width, frames, 1) {
                        Issue.record("\(text)\n\(wrong)")
                    }
                }
            }
            // The same at widths that weren't measured.
            guard let result = compiled(imported).grid else { continue }
            let (before, after) = (layouts(grid, at: Rational(700)), layouts(result, at: Rational(700)))
            all += before.count
            found += before.filter { after[$0.key] == $0.value }.count
        }
        print("import, \(noise), \(widths): \(found) of \(all) forms found")
        #expect(Double(found) >= Double(all) * noise.share)
    }

    @Test(
        "frames of two widths tell heights in points from ratios",
        arguments: [
            "3: 1@x200, 2", "tile x120\n5: 2, 3", "frame x350\n4: 1@2, 3", "4: (1@2 | (1, 1))@x240, 1@2:1",
            "tile x90\n4: aab / aac / .d.",
        ])
    func heights(_ rules: String) throws {
        let grid = try #require(compiled("gap 4\n" + rules).grid)
        let measurements = [375, 768].map { width in
            Measurement(
                file: "a.json", width: Double(width), height: nil,
                layouts: layouts(grid, at: Rational(width)).mapValues { frames in
                    frames.map {
                        MeasuredFrame(
                            x: $0.x.nearestDouble, y: $0.y.nearestDouble, width: $0.width.nearestDouble,
                            height: $0.height.nearestDouble)
                    }
                })
        }
        let imported = try FrameImport.spec(of: measurements, tolerance: 0.5).text
        let result = try #require(compiled(imported).grid)
        #expect(layouts(result, at: Rational(560)) == layouts(grid, at: Rational(560)), "\(imported)")
    }

    // MARK: Comparison

    /// What is wrong with the spec for the frames of a count at a width that is usual; nil if nothing is.
    private func violation(_ grid: Grid, count: Int, _ measuring: Measuring) -> String? {
        let width = min(max(Rational(375), grid.width.lower), grid.width.upper)
        guard isFixed(grid, count, width), let placed = grid.frames(count: count, width: width),
            placed.frames.count == count, placed.hidden == 0
        else { return nil }
        let frames = placed.frames.map { frame in
            let (x, y) = (measuring.rounded(frame.x), measuring.rounded(frame.y))
            // A designer measures edges.
            let right = measuring.rounded((try? frame.x + frame.width) ?? .zero)
            let bottom = measuring.rounded((try? frame.y + frame.height) ?? .zero)
            return MeasuredFrame(x: x, y: y, width: right - x, height: bottom - y)
        }
        guard frames.allSatisfy({ $0.width > 2 && $0.height > 2 }) else { return nil }
        let measurement = Measurement(
            file: "frames.json", width: width.nearestDouble, height: placed.height.nearestDouble,
            layouts: [count: frames])
        do throws(ImportError) {
            let text = try FrameImport.spec(of: [measurement], tolerance: measuring.tolerance).text
            return wrong(text, count, width, frames, measuring.tolerance)
        } catch {
            return "\(count) photos: \(error.message)"
        }
    }

    /// Whether places don't depend on photos, and come from a layout of its own: repeated blocks have no form as a whole.
    private func isFixed(_ grid: Grid, _ count: Int, _ width: Rational) -> Bool {
        switch grid.cases.first(of: count, at: width, for: Photos(), grid.shapes) {
        case .layout(let layout): layout.tiles != nil && !hasShortRowBesideOthers(layout.structure)
        case .rule(let rule): rule.rows != nil && rule.photoRatios == nil && rule.rows?.align != .spread
        case nil: false
        }
    }

    /// Whether a short row is among blocks that have other columns, as in `rows of 6, 1 | 1 | (1, 1)`, which no sketch has.
    private func hasShortRowBesideOthers(_ block: Block) -> Bool {
        guard case .stack(let shares) = block, !block.isFull, !block.hasSketch else { return false }
        let slots = shares.map { share in
            if case .tiles(let row) = share.block { row.slots } else { 0 }
        }
        return Set(slots).count > 1
    }

    private func wrong(
        _ text: String, _ count: Int, _ width: Rational, _ frames: [MeasuredFrame], _ tolerance: Double
    ) -> String? {
        let compilation = compiled(text)
        guard let grid = compilation.grid else { return "\(compilation.diagnostics.map(\.message))\n\(text)" }
        guard formatted(parse(SourceText(name: "a.grid", text: text))) == text else {
            return "not canonical:\n\(text)"
        }
        guard let placed = grid.frames(count: count, width: width), placed.frames.count == count else {
            return "no layout for \(count) in\n\(text)"
        }
        for (index, (placed, frame)) in zip(placed.frames, frames).enumerated() {
            let differences = [
                placed.x.nearestDouble - frame.x, placed.y.nearestDouble - frame.y,
                placed.x.nearestDouble + placed.width.nearestDouble - frame.right,
                placed.y.nearestDouble + placed.height.nearestDouble - frame.bottom,
            ]
            if differences.contains(where: { $0.magnitude > tolerance + 1e-6 }) {
                return "photo \(index + 1) of \(count) is off by \(differences) in\n\(text)"
            }
        }
        return nil
    }
}
