internal import GridModel

/// The functions that callers use, and what the file uses of the kit.
extension KotlinWriter {
    func writeFunctions(to printer: inout CodePrinter) {
        if let limit = grid.append {
            printer.lines(
                """
                /** The greatest number of photos; with fewer there is a tile that adds one. */
                public const val APPEND_LIMIT: Int = \(limit)

                """)
        }
        writeShape(to: &printer)
        var isFirst = true
        for function in functions {
            if !isFirst { printer.line() }
            isFirst = false
            printer.lines(text(of: function))
        }
    }

    /// Prints the function that gives the letter of a shape, if the grid has patterns.
    func writeShape(to printer: inout CodePrinter) {
        guard traits.hasPatterns else { return }
        let tests = plans.shapeTests
        printer.lines(
            """
            /** \(CodeContent.shapeDoc) */
            @kotlin.jvm.JvmStatic
            public fun shape(ratio: Double): Char {
                if (!(ratio > 0 && ratio < Double.POSITIVE_INFINITY)) return shape(1.0)
                return if (\(tests.tall)) 't' else if (\(tests.wide)) 'w' else 's'
            }

            """)
    }

    /// The functions that are printed.
    private var functions: [CodeFunction] {
        CodeFunction.allCases.filter { traits.has($0) && traits.only.wants($0) }
    }

    private func text(of function: CodeFunction) -> String {
        let looks = traits.looksAtPhotos
        let ratioParameters = looks ? ["ratios: DoubleArray = noRatios"] : []
        let parameters = ["count: Int", "container: Container"] + ratioParameters
        let ratios = looks ? "ratios" : "noRatios"
        switch function {
        case .layout:
            let about =
                looks
                ? [
                    "",
                    "`ratios` are the photos' widths divided by their heights; unknown ones count as 1:1.",
                ] : []
            return declaration(
                [
                    "The layout for a number of photos; null if there is no rule for it, if a number isn't",
                    "finite, or if `scale` isn't positive.",
                ] + about,
                "layout", parameters, "Layout?", "makeLayout(grid, count, container, \(ratios))",
                defaults: looks)
        case .height:
            return declaration(
                ["The height of the container; null if there is no layout."], "height", parameters, "Double?",
                "measureHeight(grid, count, container, \(ratios))", defaults: looks)
        case .frames:
            let frames = declaration(
                ["The frames of all tiles; null if there is no layout."], "frames", parameters,
                "List<Frame>?",
                "makeFrames(grid, count, container, \(ratios))", defaults: looks)
            let into = declaration(
                [
                    "Writes x, y, width and height of all tiles to an array and returns the number of tiles;",
                    "-1 if there is no layout or an array is too short. `size` gets the width and the height of",
                    "the container.",
                ],
                "into", ["target: DoubleArray"] + parameters + ["size: DoubleArray? = null"], "Int",
                "fillFrames(grid, target, count, container, \(ratios), size)", defaults: true)
            return frames + "\n\n" + into
        case .moves:
            let own = looks ? "ratiosOf(it, ratio)" : ratios
            return declaration(
                [
                    "The movements of the photos that are in both lists, by equality, from the layout of",
                    "`before` to that of `after`. Photos without a tile before or after are left out; null if a",
                    "layout is missing.",
                ],
                "<Photo> moves",
                ["before: List<Photo>", "after: List<Photo>", "container: Container"]
                    + (looks ? ["ratio: (Photo) -> Double = { Double.NaN }"] : []),
                "List<Move>?", "makeMoves(before, after) { makeLayout(grid, it.size, container, \(own)) }",
                defaults: looks)
        case .tileCount:
            return declaration(
                ["The number of tiles for a number of photos; null if there is no rule for it."], "tileCount",
                ["count: Int"] + (traits.appends ? ["editing: Boolean = false"] : []), "Int?",
                "countTiles(grid, count, \(traits.appends ? "editing" : "false"))", defaults: traits.appends)
        case .columns:
            return declaration(
                [
                    "Empty columns; null if there is no waterfall at this width, a number isn't finite or",
                    "`scale` isn't positive.",
                ],
                "columns", ["container: Container"], "Columns?",
                "makeColumns(grid, \(call("planForColumns", grid.waterfallPlans)), container)")
        case .rows:
            return declaration(
                [
                    "Empty rows; null if there are no such rows at this width, a number isn't finite or",
                    "`scale` isn't positive.",
                ],
                "rows", ["container: Container"], "Rows?",
                "makeRows(grid, \(call("planForRows", grid.growingPlans)), container)")
        }
    }

    /// A function of the object in lines of at most 96 columns, which Java calls without `INSTANCE`.
    ///
    /// - Parameter defaults: whether parameters have defaults, which Java may leave out, too.
    private func declaration(
        _ doc: [String], _ name: String, _ parameters: [String], _ type: String, _ body: String,
        defaults: Bool = false
    ) -> String {
        let comment =
            doc.count == 1
            ? "/** \(doc[0]) */"
            : (["/**"] + doc.map { $0.isEmpty ? " *" : " * " + $0 } + [" */"]).joined(separator: "\n")
        let annotations = "@kotlin.jvm.JvmStatic" + (defaults ? "\n@kotlin.jvm.JvmOverloads" : "")
        let list = parameters.joined(separator: ", ")
        let head = "public fun \(name)(\(list)): \(type) ="
        let code =
            if head.utf8.count + body.utf8.count < 96 {
                head + " " + body
            } else if head.utf8.count <= 96 {
                head + "\n    " + body
            } else {
                "public fun \(name)(\n" + parameters.map { "    " + $0 }.joined(separator: ",\n")
                    + "\n): \(type) =" + (type.utf8.count + body.utf8.count < 90 ? " " : "\n    ") + body
            }
        return [comment, annotations, code].joined(separator: "\n")
    }

    /// The call of a function that chooses a plan without photos.
    private func call(_ name: String, _ empty: [(widths: SideRange, fields: [PlanField])]) -> String {
        "\(name)(\(dependsOnWidth(empty) ? "max(0.0, container.width)" : ""))"
    }

    /// Whether plans without photos are for some widths only.
    func dependsOnWidth(_ empty: [(widths: SideRange, fields: [PlanField])]) -> Bool {
        empty.first.map { $0.widths != .all } ?? false
    }

    /// What a file that stands alone uses of the kit, apart from types.
    var usedValues: [KotlinName] {
        let names: [KotlinName] = functions.flatMap { function -> [KotlinName] in
            switch function {
            case .layout: [.makeLayout]
            case .height: [.measureHeight]
            case .frames: [.makeFrames, .fillFrames]
            case .tileCount: [.countTiles]
            case .moves:
                traits.looksAtPhotos ? [.makeMoves, .makeLayout, .ratiosOf] : [.makeMoves, .makeLayout]
            case .columns: dependsOnWidth(grid.waterfallPlans) ? [.makeColumns, .max] : [.makeColumns]
            case .rows: dependsOnWidth(grid.growingPlans) ? [.makeRows, .max] : [.makeRows]
            }
        }
        return names + [.noRatios]
    }

    /// The types of the kit that the grid names.
    var usedTypes: [KotlinName] {
        var names: [KotlinName] = [.insets]
        func add(_ others: [KotlinName]) {
            for name in others where !names.contains(name) { names.append(name) }
        }
        if usesKit { add([.photoGrid]) } else { add(traits.only.plans ? [.grid] : [.spacing]) }
        if traits.only.plans {
            add([.plan, traits.fitsTiles ? .noWidth : .noTiles])
            if traits.hasTable { add([.block, .space, .table] + (traits.holds(.sized) ? [.size] : [])) }
            add(kinds.map { $0.kotlinName })
        }
        for plan in growingPlans { add([PlanKind(of: plan).kotlinName]) }
        if traits.only.wants(.columns), traits.hasColumns { add([.columnsPlan]) }
        if traits.only.wants(.rows), traits.grows { add([.aimedPlan]) }
        let all = kinds + growingPlans.map { PlanKind(of: $0) }
        if all.contains(.equalRows) { add([.sizing, .last]) }
        if all.contains(where: { $0 == .justifiedRows || $0 == .balancedRows }) { add([.aim, .last]) }
        if all.contains(where: { [.photoRows, .boxedRows, .grownRows].contains($0) }) { add([.last]) }
        return names
    }

    /// The plans that photos can be appended to.
    private var growingPlans: [[PlanField]] {
        let columns = traits.only.wants(.columns) ? grid.waterfallPlans : []
        let rows = traits.only.wants(.rows) ? grid.growingPlans : []
        return (columns + rows).map { $0.fields }
    }
}
