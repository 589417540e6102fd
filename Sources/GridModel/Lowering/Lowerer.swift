internal import GridSyntax

/// Turns a checked spec into a grid, scope by scope.
struct Lowerer {
    private let spec: Spec
    private let outside: Place
    /// The widths at which layouts from outside are listed: those of no section that lays out every count itself.
    private let outerWidths: [SideRange]
    private let sections: [Place]
    private var search: ShapeSearch
    private(set) var diagnostics = DiagnosticList()
    private var layouts: [Draft] = []
    private var rules: [Rule] = []
    private var forms = FormTable()
    private var tileCount = 0
    /// The number of tiles lowered, without shared bodies, and of waterfall columns.
    private var differentTiles = 0
    /// Whether the grid has reached a limit, which has been reported.
    private var isFull = false
    /// The bodies lowered so far, if sections or patterns are likely to use a body more than once. Equal layouts then share
    /// their tiles, which take most of a grid's memory.
    private var bodies: [BodyKey: Body] = [:]
    private let sharesBodies: Bool
    /// The places of what has been reported once, though it may be lowered for many counts and widths.
    private var reported = Set<SourceSpan>()

    /// The grid of the spec; nil if there is an error.
    ///
    /// The cost is an estimate of the time for lowering and proofs, in microseconds of a slow machine.
    static func lower(_ spec: Spec, in places: Places) -> (grid: Grid?, diagnostics: [Diagnostic], cost: Int)
    {
        var lowerer = Lowerer(spec, in: places)
        lowerer.lowerLayouts()
        lowerer.lowerRules()
        let cost = 3 * lowerer.tileCount + 15 * (lowerer.layouts.count + lowerer.rules.count)
        return (lowerer.diagnostics.hasErrors ? nil : lowerer.grid, lowerer.diagnostics.all, cost)
    }

    private init(_ spec: Spec, in places: Places) {
        self.spec = spec
        outside = places.outside
        sections = places.sections
        outerWidths = SideRange.all.less(
            places.sections.filter { $0.leavesNothing(to: spec.outer.waterfall) }.map { $0.scope.widths })
        search = ShapeSearch(of: spec)
        // Most rules are one layout each; a growing array would take twice the memory.
        layouts.reserveCapacity(spec.sections.reduce(spec.outer.rules.count) { $0 + $1.rules.count })
        sharesBodies = !spec.sections.isEmpty || !places.outside.table.patternedCounts.isEmpty
    }

    private var grid: Grid {
        Grid(
            name: spec.name,
            nameSpan: spec.nameSpan,
            doc: spec.doc,
            rowGap: spec.rowGap,
            columnGap: spec.columnGap,
            inset: spec.inset,
            heading: spec.heading?.value ?? .zero,
            foot: spec.foot,
            width: spec.width?.value ?? .standard,
            isWidthWritten: spec.width != nil,
            height: spec.height?.value ?? .standard,
            smallest: spec.smallest?.value ?? .one,
            shapes: spec.shapes,
            append: spec.append?.value,
            requirements: spec.requirements,
            heightLimits: Set(spec.sections.flatMap { $0.sizes.heights.ends }).sorted(),
            cases: CaseTable(layouts: layouts.map(layout), rules: rules)
        )
    }

    // MARK: Counts that are written out

    private mutating func lowerLayouts() {
        let writtenOutside = Set(outside.table.writtenOut)
        var counts = writtenOutside
        /// The sections that write out each count, and those that may change the layout of any count written out outside.
        var writing: [Int: [Int]] = [:]
        var others: [Int] = []
        for (index, section) in sections.enumerated() {
            for count in section.table.writtenOut { writing[count, default: []].append(index) }
            if section.scope.style != spec.outer.style || !section.table.kept.isEmpty {
                others.append(index)
            }
        }
        counts.formUnion(writing.keys)
        for count in counts.sorted() {
            if isFull { return }
            let isOutside = writtenOutside.contains(count)
            let common = isOutside ? recipesOutside(for: count) : []
            // A section may write the count itself, or one that its `show` outside takes the layout of.
            let shown =
                isOutside && !writing.isEmpty ? outside.rules(for: count).compactMap { $0.shown?.value } : []
            let own = Set(([count] + shown).flatMap { writing[$0] ?? [] })
            /// The widths at which a rule of a section takes the count from the outside.
            var taken: [SideRange] = []
            for index in (isOutside ? own.union(others) : own).sorted() {
                let place = sections[index]
                var recipes = recipes(for: count, in: place)
                // Recipes from outside are not repeated here. But a section with its own sizing or alignment lists
                // all of them, since its layouts differ.
                if place.scope.style == spec.outer.style, recipes.suffix(common.count) == common[...] {
                    recipes.removeLast(common.count)
                }
                if let last = recipes.last, last.staysRule,
                    place.table.rule(for: count) === last.rule
                {
                    taken.append(place.scope.widths)
                }
                for recipe in recipes where !recipe.staysRule {
                    // A kept rule of the section is listed with the rules, unless a layout from outside would come first.
                    if recipe.rule.isKept, !isOutside { continue }
                    add(recipe, count: count, sizes: place.scope.sizes)
                }
            }
            let widthsLeft = taken.isEmpty ? outerWidths : outerWidths.flatMap { $0.less(taken) }
            for recipe in common where !recipe.rule.isKept {
                for widths in widthsLeft {
                    add(recipe, count: count, sizes: SizeRange(widths: widths), isOutside: true)
                }
            }
        }
    }

    /// The recipes for a count outside all sections; none if they apply only in sections and are invalid outside.
    private mutating func recipesOutside(for count: Int) -> [Recipe] {
        let recipes = recipes(for: count, in: outside)
        let fit = recipes.allSatisfy {
            spec.hasSizesOutsideSections || checkStyle(of: $0.rule, style: $0.style).isEmpty
        }
        return fit ? recipes : []
    }

    /// The recipes for a count in a place, in matching order.
    private mutating func recipes(for count: Int, in place: Place) -> [Recipe] {
        var recipes: [Recipe] = []
        for (rule, pattern) in place.cases(of: count) {
            guard let body = rule.syntax.body else { continue }
            guard let shown = rule.shown else {
                let style = rule.style(in: place.scope.style)
                recipes.append(
                    Recipe(
                        rule: rule, pattern: pattern.shortened, shown: count, body: body, style: style
                    ))
                continue
            }
            // The patterns of the count that is shown apply to the first photos.
            for (target, own) in place.cases(of: shown.value) {
                guard let body = target.syntax.body, let both = pattern.intersection(own),
                    isUsed(both, count: count, after: recipes)
                else { continue }
                recipes.append(
                    Recipe(
                        rule: rule, pattern: both.shortened, shown: shown.value, body: body,
                        style: target.style(in: place.scope.style)))
            }
        }
        return recipes
    }

    /// Whether earlier recipes leave some of a pattern's shapes to it.
    private mutating func isUsed(_ pattern: Pattern, count: Int, after recipes: [Recipe]) -> Bool {
        search.isUsed(
            pattern, after: recipes.map { $0.pattern ?? [] }, in: ShapeRoom(count: count, mayAdd: false))
    }

    /// The widths of the sections that list the layouts of some counts themselves.
    private func listed(_ counts: ClosedRange<Int>) -> [SideRange] {
        sections.filter {
            $0.scope.style != spec.outer.style || $0.held.missing(from: counts).isEmpty
        }.map { $0.scope.widths }
    }

    private mutating func add(
        _ recipe: Recipe, count: Int, sizes: SizeRange, isOutside: Bool = false
    ) {
        do throws(ExactOverflow) {
            let bodies = try spec.bodies(
                recipe.body, recipe.style, sizes: sizes,
                except: { isOutside ? listed(count...count) : [] })
            guard let bodies else { return reportOnce(.tooManyColumns(in: recipe.body)) }
            for (own, sizes) in bodies {
                if isFull { return }
                tileCount += recipe.shown
                let recipe = Recipe(
                    rule: recipe.rule, pattern: recipe.pattern, shown: recipe.shown, body: own,
                    style: recipe.style)
                guard let body = try lowered(recipe), hasRoom(at: recipe.rule.span) else { return }
                layouts.append(Draft(recipe: recipe, count: count, sizes: sizes, body: body))
            }
        } catch {
            reportOnce(.exactOverflow(at: recipe.rule.span))
        }
    }

    private mutating func reportOnce(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic.span).inserted { diagnostics.append(diagnostic) }
    }

    /// Whether the grid may have another layout or rule; reports the first that exceeds a limit.
    private mutating func hasRoom(at span: SourceSpan) -> Bool {
        if isFull { return false }
        let exceeded = Limits.exceeded(
            tiles: tileCount, different: differentTiles, layouts: layouts.count + rules.count + 1)
        isFull = exceeded != nil
        if let exceeded { diagnostics.append(.gridTooLarge(exceeded, at: span)) }
        return !isFull
    }

    private mutating func lowered(_ recipe: Recipe) throws(ExactOverflow) -> Body? {
        let key = BodyKey(body: recipe.body.value, count: recipe.shown, style: recipe.style)
        if sharesBodies, let known = bodies[key] { return known }
        differentTiles += recipe.shown
        guard hasRoom(at: recipe.rule.span) else { return nil }
        let geometry: Body.Geometry
        var block = Block.tiles(TileRow(recipe.shown, aspect: .square))
        if case .justified(let rows) = recipe.body.value, let ratios = recipe.style.sizing.photoRatios {
            geometry = .justified(JustifiedRows(rows, recipe.style, ratios: ratios))
        } else if case .stack(let stack) = recipe.body.value, stack.hasRows,
            let parts = try Parts<JustifiedRows>(
                stack, recipe.style, sizes: .all, by: recipe.rule, inset: spec.inset),
            recipe.shown > parts.written
        {
            geometry = .aimedParts(parts)
        } else if case .strip(let box) = recipe.body.value, let strip = Strip(box?.value, recipe.style) {
            geometry = .strip(strip)
        } else if let own = Block(recipe.body.value, count: recipe.shown, style: recipe.style) {
            block = own
            geometry = try self.geometry(of: own, recipe.style)
        } else {
            return nil
        }
        // A grid has far fewer bodies than UInt32.max: at most `Limits.differentTiles`.
        let body = Body(
            geometry: geometry, structure: block, number: UInt32(truncatingIfNeeded: bodies.count))
        if sharesBodies { bodies[key] = body }
        return body
    }

    private mutating func geometry(
        of block: Block, _ style: Style
    ) throws(ExactOverflow) -> Body.Geometry {
        if let tree = PhotoTree(block, style) { return .photos(tree) }
        return .solved(forms.places(of: try block.placed(style.sizing, inset: spec.inset)))
    }

    private func layout(_ draft: Draft) -> Layout {
        let hidden = draft.count - draft.recipe.shown
        let geometry: Geometry =
            switch draft.body.geometry {
            case .solved(let places): .solved(TileList(places, in: forms))
            case .photos(let tree): .photos(tree)
            case .justified(let rows): .justified(rows)
            case .aimedParts(let parts): .aimedParts(parts)
            case .strip(let strip): .strip(strip)
            }
        return Layout(
            count: draft.count, pattern: draft.recipe.pattern, sizes: draft.sizes, hidden: hidden,
            sizing: draft.recipe.style.sizing, geometry: hidden > 0 ? geometry.showingMore : geometry,
            structure: draft.body.structure,
            origin: draft.recipe.rule.origin,
            body: sharesBodies ? draft.body.number : nil)
    }

    // MARK: Rules that stay rules

    private mutating func lowerRules() {
        for section in sections {
            let scope = section.scope
            for rule in section.table.kept { add(rule, style: scope.style, sizes: scope.sizes) }
            if let waterfall = scope.waterfall { add(waterfall, style: scope.style, sizes: scope.sizes) }
            guard scope.style != spec.outer.style, !section.leavesNothing(to: spec.outer.waterfall) else {
                continue
            }
            if let waterfall = spec.outer.waterfall {
                add(waterfall, style: scope.style, sizes: scope.sizes)
            }
            for rule in outside.table.kept where !section.counts(of: rule, isOutside: true).isEmpty {
                add(rule, style: scope.style, sizes: scope.sizes)
            }
        }
        for rule in outside.table.kept {
            let style = rule.style(in: spec.outer.style)
            if spec.hasSizesOutsideSections || checkStyle(of: rule, style: style).isEmpty {
                for widths in widths(ofOutside: rule) {
                    add(rule, style: spec.outer.style, sizes: SizeRange(widths: widths), isOutside: true)
                }
            }
        }
        if let waterfall = spec.outer.waterfall {
            for widths in outerWidths {
                add(waterfall, style: spec.outer.style, sizes: SizeRange(widths: widths))
            }
        }
    }

    /// The widths at which a rule from outside is listed: for a `repeat`, only those at which its counts can be blocks.
    private func widths(ofOutside rule: ScopedRule) -> [SideRange] {
        guard rule.repeated != nil else { return outerWidths }
        func isUnfit(_ place: Place) -> Bool {
            !checkRepeated(by: rule, isOutside: true, in: [place]).isEmpty
        }
        var unfit = sections.filter { isUnfit($0) }.map { $0.scope.widths }
        if isUnfit(outside) { unfit += SideRange.all.less(sections.map { $0.scope.widths }) }
        return outerWidths.flatMap { $0.less(unfit) }
    }

    private mutating func add(_ waterfall: ScopedWaterfall, style: Style, sizes: SizeRange) {
        let count = waterfall.syntax.columns.value, ratios = style.sizing.photoRatios?.plain
        differentTiles += count
        guard hasRoom(at: waterfall.span) else { return }
        let isAcross = waterfall.syntax.isAcross, across = isAcross.value ? spec.shapes.wideRatios : nil
        if let across, let diagnostic = checkAcross(across, at: isAcross.span, within: ratios) {
            return reportOnce(diagnostic)
        }
        do throws(ExactOverflow) {
            let columns = try Waterfall(
                columns: count, ratios: ratios, across: across, inset: spec.inset)
            rules.append(
                Rule(
                    from: 1, to: nil, sizes: sizes, arrangement: .waterfall(columns),
                    origin: waterfall.origin))
        } catch {
            diagnostics.append(.exactOverflow(at: waterfall.span))
        }
    }

    private mutating func add(
        _ rule: ScopedRule, style: Style, sizes: SizeRange, isOutside: Bool = false
    ) {
        guard let body = rule.syntax.body else { return }
        let style = rule.style(in: style)
        do throws(ExactOverflow) {
            let bodies = try spec.bodies(
                body, style, sizes: sizes,
                except: { isOutside ? listed(rule.from...(rule.to ?? .max)) : [] })
            guard let bodies else { return reportOnce(.tooManyColumns(in: body)) }
            for (body, sizes) in bodies {
                let own = try Rule.Arrangement(
                    body.value, style, sizes: sizes, by: rule, inset: spec.inset)
                guard let arrangement = own else { return }
                let lowered = Rule(
                    from: rule.from, to: rule.to, sizes: sizes, arrangement: arrangement, origin: rule.origin)
                differentTiles += lowered.writtenRows.reduce(0) { $0 + $1.count }
                guard hasRoom(at: rule.span) else { return }
                rules.append(lowered)
            }
        } catch {
            reportOnce(.exactOverflow(at: rule.span))
        }
    }
}
