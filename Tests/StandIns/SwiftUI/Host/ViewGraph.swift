/// What outlives the values of views: states, caches, and what drivers ask for.
final class ViewGraph: @unchecked Sendable {
    var states: [String: AnyObject] = [:]
    var caches: [String: Any] = [:]
    var geometry: [String: Any] = [:]
    var actions: [() -> Void] = []
    var isOutdated = false
    private(set) var problems: [String] = []

    func report(_ problem: String) { problems.append(problem) }
}
