/// The result of a view modifier.
nonisolated struct ModifiedView<Content: View>: View, Resolvable {
    typealias Body = Never

    let content: Content
    let modify: (ViewNode, ViewContext) -> ViewNode

    init(content: Content, modify: @escaping (ViewNode, ViewContext) -> ViewNode) {
        self.content = content
        self.modify = modify
    }

    @MainActor func nodes(in context: ViewContext) -> [ViewNode] {
        resolve(content, in: context).map { modify($0, context.child($0.identity)) }
    }
}
