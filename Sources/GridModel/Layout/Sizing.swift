/// The size or ratio of the tiles or the container. Ratios are width to height; lengths are points.
public enum Sizing: Hashable, Sendable {
    /// Each tile has this ratio; the container's width determines row heights and its height.
    case tileRatio(Rational)
    /// Each tile has this height, and shares the width with its row; the rows determine the container's height.
    case tileHeight(Rational)
    /// Each tile has this size, which determines the container's width and height.
    case tileSize(width: Rational, height: Rational)
    /// Each tile has the ratio of its photo, clamped to the range; the container's width determines heights.
    ///
    /// Indirect, since most grids have no such sizing, and each layout has one.
    indirect case tilePhoto(RatioRange, within: PhotoBounds?)
    /// The container has this ratio; rows share its height.
    case frameRatio(Rational)
    /// The container has this height, insets included; rows share it.
    case frameHeight(Rational)
    /// The app gives the container's width and height; rows share the height.
    case frameFill
}

extension Sizing {
    /// The range of photo ratios; nil if tiles don't keep them.
    package var photoRatios: RatioRange? {
        guard case .tilePhoto(let ratios, _) = self else { return nil }
        return ratios
    }

    /// How high photos are at least and at most; nil without such bounds.
    package var photoBounds: PhotoBounds? {
        guard case .tilePhoto(_, let bounds) = self else { return nil }
        return bounds
    }

    /// Whether the size of each photo depends on all of them: on how high they are together, or how wide on average.
    package var dependsOnAllPhotos: Bool { photoBounds != nil || photoRatios?.isSided ?? false }
}

/// A closed range of aspect ratios, width to height.
public struct RatioRange: Hashable, Sendable {
    /// The least ratio; greater than 0.
    public let lower: Rational
    /// The greatest ratio.
    public let upper: Rational
    /// Whether photos use only the part of the range above 1, or only that below; see `sides`.
    public let isSided: Bool

    package init(lower: Rational, upper: Rational, isSided: Bool = false) {
        self.lower = lower
        self.upper = upper
        self.isSided = isSided
    }

    /// The range if `tile photo` gives none: 1:3..3:1.
    static let standard = RatioRange(lower: (try? Rational(1, over: 3)) ?? .one, upper: Rational(3))

    /// The nearest ratio within the range.
    package func clamped(_ ratio: Rational) -> Rational { min(max(ratio, lower), upper) }
}

extension Sizing {
    /// Whether the container's size is given, so that weights divide it.
    package var isFrame: Bool {
        switch self {
        case .frameRatio, .frameHeight, .frameFill: true
        case .tileRatio, .tileHeight, .tileSize, .tilePhoto: false
        }
    }

    /// The sizing as written in a spec.
    var name: String {
        switch self {
        case .tileRatio(let ratio): "tile \(ratio.asRatio)"
        case .tileHeight(let height): "tile x\(height.short)"
        case .tileSize(let width, let height): "tile \(width.short)x\(height.short)"
        case .tilePhoto(let ratios, let bounds):
            ["tile photo", ratios.name, bounds.map { "within " + $0.name }].compactMap { $0 }
                .joined(separator: " ")
        case .frameRatio(let ratio): "frame \(ratio.asRatio)"
        case .frameHeight(let height): "frame x\(height.short)"
        case .frameFill: "frame fill"
        }
    }
}
