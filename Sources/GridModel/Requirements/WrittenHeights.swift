internal import GridSyntax

/// How high written rows of photos above or below others are together, with the row gaps between them and the others.
///
/// Photos of the least ratio are the highest, and those of the greatest the lowest.
struct WrittenHeights {
    private let form: Form

    /// - Parameter ratio: the ratio of all photos.
    init(
        _ parts: Parts<JustifiedRows>, ratio: Rational, inset: Insets, gaps: Gaps
    ) throws(ExactOverflow) {
        let width = try Affine.width - Affine(pt: try inset.left + inset.right)
        let roots = parts.layouts.compactMap { $0.photoTree?.root }
        var height = try Affine.rowGap * Rational(roots.count)
        for root in roots {
            height = try height + HeightForm(Block(root) { ratio }).height(ofWidth: width)
        }
        form = try Form(height, gaps: gaps)
    }

    /// The height in a container of a width.
    func height(width: Rational) throws(ExactOverflow) -> Rational {
        try form.value(at: Corner(width: width, height: .zero))
    }

    /// The same in doubles.
    func height(width: Double) -> Double { form.w.nearestDouble * width + form.constant.nearestDouble }
}
