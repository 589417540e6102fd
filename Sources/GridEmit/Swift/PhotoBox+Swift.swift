internal import GridModel

internal import enum GridSyntax.Alignment

/// The arguments of a plan for the bounds of photos, before others: ratios, or negated heights.
func swiftBounds(_ bounds: PhotoBounds?) -> String {
    func argument(_ name: String, _ box: PhotoBox?) -> String {
        box.map { "\(name): \($0.inPlan.decimal), " } ?? ""
    }
    return argument("ratio", bounds?.greatest) + argument("floor", bounds?.least)
}

/// The arguments of a plan for a sided range, and for the alignment in a box, after others.
func swiftOptions(_ ratios: RatioRange?, _ bounds: PhotoBounds?, _ align: Alignment) -> String {
    (ratios?.isSided ?? false ? ", isSided: true" : "")
        + (bounds?.greatest != nil && align.halves > 0 ? ", halvesBefore: \(align.halves)" : "")
}
