/// A length as an exact sum of a fraction of the container's width, one of its height, and points.
package struct Line {
    package var width = Fraction.zero
    package var height = Fraction.zero
    package var points = Fraction.zero

    static let zero = Line()
    /// The container's width.
    static let width = Line(width: .one)

    /// The value of a form for known gaps.
    init(_ form: Affine, _ gaps: Gaps) {
        width = Fraction(form.w)
        height = Fraction(form.h)
        points =
            Fraction(form.pt) + Fraction(form.gx) * Fraction(gaps.column) + Fraction(form.gy)
            * Fraction(gaps.row)
    }

    init(width: Fraction = .zero, height: Fraction = .zero, points: Fraction = .zero) {
        self.width = width
        self.height = height
        self.points = points
    }

    static prefix func - (line: Line) -> Line { line * -.one }

    static func + (first: Line, second: Line) -> Line {
        Line(
            width: first.width + second.width, height: first.height + second.height,
            points: first.points + second.points)
    }

    static func - (first: Line, second: Line) -> Line { first + -second }

    static func + (line: Line, points: Fraction) -> Line {
        Line(width: line.width, height: line.height, points: line.points + points)
    }

    static func - (line: Line, points: Fraction) -> Line { line + -points }

    static func * (line: Line, factor: Fraction) -> Line {
        Line(width: line.width * factor, height: line.height * factor, points: line.points * factor)
    }

    static func / (line: Line, divisor: Fraction) -> Line { line * (.one / divisor) }
}
