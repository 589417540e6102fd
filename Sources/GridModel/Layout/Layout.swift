public import GridSyntax

/// The tiles for one count of photos, for some widths and shapes.
public struct Layout: Hashable, Sendable {
    /// The number of photos, 1 or more.
    public let count: Int
    /// The shapes of the first photos, up to the last that makes a difference; nil for any.
    public let pattern: [PatternLetter]?
    /// The container widths it is for.
    public let widths: WidthRange
    /// How many of the photos are not shown.
    public let hidden: Int
    /// Where the tiles are, or what that follows from.
    public let geometry: Geometry
    /// How the tiles hang together.
    package let structure: Block
    /// Where it comes from.
    public let origin: Origin
    /// The same number for layouts of one body, whose tiles are the same; nil where it is for this one alone.
    let body: UInt32?
}

/// Where the tiles of a layout are.
public enum Geometry: Hashable, Sendable {
    /// Tiles whose places and sizes hold for all photos.
    case solved(TileList)
    /// A tree that is solved when the photos' ratios are known.
    case photos(PhotoTree)
}

extension Geometry {
    /// The same, of which the last tile says how many photos there are more.
    var showingMore: Geometry {
        switch self {
        case .solved(let tiles): .solved(tiles.showing(.more))
        case .photos: self
        }
    }
}

extension Layout {
    /// How many tiles it has.
    public var tileCount: Int { count - hidden }

    /// Its tiles where they hold for all photos; nil where they follow from their ratios.
    public var tiles: TileList? {
        if case .solved(let tiles) = geometry { tiles } else { nil }
    }

    /// What its tiles follow from; nil where they hold for all photos.
    public var photoTree: PhotoTree? {
        if case .photos(let tree) = geometry { tree } else { nil }
    }
}

/// A layout for photos of known ratios.
package struct SolvedLayout: Hashable {
    /// The number of photos.
    package let count: Int
    /// The shapes that it is for; nil for any.
    package let pattern: [PatternLetter]?
    /// The container widths that it is for.
    package let widths: WidthRange
    /// How many of the photos are not shown.
    package let hidden: Int
    /// The tiles, whose forms hold at every one of the widths, and the container's size.
    package let tiles: TileList
    /// Whether its tiles and gaps fill the inset container: no hole and no short row was written.
    package let isFull: Bool
    /// Where it comes from.
    package let origin: Origin

    /// The container's own width.
    package var width: Affine { tiles.width }
    /// The container's own height.
    package var height: Affine { tiles.height }
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
