extension ChangeKind {
    static let spec = ChangeKind(
        name: "spec",
        meaning: "A spec is new or gone, and with it the code that it made.",
        search: .settings { _ in [] })
}

extension Change {
    /// There was no spec before.
    package static let added = Change(kind: .spec, words: "the spec is new", effect: .harmless)
    /// There is no spec any more.
    package static let removed = Change(kind: .spec, words: "the spec is gone", effect: .breaking)
}

extension Grid {
    /// The same grid with another name.
    package func named(_ name: String) -> Grid {
        Grid(
            name: name, nameSpan: nameSpan, doc: doc, rowGap: rowGap, columnGap: columnGap, inset: inset,
            heading: heading, foot: foot, width: width,
            isWidthWritten: isWidthWritten, height: height, smallest: smallest, shapes: shapes,
            append: append, requirements: requirements,
            heightLimits: heightLimits, cases: cases)
    }
}
