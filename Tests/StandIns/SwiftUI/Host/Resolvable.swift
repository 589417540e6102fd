/// A primitive view.
@MainActor protocol Resolvable {
    func nodes(in context: ViewContext) -> [ViewNode]
}

/// A property whose storage outlives the view's value.
protocol StateProperty {
    func connect(to key: String, in graph: ViewGraph)
}

/// The subviews that a view consists of.
@MainActor func resolve<V: View>(_ view: V, in context: ViewContext) -> [ViewNode] {
    if let view = view as? any Resolvable { return view.nodes(in: context) }
    for property in Mirror(reflecting: view).children {
        let key = "\(context.path).\(property.label ?? "")"
        (property.value as? any StateProperty)?.connect(to: key, in: context.graph)
    }
    EnvironmentValues.current = context.environment
    return resolve(view.body, in: context.child("\(V.self)"))
}
