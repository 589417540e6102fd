// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The focus of an assistive technology. It follows an element for as long as the element is in the tree of a view; once it
/// isn't, the focus is lost, and a user begins at the first element again.
@MainActor public struct StandInVoiceOver {
    private let root: StandInView
    private var focus: AnyObject?

    public init(_ root: StandInView) { self.root = root }

    /// The elements in the order in which a user swipes through them.
    public var elements: [AnyObject] { root.standInElements }

    public mutating func focus(on element: AnyObject) {
        guard elements.contains(where: { $0 === element }) else { fatalError("not an element: \(element)") }
        focus = element
        standInTellOfFocus(element)
    }

    /// The element that has the focus by now; nil if it was lost.
    public mutating func follow() -> AnyObject? {
        if !elements.contains(where: { $0 === focus }) { focus = nil }
        return focus
    }
}
