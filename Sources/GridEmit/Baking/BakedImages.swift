internal import GridModel

/// What the images of an album need whose photos are known.
struct BakedImages {
    /// `sizes` of each image; that of a photo without a tile is `0px`.
    let sizes: [String]
    /// Whether each image begins within the first window at every width: a phone needn't load what only a desk shows at once.
    let areInFirstWindow: [Bool]
    /// The widths of files.
    let widths: StoredWidths
}

/// Follows the layouts of an album and notes what their images need.
struct BakedImageNeeds {
    private let grid: Grid
    private let ratios: [Double]
    private let options: ImageOptions
    /// The promised widths that the container can have.
    private let widths: LengthRange
    private var parts: [[SizesPart]]
    /// The greatest distance of each image from the container's top.
    private var tops: [Rational]
    private var needed: Set<LengthRange> = []
    /// The container's width as linear lengths, each from a width of the page on.
    private let pieces: [SizesPart]
    /// The last layout, which holds until the next one begins: its first width, and that of the page if any is so wide.
    private var last: (start: Rational, page: Rational?, tiles: [BakedImage])?

    /// The height of a page's first window.
    private static let windowHeight = Rational(900)

    /// Nil if the container never has a promised width.
    init?(_ grid: Grid, _ photos: Photos, _ options: ImageOptions) throws(ExactOverflow) {
        let container = options.container
        let least = max(grid.width.lower, container.inNarrowestPage)
        let greatest = min(grid.width.upper, container.inWidestPage ?? grid.width.upper)
        guard least <= greatest else { return nil }
        widths = LengthRange(lower: least, upper: greatest)
        pieces = try container.linearPieces()
        (self.grid, self.options) = (grid, options)
        ratios = photos.ratios.map { $0.nearestDouble }
        parts = ratios.map { _ in [] }
        tops = ratios.map { _ in .zero }
    }

    /// Notes the next layout.
    mutating func add(_ layout: BakedLayout) throws(ExactOverflow) {
        let start = Rational(near: layout.start.width.double)
        try end(at: start)
        let page = try options.container.page(reaching: layout.start)
        try end(before: page)
        let tiles = zip(layout.tiles, ratios).map { BakedImage($0, ratio: $1, height: grid.height) }
        last = (start, page, tiles)
    }

    /// What the images need, after all layouts.
    mutating func images() throws(ExactOverflow) -> BakedImages {
        try end(at: widths.upper)
        try end(before: nil)
        return BakedImages(
            sizes: parts.map { $0.isEmpty ? "0px" : $0.sizes },
            areInFirstWindow: tops.map { $0 < Self.windowHeight },
            widths: try StoredWidths(Array(needed), options.limit))
    }

    /// Notes the lengths that images of the last layout have in narrower pages than that.
    private mutating func end(before end: Rational?) throws(ExactOverflow) {
        guard let last, let first = last.page else { return }
        for (index, piece) in pieces.enumerated() {
            let from = max(first, piece.from)
            let next = index + 1 < pieces.count ? pieces[index + 1].from : nil
            if let next, next <= from { continue }
            if let end, end <= from { return }
            for (place, tile) in last.tiles.enumerated() {
                let length = try tile.width(in: piece.length, from: from)
                if parts[place].last?.length == length { continue }
                // Yet narrower pages have the first length, too.
                parts[place].append(SizesPart(from: parts[place].isEmpty ? .zero : from, length: length))
            }
        }
    }

    /// Notes what the last layout needs up to a width of the container.
    private mutating func end(at width: Rational) throws(ExactOverflow) {
        guard let last else { return }
        let (lower, upper) = (max(last.start, widths.lower), min(width, widths.upper))
        guard lower <= upper else { return }
        for (place, tile) in last.tiles.enumerated() {
            let all = try tile.widths(from: lower, to: upper)
            // Few digits, so that their products are exact.
            needed.insert(
                LengthRange(
                    lower: try (try all.lower * options.density.lower).rounded(places: 4, isDown: true),
                    upper: try (try all.upper * options.density.upper).rounded(places: 4)))
            let top = max(try tile.top.value(at: lower), try tile.top.value(at: upper))
            tops[place] = max(tops[place], top)
        }
    }
}

/// The image of a tile, which it covers.
private struct BakedImage {
    /// The lengths of which its width is the greatest.
    private var forms: [LinearLength]
    /// The distance from the container's top.
    let top: LinearLength

    /// - Parameter height: the heights of the container. No page tells an image how high its container is, so that is the greatest one.
    init(_ tile: BakedTile, ratio: Double, height: LengthRange) {
        func length(_ line: Line, _ factor: Double, _ height: Rational) -> LinearLength {
            let points = line.points.double + line.height.double * height.nearestDouble
            return LinearLength(
                width: Rational(near: line.width.double * factor), points: Rational(near: points * factor))
        }
        func greatest(_ line: Line) -> Rational { line.height.isNegative ? height.lower : height.upper }
        top = length(tile.y, 1, height.lower)
        let plain = length(tile.width, 1, greatest(tile.width))
        let covering = length(tile.height, ratio, greatest(tile.height))
        forms = plain == covering ? [plain] : [plain, covering]
    }

    /// The least and the greatest width in containers from one width to another.
    func widths(from lower: Rational, to upper: Rational) throws(ExactOverflow) -> LengthRange {
        var places = [lower, upper]
        if let first = forms.first, let second = forms.last, first.width != second.width {
            let crossing = try (try second.points - first.points) / (try first.width - second.width)
            if lower < crossing, crossing < upper { places.append(crossing) }
        }
        let all = try places.map { place throws(ExactOverflow) in
            try forms.map { form throws(ExactOverflow) in try form.value(at: place) }.max() ?? .zero
        }
        return LengthRange(lower: max(.zero, all.min() ?? .zero), upper: max(.zero, all.max() ?? .zero))
    }

    /// The width as a length of pages of a width or more, rounded up to 0.00001 vw and 0.0001 px.
    func width(
        in container: ContainerWidth, from page: Rational
    ) throws(ExactOverflow) -> ContainerWidth {
        ContainerWidth(
            greatestOf: try forms.map { form throws(ExactOverflow) in
                let points = ContainerWidth.linear(vw: .zero, px: form.points)
                return try (try container * form.width + points).mapped { vw, px throws(ExactOverflow) in
                    .linear(vw: try vw.rounded(places: 5), px: try px.rounded(places: 4))
                }
            }, from: page)
    }
}

/// A part of the container's width, and points.
private struct LinearLength: Equatable {
    let width, points: Rational

    func value(at width: Rational) throws(ExactOverflow) -> Rational { try self.width * width + points }
}

extension Rational {
    /// The simplest fraction that a double stands for, as calculated in a few steps. If none is simple, a number just above it.
    fileprivate init(near number: Double) {
        let number = min(max(number, -0x1p40), 0x1p40)
        let slack = max(1, number.magnitude) * 0x1p-42
        var (before, last) = ((numerator: 0.0, denominator: 1.0), (numerator: 1.0, denominator: 0.0))
        var rest = number
        while rest.isFinite {
            let whole = rest.rounded(.down)
            let next = (
                numerator: whole * last.numerator + before.numerator,
                denominator: whole * last.denominator + before.denominator
            )
            guard next.denominator <= 10_000 else { break }
            if (next.numerator / next.denominator - number).magnitude <= slack {
                self = (try? Rational(Int128(next.numerator), over: Int128(next.denominator))) ?? .zero
                return
            }
            (before, last) = (last, next)
            rest = 1 / (rest - whole)
        }
        let scaled = (number * 1e8).rounded(.up)
        self = scaled.isFinite ? (try? Rational(Int128(scaled), over: 100_000_000)) ?? .zero : .zero
    }
}
