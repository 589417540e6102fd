internal import GridModel

/// The grid as a value.
extension TypeScriptWriter {
    func writeGrid(to printer: inout CodePrinter) {
        if traits.hasTable, traits.only.plans {
            writeNumbers(to: &printer)
            writeTable(to: &printer)
            printer.line()
        }
        writePlans(to: &printer)
        guard traits.only.measures else { return }
        printer.line()
        printer.block(
            "\(usesKit && traits.only.fills ? "export " : "")const grid: \(traits.only.fills ? "Grid" : "Spacing") = {",
            "};"
        ) { printer in
            printer.line("rowGap: \(grid.ownRowGap.decimal),")
            printer.line("columnGap: \(grid.columnGap.decimal),")
            printer.line("insets: \(insets),")
            printer.line("heading: \(grid.heading.decimal),")
            printer.line("foot: \(grid.foot.decimal),")
            printer.line("needsHeight: \(traits.needsHeight),")
            if !traits.only.fills { return }
            printer.line("appendLimit\(traits.appends ? "" : ": 0"),")
            printer.line("plan: planForCount,")
        }
    }

    var insets: String {
        let inset = grid.ownInset
        let sides = [
            "top: \(inset.top.decimal)", "leading: \(inset.left.decimal)", "bottom: \(inset.bottom.decimal)",
            "trailing: \(inset.right.decimal)",
        ]
        return "{ \(sides.joined(separator: ", ")) }"
    }

    // MARK: Plans

    var plans: PlanWriter {
        // Looks at all plans.
        let arguments = parameters(of: plansNeedWidth)
        return PlanWriter(
            grid: grid, table: table,
            syntax: PlanWriter.Syntax(
                hasCases: true, equals: "===",
                value: { self.value($0) },
                none: "undefined", noTiles: traits.fitsTiles ? "noWidth" : "noTiles",
                adds: "adds",
                shapeTest: { "shape(ratios.at(\($1))) === \"\($0)\"" },
                number: { $0.decimal },
                callForCount: { "planForCount(\(([String($0)] + arguments).joined(separator: ", ")))" }))
    }

    private var plansNeedWidth: Bool {
        // A writer that calls nothing, to ask what the plans look at.
        PlanWriter(
            grid: grid, table: table,
            syntax: PlanWriter.Syntax(
                hasCases: true, adds: "", shapeTest: { _, _ in "" }, number: { $0.decimal },
                callForCount: { "\($0)" }
            )
        ).needsWidth
    }

    /// The parameters of `planForCount` after the count, as far as it looks at them.
    private func parameters(of needsWidth: Bool) -> [String] {
        let all = [
            ("width", needsWidth), ("ratios", traits.hasPatterns), ("adds", grid.looksAtAddTile),
            ("height", traits.hasHeights),
        ]
        guard let last = all.lastIndex(where: { $0.1 }) else { return [] }
        return all[...last].map { $0.1 ? $0.0 : "_" + $0.0 }
    }

    /// A plan as a value.
    private func value(_ fields: [PlanField]) -> String {
        let kind = PlanKind(of: fields)
        var members = ["kind: \(kind.names.value.rawValue)"]
        let others = fields.others
        for field in others.isEmpty ? fields : fields.ofAllParts {
            guard let name = kind.member(field) else { continue }
            if kind == .table, name == "start" { members.append("table") }
            members.append("\(name): \(value(field.value))")
        }
        for (name, value) in kind.defaults where !fields.contains(where: { kind.member($0) == name }) {
            members.append("\(name): \(value)")
        }
        if !others.isEmpty { members.append("others: \(value(others))") }
        if kind == .repeated || !others.isEmpty {
            members.append(
                makesRatiosForBlocks
                    ? "block: (photos, width) => planForCount(photos, width, new Ratios([])\(grid.looksAtAddTile ? ", false" : ""))"
                    : "block: planForCount")
        }
        return "{ \(members.joined(separator: ", ")) }"
    }

    private func value(_ value: PlanField.Value) -> String {
        switch value {
        case .whole(let number): "\(number)"
        case .unlimited, .infinity: "Infinity"
        case .count: "count"
        case .others(let written): "count - \(written)"
        case .number(let number): number.decimal
        case .halves(let halves): halves == 1 ? "0.5" : "\(halves / 2)"
        case .yes: "true"
        case .text(let text): CodeContent.quoted(text)
        case .word(let word): "\"\(word)\""
        }
    }

    /// Prints the functions that choose plans.
    private func writePlans(to printer: inout CodePrinter) {
        if traits.only.plans {
            let own = zip(parameters(of: plansNeedWidth), ["number", "Ratios", "boolean", "number"]).map {
                "\($0): \($1)"
            }
            var types: [TypeScriptName] = [.plan]
            for kind in kinds where !types.contains(kind.names.type) { types.append(kind.names.type) }
            let result = (types.map { $0.rawValue } + ["undefined"]).joined(separator: " | ")
            printer.line("/** The plan for a count at a width; nothing if there is no rule. */")
            printer.block(
                "function planForCount(\((["count: number"] + own).joined(separator: ", "))): \(result) {"
            ) {
                plans.writeCases(to: &$0)
            }
        }
        if traits.only.wants(.columns) {
            writeEmpty(
                "planForColumns", "an empty waterfall", "ColumnsPlan", grid.waterfallPlans, to: &printer)
        }
        if traits.only.wants(.rows) {
            writeEmpty("planForRows", "empty justified rows", "AimedPlan", grid.growingPlans, to: &printer)
        }
    }

    /// Prints a function that chooses a plan without photos by the width.
    private func writeEmpty(
        _ name: String, _ what: String, _ type: String, _ empty: [(widths: SideRange, fields: [PlanField])],
        to printer: inout CodePrinter
    ) {
        if empty.isEmpty { return }
        let width = empty.contains { $0.widths != .all } ? "width" : "_width"
        if traits.only.plans { printer.line() }
        printer.line("/** The plan for \(what) at a width; nothing if there is none. */")
        printer.block("function \(name)(\(width): number): \(type) | undefined {") {
            plans.writeEmpty(empty.map { ($0.widths, [PlanField("tiles", .whole(0))] + $0.fields) }, to: &$0)
        }
    }

    // MARK: Tables

    func writeNumbers(to printer: inout CodePrinter) {
        CodeContent.writeComment(table.legend, to: &printer)
        printer.block("const numbers = /* @__PURE__ */ new Float64Array([", "]);") {
            table.writeNumbers(to: &$0)
        }
        printer.line()
    }

    /// A number of the table, at a distance from an index.
    func number(_ index: Int, of row: String) -> String {
        index == 0 ? "numbers[\(row)]!" : "numbers[\(row) + \(index)]!"
    }

    /// The value of a side of a block's first tile; nil if it is always 0.
    func sides(_ row: String, from first: Int) -> [String?] {
        let units = ["across", "down", "across", "down"]
        let sums = table.blockSums({ number($0 - first, of: row) }, { $0.variableName })
        return zip(sums, units).map { sum, unit in sum.map { "(\($0)) * \(unit)" } }
    }

    /// Prints the table, with the functions that know its bases.
    private func writeTable(to printer: inout CodePrinter) {
        let sides = sides("at", from: 3),
            size = table.sizeSums({ number($0, of: "start") }, { $0.variableName })
        let usesAcross = sides[0] != nil || sides[2] != nil, usesDown = sides[1] != nil || sides[3] != nil
        let at = usesAcross || usesDown ? "at" : "_at"
        printer.block("const table: Table = {", "};") { printer in
            printer.line("numbers,")
            printer.line("head: \(table.headCount),")
            printer.line("line: \(table.lineCount),")
            let area = variables(of: Array(table.forms.joined()), and: ["top", "leading"])
            printer.block(
                "block(tile, \(at), \(usesAcross ? "across" : "_across"), \(usesDown ? "down" : "_down"), \(area)) {",
                "},"
            ) {
                $0.line("tile[0] = \((["leading"] + [sides[0]].compactMap { $0 }).joined(separator: " + "));")
                $0.line("tile[1] = \((["top"] + [sides[1]].compactMap { $0 }).joined(separator: " + "));")
                $0.line("tile[2] = \(sides[2] ?? "0");")
                $0.line("tile[3] = \(sides[3] ?? "0");")
            }
            guard traits.holds(.sized) else { return printer.line("size() {},") }
            printer.block("size(start, space) {", "},") {
                let area = variables(of: table.size.width + table.size.height, and: [])
                if area != "{}" { $0.line("const \(area) = space;") }
                if let width = size.width {
                    $0.line(
                        "space.solvedWidth = space.leading + space.trailing + (\(width)) / numbers[start]!;")
                }
                let height = size.height.map { "(\($0)) / numbers[start + 1]!" } ?? "space.contentHeight"
                $0.line("space.solvedHeight = space.top + space.bottom + \(height);")
            }
        }
    }

    /// The variables of forms, and other members of a space, as a pattern.
    func variables(of bases: [LayoutTable.Basis], and others: [String]) -> String {
        let names = [LayoutTable.Basis.w, .h, .gx, .gy].filter(bases.contains).map { basis in
            switch basis {
            case .w: "contentWidth: width"
            case .h: "contentHeight: height"
            default: basis.variableName
            }
        }
        let all = names + others
        return all.isEmpty ? "{}" : "{ \(all.joined(separator: ", ")) }"
    }
}
