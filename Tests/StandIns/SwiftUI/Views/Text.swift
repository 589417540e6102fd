@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Text: View, Equatable, Sendable {
    public typealias Body = Never

    let string: String

    @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol {
        string = String(content)
    }
}

extension Text: Resolvable {
    /// A text ignores proposals: all letters are 8 points wide and 16 points high.
    func nodes(in context: ViewContext) -> [ViewNode] {
        let size = CGSize(width: 8 * CGFloat(string.count), height: 16)
        return [ViewNode(name: string, identity: context.path) { _ in size }]
    }
}
