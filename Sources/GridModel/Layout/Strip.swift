public import GridSyntax

/// One row of photos, all of one height and as long as they make it. What is beyond the container is reached by scrolling.
///
/// W is the width within the insets, H the height. A photo of ratio r is r·H wide, a column gap separates two, and the content is as
/// wide as they are, at least W. The container is as wide as the content and the insets, and H and the insets high.
///
/// All tiles touch the top and bottom edge of the content, the first and the last those edges that they come up to, but for a
/// millionth of the content's width.
public struct Strip: Hashable, Sendable {
    /// What gives the height: that of a box which is W wide.
    public let box: PhotoBox
    /// The range to which each photo's ratio is clamped; of one ratio if all tiles have it. A ratio that is unknown, or not a finite
    /// number greater than 0, is taken as 1 first. If the range is sided, the photos use only one side of it.
    public let ratios: RatioRange
    /// The position of photos that are shorter than W.
    public let align: Alignment

    /// How far a tile may be from an edge that it touches, as a fraction of the content's width.
    public static let tolerance = Waterfall.tolerance
}
