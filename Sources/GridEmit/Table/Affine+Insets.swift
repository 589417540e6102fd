internal import GridModel

extension Insets {
    var horizontal: Rational { get throws(ExactOverflow) { try left + right } }
    var vertical: Rational { get throws(ExactOverflow) { try top + bottom } }
    var isZero: Bool { top.isZero && right.isZero && bottom.isZero && left.isZero }
}

extension Affine {
    /// The same length, with w and h meaning the container's size minus the insets.
    func inside(_ insets: Insets) throws(ExactOverflow) -> Affine {
        if w.isZero && h.isZero { return self }
        return try self + Affine(pt: (try w * insets.horizontal) + (try h * insets.vertical))
    }

    /// The inverse of `inside`: w and h mean the container's full size again.
    func outside(_ insets: Insets) throws(ExactOverflow) -> Affine {
        try self - Affine(pt: (try w * insets.horizontal) + (try h * insets.vertical))
    }
}
