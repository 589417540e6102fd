@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public nonisolated struct TupleView<T>: View {
    public typealias Body = Never

    public var value: T

    public init(_ value: T) { self.value = value }
}

extension TupleView: Resolvable {
    @MainActor func nodes(in context: ViewContext) -> [ViewNode] {
        Mirror(reflecting: value).children.enumerated().flatMap { place, child -> [ViewNode] in
            guard let view = child.value as? any View else { return [] }
            return resolve(view, in: context.child("\(place)"))
        }
    }
}
