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

extension PatternLetter {
    /// The letters of the shapes that photos have.
    package static let shapes: [PatternLetter] = [.tall, .square, .wide]

    /// The letters that a word in a pattern means if it isn't a pattern: `t` for `portrait`, `tw` for `TW`.
    static func letters(meantBy word: String) -> String? {
        switch word.lowercased() {
        case "tall", "portrait": return "t"
        case "square": return "s"
        case "wide", "landscape": return "w"
        case "any": return "."
        case let lowercased:
            let isPattern = lowercased.allSatisfy { PatternLetter(rawValue: String($0)) != nil }
            return isPattern && lowercased != word ? lowercased : nil
        }
    }
}
