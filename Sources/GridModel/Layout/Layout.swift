public import GridSyntax

/// The tiles for one count of photos, for some widths and shapes.
public struct Layout: Hashable, Sendable {
    /// The number of photos, 1 or more.
    public let count: Int
    /// The shapes of the first photos, up to the last that makes a difference; nil for any.
    public let pattern: [PatternLetter]?
    /// The container widths it is for.
    public let widths: WidthRange
    /// The container's own width.
    public var width: Affine { tiles.width }
    /// The container's own height.
    public var height: Affine { tiles.height }
    /// How many of the photos are not shown.
    public let hidden: Int
    /// The tiles in the order of the photos.
    public internal(set) var tiles: TileList
    /// What places and sizes follow from where each tile keeps its photo's ratio: `height` and the tiles are then those for
    /// photos of unknown ratios, and only their roles and edges are those for any.
    public let photoTree: PhotoTree?
    /// Where it comes from.
    public let origin: Origin
    /// Whether its tiles and gaps fill the inset container: no hole and no short row was written.
    package let isFull: Bool

    package init(
        count: Int, pattern: [PatternLetter]?, widths: WidthRange, hidden: Int,
        tiles: TileList, photoTree: PhotoTree? = nil, origin: Origin, isFull: Bool
    ) {
        self.count = count
        self.pattern = pattern
        self.widths = widths
        self.hidden = hidden
        self.tiles = tiles
        self.photoTree = photoTree
        self.origin = origin
        self.isFull = isFull
    }

    /// The same layout with other tiles.
    package func with(tiles: [Tile]) -> Layout {
        Layout(
            count: count, pattern: pattern, widths: widths, hidden: hidden,
            tiles: TileList(tiles, width: width, height: height), photoTree: photoTree, origin: origin,
            isFull: isFull)
    }
}

/// The widths `[minimum, below)`, in points.
public struct WidthRange: Hashable, Sendable {
    /// Behind a reference, which the layouts of a section share: the limits would be a third of a layout.
    private enum Limits: Hashable, Sendable {
        case none
        indirect case between(Rational?, Rational?)
    }

    private let limits: Limits

    /// All widths.
    public static let all = WidthRange(minimum: nil, below: nil)

    init(minimum: Rational?, below: Rational?) {
        limits = minimum == nil && below == nil ? .none : .between(minimum, below)
    }

    /// The least width, or nil for no limit.
    public var minimum: Rational? {
        if case .between(let minimum, _) = limits { minimum } else { nil }
    }

    /// The first width too great, or nil for no limit.
    public var below: Rational? {
        if case .between(_, let below) = limits { below } else { nil }
    }
}

/// The rule that a layout comes from, for documentation.
public struct Origin: Hashable, Sendable {
    /// Behind a reference, which the layouts of a rule share.
    private indirect enum Text: Hashable, Sendable {
        case of(rule: String, doc: String?, span: SourceSpan)
    }

    private let text: Text

    init(rule: String, doc: String?, span: SourceSpan) { text = .of(rule: rule, doc: doc, span: span) }

    /// The rule in canonical form.
    public var rule: String {
        switch text {
        case .of(let rule, _, _): rule
        }
    }

    /// Its doc comment, lines joined by LF.
    public var doc: String? {
        switch text {
        case .of(_, let doc, _): doc
        }
    }

    /// Where it is written.
    package var span: SourceSpan {
        switch text {
        case .of(_, _, let span): span
        }
    }
}

extension WidthRange {
    /// Whether a width lies in the range.
    package func holds(_ width: Rational) -> Bool {
        if let minimum, width < minimum { return false }
        guard let below else { return true }
        return width < below
    }

    /// What is left of it without others, in ascending order.
    func less(_ others: [WidthRange]) -> [WidthRange] {
        var left: [WidthRange] = []
        var lower = minimum
        for other in others.sorted(by: { $0.minimum ?? .zero < $1.minimum ?? .zero }) {
            if let first = other.minimum, first > lower ?? .zero {
                left.append(WidthRange(minimum: lower, below: first))
            }
            guard let below = other.below else { return left }
            lower = below
        }
        return left + [WidthRange(minimum: lower, below: below)]
    }

    /// The widths in words, or nil for all.
    package var words: String? {
        switch (minimum, below) {
        case (nil, nil): nil
        case (let minimum?, nil): "widths from \(minimum.short)"
        case (nil, let below?): "widths below \(below.short)"
        case (let minimum?, let below?): "widths from \(minimum.short) to below \(below.short)"
        }
    }
}
