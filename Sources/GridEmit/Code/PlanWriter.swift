internal import GridModel

internal import enum GridSyntax.PatternLetter

/// Prints the functions that choose a plan, in languages with `if`, `&&` and `return`.
struct PlanWriter {
    let grid: Grid
    let table: LayoutTable
    let syntax: Syntax

    /// What differs by language.
    struct Syntax {
        /// Whether cases are `case 3:` within `switch`, and not `3 -> {` within `when`.
        let hasCases: Bool
        /// What is set in a plan: `plan.tiles = 3`.
        let assignment: (PlanField) -> String
        /// The test of a photo's shape, by its name and the photo's index.
        let shapeTest: (String, Int) -> String
        /// The number as a literal of a floating-point type.
        let number: (Rational) -> String
        /// Whether a plan was found for a count.
        let callForCount: (Int) -> String
        /// The statement that says how many photos have no tile, if a number of photos is shown.
        let hide: (Int) -> String

        /// The end of a statement.
        var end: String { hasCases ? ";" : "" }
    }

    /// Prints the body of the function for a count at a width, from the switch on.
    func writeCases(to printer: inout CodePrinter) {
        let cases = grid.planCases(table)
        var rest = cases.prefix { $0.from == $0.to }[...]
        let rules = cases[rest.endIndex...]
        printer.line(syntax.hasCases ? "switch (count) {" : "when (count) {")
        printer.indented { printer in
            printer.line(syntax.hasCases ? "case 0: return true;" : "0 -> return true")
            while let first = rest.first {
                let alike = rest.prefix { $0.from == first.from }
                rest = rest.dropFirst(alike.count)
                write(first, alike, to: &printer)
            }
            if syntax.hasCases { printer.line("default: break;") }
        }
        printer.line("}")
        for rule in rules {
            let upper = rule.to.map { " && count <= \($0)" } ?? ""
            writeIf(["count >= \(rule.from)" + upper] + conditions(rule), rule, to: &printer)
        }
        printer.line("return false\(syntax.end)")
    }

    /// Prints the cases of one count.
    private func write(_ first: PlanCase, _ cases: ArraySlice<PlanCase>, to printer: inout CodePrinter) {
        for line in first.doc { printer.line(CodeContent.lineComment(line)) }
        if cases.count == 1, conditions(first).isEmpty, case .plan(let fields) = first.content {
            let statements = (fields.map(syntax.assignment) + ["return true"]).joined(separator: "; ")
            printer.line(
                syntax.hasCases
                    ? "case \(first.from): \(statements);  // \(first.rule)"
                    : "\(first.from) -> { \(statements) }  // \(first.rule)")
            return
        }
        printer.line(syntax.hasCases ? "case \(first.from):" : "\(first.from) -> {")
        printer.indented { printer in
            for each in cases {
                let conditions = conditions(each)
                if conditions.isEmpty {
                    printer.line("// \(each.rule)")
                    write(each.content, to: &printer)
                } else {
                    writeIf(conditions, each, to: &printer)
                }
            }
            let isOpen = !cases.contains { conditions($0).isEmpty }
            if syntax.hasCases, isOpen { printer.line("break;") }
        }
        if !syntax.hasCases { printer.line("}") }
    }

    private func writeIf(_ conditions: [String], _ each: PlanCase, to printer: inout CodePrinter) {
        printer.block("if (\(conditions.joined(separator: " && "))) {  // \(each.rule)") { printer in
            write(each.content, to: &printer)
        }
    }

    private func write(_ content: PlanCase.Content, to printer: inout CodePrinter) {
        switch content {
        case .plan(let fields): write(fields, to: &printer)
        case .shows(let shown):
            printer.line("if (!\(syntax.callForCount(shown))) return false\(syntax.end)")
            printer.line(syntax.hide(shown) + syntax.end)
            printer.line("return true\(syntax.end)")
        }
    }

    private func write(_ fields: [PlanField], to printer: inout CodePrinter) {
        for field in fields { printer.line(syntax.assignment(field) + syntax.end) }
        printer.line("return true\(syntax.end)")
    }

    private func conditions(_ each: PlanCase) -> [String] {
        let shapes = each.pattern.enumerated().compactMap { index, letter in
            letter.shape.map { syntax.shapeTest($0, index) }
        }
        return shapes + conditions(each.widths)
    }

    private func conditions(_ widths: WidthRange) -> [String] {
        [
            widths.minimum.map { "width >= \(syntax.number($0))" },
            widths.below.map { "width < \(syntax.number($0))" },
        ].compactMap { $0 }
    }

    /// Prints the body of a function that chooses a plan without photos by the width.
    func writeEmpty(
        _ plans: [(widths: WidthRange, fields: [PlanField])], to printer: inout CodePrinter
    ) {
        for plan in plans {
            let conditions = conditions(plan.widths)
            if conditions.isEmpty { return write(plan.fields, to: &printer) }
            printer.block("if (\(conditions.joined(separator: " && "))) {") { write(plan.fields, to: &$0) }
        }
        printer.line("return false\(syntax.end)")
    }

    /// The shapes that patterns of the grid name, and what is true of the ratios of such photos.
    var shapes: [(name: String, test: String)] {
        let (tall, wide) = (syntax.number(grid.shapes.tall), syntax.number(grid.shapes.wide))
        let tests = [
            "tall": "ratio < \(tall)", "square": "ratio >= \(tall) && ratio <= \(wide)",
            "wide": "ratio > \(wide)",
        ]
        let used = Set(grid.layouts.flatMap { $0.pattern ?? [] }.compactMap { $0.shape })
        return ["tall", "square", "wide"].filter(used.contains).compactMap { name in
            tests[name].map { (name, $0) }
        }
    }
}

extension PatternLetter {
    /// The name of the shape; nil for any.
    fileprivate var shape: String? {
        switch self {
        case .tall: "tall"
        case .square: "square"
        case .wide: "wide"
        case .any: nil
        }
    }
}
