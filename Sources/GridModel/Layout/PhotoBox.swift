/// A box that photos stay within, or that they are as high as at least: as wide as the container less its insets, and with this
/// ratio or height.
public enum PhotoBox: Hashable, Sendable {
    /// The ratio, width to height.
    case ratio(Rational)
    /// The height in points.
    case height(Rational)
}

/// How high photos are at least and at most; one of the two may be missing.
public struct PhotoBounds: Hashable, Sendable {
    /// The box that they are never lower than; nil without one.
    public let least: PhotoBox?
    /// The box that they stay within; nil without one.
    public let greatest: PhotoBox?
}

extension PhotoBox {
    /// The height of a box that is `width` wide.
    package func height(ofWidth width: Affine) throws(ExactOverflow) -> Affine {
        switch self {
        case .ratio(let ratio): try width / ratio
        case .height(let height): Affine(pt: height)
        }
    }

    /// The same of a number.
    func height(ofWidth width: Rational) throws(ExactOverflow) -> Rational {
        switch self {
        case .ratio(let ratio): try width / ratio
        case .height(let height): height
        }
    }

    /// The same in doubles.
    func height(ofWidth width: Double) -> Double {
        switch self {
        case .ratio(let ratio): width / ratio.nearestDouble
        case .height(let height): height.nearestDouble
        }
    }

    /// The box as written after `within`.
    var name: String {
        switch self {
        case .ratio(let ratio): ratio.asRatio
        case .height(let height): height.short
        }
    }
}

extension PhotoBounds {
    /// The bounds as written after `within`.
    var name: String { (least.map { $0.name + ".." } ?? "") + (greatest?.name ?? "") }
}
