internal import GridModel

/// Comparisons of a photo's ratio, in code: `< 0.8`.
struct ShapeTests {
    /// True for tall photos, and for wide ones.
    let tall, wide: String
    /// True for all other photos.
    let notTall, notWide: String

    /// - Parameter number: prints a limit.
    init(_ shapes: Shapes, number: (Rational) -> String) {
        let (tall, wide) = (number(shapes.tall), number(shapes.wide))
        self.tall = "\(shapes.includesTall ? "<=" : "<") \(tall)"
        self.wide = "\(shapes.includesWide ? ">=" : ">") \(wide)"
        notTall = "\(shapes.includesTall ? ">" : ">=") \(tall)"
        notWide = "\(shapes.includesWide ? "<" : "<=") \(wide)"
    }
}
