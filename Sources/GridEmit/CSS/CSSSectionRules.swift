/// Rules under construction whose selectors all weigh the same, whatever counts they are for: the later one wins.
///
/// What is declared alike for several counts becomes one rule for ranges of them, and for several children of the
/// same counts one selector.
struct CSSSectionRules {
    /// Some children of a container, or something else of it.
    struct Part: Hashable {
        /// What the container is beside its count, or a pseudo-element of it; empty for nothing.
        var container = ""
        /// Which children; nil for the container itself.
        var children: String?
    }

    private var declarations: [[String]] = []
    private var parts: [[(part: Part, counts: CountSet)]] = []
    private var places: [[String]: Int] = [:]

    /// Adds what is declared for a part of the containers with a count in the range.
    mutating func add(_ counts: CountRange, _ part: Part, _ declared: [String]) {
        guard !declared.isEmpty else { return }
        let place = places[declared] ?? declarations.count
        if place == declarations.count {
            places[declared] = place
            declarations.append(declared)
            parts.append([])
        }
        if let known = parts[place].firstIndex(where: { $0.part == part }) {
            parts[place][known].counts.insert(counts)
        } else {
            var set = CountSet()
            set.insert(counts)
            parts[place].append((part, set))
        }
    }

    func write(_ select: CSSSelector, to printer: inout CodePrinter) {
        var rules = CSSRules()
        for (declared, parts) in zip(declarations, parts) {
            var selected: [(container: String, ranges: [CountRange], children: [String])] = []
            for (part, counts) in parts {
                let ranges = counts.ranges
                let known = selected.firstIndex {
                    $0.container == part.container && $0.ranges == ranges && !$0.children.isEmpty
                }
                if let known, let children = part.children {
                    selected[known].children.append(children)
                } else {
                    selected.append((part.container, ranges, part.children.map { [$0] } ?? []))
                }
            }
            for (container, ranges, children) in selected {
                let inside = children.isEmpty ? "" : " > :where(\(children.joined(separator: ", ")))"
                rules.add(ranges.map { select.evenContainer($0) + container + inside }, declared)
            }
        }
        rules.write(to: &printer)
    }
}
