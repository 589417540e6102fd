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
            /// Children with numbers, which tell the count themselves.
            case numbered([NumberedChild])
        }

        let counts: CountRange
        let container: String
        let children: Children
    }

    /// The rule with as few selectors as possible.
    func merged(_ rule: Rule) -> [MergedSelector] {
        switch weight {
        case .any where rule.selectors.count == 1: rule.selectors.compactMap { MergedSelector($0) }
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
            } else if let selector = MergedSelector(selector) {
                merged.append(selector)
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

    /// Merges the counts of equal parts into ranges, then the parts of the same containers, and all children with numbers.
    private func mergedByPart(_ selectors: [Selector]) -> [MergedSelector] {
        var parts: [(part: Selector.Part, counts: [CountRange])] = []
        for selector in selectors {
            if let known = parts.firstIndex(where: { $0.part == selector.part }) {
                parts[known].counts.append(selector.counts)
            } else {
                parts.append((selector.part, [selector.counts]))
            }
        }
        var groups: [(container: String, ranges: [CountRange], children: [String])] = []
        var numbered: [(shapes: CSSShapes, children: [NumberedChild])] = []
        func add(_ children: [NumberedChild]) {
            for child in children {
                let known = numbered.firstIndex { $0.shapes == child.counts.shapes }
                if known == nil { numbered.append((child.counts.shapes, [])) }
                numbered[known ?? numbered.count - 1].children.append(child)
            }
        }
        for (part, counts) in parts {
            let ranges = CountRange.united(counts)
            switch part {
            case .container(let container): groups.append((container, ranges, []))
            // No layer of even weight has these.
            case .around, .inside: break
            case .child(let child): add(ranges.map { NumberedChild(child, of: $0) })
            case .periodic(let child, let step, let least):
                add(ranges.compactMap { NumberedChild(child, of: $0, step: step, least: least) })
            case .children(let children, let container):
                let known = groups.firstIndex {
                    $0.container == container && $0.ranges == ranges && !$0.children.isEmpty
                }
                if known == nil { groups.append((container, ranges, [])) }
                groups[known ?? groups.count - 1].children.append(children)
            }
        }
        let others = groups.flatMap { group in
            group.ranges.map { counts in
                MergedSelector(
                    counts: counts, container: group.container,
                    children: group.children.isEmpty ? .none : .any(of: group.children))
            }
        }
        return others
            + numbered.map { shapes, children in
                MergedSelector(
                    counts: CountRange.any.with(shapes), container: "", children: .numbered(children))
            }
    }
}

extension Layer.MergedSelector {
    /// A selector as it is; nil if it selects nothing.
    fileprivate init?(_ selector: Selector) {
        counts = selector.counts
        switch selector.part {
        case .child(let child): (container, children) = ("", .one(child))
        case .periodic(let child, let step, let least):
            guard let child = NumberedChild(child, of: selector.counts, step: step, least: least) else {
                return nil
            }
            (container, children) = ("", .numbered([child]))
        case .container(let part): (container, children) = (part, .none)
        case .around: (container, children) = ("", .around)
        case .inside(let elements): (container, children) = ("", .inside(elements))
        case .children(let some, let part): (container, children) = (part, .any(of: [some]))
        }
    }
}
