/// Rules of a style sheet under construction; what has the same declarations becomes one rule.
struct CSSRules {
    private var declarations: [[String]] = []
    private var selectors: [[String]] = []
    private var places: [[String]: Int] = [:]

    var isEmpty: Bool { declarations.isEmpty }

    /// Adds what is declared for a selector; no order among the rules is promised but that of first declarations.
    mutating func add(_ selector: String, _ declared: [String]) {
        add([selector], declared)
    }

    mutating func add(_ added: [String], _ declared: [String]) {
        guard !declared.isEmpty, !added.isEmpty else { return }
        if let place = places[declared] {
            selectors[place] += added
            return
        }
        places[declared] = declarations.count
        declarations.append(declared)
        selectors.append(added)
    }

    func write(to printer: inout CodePrinter) {
        for (declared, selected) in zip(declarations, selectors) {
            for selector in selected.dropLast() { printer.line(selector + ",") }
            printer.block((selected.last ?? "") + " {") { printer in
                for declaration in declared { printer.line(declaration + ";") }
            }
        }
    }
}
