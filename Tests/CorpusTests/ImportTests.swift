import Foundation
import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import GridCommand

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
        for count in 1...12 {
            if let violation = violation(grid, count: count, measuring) { Issue.record("\(violation)") }
        }
    }

    @Test("holes between all neighbours, with a gap and without", arguments: ["gap 6", ""], measurings)
    func holes(_ gap: String, _ measuring: Measuring) throws {
        let grid = try #require(compiled("\(gap)\nframe 1:1\n5: ...b / .a.. / c.dd@1 / ...e").grid)
        #expect(violation(grid, count: 5, measuring) == nil)
    }

    @Test("random specs and back", arguments: measurings)
    func random(_ measuring: Measuring) {
        checkRandomSpecs("import of frames", count: 300, size: 7, noise: 0...0) { text in
            guard let grid = compiled(text).grid else { return nil }
            return (1...8).lazy.compactMap { violation(grid, count: $0, measuring) }.first
        }
    }

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
            let text = try FrameImport.spec(of: [measurement], tolerance: measuring.tolerance)
            return wrong(text, count, width, frames, measuring.tolerance)
        } catch {
            return "\(count) photos: \(error.message)"
        }
    }

    /// Whether places don't depend on photos, and come from a layout of its own: repeated blocks have no form as a whole.
    private func isFixed(_ grid: Grid, _ count: Int, _ width: Rational) -> Bool {
        switch grid.cases.first(of: count, at: width, for: Photos(), grid.shapes) {
        case .layout(let layout): layout.tiles != nil
        case .rule(let rule): rule.rows != nil && rule.photoRatios == nil && rule.rows?.align != .spread
        case nil: false
        }
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
