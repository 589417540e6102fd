/// How the size comes about. Ratios are width to height; lengths are points.
public enum Sizing: Hashable, Sendable {
    /// Each tile has the ratio; row heights and the container's height follow from its width.
    case tileRatio(Rational)
    /// Each tile has the size; the container's width and height follow.
    case tileSize(width: Rational, height: Rational)
    /// The container has the ratio; rows share its height.
    case frameRatio(Rational)
    /// The app gives width and height; rows share the height.
    case frameFill
}
