internal import GridModel

internal import enum GridSyntax.Alignment

/// The argument of a plan for a box that photos stay within, before others: its ratio, or its negated height.
func swiftRatio(_ box: PhotoBox) -> String {
    switch box {
    case .ratio(let ratio): "ratio: \(ratio.decimal), "
    case .height(let height): "ratio: -\(height.decimal), "
    }
}

/// The arguments of a plan for a sided range, and for the alignment in a box, after others.
func swiftOptions(_ ratios: RatioRange?, _ box: PhotoBox?, _ align: Alignment) -> String {
    (ratios?.isSided ?? false ? ", isSided: true" : "")
        + (box != nil && align.halves > 0 ? ", halvesBefore: \(align.halves)" : "")
}
