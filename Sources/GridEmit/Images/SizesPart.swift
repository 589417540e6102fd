internal import GridModel

/// A part of `sizes`: from a width of the page on, the image has a length.
struct SizesPart {
    let from: Rational
    let length: ContainerWidth
}

extension [SizesPart] {
    /// The attribute, of parts in ascending order. Browsers take the first part whose condition holds.
    var sizes: String {
        reversed().map { part in
            (part.from.isZero ? "" : "(min-width: \(part.from.decimal)px) ") + part.length.css
        }.joined(separator: ", ")
    }
}
