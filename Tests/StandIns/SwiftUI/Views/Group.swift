@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: Resolvable where Content: View {
    func nodes(in context: ViewContext) -> [ViewNode] { resolve(content, in: context.child("group")) }
}
