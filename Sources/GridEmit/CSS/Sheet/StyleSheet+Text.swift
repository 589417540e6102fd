internal import GridModel

/// The names in a style sheet.
struct CSSNames {
    /// The prefix of the class and of the custom properties.
    let prefix: String
    let columnGap: String
    let rowGap: String

    init(prefix: String) {
        self.prefix = prefix
        columnGap = "var(--\(prefix)-gx)"
        rowGap = "var(--\(prefix)-gy)"
    }

    /// The value of a custom property of the sheet.
    func value(of name: String) -> String { "var(--\(prefix)-\(name))" }

    /// The class of the containers as a selector.
    var className: String { "." + prefix }

    /// The counter of hidden photos.
    var counter: String { "\(prefix)-more" }

    /// A custom property of the sheet.
    func custom(_ name: String) -> Property { .custom("--\(prefix)-\(name)") }
}

/// Prints style sheets.
struct StyleSheetPrinter {
    let names: CSSNames

    func write(_ sheet: StyleSheet, to printer: inout CodePrinter) {
        guard sheet.isOpen || sheet.hasEvenChildren else { return writeBlocks(of: sheet, to: &printer) }
        // Children that ask themselves would find no grid around them.
        printer.block("@supports selector(:has(*)) {", "}") { writeBlocks(of: sheet, to: &$0) }
    }

    private func writeBlocks(of sheet: StyleSheet, to printer: inout CodePrinter) {
        for block in sheet.blocks {
            let write = { (printer: inout CodePrinter) in
                for layer in block.layers { self.write(layer, isOpen: sheet.isOpen, to: &printer) }
            }
            switch block.condition {
            case .always: write(&printer)
            case .container(let query): printer.block("@container \(query) {", "}", write)
            case .supports(let declaration):
                var text = CodePrinter()
                add(declaration, to: &text)
                printer.block("@supports (\(text.text)) {", "}", write)
            }
        }
    }

    private func write(_ layer: Layer, isOpen: Bool, to printer: inout CodePrinter) {
        for rule in layer.rules {
            var last: (selector: Layer.MergedSelector, test: CountTest)?
            for selector in layer.merged(rule) {
                for test in selector.tests(isOpen: isOpen, layer.weight) {
                    if let last { line(last.selector, layer.weight, last.test, ",", to: &printer) }
                    last = (selector, test)
                }
            }
            guard let last else { continue }
            line(last.selector, layer.weight, last.test, " {", to: &printer)
            printer.indented { printer in
                for declaration in rule.declarations.list {
                    printer.line { printer in
                        add(declaration, to: &printer)
                        printer.add(";")
                    }
                }
            }
            printer.line("}")
        }
    }

    // MARK: Selectors

    private func line(
        _ selector: Layer.MergedSelector, _ weight: Layer.Weight, _ test: CountTest, _ end: StaticString,
        to printer: inout CodePrinter
    ) {
        printer.line { printer in
            add(selector, weight, test, to: &printer)
            printer.add(end)
        }
    }

    private func add(
        _ selector: Layer.MergedSelector, _ weight: Layer.Weight, _ test: CountTest,
        to printer: inout CodePrinter
    ) {
        let counts = selector.counts
        if selector.children == .around { printer.add(":where(") }
        printer.add(names.className)
        if counts.shapes != .all { printer.add(counts.shapes.selector) }
        if case .one(let child) = selector.children { return add(child, of: counts, to: &printer) }
        if case .numbered(let children) = selector.children {
            return add(children, weight, to: &printer)
        }
        if case .inside(let elements) = selector.children {
            if test == .container {
                printer.add(":where(")
                addCount(counts, weight, to: &printer)
                printer.add(")")
            }
            printer.add(" ")
            return printer.add(elements)
        }
        if test.isOfContainer {
            addCount(counts, weight, to: &printer)
        } else {
            // As many classes as the other selectors have pseudo-classes.
            for _ in 0..<weight.pseudoClasses { printer.add(names.className) }
        }
        printer.add(selector.container)
        if selector.children == .around { printer.add(")") }
        guard case .any(let children) = selector.children else { return }
        switch weight {
        case .any:
            printer.add(" > ")
            printer.add(list: children)
        case .even:
            printer.add(" > :where(")
            printer.add(list: children)
            printer.add(")")
        }
        add(test, children, of: counts, to: &printer)
    }

    /// Adds the children that a test is for.
    private func add(
        _ test: CountTest, _ children: [String], of counts: CountRange, to printer: inout CodePrinter
    ) {
        let (least, most) = (counts.from, counts.to ?? 0)
        switch test {
        case .container, .nobody: break
        case .farChildren:
            printer.add(":where(:nth-child(n + \(least)), :nth-last-child(n + \(least)))")
        case .nearChildren:
            printer.add(":where(:nth-child(-n + \(least - 1)):nth-last-child(-n + \(least - 1)))")
        case .everyChild:
            let near = Layer.MergedSelector.nearPlaces(of: children, upTo: counts.to ?? least - 1)
            var tests = counts.to == nil ? [":nth-child(n + \(least))", ":nth-last-child(n + \(least))"] : []
            // The place from one end, and the least and the greatest from the other.
            for (places, end, other) in [(near.first, "", "last-"), (near.last, "last-", "")] {
                for place in places.sorted() where counts.to != nil || place > 1 {
                    var text = ":nth-\(end)child(\(place))"
                    let (fewest, greatest) = (least - place + 1, counts.to.map { $0 - place + 1 })
                    if fewest == greatest {
                        text += ":nth-\(other)child(\(fewest))"
                    } else {
                        if fewest > 1 { text += ":nth-\(other)child(n + \(fewest))" }
                        if let greatest { text += ":nth-\(other)child(-n + \(greatest))" }
                    }
                    tests.append(text)
                }
            }
            printer.add(":where(")
            printer.add(list: tests)
            printer.add(")")
        // The first test says nothing more, but is quick: WebKit counts all children after each for the second.
        case .possibleChildren:
            printer.add(":where(:nth-child(-n + \(most)):nth-last-child(-n + \(most)))")
        }
    }

    /// Adds the selector for a range of counts. It counts from the last child: if it counted from the first, WebKit would
    /// keep the container's old style when a child that isn't the last one is added or removed. It counts for the first
    /// child only: for each, WebKit would look at all that follow.
    private func addCount(_ counts: CountRange, _ weight: Layer.Weight, to printer: inout CodePrinter) {
        if counts == .any { return }
        guard let to = counts.to else {
            // If the weights must be equal: two pseudo-classes, like the other selectors.
            return addLeast(counts.from, first: weight == .even ? ":first-child" : nil, to: &printer)
        }
        if counts.isSingle {
            printer.add(":has(> :first-child:nth-last-child(")
            printer.add(counts.from)
            return printer.add("))")
        }
        addLeast(counts.from, to: &printer)
        printer.add(":not(")
        addLeast(to + 1, to: &printer)
        printer.add(")")
    }

    /// Adds the selector for a count or more, which weighs one pseudo-class.
    private func addLeast(_ count: Int, first: String? = nil, to printer: inout CodePrinter) {
        // With any child there is a first one. Firefox would count all of them for each that is added.
        if count == 1 { return printer.add(":has(> :first-child\(first ?? ""))") }
        printer.add(":has(> ")
        printer.add(first ?? ":where(:first-child)")
        printer.add(":nth-last-child(n + ")
        printer.add(count)
        printer.add("))")
    }

    /// Adds a child of containers with a range of counts. Counting from the end gives all of them equal specificity.
    private func add(_ child: Int, of counts: CountRange, to printer: inout CodePrinter) {
        printer.add(" > :nth-child(")
        printer.add(child)
        printer.add(counts.isSingle ? "):nth-last-child(" : "):nth-last-child(n + ")
        printer.add(counts.from - child + 1)
        printer.add(")")
        guard let to = counts.to, !counts.isSingle else { return }
        printer.add(":where(:nth-last-child(-n + ")
        printer.add(to - child + 1)
        printer.add("))")
    }

    /// Adds children that tell the count themselves and weigh as much as the other selectors.
    private func add(_ children: [NumberedChild], _ weight: Layer.Weight, to printer: inout CodePrinter) {
        if weight == .any {
            for child in children { printer.add(" > \(child.selector)") }
            return
        }
        for _ in 0..<weight.pseudoClasses { printer.add(names.className) }
        printer.add(" > ")
        // Most children of large containers need no other test.
        if children.count > 2, let most = children.map({ $0.child }).max() {
            printer.add(":where(:nth-child(-n + \(most)))")
        }
        printer.add(":where(\(children.map { $0.selector }.joined(separator: ", ")))")
    }

    // MARK: Declarations

    private func add(_ declaration: Declaration, to printer: inout CodePrinter) {
        printer.add(declaration.property.name)
        printer.add(": ")
        add(declaration.value, to: &printer)
    }

    private func add(_ value: Value, to printer: inout CodePrinter) {
        switch value {
        case .text(let text): printer.add(text)
        case .lines(let from, let to):
            printer.add(from)
            guard let to else { return }
            printer.add(" / ")
            printer.add(to)
        case .length(let length): printer.add(length.parts(names))
        case .sum(let terms): add(terms, to: &printer)
        case .repeated(let count, let value):
            if count == 1 { return add(value, to: &printer) }
            printer.add("repeat(")
            printer.add(count)
            printer.add(", ")
            add(value, to: &printer)
            printer.add(")")
        }
    }

    /// Adds a sum of terms, in `calc()` if necessary.
    private func add(_ terms: [Term], to printer: inout CodePrinter) {
        let isComputed = terms.count > 1 || terms.first?.isComputed ?? false
        if isComputed { printer.add("calc(") }
        if terms.isEmpty { printer.add("0") }
        for (index, term) in terms.enumerated() {
            if index > 0 { printer.add(" + ") }
            printer.add(term.text)
        }
        if isComputed { printer.add(")") }
    }
}

extension CodePrinter {
    /// Adds pieces with commas between them to the line under construction.
    fileprivate mutating func add(list: [String]) {
        for (index, piece) in list.enumerated() {
            if index > 0 { add(", ") }
            add(piece)
        }
    }
}

extension Length {
    /// The terms that aren't 0.
    fileprivate func parts(_ names: CSSNames) -> [CSSPart] {
        [
            CSSPart(percentage, .percent), CSSPart(inline, .inlineSize),
            CSSPart(gx, .length(names.columnGap)), CSSPart(gy, .length(names.rowGap)), CSSPart(pt, .pixels),
        ].compactMap { $0 }
    }
}
