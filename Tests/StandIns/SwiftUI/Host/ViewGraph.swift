/// What outlives the values of views: states and caches.
final class ViewGraph: @unchecked Sendable {
    var states: [String: AnyObject] = [:]
    var caches: [String: Any] = [:]
    private(set) var problems: [String] = []

    func report(_ problem: String) { problems.append(problem) }
}
