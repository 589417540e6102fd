/// Selects the containers of a class by how many children they have and of which shapes, and their children.
struct CSSSelector {
    let className: String

    /// The containers with a count in the range.
    func container(_ counts: CountRange) -> String {
        let least = counts.from
        let className = className + counts.shapes.selector
        guard let to = counts.to else { return "\(className):has(> :nth-child(\(least)))" }
        if counts.isSingle { return "\(className):has(> :nth-child(\(least)):last-child)" }
        return "\(className):has(> :nth-child(\(least))):not(:has(> :nth-child(\(to + 1))))"
    }

    /// The same, with selectors that weigh the same for each range.
    func evenContainer(_ counts: CountRange) -> String {
        counts.to == nil
            ? "\(className)\(counts.shapes.selector):has(> :nth-child(n + \(counts.from)):last-child)"
            : container(counts)
    }

    /// The `child`th child, from 1, of the containers with a count in the range.
    func child(_ child: Int, of counts: CountRange) -> String {
        let place = "\(className)\(counts.shapes.selector) > :nth-child(\(child))"
        let behind = counts.from - child + 1
        if counts.isSingle { return place + ":nth-last-child(\(behind))" }
        // All such selectors have the same weight, whatever the range.
        let limit = counts.to.map { ":where(:nth-last-child(-n + \($0 - child + 1)))" } ?? ""
        return "\(place):nth-last-child(n + \(behind))\(limit)"
    }
}
