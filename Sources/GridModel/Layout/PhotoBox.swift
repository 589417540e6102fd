/// A box that photos stay within: as wide as the container less its insets, and with this ratio or height.
public enum PhotoBox: Hashable, Sendable {
    /// The ratio, width to height.
    case ratio(Rational)
    /// The height in points.
    case height(Rational)
}

extension PhotoBox {
    /// The height of a box that is `width` wide.
    func height(ofWidth width: Affine) throws(ExactOverflow) -> Affine {
        switch self {
        case .ratio(let ratio): try width / ratio
        case .height(let height): Affine(pt: height)
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
