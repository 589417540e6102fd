internal import GridModel

extension Double {
    /// The shortest decimal text that reads back as this double; a whole number has no `.0`.
    var shortest: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Rational {
    /// The shortest decimal text of the nearest double.
    var decimal: String { nearestDouble.shortest }
}
