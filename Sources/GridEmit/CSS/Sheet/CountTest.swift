/// Which elements of a selector ask for the number of children.
///
/// For each child of which a rule asks `:has()` of its container, Chromium looks at all children again. With thousands of photos, each
/// further one takes seconds. So where a container may have as many, the children ask instead, and a rule for fewer asks only for those
/// children that it can mean.
enum CountTest {
    /// The container.
    case container
    /// None: each container with children has enough of them.
    case nobody
    /// The children that have so many places before or after them that there are enough.
    case farChildren
    /// The container, for the other children.
    case nearChildren
    /// The container, for children that are as near to the last one as in containers with these counts.
    case possibleChildren

    /// Whether `:has()` is asked.
    var isOfContainer: Bool {
        switch self {
        case .container, .nearChildren, .possibleChildren: true
        case .nobody, .farChildren: false
        }
    }
}

extension Layer.MergedSelector {
    /// The tests by which it selects its elements: a selector for each.
    ///
    /// - Parameter isOpen: whether containers with thousands of children have a layout.
    func tests(isOpen: Bool) -> [CountTest] {
        guard isOpen, counts != .any else { return [.container] }
        switch children {
        case .none, .around, .one: return [.container]
        case .inside: return counts.to == nil && counts.from == 1 ? [.nobody] : [.container]
        case .any:
            if counts.to != nil { return [isNumbered ? .container : .possibleChildren] }
            return counts.from == 1 ? [.nobody] : [.farChildren, .nearChildren]
        }
    }
}
