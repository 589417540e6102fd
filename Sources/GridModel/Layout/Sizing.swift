/// How the size comes about. Ratios are width to height; lengths are points.
public enum Sizing: Hashable, Sendable {
    /// Each tile has the ratio; row heights and the container's height follow from its width.
    case tileRatio(Rational)
    /// Each tile has the size; the container's width and height follow.
    case tileSize(width: Rational, height: Rational)
    /// Each tile has the ratio of its photo, where that lies within the limits; heights follow from the width.
    case tilePhoto(RatioRange)
    /// The container has the ratio; rows share its height.
    case frameRatio(Rational)
    /// The app gives width and height; rows share the height.
    case frameFill
}

extension Sizing {
    /// The limits of photos' own ratios; nil where tiles don't keep them.
    package var photoRatios: RatioRange? {
        guard case .tilePhoto(let ratios) = self else { return nil }
        return ratios
    }
}

/// The ratios from the lower through the upper, width to height.
public struct RatioRange: Hashable, Sendable {
    /// The least; greater than 0.
    public let lower: Rational
    /// The greatest.
    public let upper: Rational

    /// The limits where `tile photo` says none: 1:3..3:1.
    static let standard = RatioRange(lower: (try? Rational(1, over: 3)) ?? .one, upper: Rational(3))

    /// The nearest ratio that lies within the limits.
    package func clamped(_ ratio: Rational) -> Rational { min(max(ratio, lower), upper) }
}

extension Sizing {
    /// Whether the container's size is given, so that weights share it.
    package var isFrame: Bool {
        switch self {
        case .frameRatio, .frameFill: true
        case .tileRatio, .tileSize, .tilePhoto: false
        }
    }

    /// The sizing as a person writes it.
    var name: String {
        switch self {
        case .tileRatio(let ratio): "tile \(ratio.asRatio)"
        case .tileSize(let width, let height): "tile \(width.short)x\(height.short)"
        case .tilePhoto(.standard): "tile photo"
        case .tilePhoto(let ratios): "tile photo \(ratios.lower.asRatio)..\(ratios.upper.asRatio)"
        case .frameRatio(let ratio): "frame \(ratio.asRatio)"
        case .frameFill: "frame fill"
        }
    }
}
