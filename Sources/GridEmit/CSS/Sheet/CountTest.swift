/// Which elements of a selector ask for the number of children.
///
/// For each child of which a rule asks `:has()` of its container, Chromium looks at all children again. With thousands of photos, each
/// further one takes seconds. So where a container may have as many, the children ask instead, and a rule for fewer asks only for those
/// children that it can mean.
///
/// `:has()` costs other browsers more, too: when a photo is added, Firefox styles all children again that such a rule may mean. So for
/// small counts a rule asks each child: its places from both ends add up to one more than the count.
enum CountTest {
    /// The greatest count for which each child is asked.
    static let mostAsked = 16

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
    /// Each child, by its places from both ends.
    case everyChild

    /// Whether `:has()` is asked.
    var isOfContainer: Bool {
        switch self {
        case .container, .nearChildren, .possibleChildren: true
        case .nobody, .farChildren, .everyChild: false
        }
    }
}

extension Layer.MergedSelector {
    /// The tests by which it selects its elements: a selector for each.
    ///
    /// - Parameter isOpen: whether containers with thousands of children have a layout.
    func tests(isOpen: Bool, _ weight: Layer.Weight) -> [CountTest] {
        guard counts != .any else { return [.container] }
        if case .any = children {
            if let to = counts.to, weight == .even, to <= CountTest.mostAsked { return [.everyChild] }
            if isOpen, counts.to == nil, counts.from > 1, counts.from <= CountTest.mostAsked {
                return [.everyChild]
            }
        }
        guard isOpen else { return [.container] }
        switch children {
        case .none, .around, .one, .numbered: return [.container]
        case .inside: return counts.to == nil && counts.from == 1 ? [.nobody] : [.container]
        case .any:
            if counts.to != nil { return [.possibleChildren] }
            return counts.from == 1 ? [.nobody] : [.farChildren, .nearChildren]
        }
    }

    /// The places of children from one end, of those with so few that they alone don't tell the count.
    ///
    /// - Parameter children: the children, of which a selector for every nth is understood; any others may be all.
    static func nearPlaces(of children: [String], upTo most: Int) -> (first: Set<Int>, last: Set<Int>) {
        var places: (first: Set<Int>, last: Set<Int>) = ([], [])
        for child in children {
            if child == ":last-child" {
                places.last.insert(1)
            } else if let (step, first) = everyNth(child, ":nth-last-child(") {
                places.last.formUnion(stride(from: first, through: most, by: step))
            } else {
                let (step, first) = everyNth(child, ":nth-child(") ?? (1, 1)
                places.first.formUnion(stride(from: first, through: most, by: step))
            }
        }
        return places
    }

    /// The numbers of `3n + 1` in a selector that begins so; nil if there aren't two, or others.
    private static func everyNth(_ child: String, _ beginning: String) -> (step: Int, first: Int)? {
        guard child.hasPrefix(beginning) else { return nil }
        var step: Int?
        var number = 0
        for byte in child.utf8.dropFirst(beginning.utf8.count) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = 10 * number + Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "n") where step == nil: (step, number) = (number, 0)
            case UInt8(ascii: ")"):
                guard let step, step > 0, number > 0 else { return nil }
                return (step, number)
            case UInt8(ascii: " "), UInt8(ascii: "+"): continue
            default: return nil
            }
        }
        return nil
    }
}
