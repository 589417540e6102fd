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
        /// The comparison of numbers.
        var equals = "=="
        /// The fields of a plan in the language.
        var fields: ([PlanField]) -> [PlanField] = { $0 }
        /// What is set in a plan: `plan.tiles = 3`.
        var assignment: (PlanField) -> String = { $0.name }
        /// The plan as one value, in languages whose functions return it instead of filling it in.
        var value: (([PlanField]) -> String)?
        /// What functions return if there is no plan, and for no photos.
        var none = "false"
        var noTiles = "true"
        /// Whether the plan has a tile that adds a photo.
        let adds: String
        /// The test of a photo's shape, by its letter and the photo's index.
        let shapeTest: (String, Int) -> String
        /// The number as a literal of a floating-point type.
        let number: (Rational) -> String
        /// The call that finds the plan for a count.
        let callForCount: (Int) -> String
        /// The statement that says how many photos have no tile, if a number of photos is shown.
        var hide: (Int) -> String = { "\($0)" }

        /// The end of a statement.
        var end: String { hasCases ? ";" : "" }
    }

    /// Prints the body of the function for a count at a width, from the switch on.
    func writeCases(to printer: inout CodePrinter) {
        let (layouts, rules) = grid.planCases(table)
        var rest = layouts[...]
        var ranges: [PlanCase] = []
        if rest.isEmpty {
            printer.line("if (count \(syntax.equals) 0) return \(syntax.noTiles)\(syntax.end)")
        } else {
            printer.line(syntax.hasCases ? "switch (count) {" : "when (count) {")
            printer.indented { printer in
                printer.line(
                    (syntax.hasCases ? "case 0: " : "0 -> ") + "return \(syntax.noTiles)\(syntax.end)")
                while let first = rest.first {
                    let alike = rest.prefix { $0.from == first.from }
                    if alike.count == 1, let range = range(of: rest) {
                        ranges.append(range)
                        rest = rest.drop { $0.from <= range.to ?? 0 }
                    } else {
                        rest = rest.dropFirst(alike.count)
                        write(first, alike, of: layouts, to: &printer)
                    }
                }
                if syntax.hasCases { printer.line("default: break;") }
            }
            printer.line("}")
        }
        var ruled = (ranges + rules)[...]
        while let rule = ruled.first {
            for line in rule.doc { printer.line(CodeContent.lineComment(line)) }
            let counts = countTest(rule.from, rule.to)
            if let steps = WidthSteps(ruled, fields) {
                printer.block("if (\(counts)) {  // \(rule.rule)") { write(steps, to: &$0) }
                ruled = ruled.dropFirst(steps.fields.count)
            } else {
                writeIf([counts] + conditions(rule), rule, of: layouts, to: &printer)
                ruled = ruled.dropFirst()
            }
        }
        printer.line("return \(syntax.none)\(syntax.end)")
    }

    /// The plan's fields in the language; nil for the plan of another count.
    private func fields(of content: PlanCase.Content) -> [PlanField]? { content.fields.map(syntax.fields) }

    /// Whether a count is in a range, whose upper limit is nil for any.
    func countTest(_ from: Int, _ to: Int?) -> String {
        from == to
            ? "count \(syntax.equals) \(from)" : "count >= \(from)" + (to.map { " && count <= \($0)" } ?? "")
    }

    /// Prints the plan of rules that differ in one field, which follows from the width.
    private func write(_ steps: WidthSteps, to printer: inout CodePrinter) {
        if let value = syntax.value {
            for step in steps.fields {
                let condition = step.below.map { "if (width < \(syntax.number($0))) " } ?? ""
                let plan = value(steps.before + [step.field] + steps.after)
                printer.line("\(condition)return \(plan)\(syntax.end)")
            }
            return
        }
        for field in steps.before { printer.line(syntax.assignment(field) + syntax.end) }
        for (index, step) in steps.fields.enumerated() {
            let condition = step.below.map { "if (width < \(syntax.number($0))) " } ?? ""
            printer.line((index > 0 ? "else " : "") + condition + syntax.assignment(step.field) + syntax.end)
        }
        write(steps.after, to: &printer)
    }

    /// Whether the function looks at the width: for sections, or to call itself for another count.
    var needsWidth: Bool {
        let (layouts, rules) = grid.planCases(table)
        return (layouts + rules).contains { each in
            if each.sizes.widths != .all { return true }
            guard case .shows(let count) = each.content else { return false }
            return fields(for: count, layouts) == nil
        }
    }

    /// The first cases as one, if they are for several counts in turn and differ by the number of tiles alone, which is the count.
    private func range(of cases: ArraySlice<PlanCase>) -> PlanCase? {
        guard let first = cases.first, let fields = fieldsForAnyCount(first) else { return nil }
        var (count, next) = (first.from, cases.dropFirst())
        while let each = next.first, each.from == count + 1, each.rule == first.rule,
            fieldsForAnyCount(each) == fields, next.dropFirst().first?.from != each.from
        {
            count += 1
            next = next.dropFirst()
        }
        guard count > first.from else { return nil }
        return PlanCase(
            from: first.from, to: count, sizes: first.sizes, pattern: [], content: .plan(fields),
            rule: first.rule, doc: first.doc)
    }

    /// The fields of a plan with as many tiles as photos, in terms of the count; nil if the plan depends on more than the count.
    private func fieldsForAnyCount(_ each: PlanCase) -> [PlanField]? {
        guard conditions(each).isEmpty, let fields = each.content.fields,
            fields.first == PlanField("tiles", .whole(each.from))
        else { return nil }
        return [PlanField("tiles", .count)]
            + fields.dropFirst().map { field in
                guard field.name == "others", case .whole(let others) = field.value else { return field }
                return PlanField(field.name, .others(written: each.from - others))
            }
    }

    /// The fields of the plan for a count, without hidden photos; nil if the plan depends on more than the count.
    private func fields(for count: Int, _ layouts: [PlanCase]) -> [PlanField]? {
        let start = layouts.partitioningIndex { $0.from >= count }
        // Of thousands of sections, two are enough.
        let alike = layouts[start...].prefix(2).prefix { $0.from == count }
        guard alike.count == 1, let only = alike.first, conditions(only).isEmpty,
            let fields = fields(of: only.content)
        else { return nil }
        return fields.filter { $0.name != "hidden" }
    }

    /// Prints the cases of one count.
    private func write(
        _ first: PlanCase, _ cases: ArraySlice<PlanCase>, of layouts: [PlanCase],
        to printer: inout CodePrinter
    ) {
        for line in first.doc { printer.line(CodeContent.lineComment(line)) }
        if cases.count == 1, conditions(first).isEmpty, let fields = fields(of: first.content) {
            let statements = statements(fields).joined(separator: "; ")
            // Longer ones are printed as lines.
            if statements.utf8.count < 90 || syntax.value != nil {
                printer.line(
                    syntax.hasCases
                        ? "case \(first.from): \(statements);  // \(first.rule)"
                        : "\(first.from) -> \(syntax.value == nil ? "{ \(statements) }" : statements)  // \(first.rule)"
                )
                return
            }
        }
        printer.line(syntax.hasCases ? "case \(first.from):" : "\(first.from) -> {")
        printer.indented { printer in
            for each in cases {
                let conditions = conditions(each)
                if conditions.isEmpty {
                    printer.line("// \(each.rule)")
                    write(each.content, of: layouts, to: &printer)
                } else {
                    writeIf(conditions, each, of: layouts, to: &printer)
                }
            }
            let isOpen = !cases.contains { conditions($0).isEmpty }
            if syntax.hasCases, isOpen { printer.line("break;") }
        }
        if !syntax.hasCases { printer.line("}") }
    }

    private func writeIf(
        _ conditions: [String], _ each: PlanCase, of layouts: [PlanCase], to printer: inout CodePrinter
    ) {
        printer.block("if (\(conditions.joined(separator: " && "))) {  // \(each.rule)") { printer in
            write(each.content, of: layouts, to: &printer)
        }
    }

    private func write(_ content: PlanCase.Content, of layouts: [PlanCase], to printer: inout CodePrinter) {
        guard case .shows(let shown) = content else { return write(fields(of: content) ?? [], to: &printer) }
        let own = fields(for: shown, layouts)
        if syntax.value != nil {
            if let own { return write(own, to: &printer) }
            return printer.line("return \(syntax.callForCount(shown))\(syntax.end)")
        }
        if own == nil { printer.line("if (!\(syntax.callForCount(shown))) return false\(syntax.end)") }
        for field in own ?? [] { printer.line(syntax.assignment(field) + syntax.end) }
        printer.line(syntax.hide(shown) + syntax.end)
        printer.line("return true\(syntax.end)")
    }

    private func write(_ fields: some Collection<PlanField>, to printer: inout CodePrinter) {
        for statement in statements(fields) { printer.line(statement + syntax.end) }
    }

    /// The statements that make a plan and return.
    private func statements(_ fields: some Collection<PlanField>) -> [String] {
        if let value = syntax.value { return ["return " + value(Array(fields))] }
        return fields.map(syntax.assignment) + ["return true"]
    }

    private func conditions(_ each: PlanCase) -> [String] {
        let shapes = each.pattern.enumerated().compactMap { index, letter in
            letter == .any ? nil : syntax.shapeTest(letter.rawValue, index)
        }
        return (each.isForPhotosOnly ? ["!\(syntax.adds)"] : []) + shapes + conditions(each.sizes)
    }

    private func conditions(_ sizes: SizeRange) -> [String] { sizes.comparisons(syntax.number) }

    /// Prints the body of a function that chooses a plan without photos by the width.
    func writeEmpty(
        _ plans: [(widths: SideRange, fields: [PlanField])], to printer: inout CodePrinter
    ) {
        for plan in plans {
            let conditions = conditions(SizeRange(widths: plan.widths))
            if conditions.isEmpty { return write(plan.fields, to: &printer) }
            printer.block("if (\(conditions.joined(separator: " && "))) {") { write(plan.fields, to: &$0) }
        }
        printer.line("return \(syntax.none)\(syntax.end)")
    }

    /// What is true of the ratio of a tall photo, and of a wide one; all others are square.
    var shapeTests: (tall: String, wide: String) {
        let tests = ShapeTests(grid.shapes, number: syntax.number)
        return ("ratio \(tests.tall)", "ratio \(tests.wide)")
    }
}

extension SizeRange {
    /// The comparisons of variables `width` and `height` that hold in the box alone.
    func comparisons(_ number: (Rational) -> String) -> [String] {
        [("width", widths), ("height", heights)].flatMap { name, range in
            [
                range.minimum.map { "\(name) >= \(number($0))" },
                range.below.map { "\(name) < \(number($0))" },
            ].compactMap { $0 }
        }
    }
}

/// Rules for adjoining widths, from the narrowest to the widest, whose plans differ in one field alone.
private struct WidthSteps {
    /// The fields before and after the one that differs.
    let before: ArraySlice<PlanField>, after: ArraySlice<PlanField>
    /// What the field is below each width; nil for the widest.
    let fields: [(below: Rational?, field: PlanField)]

    /// Takes as many of the first rules as belong together; nil if that is one, or if they aren't for all widths.
    init?(_ rules: ArraySlice<PlanCase>, _ fields: (PlanCase.Content) -> [PlanField]?) {
        guard let first = rules.first, first.sizes.widths.minimum == nil, let plan = fields(first.content)
        else {
            return nil
        }
        var (below, plans) = ([first.sizes.widths.below], [plan])
        for next in rules.dropFirst() {
            guard let limit = below.last, let limit, next.sizes.widths.minimum == limit,
                next.rule == first.rule,
                next.from == first.from, next.to == first.to, let own = fields(next.content),
                own.map({ $0.name }) == plan.map({ $0.name })
            else { break }
            below.append(next.sizes.widths.below)
            plans.append(own)
        }
        let places = plan.indices.filter { place in plans.contains { $0[place] != plan[place] } }
        guard plans.count > 1, below.last == .some(nil), places.count == 1, let place = places.first else {
            return nil
        }
        before = plan[..<place]
        after = plan[(place + 1)...]
        self.fields = zip(below, plans).map { ($0, $1[place]) }
    }
}
