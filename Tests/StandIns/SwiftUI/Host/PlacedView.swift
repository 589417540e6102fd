/// A view with its final frame, in the coordinates of the host.
public struct PlacedView: Equatable {
    /// The string of a text, or the name of a color.
    public let name: String
    /// The position in the view tree, with the IDs of `ForEach`.
    public let identity: String
    public let frame: CGRect
    /// The size that the layout proposed.
    public let proposal: ProposedViewSize
    /// What modifiers say: whether taps arrive, and what assistive technologies read.
    public var takesHits = true
    public var isAccessible = true
    public var accessibilityValue = ""
}
