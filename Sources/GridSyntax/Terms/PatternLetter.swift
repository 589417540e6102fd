/// The shape that a pattern requires of one photo.
public enum PatternLetter: String, Hashable, Sendable {
    /// Any shape.
    case any = "."
    /// Taller than wide, by the limits of `shapes`.
    case tall = "t"
    /// Neither tall nor wide.
    case square = "s"
    /// Wider than tall, by the limits of `shapes`.
    case wide = "w"
}
