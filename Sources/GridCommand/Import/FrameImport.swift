internal import GridEmit
internal import GridModel
internal import GridSyntax

/// Finds the simplest spec that gives measured frames.
struct FrameImport {
    /// From the narrowest container.
    private let measurements: [Measurement]
    private let tolerance: Double
    private let spacing: Spacing
    /// The rules that give the frames of a count at each width, the shortest first.
    private var rules: [Int: [Set<FrameRule>]] = [:]

    /// The frames of a count that no rule gives.
    private struct Unfit {
        let count: Int
        let measurement: Measurement
    }

    // MARK: Reading

    /// Returns the text of a spec.
    static func spec(of measurements: [Measurement], tolerance: Double) throws(ImportError) -> String {
        let sorted = measurements.sorted { $0.width < $1.width }
        for (first, second) in zip(sorted, sorted.dropFirst()) where first.width == second.width {
            throw ImportError(
                message:
                    "\(first.file) and \(second.file) are both \(first.width.shortest) wide; state the \"width\" in the files"
            )
        }
        for measurement in sorted { try checkOverlaps(in: measurement, tolerance) }
        var unfit: Unfit?
        for spacing in Spacing.candidates(for: sorted, tolerance) {
            var found = FrameImport(measurements: sorted, tolerance: tolerance, spacing: spacing)
            if let failed = found.fit() {
                unfit = unfit ?? failed
            } else if let text = found.text {
                return text
            }
        }
        if let unfit { throw unfitError(unfit, tolerance) }
        throw ImportError(message: "no spec gives all of these frames within \(tolerance.shortest) points")
    }

    private init(measurements: [Measurement], tolerance: Double, spacing: Spacing) {
        self.measurements = measurements
        self.tolerance = tolerance
        self.spacing = spacing
    }

    private static func checkOverlaps(in measurement: Measurement, _ tolerance: Double) throws(ImportError) {
        for frames in measurement.layouts.sorted(by: { $0.key < $1.key }).map({ $0.value }) {
            for (place, first) in frames.enumerated() {
                for (other, second) in frames[..<place].enumerated() {
                    let across = min(first.right, second.right) - max(first.x, second.x)
                    let down = min(first.bottom, second.bottom) - max(first.y, second.y)
                    guard across > tolerance, down > tolerance else { continue }
                    throw ImportError(
                        message:
                            "\(measurement.file): photos \(other + 1) and \(place + 1) of \(frames.count) overlap"
                    )
                }
            }
        }
    }

    private static func unfitError(_ unfit: Unfit, _ tolerance: Double) -> ImportError {
        let frames = unfit.measurement.layouts[unfit.count] ?? []
        let places = FrameCuts(frames, Array(frames.indices), tolerance: tolerance).inseparable
        let place = "\(unfit.measurement.file): the frames of \(unfit.count) photos fit no form"
        if places.isEmpty {
            return ImportError(
                message: place
                    + " within \(tolerance.shortest) points; try a greater --tolerance, or check gaps and insets"
            )
        }
        let names =
            places.prefix(12).map { "\($0 + 1)" }.joined(separator: ", ") + (places.count > 12 ? ", …" : "")
        return ImportError(
            message: place
                + ": no straight cut separates the photos \(names) in their order, and their edges are not those of "
                + "equal columns")
    }

    // MARK: Rules

    /// Finds rules for all counts; returns the first count that has none.
    private mutating func fit() -> Unfit? {
        for count in Set(measurements.flatMap { $0.layouts.keys }).sorted() {
            var candidates: Set<FrameRule> = []
            for measurement in measurements {
                guard let frames = measurement.layouts[count] else { continue }
                candidates.formUnion(forms(of: frames, in: measurement))
            }
            var fitting: [Set<FrameRule>] = []
            for measurement in measurements {
                let own = candidates.filter { gives($0, count, in: measurement) }
                if measurement.layouts[count] != nil, own.isEmpty {
                    return Unfit(count: count, measurement: measurement)
                }
                fitting.append(own)
            }
            rules[count] = fitting
        }
        return nil
    }

    /// Rules that give frames in their container: of each form, the one with the simplest numbers.
    private func forms(of frames: [MeasuredFrame], in measurement: Measurement) -> Set<FrameRule> {
        let cuts = FrameCuts(frames, Array(frames.indices), tolerance: tolerance)
        var found: [Int: FrameRule] = [:]
        var tried: Set<FrameRule> = []
        for part in [1, 2, 8, 64, 1e6] {
            let forms = FrameForms(
                frames: frames, cuts: cuts, width: measurement.width, height: measurement.height,
                spacing: spacing,
                give: tolerance / part)
            for rule in forms.all where found[rule.form] == nil && tried.insert(rule).inserted {
                if gives(rule, frames.count, in: measurement) { found[rule.form] = rule }
            }
        }
        return Set(found.values)
    }

    /// Whether a rule gives the frames of a count; a width at which they weren't measured is no matter.
    private func gives(_ rule: FrameRule, _ count: Int, in measurement: Measurement) -> Bool {
        guard let frames = measurement.layouts[count] else { return true }
        let width = measurement.width.shortest
        let spec =
            (spacing.settings + [
                "smallest 0", "width \(width)..\(width)", "\(count): \(rule.text(beside: ""))",
            ])
            .joined(separator: "\n")
        guard let grid = compiled(spec) else { return false }
        return gives(grid, frames, in: measurement)
    }

    private func gives(_ grid: Grid, _ frames: [MeasuredFrame], in measurement: Measurement) -> Bool {
        guard let width = exact(measurement.width),
            let placed = grid.frames(count: frames.count, width: width), placed.frames.count == frames.count
        else { return false }
        return zip(placed.frames, frames).allSatisfy { placed, frame in
            let edges = [
                (placed.x.nearestDouble, frame.x), (placed.y.nearestDouble, frame.y),
                (placed.x.nearestDouble + placed.width.nearestDouble, frame.right),
                (placed.y.nearestDouble + placed.height.nearestDouble, frame.bottom),
            ]
            return edges.allSatisfy { ($0 - $1).magnitude <= tolerance + 1e-6 }
        }
    }

    private func exact(_ width: Double) -> Rational? {
        try? Rational(Int128((width * 1000).rounded()), over: 1000)
    }

    private func compiled(_ spec: String) -> Grid? {
        compileGrid(SourceText(name: "import.grid", text: spec)).grid
    }

    // MARK: The spec

    /// The shortest spec of these rules that compiles and gives all frames; nil if none does.
    private var text: String? {
        // The sizing that the most counts can have is best that of the file.
        var numbers: [String: Int] = [:]
        for fitting in rules.values {
            for sizing in Set(fitting.flatMap { $0.map { $0.sizing } }) { numbers[sizing, default: 0] += 1 }
        }
        let sizings = numbers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { $0.key }
        let specs = sizings.map { writer(for: $0) }.sorted { ($0.length, $0.sizing) < ($1.length, $1.sizing) }
        for spec in specs {
            for settings in promises {
                let text = spec.text(settings: spacing.settings + settings)
                let source = SourceText(name: "import.grid", text: text)
                guard let formatted = formatted(parse(source)), let grid = compiled(formatted) else {
                    continue
                }
                let isRight = measurements.allSatisfy { measurement in
                    measurement.layouts.values.allSatisfy { gives(grid, $0, in: measurement) }
                }
                if isRight { return formatted }
            }
        }
        return nil
    }

    /// The promises to try: the widths of most containers, or only those that were measured.
    private var promises: [[String]] {
        let least = measurements.first?.width ?? 0, greatest = measurements.last?.width ?? 0
        let isUsual = least >= 200 && greatest <= 2_000
        let measured = "width \(least.shortest)..\(greatest.shortest)"
        return (isUsual ? [[]] : []) + [[measured], [measured, "smallest 0"]]
    }

    private func writer(for sizing: String) -> ImportedSpec {
        var spec = ImportedSpec(sizing: sizing, widths: measurements.map { $0.width })
        for (count, fitting) in rules.sorted(by: { $0.key < $1.key }) { spec.add(count, fitting) }
        if rules.count >= 3 { spec.joinRanges(ranges(sizing)) }
        return spec
    }

    /// For each body that ranges may have, the counts whose frames it gives at all widths.
    private func ranges(_ sizing: String) -> [(body: String, counts: Set<Int>)] {
        let counts = rules.keys.sorted()
        guard let first = counts.first, let last = counts.last else { return [] }
        let ends = ["", " stretch", " balanced", " align center", " align trailing"]
        return rowLengths.flatMap { length in ends.map { "rows of \(length)\($0)" } }.compactMap { body in
            var given = Set(counts)
            for measurement in measurements where !given.isEmpty {
                let width = measurement.width.shortest
                let settings = spacing.settings + ["smallest 0", "width \(width)..\(width)", sizing]
                guard let grid = compiled((settings + ["\(first)..\(last): \(body)"]).joined(separator: "\n"))
                else { return nil }
                given = given.filter {
                    measurement.layouts[$0].map { gives(grid, $0, in: measurement) } ?? true
                }
            }
            return (body, given)
        }
    }

    /// The numbers of photos in the first rows of rules.
    private var rowLengths: [Int] {
        var lengths = Set<Int>()
        for rule in rules.values.joined().joined() {
            let digits = rule.body.drop { !$0.isNumber }.prefix { $0.isNumber }
            if let length = Int(digits) { lengths.insert(length) }
        }
        return lengths.sorted().suffix(16)
    }
}
