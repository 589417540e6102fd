/// Random requests to a grid: ordinary, extreme and hostile ones. They meet the counts of its rules and the limits of its sections,
/// patterns and rows, and numbers beside these limits.
struct VectorRequests {
    private let program: GridProgram
    private var random: SplitMix
    private let counts: [Int], widths: [Double], heights: [Double], limits: [Double], aims: [RowAim]

    /// Numbers that every language can pass, JavaScript with its doubles, too.
    private static let extremeCounts: [Int64] = [
        -(1 << 53), -(1 << 31), -1, 0, 1, 3, 5, 9, 12, 10_000_001, (1 << 31) - 1, 1 << 31, 1 << 53,
    ]
    /// Callers can't pass NaN as a gap or inset, which means the spec's in some languages.
    private static let extremes = [
        Double.infinity, -.infinity, -1, 0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e300, 1.7e308, 10, 375,
    ]

    init(seed: UInt64, program: GridProgram) {
        self.program = program
        random = SplitMix(state: seed)
        let plans = program.cases.map { $0.plan } + (program.waterfalls + program.growing).map { $0.plan }
        var counts = program.cases.flatMap { [$0.from, $0.to] } + [program.appendLimit]
        for plan in plans {
            for length in [plan.perRow, plan.rows?.perRow ?? 0, Int(plan.perBlock), plan.columns]
            where (1...100).contains(length) {
                counts += [length, 2 * length, 3 * length]
            }
        }
        counts = counts.filter { (1...1_000).contains($0) }
        self.counts = counts.isEmpty ? [1] : counts
        widths = (program.cases.map { $0.widths } + (program.waterfalls + program.growing).map { $0.widths })
            .flatMap { $0.limits }
        heights = program.cases.flatMap { $0.heights.limits }
        var limits: [Double] = program.hasPatterns ? [program.tall, program.wide] : []
        for plan in plans {
            for limit in [plan.least, plan.greatest, abs(plan.across)] where limit > 0 && limit < 1_000 {
                limits.append(limit)
            }
        }
        self.limits = limits
        aims = plans.compactMap { $0.rows.flatMap { RowAim($0) } }
    }

    /// A random number below a limit, which is above 0.
    mutating func below(_ limit: Int) -> Int { random.below(limit) }

    private mutating func pick<Element>(_ all: [Element]) -> Element { all[below(all.count)] }

    /// A number in a range, with few digits or with all.
    private mutating func number(_ low: Double, _ high: Double) -> Double {
        let number = low + (high - low) * random.part()
        return below(2) == 0 ? number : (number * 4).rounded() / 4
    }

    /// A number, or one beside it.
    private mutating func beside(_ number: Double) -> Double {
        pick([number, number, number.nextUp, number.nextDown])
    }

    /// A request, and the count that its line has: where `Int` has 32 bits, the request has the nearest one. One of eight is hostile.
    mutating func next() -> (request: VectorRequest, count: Int64) {
        if below(8) == 0 { return hostile() }
        let request = ordinary()
        return (request, Int64(request.count))
    }

    /// A request for at most 60 photos, whose ratios are all there.
    mutating func nextSmall() -> VectorRequest {
        var request = next().request
        request.count = Swift.min(Swift.max(0, request.count), 60)
        if program.looksAtPhotos {
            request.ratios = Array(request.ratios.prefix(60))
            while request.ratios.count < request.count { request.ratios.append(ratio()) }
        }
        return request
    }

    private mutating func ordinary() -> VectorRequest {
        let count = below(2) == 0 ? below(14) : Swift.max(0, pick(counts) + below(3) - 1)
        var request = VectorRequest(count: count, width: width())
        if program.needsHeight { request.height = pick([640.5, 300, 512, 20, number(1, 900)]) }
        if !heights.isEmpty, below(2) == 0 { request.height = beside(pick(heights)) }
        if below(3) == 0 { request.gap = pick([0, 4, 7.3]) }
        if below(3) == 0 { request.rowGap = pick([0, 0, 7.3, -1.5, number(0, 20)]) }
        if below(3) == 0 { request.columnGap = pick([0, 0, 0.1, 13.7, 3]) }
        if below(4) == 0 {
            request.insets = VectorInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
        }
        // No width is left, so that lengths are equal.
        if below(12) == 0 {
            let insets = insets(of: request)
            request.width = pick([insets.leading + insets.trailing, 0])
            if below(2) == 0 { (request.gap, request.rowGap, request.columnGap) = (0, pick([nil, 3]), nil) }
        }
        request.scale = pick([nil, nil, 1, 1.5, 2, 3])
        request.isMirrored = below(2) == 0
        request.isEditing = program.appendLimit > 0 && below(3) == 0
        if program.looksAtPhotos { request.ratios = ratios(for: request) }
        return request
    }

    private mutating func hostile() -> (request: VectorRequest, count: Int64) {
        var request = ordinary()
        let count = below(2) == 0 ? pick(Self.extremeCounts) : Int64(request.count)
        request.count = Int(clamping: count)
        if below(2) == 0 { request.width = pick(Self.extremes + [.nan]) }
        if below(2) == 0, program.needsHeight { request.height = pick(Self.extremes) }
        if below(4) == 0 { request.rowGap = pick(Self.extremes) }
        if below(4) == 0 { request.columnGap = pick(Self.extremes) }
        if below(4) == 0 {
            request.insets = VectorInsets(
                top: pick(Self.extremes), leading: pick(Self.extremes), bottom: pick(Self.extremes),
                trailing: pick(Self.extremes))
        }
        request.scale = pick([nil, nil, 1, 0, -1, .nan, .infinity, 1e-300, 1e300])
        for index in request.ratios.indices where below(2) == 0 {
            request.ratios[index] = pick(Self.extremes + [.nan])
        }
        return (request, count)
    }

    private mutating func width() -> Double {
        if !widths.isEmpty, below(2) == 0 { return beside(pick(widths)) }
        switch below(6) {
        case 0: return number(20, 2_000)
        case 1: return number(0, program.leastWidth)
        default: return pick([375, 320, 768, 1024, 512, 256, 1024.5, 1, 0, -0.0, 59.9, 333.25])
        }
    }

    private mutating func inset() -> Double { pick([3, 5.5, 7.25, 2, 0]) }

    private func insets(of request: VectorRequest) -> VectorInsets { request.insets ?? program.insets }

    /// Heights between which tiles are searched, among them those where tiles begin and end.
    mutating func heights(in layout: VectorLayout) -> [(Double, Double)] {
        let places = Swift.min(layout.count, 100), height = layout.size.height
        return (0..<4).compactMap { _ in
            var ends = [height * random.part() * 1.2 - 10, height * random.part()]
            for index in ends.indices where places > 0 && below(3) > 0 {
                let frame = layout[below(places)]
                ends[index] = below(2) == 0 ? frame.y : frame.y + frame.height
            }
            // The empty range, too.
            guard ends[0].isFinite, ends[1].isFinite else { return nil }
            return (Swift.min(ends[0], ends[1]), Swift.max(ends[0], ends[1]))
        }
    }

    /// Sizes and focuses of photos, for the first tiles and for an index that may have none. Some photos have the tile's ratio, or
    /// a focus just where the photo's edge begins to hold the part back.
    mutating func crops(in layout: VectorLayout) -> [(photo: (Double, Double), focus: (Double, Double))] {
        (0...Swift.min(layout.count, 6)).map { index in
            let tile = layout[index]
            let photo: (Double, Double) =
                switch below(8) {
                case 0: (tile.width, tile.height)
                case 1: (pick([0, -1, .nan, .infinity, .leastNonzeroMagnitude, 1e300]), number(1, 900))
                case 2: (number(1, 900), pick([0, -1, .nan, .infinity, .leastNonzeroMagnitude, 1e300]))
                default: (number(1, 900), number(1, 900))
                }
            let half = layout.crop(of: index, photo: VectorSize(width: photo.0, height: photo.1)).width * 0.5
            let places = [
                0, 0.5, 1, random.part(), random.part(), half, 1 - half, -0.25, 1.5, .nan, .infinity,
                -.infinity,
            ]
            return (photo, (pick(places), pick(places)))
        }
    }
}

// Ratios

extension VectorRequests {
    /// A photo's ratio.
    mutating func ratio() -> Double {
        switch below(10) {
        case 0: pick([.nan, .infinity, -1, 0])
        case 1: number(0.05, 9)
        case 2, 3: limits.isEmpty ? 1 : beside(pick(limits))
        case 4: pick([1, 0.75, 0.8, 1.2, 4.0 / 3])
        default: number(0.4, 2.5)
        }
    }

    /// The ratios of a request: as many as photos, fewer or more.
    private mutating func ratios(for request: VectorRequest) -> [Double] {
        let photos = Swift.min(request.count, 120)
        let count = pick([0, photos, photos, photos, photos, Swift.max(0, photos - 2), 12])
        guard count > 0 else { return [] }
        switch below(8) {
        // Sums are exact, and rows alike.
        case 0: return (0..<count).map { _ in pick([0.5, 0.75, 1, 1.5, 2]) }
        case 1, 2:
            var ratios = Array(repeating: pick([0.5, 0.75, 1, 1.5, ratio()]), count: count)
            if below(2) == 0 { ratios[below(count)] = pick([.nan, .infinity, -1, 0]) }
            return ratios
        case 3: return nearlySquare(count)
        case 4, 5, 6: return aims.isEmpty ? (0..<count).map { _ in ratio() } : fillingRows(count, request)
        default: return (0..<count).map { _ in ratio() }
        }
    }

    /// Photos that are square but one, by a millionth: columns and averages that count as equal, or just don't.
    private mutating func nearlySquare(_ count: Int) -> [Double] {
        var ratios = Array(repeating: 1.0, count: count)
        ratios[below(count)] = beside(
            below(2) == 0 ? 1 / 1.000001 : Double(count) * 1.000001 - Double(count - 1))
        return ratios
    }

    /// Photos with which rows are exactly as wide or as high as they may be, or as far from the width with a photo as without it.
    private mutating func fillingRows(_ count: Int, _ request: VectorRequest) -> [Double] {
        let aim = pick(aims), insets = insets(of: request)
        let gap = request.columnGap ?? request.gap ?? program.columnGap
        var row = AimedRow(
            width: Swift.max(0, request.width) - insets.leading - insets.trailing, gap: gap, aim: aim)
        return (0..<count).map { _ in
            var ratio = row.ratio(for: pick(aim.goals))
            // Many specs have such limits of ratios.
            if below(3) == 0 || !(ratio > 1.0 / 3 && ratio < 3) { ratio = number(0.4, 2.5) }
            if row.isHalf { ratio = number(3, 12) }
            row.add(ratio)
            return ratio
        }
    }
}

extension SideLimits {
    /// The limits that there are.
    fileprivate var limits: [Double] { [minimum, below].compactMap { $0 } }
}

/// SplitMix64, by Steele, Lea and Flood.
private struct SplitMix {
    var state: UInt64

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// A number from 0 to below 1.
    mutating func part() -> Double { Double(next() >> 11) * 0x1p-53 }
}
