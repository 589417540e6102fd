internal import GridSyntax

/// Turns a checked spec into a grid, scope by scope.
struct Lowerer {
    private let spec: Spec
    private let outer: RuleTable
    private let sections: [(scope: Scope, table: RuleTable)]
    private(set) var diagnostics: [Diagnostic] = []
    private var layouts: [Layout] = []
    private var rules: [Rule] = []
    private var tileCount = 0
    /// Where exact numbers have outgrown their bits already.
    private var overflows = Set<SourceSpan>()

    /// Which layout a count has in a scope: a body, for how many photos, in which style.
    private struct Recipe: Equatable {
        let rule: ScopedRule
        let shown: Int
        let body: Located<BodySyntax>
        let style: Style

        static func == (first: Recipe, second: Recipe) -> Bool {
            first.body.span == second.body.span && first.shown == second.shown && first.style == second.style
        }
    }

    /// The grid of the spec, or nil where a diagnostic says why there is none.
    static func lower(_ spec: Spec) -> (grid: Grid?, diagnostics: [Diagnostic]) {
        var lowerer = Lowerer(spec)
        lowerer.lowerLayouts()
        lowerer.lowerRules()
        return (lowerer.diagnostics.hasErrors ? nil : lowerer.grid, lowerer.diagnostics)
    }

    private init(_ spec: Spec) {
        self.spec = spec
        outer = RuleTable(spec.outer)
        sections = spec.sections.map { ($0, RuleTable($0)) }
    }

    private var grid: Grid {
        Grid(
            name: spec.name,
            doc: spec.doc,
            rowGap: spec.rowGap,
            columnGap: spec.columnGap,
            inset: spec.inset,
            width: spec.width?.value ?? .standard,
            isWidthWritten: spec.width != nil,
            height: spec.height?.value ?? .standard,
            smallest: spec.smallest?.value ?? .one,
            shapes: spec.shapes,
            append: spec.append?.value,
            layouts: layouts,
            rules: rules
        )
    }

    // MARK: Counts that are written out

    private mutating func lowerLayouts() {
        let outside = outer.writtenOut
        let outsideSet = Set(outside)
        var counts = outsideSet
        for section in sections { counts.formUnion(section.table.writtenOut) }
        for count in counts.sorted() {
            let isOutside = outsideSet.contains(count)
            let common = isOutside ? recipeOutside(for: count) : nil
            for section in sections {
                guard let recipe = recipe(for: count, in: section) else { continue }
                // A section with a sizing or align of its own is listed whole, so that its layouts stand together.
                if recipe == common, section.scope.style == spec.outer.style { continue }
                // A kept rule of the section stands among the rules, unless a layout from outside would come first.
                if recipe.rule.isKept, !isOutside { continue }
                add(recipe, count: count, widths: section.scope.widths)
            }
            if let common { add(common, count: count, widths: .all) }
        }
    }

    /// The recipe for a count outside all sections; nil where it is read in sections only and has no meaning outside.
    private func recipeOutside(for count: Int) -> Recipe? {
        guard let recipe = recipe(for: count, in: nil) else { return nil }
        let fits = spec.hasWidthsOutsideSections || checkStyle(of: recipe.rule, style: recipe.style).isEmpty
        return fits ? recipe : nil
    }

    /// The recipe for a count in a section, or on the file's own level.
    private func recipe(for count: Int, in section: (scope: Scope, table: RuleTable)?) -> Recipe? {
        let scope = section?.scope ?? spec.outer
        guard let rule = section?.table.rule(for: count) ?? outer.rule(for: count),
            let body = rule.syntax.body
        else { return nil }
        guard let shown = rule.shown else {
            return Recipe(rule: rule, shown: count, body: body, style: rule.style(in: scope.style))
        }
        guard let target = section?.table.rule(for: shown.value) ?? outer.rule(for: shown.value),
            target.shown == nil, let targetBody = target.syntax.body
        else { return nil }
        return Recipe(
            rule: rule, shown: shown.value, body: targetBody, style: target.style(in: scope.style))
    }

    private mutating func add(_ recipe: Recipe, count: Int, widths: WidthRange) {
        let isFull = tileCount > Limits.tilesInGrid || layouts.count >= Limits.layoutsInGrid
        tileCount += recipe.shown
        guard !isFull, tileCount <= Limits.tilesInGrid else {
            if !diagnostics.contains(where: { $0.code == .tooManyTiles }) {
                diagnostics.append(.tooManyTilesInGrid(at: recipe.rule.span))
            }
            return
        }
        do throws(ExactOverflow) {
            guard let plan = LayoutPlan(recipe.body.value) else { return }
            let body = try GridModel.lower(
                plan, count: recipe.shown, style: recipe.style, inset: spec.inset)
            var tiles = body.tiles
            if count > recipe.shown, let last = tiles.indices.last { tiles[last].role = .more }
            layouts.append(
                Layout(
                    count: count, pattern: nil, widths: widths, width: body.width, height: body.height,
                    hidden: count - recipe.shown, tiles: tiles, origin: recipe.rule.origin,
                    isFull: body.isFull))
        } catch {
            if overflows.insert(recipe.rule.span).inserted {
                diagnostics.append(.exactOverflow(at: recipe.rule.span))
            }
        }
    }

    // MARK: Rules that stay rules

    private mutating func lowerRules() {
        for section in sections {
            for rule in section.table.kept { add(rule, scope: section.scope) }
            guard section.scope.style != spec.outer.style else { continue }
            for rule in outer.kept {
                let left = section.table.subtracting(from: CountSet(from: rule.from, to: rule.to))
                if !left.isEmpty { add(rule, scope: section.scope) }
            }
        }
        for rule in outer.kept {
            let style = rule.style(in: spec.outer.style)
            if spec.hasWidthsOutsideSections || checkStyle(of: rule, style: style).isEmpty {
                add(rule, scope: spec.outer)
            }
        }
    }

    private mutating func add(_ rule: ScopedRule, scope: Scope) {
        let style = rule.style(in: scope.style)
        let arrangement: Rule.Arrangement
        switch rule.syntax.body?.value {
        case .rowsOf(let rows):
            arrangement = .rows(
                of: rows.perRow.value, last: rows.last, align: style.alignment, sizing: style.sizing)
        case .show(let shown):
            arrangement = .show(count: shown.value)
        case .stack, .sketch, nil:
            return
        }
        rules.append(
            Rule(
                from: rule.from, to: rule.to, widths: scope.widths, arrangement: arrangement,
                origin: rule.origin))
    }
}

extension LengthRange {
    /// The sizes promised where the spec says none.
    static let standard = LengthRange(lower: Rational(200), upper: Rational(2000))
}

extension Diagnostic {
    fileprivate static func tooManyTilesInGrid(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tooManyTiles,
            "more than \(Limits.tilesInGrid) tiles or \(Limits.layoutsInGrid) layouts in one grid",
            at: span,
            label: "reached here",
            help: "an open range is not written out: `10..: rows of 3`"
        )
    }

    static func exactOverflow(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .exactOverflow,
            "the exact fractions of this layout outgrow 128 bits",
            at: span,
            help: "use ratios and weights of fewer digits"
        )
    }
}
