/// The place of a view in the tree, and its environment.
struct ViewContext {
    let graph: ViewGraph
    let environment: EnvironmentValues
    var path: String

    func child(_ name: String) -> ViewContext {
        ViewContext(graph: graph, environment: environment, path: "\(path)/\(name)")
    }
}
