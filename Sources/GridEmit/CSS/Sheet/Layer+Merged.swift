internal import GridSyntax

extension Layer {
    /// A selector ready for printing: containers with some counts, and their children.
    struct MergedSelector {
        enum Children: Hashable {
            case none
            /// No children, and specificity 0.
            case around
            /// Other elements, after a combinator; the count adds no specificity.
            case inside(String)
            case any(of: [String])
            case one(Int)
            /// Children with these numbers, in a layer of even weight.
            case numbered([Int])
        }

        let counts: CountRange
        let container: String
        let children: Children
    }

    /// The rule with as few selectors as possible.
    func merged(_ rule: Rule) -> [MergedSelector] {
        switch weight {
        case .any where rule.selectors.count == 1: rule.selectors.map { MergedSelector($0) }
        case .any: mergedByChild(rule.selectors)
        case .even: mergedByPart(rule.selectors)
        }
    }

    /// Merges the counts of selectors for the same child into ranges; other selectors stay as they are.
    private func mergedByChild(_ selectors: [Selector]) -> [MergedSelector] {
        var merged: [MergedSelector] = []
        merged.reserveCapacity(selectors.count)
        var children: [(child: Int, counts: CountRange)] = []
        children.reserveCapacity(selectors.count)
        for selector in selectors {
            if case .child(let child) = selector.part {
                children.append((child, selector.counts))
            } else {
                merged.append(MergedSelector(selector))
            }
        }
        children = children.inOrder { ($0.child, $0.counts.from) < ($1.child, $1.counts.from) }
        var rest = children[...]
        while let child = rest.first?.child {
            let alike = rest.prefix { $0.child == child }
            rest = rest[alike.endIndex...]
            for counts in CountRange.united(alike.map { $0.counts }) {
                merged.append(MergedSelector(counts: counts, container: "", children: .one(child)))
            }
        }
        return merged
    }

    /// Merges the counts of equal parts into ranges, then the parts of the same containers.
    private func mergedByPart(_ selectors: [Selector]) -> [MergedSelector] {
        var parts: [(part: Selector.Part, counts: [CountRange])] = []
        for selector in selectors {
            if let known = parts.firstIndex(where: { $0.part == selector.part }) {
                parts[known].counts.append(selector.counts)
            } else {
                parts.append((selector.part, [selector.counts]))
            }
        }
        var groups: [(container: String, ranges: [CountRange], children: [String], numbers: [Int])] = []
        for (part, counts) in parts {
            let ranges = CountRange.united(counts)
            switch part {
            case .container(let container): groups.append((container, ranges, [], []))
            // No layer of even weight has these.
            case .around, .inside: break
            case .child(let child): groups.append(("", ranges, [":nth-child(\(child))"], [child]))
            case .children(let children, let container): groups.append((container, ranges, [children], []))
            }
            guard let last = groups.last, let children = last.children.first else { continue }
            let known = groups.dropLast().firstIndex {
                $0.container == last.container && $0.ranges == last.ranges && !$0.children.isEmpty
            }
            guard let known else { continue }
            groups[known].children.append(children)
            groups[known].numbers += last.numbers
            groups.removeLast()
        }
        return groups.flatMap { group in
            group.ranges.map { counts in
                let areNumbered = counts != .any && group.numbers.count == group.children.count
                let children: MergedSelector.Children =
                    group.children.isEmpty
                    ? .none : areNumbered ? .numbered(group.numbers) : .any(of: group.children)
                return MergedSelector(counts: counts, container: group.container, children: children)
            }
        }
    }
}

extension Layer.MergedSelector {
    /// A selector as it is.
    fileprivate init(_ selector: Selector) {
        counts = selector.counts
        switch selector.part {
        case .child(let child): (container, children) = ("", .one(child))
        case .container(let part): (container, children) = (part, .none)
        case .around: (container, children) = ("", .around)
        case .inside(let elements): (container, children) = ("", .inside(elements))
        case .children(let some, let part): (container, children) = (part, .any(of: [some]))
        }
    }
}
