/// What is declared for which child of how many, gathered over all counts.
struct CSSPlaces {
    private var declarations: [[String]] = []
    private var children: [[Int: CountSet]] = []
    private var places: [[String]: Int] = [:]

    /// Adds what is declared for a child, from 1.
    mutating func add(_ declared: [String], child: Int, counts: CountRange) {
        guard !declared.isEmpty else { return }
        let place: Int
        if let known = places[declared] {
            place = known
        } else {
            place = declarations.count
            places[declared] = place
            declarations.append(declared)
            children.append([:])
        }
        children[place][child, default: CountSet()].insert(counts)
    }

    func write(_ select: CSSSelector, to printer: inout CodePrinter) {
        for (declared, selected) in zip(declarations, children) {
            var selectors: [String] = []
            for (child, counts) in selected.sorted(by: { $0.key < $1.key }) {
                for range in counts.ranges { selectors.append(select.child(child, of: range)) }
            }
            printer.rule(selectors, declared)
        }
    }
}
