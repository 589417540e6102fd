import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import GridEmit

/// Reads the lines of `frames` and compares them with the exact layouts.
@Suite("An output in one file") struct FrameTableTests {
    /// The lines as numbers.
    private struct Reader {
        private let bases: [[String]]
        private var layouts:
            [(count: Int, minimum: Double, below: Double, pattern: String, rows: [[Double]])] = []
        private var shows: [(count: Int, numbers: [Double])] = []

        init(_ text: String) {
            var bases: [[String]] = []
            for line in text.split(separator: "\n") where !line.hasPrefix("#") {
                let fields = line.split(separator: ";", omittingEmptySubsequences: false).map { field in
                    field.split(separator: " ").map(String.init)
                }
                switch fields[0][0] {
                case "bases": bases = Array(fields.dropFirst())
                case "layout":
                    layouts.append(
                        (
                            Int(fields[0][1]) ?? 0, Double(fields[2][0]) ?? 0, Double(fields[3][0]) ?? 0,
                            fields[4].joined(), []
                        ))
                case "show":
                    shows.append(
                        (Int(fields[0][1]) ?? 0, fields.dropFirst().map { Double($0[0]) ?? .infinity }))
                default: layouts[layouts.count - 1].rows.append(fields[0].compactMap(Double.init))
                }
            }
            self.bases = bases
        }

        /// Width and height, then x, y, width and height of each tile; nil for a count without a layout.
        func frames(_ count: Int, _ letters: String, _ sizes: [String: Double]) -> [Double]? {
            let width = sizes["w"] ?? 0
            let found = layouts.first { layout in
                layout.count == count && layout.minimum <= width && width < layout.below
                    && zip(layout.pattern, letters).allSatisfy { $0 == "." || $0 == $1 }
            }
            guard let found else {
                let show = shows.first { show in
                    let numbers = show.numbers
                    return numbers[0] <= Double(count) && Double(count) <= numbers[1] && numbers[2] <= width
                        && width < numbers[3]
                }
                return show.flatMap { frames($0.count, letters, sizes) }
            }
            var head = found.rows[0][...]
            let divisors = (head.popFirst() ?? 1, head.popFirst() ?? 1)
            func sum(_ form: Int, _ numbers: inout ArraySlice<Double>) -> Double {
                let divisor = form % 2 == 0 ? divisors.0 : divisors.1
                return bases[form].reduce(0) { $0 + (numbers.popFirst() ?? 0) * (sizes[$1] ?? 1) } / divisor
            }
            var result = [
                bases[0].isEmpty ? width : sum(0, &head),
                bases[1].isEmpty ? sizes["h"] ?? 0 : sum(1, &head),
            ]
            for row in found.rows.dropFirst() {
                var numbers = row.dropFirst(3)
                let tile = (2..<6).map { sum($0, &numbers) }
                for index in 0..<(Int(row[0]) * Int(row[1])) {
                    let (down, across) = index.quotientAndRemainder(dividingBy: Int(row[0]))
                    result += [
                        tile[0] + Double(across) * (tile[2] + (sizes["gx"] ?? 0)),
                        tile[1] + Double(down) * (tile[3] + (sizes["gy"] ?? 0)), tile[2], tile[3],
                    ]
                }
            }
            return result
        }
    }

    @Test("its lines give every tile of every layout, on random specs")
    func frames() {
        var compared = 0
        checkRandomSpecs("frames", count: 300) { text in
            guard let grid = compiled(text).grid else { return nil }
            let prepared = Output.frames.prepare(grid)
            guard prepared.diagnostics.isEmpty else { return nil }
            let reader = Reader(prepared.text)
            for count in Set(grid.cases.countLimits) where count <= 60 {
                for width in [grid.width.lower] + grid.cases.widthLimits {
                    let space = ExactSpace(
                        width: width, height: grid.height.lower, columnGap: grid.columnGap,
                        rowGap: grid.rowGap)
                    let exact = grid.exactLayout(count: count, in: space)
                    let sizes = ["w": width, "h": space.height, "gx": space.columnGap, "gy": space.rowGap]
                    let frames = reader.frames(
                        count, String(repeating: "s", count: count), sizes.mapValues { $0.nearestDouble })
                    let all = exact.map { [$0.size] + $0.frames }
                    let expected = all.map { frames in
                        [frames[0].width, frames[0].height]
                            + frames.dropFirst().flatMap { [$0.x, $0.y, $0.width, $0.height] }
                    }?.map { $0.nearestDouble }
                    guard frames?.count == expected?.count else { return "\(count) photos at \(width)" }
                    for (found, wanted) in zip(frames ?? [], expected ?? [])
                    where abs(found - wanted) > 1e-9 * max(1000, abs(wanted)) {
                        return "\(count) photos at \(width): \(found) is not \(wanted)"
                    }
                    compared += frames == nil ? 0 : 1
                }
            }
            return nil
        }
        #expect(compared > trials(300))
    }

    @Test("a lack is an error at its place")
    func lacks() throws {
        let grid = try #require(compiled("1: 1\n2..: rows of 3").grid)
        #expect(
            Output.frames.check(grid).map(\.message) == [
                "the frames output can't express rules for any count"
            ])
    }
}
