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
    public var accessibilityLabel: String?
    public var accessibilityValue = ""
    /// The shapes that cut the view.
    public var masks: [Mask] = []
    public struct Mask: Equatable {
        public let name: String, frame: CGRect
    }
    /// What `matchedGeometryEffect` matches.
    public var geometry: String?
    /// The action of the innermost button around the view.
    public var tap = TapAction()
}

/// Equal to all others: actions can't be compared.
public struct TapAction: Equatable {
    var action: (@MainActor () -> Void)?

    @MainActor public func callAsFunction() { action?() }
    public static func == (left: TapAction, right: TapAction) -> Bool { true }
}
