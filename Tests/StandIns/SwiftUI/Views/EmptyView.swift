@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EmptyView: View {
    public typealias Body = Never

    nonisolated public init() {}
}

extension EmptyView: Resolvable {
    func nodes(in context: ViewContext) -> [ViewNode] { [] }
}

extension Optional: Resolvable where Wrapped: View {
    func nodes(in context: ViewContext) -> [ViewNode] {
        map { resolve($0, in: context.child("some")) } ?? []
    }
}
