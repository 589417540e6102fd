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
        for (declared, selected) in zip(declarations, selectors) { printer.rule(selected, declared) }
    }
}

extension CodePrinter {
    /// Prints a rule of a style sheet: selectors, at least one, and declarations.
    mutating func rule(_ selectors: [String], _ declarations: [String]) {
        for selector in selectors.dropLast() {
            line { printer in
                printer.add(selector)
                printer.add(",")
            }
        }
        block((selectors.last ?? "") + " {") { printer in
            for declaration in declarations {
                printer.line { printer in
                    printer.add(declaration)
                    printer.add(";")
                }
            }
        }
    }
}
