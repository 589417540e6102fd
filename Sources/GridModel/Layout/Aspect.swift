/// What gives a tile or a block its height.
package enum Aspect: Hashable, Sendable {
    /// Its width divided by this.
    case ratio(Rational)
    /// Points, whatever its width is.
    case height(Rational)

    /// The aspect of a square.
    static let square = Aspect.ratio(.one)
}

extension Aspect {
    /// The height of a length.
    func height(ofWidth width: Affine) throws(ExactOverflow) -> Affine {
        switch self {
        case .ratio(let ratio): try width / ratio
        case .height(let height): Affine(pt: height)
        }
    }
}
