/// Container widths and heights, each from the lower through the upper, in points.
struct SizeBox: Hashable {
    let width: LengthRange
    let height: LengthRange

    /// The corners that make a difference to forms: four, or fewer where the width or the height is the same in all.
    func corners(isWidthFree: Bool = true, isHeightFree: Bool) -> [Corner] {
        let widths = isWidthFree ? [width.lower, width.upper] : [width.lower]
        let heights = isHeightFree ? [height.lower, height.upper] : [height.lower]
        return heights.flatMap { height in widths.map { Corner(width: $0, height: height) } }
    }
}
