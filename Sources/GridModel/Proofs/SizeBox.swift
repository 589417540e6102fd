/// Ranges of container widths and heights, in points.
struct SizeBox: Hashable {
    let width: LengthRange
    let height: LengthRange

    /// The corners at which forms can differ: four, or fewer if the width or the height makes no difference.
    func corners(isWidthFree: Bool = true, isHeightFree: Bool) -> [Corner] {
        let widths = isWidthFree ? [width.lower, width.upper] : [width.lower]
        let heights = isHeightFree ? [height.lower, height.upper] : [height.lower]
        return heights.flatMap { height in widths.map { Corner(width: $0, height: height) } }
    }
}
