internal import GridEmit
internal import GridModel
internal import GridSyntax

/// Finds the spec that measured frames are likeliest to come from.
struct FrameImport {
    /// From the narrowest container.
    private let measurements: [Measurement]
    private let tolerance: Double
    /// How exactly frames were measured.
    private let precision: Double
    private let spacing: Spacing
    /// For each count and width, the rules that give its frames, and how well.
    private var rules: [Int: [[FrameRule: FrameFit]]] = [:]

    /// The frames of a count that no rule gives.
    private struct Unfit {
        let count: Int
        let measurement: Measurement
    }

    // MARK: Reading

    /// Returns the text of a spec, and notes about it.
    static func spec(
        of measurements: [Measurement], tolerance: Double
    ) throws(ImportError) -> (text: String, notes: [String]) {
        let sorted = measurements.sorted { $0.width < $1.width }
        for (first, second) in zip(sorted, sorted.dropFirst()) where first.width == second.width {
            throw ImportError(
                message:
                    "\(first.file) and \(second.file) are both \(first.width.shortest) wide; state the \"width\" in the files"
            )
        }
        for measurement in sorted { try checkOverlaps(in: measurement, tolerance) }
        let precision = min(
            max(Measurement.precision(of: sorted), Spacing.inaccuracy(of: sorted, tolerance)), tolerance)
        var unfit: Unfit?
        var best: Answer?
        var answers = 0
        for spacing in Spacing.candidates(for: sorted, tolerance) {
            var found = FrameImport(
                measurements: sorted, tolerance: tolerance, precision: precision, spacing: spacing)
            if let failed = found.fit() {
                unfit = unfit ?? failed
                continue
            }
            guard let answer = found.answer else { continue }
            // The first spacings are the simplest: others have to be better by more than chance.
            if best.map({ answer.bits < $0.bits - 2 }) ?? true { best = answer }
            answers += 1
            // Other spacings are of interest only if frames are off by more than they were rounded.
            if answer.greatestError <= precision / 2 + 1e-6 || answers == mostAnswers { break }
        }
        guard let best else {
            throw unfit.map { unfitError($0, tolerance) }
                ?? ImportError(message: "no spec gives all of these frames within \(points(tolerance))")
        }
        return (best.text, (best.isGuess ? [oneWidth] : []) + mirrorNotes(sorted, tolerance))
    }

    /// How many spacings to compare.
    private static let mostAnswers = 4

    private static let oneWidth =
        "the frames of one width don't tell whether tiles keep their ratio or their size, or the container its ratio; "
        + "give frames of a second width, too"

    private static func mirrorNotes(_ measurements: [Measurement], _ tolerance: Double) -> [String] {
        guard measurements.contains(where: { $0.looksMirrored(tolerance) }) else { return [] }
        return [
            "the frames look mirrored: photos follow each other from right to left. Grids begin at the left, and are mirrored "
                + "where the language is; `--mirrored` reads frames of such a page"
        ]
    }

    private init(measurements: [Measurement], tolerance: Double, precision: Double, spacing: Spacing) {
        self.measurements = measurements
        self.tolerance = tolerance
        self.precision = precision
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

    private static func points(_ length: Double) -> String {
        length.shortest + (length == 1 ? " point" : " points")
    }

    private static func unfitError(_ unfit: Unfit, _ tolerance: Double) -> ImportError {
        let frames = unfit.measurement.layouts[unfit.count] ?? []
        let places = FrameCuts(frames, tolerance: tolerance).inseparable
        let place = "\(unfit.measurement.file): the frames of \(counted(unfit.count, "photo")) fit no form"
        if places.isEmpty {
            return ImportError(
                message: place
                    + " within \(points(tolerance)); try a greater --tolerance, or check gaps and insets")
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
            var fitting: [[FrameRule: FrameFit]] = []
            for measurement in measurements {
                var own: [FrameRule: FrameFit] = [:]
                for rule in candidates { own[rule] = fit(of: rule, count, in: measurement) }
                if own.isEmpty { return Unfit(count: count, measurement: measurement) }
                fitting.append(own)
            }
            rules[count] = fitting
        }
        return nil
    }

    /// Rules that may give frames in their container: in each form, with simple numbers and with more exact ones.
    private func forms(of frames: [MeasuredFrame], in measurement: Measurement) -> Set<FrameRule> {
        let cuts = FrameCuts(frames, tolerance: tolerance)
        var found: Set<FrameRule> = []
        for part in [1, 2, 8, 64, 1e6] {
            found.formUnion(
                FrameForms(
                    frames: frames, cuts: cuts, width: measurement.width, height: measurement.height,
                    spacing: spacing, give: tolerance / part
                ).all)
        }
        return found
    }

    /// How well a rule gives the frames of a count; nil if some are off by more than the tolerance. A width at which they weren't
    /// measured is no matter.
    private func fit(of rule: FrameRule, _ count: Int, in measurement: Measurement) -> FrameFit? {
        guard let frames = measurement.layouts[count] else { return .perfect }
        return grid(of: "\(count): \(rule.text(beside: ""))", at: measurement.width).flatMap { grid in
            fit(of: grid, to: frames, at: measurement.width)
        }
    }

    private func fit(of grid: Grid, to frames: [MeasuredFrame], at width: Double) -> FrameFit? {
        placed(grid, frames.photos, frames.count, at: width).flatMap { placed in
            FrameFit(of: placed, to: frames, tolerance: tolerance, precision: precision)
        }
    }

    /// The frames that a rule gives some photos.
    private func placed(
        _ rule: FrameRule, _ photos: Photos, _ count: Int, at width: Double
    ) -> [PlacedFrames.Frame]? {
        grid(of: "\(count): \(rule.text(beside: ""))", at: width).flatMap {
            placed($0, photos, count, at: width)
        }
    }

    private func placed(
        _ grid: Grid, _ photos: Photos, _ count: Int, at width: Double
    ) -> [PlacedFrames.Frame]? {
        guard let exact = try? Rational(Int128((width * 1000).rounded()), over: 1000) else { return nil }
        let frames = grid.frames(count: count, width: exact, photos: photos)?.frames
        return frames?.count == count ? frames : nil
    }

    /// The grid of a rule for one width.
    private func grid(of rule: String, sizing: String? = nil, at width: Double) -> Grid? {
        let promise = ["smallest 0", "width \(width.shortest)..\(width.shortest)"]
        return compiled(
            (spacing.settings + promise + [sizing, rule].compactMap { $0 }).joined(separator: "\n"))
    }

    private func compiled(_ spec: String) -> Grid? {
        compileGrid(SourceText(name: "import.grid", text: spec)).grid
    }

    // MARK: The spec

    /// A spec that compiles and gives all frames.
    private struct Answer {
        let text: String
        let bits: Double
        let greatestError: Double
        /// Whether other rules give the same frames at the only width at which they were measured, and others elsewhere.
        let isGuess: Bool
    }

    /// The shortest spec of these rules that compiles and gives all frames; nil if none does.
    private var answer: Answer? {
        let known = Set(rules.values.joined().flatMap { $0.keys.map { $0.sizing } }).union(["tile 1:1"])
        let specs = known.map { ImportedSpec(sizing: $0, widths: measurements.map { $0.width }, rules) }
            .sorted { ($0.bits, $0.sizing) < ($1.bits, $1.sizing) }
            .prefix(3).map { joined($0) }.sorted { ($0.bits, $0.sizing) < ($1.bits, $1.sizing) }
        for spec in specs {
            var spec = spec
            spec.addOthers(rules, differ)
            for settings in promises {
                let text = spec.text(settings: spacing.settings + settings)
                guard let formatted = formatted(parse(SourceText(name: "import.grid", text: text))),
                    let grid = compiled(formatted), let error = greatestError(of: grid)
                else { continue }
                let bits = spec.bits + spacing.bits
                return Answer(
                    text: formatted, bits: bits, greatestError: error, isGuess: spec.isGuess(rules, differ))
            }
        }
        return nil
    }

    /// By how much a grid's frames are off at most; nil if it is more than the tolerance.
    private func greatestError(of grid: Grid) -> Double? {
        var greatest = 0.0
        for measurement in measurements {
            for frames in measurement.layouts.values {
                guard let fit = fit(of: grid, to: frames, at: measurement.width) else { return nil }
                greatest = max(greatest, fit.greatestError)
            }
        }
        return greatest
    }

    /// The promises to try: the widths of most containers, or only those that were measured.
    private var promises: [[String]] {
        let least = measurements.first?.width ?? 0, greatest = measurements.last?.width ?? 0
        let isUsual = least >= 200 && greatest <= 2_000
        let measured = "width \(least.shortest)..\(greatest.shortest)"
        return (isUsual ? [[]] : []) + [[measured], [measured, "smallest 0"]]
    }

    /// Whether a count was measured at one width only, and two rules for it differ at others.
    private func differ(_ count: Int, _ first: FrameRule, _ second: FrameRule) -> Bool {
        let measured = measurements.filter { $0.layouts[count] != nil }
        guard measured.count == 1, let width = measured.first?.width,
            let photos = measured.first?.layouts[count]?.photos
        else { return false }
        return [1.25, 2].contains {
            placed(first, photos, count, at: width * $0) != placed(second, photos, count, at: width * $0)
        }
    }

    /// A spec with ranges.
    private func joined(_ spec: ImportedSpec) -> ImportedSpec {
        if rules.count < 3 { return spec }
        let ends = ["", " stretch", " balanced", " align center", " align trailing"]
        let bodies = rowLengths.flatMap { length in ends.map { "rows of \(length)\($0)" } } + strips
        var ranges: [(body: String, bits: [Int: Double])] = []
        for body in bodies {
            if let bits = rangeBits(body, sizing: spec.sizing) { ranges.append((body, bits)) }
        }
        var spec = spec
        spec.joinRanges(ranges)
        return spec
    }

    /// The bits of the errors that a range leaves for each count whose frames it gives at all widths; nil if it doesn't compile.
    private func rangeBits(_ body: String, sizing: String) -> [Int: Double]? {
        guard let first = rules.keys.min(), let last = rules.keys.max() else { return nil }
        var bits = rules.mapValues { _ in 0.0 }
        for measurement in measurements {
            guard let grid = grid(of: "\(first)..\(last): \(body)", sizing: sizing, at: measurement.width)
            else { return nil }
            for (count, frames) in measurement.layouts {
                guard let others = bits[count] else { continue }
                bits[count] = fit(of: grid, to: frames, at: measurement.width).map { others + $0.bits }
            }
        }
        return bits
    }

    /// The bodies of rules that are strips.
    private var strips: [String] {
        let bodies = Set(rules.values.joined().flatMap { $0.keys.map { $0.body } })
        return bodies.filter { $0.hasPrefix("strip") }.sorted()
    }

    /// The numbers of photos in the first rows of rules.
    private var rowLengths: [Int] {
        var lengths = Set<Int>()
        for rule in rules.values.joined().flatMap({ $0.keys }) {
            let digits = rule.body.drop { !$0.isNumber }.prefix { $0.isNumber }
            if let length = Int(digits) { lengths.insert(length) }
        }
        return lengths.sorted().suffix(16)
    }
}
