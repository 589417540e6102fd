/// The view that a layout makes of its content.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View, Resolvable {
    typealias Body = Never

    let layout: L
    let content: Content

    init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }

    @MainActor func nodes(in context: ViewContext) -> [ViewNode] {
        let run = LayoutRun(
            layout, resolve(content, in: context.child("content")), context: context)
        let node = ViewNode(name: "\(L.self)", identity: context.path, sizeThatFits: run.size)
        node.placeContent = run.place
        return [node]
    }
}
