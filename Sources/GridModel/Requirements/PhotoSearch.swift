internal import GridSyntax

/// Looks for photos that break a requirement: at the limits of all their ratios, and from the worst of these step by step.
///
/// Of up to eight photos it tries all choices of limits; of more, all at one limit, and all but one.
struct PhotoSearch {
    /// Photos, and a width at which they are laid out.
    struct Candidate {
        var photos: [Double]
        var width: Double
    }

    private let check: ArrangementCheck
    private let sizes: RoughSizes
    private let count: Int
    /// The least and the greatest ratio of each photo.
    private let limits: [(lower: Double, upper: Double)]
    private let widths: [Double]
    private let patterns: (own: Pattern, earlier: [Pattern])
    /// What is to be as great as possible.
    private let value: (RoughSizes.Layout, _ width: Double) -> Double
    /// How many layouts may still be looked at.
    private var left: Int

    private static let mostForAllChoices = 8

    init(
        _ check: ArrangementCheck, limits: RatioRange?, _ least: [Rational], _ greatest: [Rational],
        widths: [Rational], tiles: Int, value: @escaping (RoughSizes.Layout, _ width: Double) -> Double
    ) {
        self.check = check
        self.value = value
        sizes = RoughSizes(check, limits: limits)
        count = least.count
        // An end of the ratios of a shape may be that of another one.
        let shapes = check.grid.shapes
        func near(_ ratio: Rational) -> Double {
            let own = ratio.nearestDouble
            if ratio == shapes.tall { return shapes.includesTall ? own + 1e-4 : own - 1e-4 }
            return ratio == shapes.wide ? (shapes.includesWide ? own - 1e-4 : own + 1e-4) : own
        }
        self.limits = zip(least, greatest).map { (near($0), near($1)) }
        self.widths = widths.map { $0.nearestDouble }
        patterns = (check.arrangement.source.pattern ?? [], check.arrangement.earlier)
        left = min(Self.most, max(Self.fewest, tiles / max(1, Self.work(of: check.arrangement))))
    }

    /// How many layouts it looks at.
    private static let fewest = 16, most = 3_000

    /// How long a layout takes.
    private static func work(of arrangement: Arrangement) -> Int {
        let rows: JustifiedRows
        switch arrangement.tiles {
        case .justified(let own): rows = own
        case .aimedParts(let parts): rows = parts.rows
        case .solved, .tree, .strip, .waterfall: return arrangement.tileCount
        }
        guard rows.isShape else { return arrangement.tileCount * (rows.last == .balanced ? 4 : 1) }
        let perRow = rows.least...max(rows.least, rows.greatest ?? .max)
        let cuts = RowCuts.numbers(upTo: arrangement.tileCount, perRow, limit: 1_000)
        return arrangement.tileCount * max(1, cuts.last ?? 1)
    }

    /// The worst photos that are found, the worst first.
    mutating func worst(from starts: [Candidate]) -> [Candidate] {
        var found: [(candidate: Candidate, value: Double)] = []
        let all = choices.flatMap { photos in widths.map { Candidate(photos: photos, width: $0) } }
        for start in starts + all where left > 0 {
            let candidate = Candidate(photos: inside(start.photos), width: start.width)
            if let value = measured(candidate) { found.append((candidate, value)) }
        }
        found = found.inOrder { $0.value > $1.value }
        found = found.prefix(6).map { climb(from: $0.candidate, $0.value) }
        return found.inOrder { $0.value > $1.value }.map { $0.candidate }
    }

    /// Changes one photo at a time as long as that makes it worse.
    private mutating func climb(
        from start: Candidate, _ value: Double
    ) -> (candidate: Candidate, value: Double) {
        var best = (candidate: start, value: value)
        var isBetter = true
        while isBetter, left > 0 {
            isBetter = false
            for place in 0..<count {
                let own = best.candidate.photos[place]
                let (lower, upper) = limits[place]
                for ratio in [lower, upper, own * 1.4, own / 1.4, own * 1.06, own / 1.06, own * 1.01] {
                    var next = best.candidate
                    next.photos[place] = min(max(ratio, lower), upper)
                    if let value = measured(next), value > best.value * (1 + 1e-6) {
                        best = (next, value)
                        isBetter = true
                    }
                }
            }
            for width in widths {
                var next = best.candidate
                next.width = width
                if let value = measured(next), value > best.value * (1 + 1e-6) {
                    best = (next, value)
                    isBetter = true
                }
            }
        }
        return best
    }

    private mutating func measured(_ candidate: Candidate) -> Double? {
        left -= 1
        guard left >= 0, isFor(candidate.photos) else { return nil }
        return value(sizes.layout(candidate.photos, width: candidate.width), candidate.width)
    }

    /// Whether photos with these ratios have the arrangement.
    private func isFor(_ photos: [Double]) -> Bool {
        if patterns.own.isEmpty, patterns.earlier.isEmpty { return true }
        let shapes = check.grid.shapes, tall = shapes.tall.nearestDouble, wide = shapes.wide.nearestDouble
        func match(_ pattern: Pattern) -> Bool {
            for (place, letter) in pattern.enumerated() where letter != .any {
                let ratio = place < photos.count ? photos[place] : 1
                if letter != shapes.letter(of: ratio, tall: tall, wide: wide) { return false }
            }
            return true
        }
        return match(patterns.own) && !patterns.earlier.contains(where: match)
    }

    private func inside(_ photos: [Double]) -> [Double] {
        zip(photos, limits).map { min(max($0, $1.lower), $1.upper) }
    }

    /// Choices of a limit for each photo.
    private var choices: [[Double]] {
        if count <= Self.mostForAllChoices {
            return (0..<1 << count).map { choice in
                limits.enumerated().map { choice >> $0 & 1 == 0 ? $1.lower : $1.upper }
            }
        }
        let ends = [limits.map { $0.lower }, limits.map { $0.upper }]
        var choices = ends
        for place in 0..<min(count, 24) {
            for (most, one) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                var photos = most
                photos[place] = one[place]
                choices.append(photos)
            }
        }
        return choices
    }
}

extension Rational {
    /// A number of few digits near a double greater than 0; nil if it is too small or too large.
    init?(near number: Double, digits: Int = 5) {
        var scale: Int128 = 1, least = 1.0
        for _ in 1..<digits { least *= 10 }
        while number * Double(scale) < least, scale < 1_000_000_000_000 { scale *= 10 }
        let scaled = (number * Double(scale)).rounded()
        guard scaled >= 1, scaled < 1e15, let ratio = try? Rational(Int128(scaled), over: scale) else {
            return nil
        }
        self = ratio
    }
}
