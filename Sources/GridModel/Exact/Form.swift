/// An affine form with known gaps: w·width + h·height + constant.
struct Form: Hashable {
    let w: Rational
    let h: Rational
    let constant: Rational

    init(w: Rational, h: Rational, constant: Rational) {
        self.w = w
        self.h = h
        self.constant = constant
    }

    init(_ form: Affine, gaps: Gaps) throws(ExactOverflow) {
        w = form.w
        h = form.h
        var constant = form.pt
        try constant += try form.gx * gaps.column
        try constant += try form.gy * gaps.row
        self.constant = constant
    }

    func value(at corner: Corner) throws(ExactOverflow) -> Rational {
        var sum = constant
        if !w.isZero { try sum += try w * corner.width }
        if !h.isZero { try sum += try h * corner.height }
        return sum
    }
}

/// Gaps, in points.
package struct Gaps {
    package let row: Rational
    package let column: Rational

    package init(row: Rational, column: Rational) {
        self.row = row
        self.column = column
    }
}

/// A corner of the box of promised sizes, in points.
struct Corner: Hashable {
    let width: Rational
    let height: Rational
}
