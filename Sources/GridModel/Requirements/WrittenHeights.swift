internal import GridSyntax

/// How high written rows of photos beside others are together, with the row gaps around them.
///
/// Photos of the least ratio are the highest, and those of the greatest the lowest.
struct WrittenHeights {
    private let form: Form

    /// - Parameters:
    ///   - ratio: the ratio of all photos.
    ///   - hasOthers: whether there are other rows.
    init(
        _ parts: Parts<JustifiedRows>, ratio: Rational, hasOthers: Bool, inset: Insets, gaps: Gaps
    ) throws(ExactOverflow) {
        let width = try Affine.width - Affine(pt: try inset.left + inset.right)
        let roots = parts.layouts.compactMap { $0.photoTree?.root }
        var height = try Affine.rowGap * Rational(max(0, hasOthers ? roots.count : roots.count - 1))
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
