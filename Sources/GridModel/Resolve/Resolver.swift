internal import GridSyntax

/// Turns the statements of a spec into a `Spec`: each setting once, with defaults filled in.
struct Resolver {
    private var diagnostics = DiagnosticList()
    /// The first place of each setting in the current scope.
    private var places: [String: SourceSpan] = [:]

    /// Resolves a parsed spec.
    ///
    /// - Parameters:
    ///   - isIncomplete: whether unreadable statements are missing.
    static func resolve(
        _ parsed: ParsedSpec, fallbackName: String, isIncomplete: Bool
    ) -> (spec: Spec, diagnostics: [Diagnostic]) {
        var resolver = Resolver()
        let spec = resolver.spec(parsed, fallbackName: fallbackName, isIncomplete: isIncomplete)
        return (spec, resolver.diagnostics.all)
    }

    private mutating func spec(_ parsed: ParsedSpec, fallbackName: String, isIncomplete: Bool) -> Spec {
        var settings = Settings()
        var sizingSpan: SourceSpan?
        var rules: [ScopedRule] = []
        var sections: [Scope] = []
        var requirements: [Requirement] = []
        var docs: [String] = []
        for statement in parsed.syntax.statements {
            switch statement.kind.value {
            case .setting(let setting):
                if let doc = statement.doc { docs.append(doc) }
                if case .requirement(let requirement) = setting {
                    requirements += model(requirement, over: .all, at: statement.kind.span)
                } else if isFirst(setting.kind, at: statement.kind.span) {
                    apply(setting, at: statement.kind.span, to: &settings)
                    if case .sizing = setting { sizingSpan = statement.kind.span }
                }
            case .rule(let rule):
                rules.append(scoped(rule, doc: statement.doc, at: statement.kind.span))
            case .section:
                break
            }
        }
        // Sections inherit the file's style, wherever it is written.
        for statement in parsed.syntax.statements {
            guard case .section(let section) = statement.kind.value else { continue }
            let sizes = SizeRange(section.condition.value)
            for item in section.items {
                guard case .requirement(let requirement) = item.kind.value else { continue }
                requirements += model(requirement, over: sizes, at: item.kind.span)
            }
            sections.append(
                scope(
                    section, doc: statement.doc, inheriting: settings.style,
                    isStyleUnknown: parsed.lacksSizing))
        }
        if requirements.count > Limits.requirements {
            diagnostics.append(.tooManyRequirements(at: requirements[Limits.requirements].span))
        }
        let width = settings.width?.value ?? .standard
        return Spec(
            name: settings.name?.value ?? fallbackName,
            nameSpan: settings.name?.span,
            doc: docs.isEmpty ? nil : docs.joined(separator: "\n\n"),
            rowGap: (try? settings.rowGap + settings.foot) ?? settings.rowGap,
            columnGap: settings.columnGap,
            inset: settings.inset.adding(
                top: settings.heading?.value ?? .zero, bottom: settings.foot),
            heading: settings.heading,
            foot: settings.foot,
            width: settings.width,
            height: settings.height,
            smallest: settings.smallest,
            shapes: settings.shapes,
            append: settings.append,
            requirements: requirements,
            outer: Scope(
                sizes: .all, condition: nil, style: settings.style, isStyleUnknown: parsed.lacksSizing,
                sizingSpan: sizingSpan, rules: rules, waterfall: settings.waterfall),
            sections: sections,
            hasSizesOutsideSections: Spec.leaveSizes(
                sections, width: width, height: settings.height?.value ?? .standard),
            isIncomplete: isIncomplete
        )
    }

    /// Whether the setting is the first of its kind in the current scope; reports a second one.
    private mutating func isFirst(_ kind: String, at span: SourceSpan) -> Bool {
        if let first = places[kind] {
            diagnostics.append(.settingTwice(kind, first: first, at: span))
            return false
        }
        places[kind] = span
        return true
    }

    private mutating func apply(
        _ setting: SettingSyntax, at span: SourceSpan, to settings: inout Settings
    ) {
        switch setting {
        case .name(let name):
            settings.name = Located(name.value, at: span)
        case .sizing(let sizing):
            settings.style.sizing = model(sizing)
        case .alignment(let alignment):
            settings.style.alignment = alignment
        case .gap(let gap):
            settings.rowGap = Rational(gap.row.value)
            settings.columnGap = gap.column.map { Rational($0.value) } ?? settings.rowGap
        case .inset(let inset):
            settings.inset = Insets(cssOrder: inset.lengths.map { Rational($0.value) })
        case .heading(let height):
            settings.heading = Located(Rational(height.value), at: span)
        case .foot(let height):
            settings.foot = Rational(height.value)
        case .width(let range):
            settings.width = model(range, "width", at: span)
        case .height(let range):
            settings.height = model(range, "height", at: span)
        case .smallest(let length):
            settings.smallest = Located(Rational(length.value), at: span)
        case .shapes(let shapes):
            settings.shapes = Shapes(
                tall: Rational(shapes.tall.value), includesTall: shapes.includesTall,
                wide: Rational(shapes.wide.value), includesWide: shapes.includesWide)
            if settings.shapes.cross {
                diagnostics.append(.shapesCross(at: shapes.tall.span, wide: shapes.wide.span))
            }
        case .append(let count):
            settings.append = Located(count.value, at: span)
        case .waterfall(let waterfall):
            settings.waterfall = ScopedWaterfall(syntax: waterfall, doc: nil, span: span)
        // There may be several, so they aren't settings in force.
        case .requirement: break
        }
    }

    private mutating func scope(
        _ section: SectionSyntax, doc: String?, inheriting outer: Style, isStyleUnknown: Bool
    ) -> Scope {
        let outside = places
        places = [:]
        defer { places = outside }
        var style = outer
        var rules: [ScopedRule] = []
        var waterfall: ScopedWaterfall?
        var sectionDocs = doc.map { [$0] } ?? []
        for item in section.items {
            if case .rule = item.kind.value { continue }
            if let doc = item.doc { sectionDocs.append(doc) }
        }
        for item in section.items {
            let span = item.kind.span
            switch item.kind.value {
            case .rule(let rule):
                // The doc comment of a section applies to each of its rules.
                let docs = item.doc.map { sectionDocs + [$0] } ?? sectionDocs
                rules.append(
                    scoped(rule, doc: docs.isEmpty ? nil : docs.joined(separator: "\n\n"), at: span))
            case .sizing(let sizing):
                if isFirst("sizing", at: span) { style.sizing = model(sizing) }
            case .alignment(let alignment):
                if isFirst("align", at: span) { style.alignment = alignment }
            case .waterfall(let syntax):
                guard isFirst("waterfall", at: span) else { continue }
                // The doc comment of a section, including that of its settings, applies to its waterfall.
                let docs = sectionDocs.isEmpty ? nil : sectionDocs.joined(separator: "\n\n")
                waterfall = ScopedWaterfall(syntax: syntax, doc: docs, span: span)
            case .requirement: break
            }
        }
        return Scope(
            sizes: SizeRange(section.condition.value),
            condition: section.condition.span,
            style: style,
            isStyleUnknown: isStyleUnknown,
            sizingSpan: places["sizing"],
            rules: rules,
            waterfall: waterfall
        )
    }

    private mutating func scoped(_ rule: RuleSyntax, doc: String?, at span: SourceSpan) -> ScopedRule {
        let outside = places
        places = [:]
        defer { places = outside }
        var sizing: Sizing?
        var alignment: Alignment?
        for option in rule.options {
            switch option.value {
            case .sizing(let value):
                if isFirst("sizing", at: option.span) { sizing = model(value) }
            case .alignment(let value):
                if isFirst("align", at: option.span) { alignment = value }
            }
        }
        return ScopedRule(syntax: rule, doc: doc, span: span, sizing: sizing, alignment: alignment)
    }

    private mutating func model(_ range: LengthRangeSyntax, _ name: String, at span: SourceSpan) -> Located<
        LengthRange
    > {
        let lower = Rational(range.lower.value)
        let upper = Rational(range.upper.value)
        if upper < lower {
            let place = range.lower.span.through(range.upper.span)
            diagnostics.append(
                .rangeReversed(
                    "\(range.lower.value)..\(range.upper.value)",
                    turned: "\(range.upper.value)..\(range.lower.value)", at: place))
        }
        return Located(LengthRange(lower: min(lower, upper), upper: max(lower, upper)), at: span)
    }

    /// The requirements of a statement: two for a least and a greatest height.
    private mutating func model(
        _ requirement: RequirementSyntax, over sizes: SizeRange, at span: SourceSpan
    ) -> [Requirement] {
        let claim: Requirement.Claim
        switch requirement.claim.value {
        case .within(let bounds):
            let model = model(bounds)
            let counts = counts(of: requirement)
            func part(_ claim: Requirement.Claim, _ bounds: PhotoBoundsSyntax) -> Requirement {
                Requirement(
                    claim: claim, from: counts.from, to: counts.to, sizes: sizes,
                    claimText: RequirementSyntax.Claim.within(bounds).printed,
                    countsText: requirement.printedCounts, span: span)
            }
            return [
                model.least.map { part(.atLeast($0), PhotoBoundsSyntax(least: bounds.least, greatest: nil)) },
                model.greatest.map { part(.within($0), PhotoBoundsSyntax(greatest: bounds.greatest)) },
            ].compactMap { $0 }
        case .tiles(let ratios): claim = .tiles(model(ratios))
        case .areas(let times):
            if Rational(times.value) < .one { diagnostics.append(.areasBelowOne(at: times.span)) }
            claim = .areas(Rational(times.value))
        case .largest(let photo): claim = .largest(photo.value)
        case .keep(let percent, let ratios):
            let share = (try? Rational(percent.value) / Rational(100)) ?? .zero
            if share > .one { diagnostics.append(.keepsMoreThanAll(at: percent.span)) }
            claim = .keep(share, of: model(ratios))
        }
        let counts = counts(of: requirement)
        return [
            Requirement(
                claim: claim, from: counts.from, to: counts.to, sizes: sizes,
                claimText: requirement.printedClaim, countsText: requirement.printedCounts, span: span)
        ]
    }

    private mutating func counts(of requirement: RequirementSyntax) -> (from: Int, to: Int?) {
        switch requirement.counts?.value {
        case .one(let count): return (count.value, count.value)
        case .range(let from, let to):
            if let to, to.value < from.value {
                diagnostics.append(
                    .rangeReversed(
                        "\(from.value)..\(to.value)", turned: "\(to.value)..\(from.value)",
                        at: from.span.through(to.span)))
            }
            return (from.value, to?.value)
        case nil: return (1, nil)
        }
    }

    /// The heights after `within`. Of two boxes of one kind, it is known here whether the first is the lower one.
    private mutating func model(_ syntax: PhotoBoundsSyntax) -> PhotoBounds {
        let bounds = PhotoBounds(syntax)
        guard let least = syntax.least, let greatest = syntax.greatest else { return bounds }
        let isReversed =
            switch (bounds.least, bounds.greatest) {
            case (.height(let lower), .height(let upper)): lower > upper
            case (.ratio(let lower), .ratio(let upper)): lower < upper
            default: false
            }
        if isReversed {
            let (first, last) = (least.value.printed, greatest.value.printed)
            diagnostics.append(
                .boundsReversed(turned: "\(last)..\(first)", at: least.span.through(greatest.span)))
            return PhotoBounds(least: bounds.greatest, greatest: bounds.least)
        }
        return bounds
    }

    private mutating func model(_ range: RatioRangeSyntax) -> RatioRange {
        let lower = Rational(range.lower.value)
        let upper = Rational(range.upper.value)
        if upper < lower {
            let (first, last) = (range.lower.value, range.upper.value)
            diagnostics.append(
                .rangeReversed(
                    "\(first)..\(last)", turned: "\(last)..\(first)",
                    at: range.lower.span.through(range.upper.span)))
        }
        return RatioRange(lower: min(lower, upper), upper: max(lower, upper))
    }

    private mutating func model(_ sizing: SizingSyntax) -> Sizing {
        switch sizing {
        case .tileRatio(let ratio): return .tileRatio(Rational(ratio))
        case .tileHeight(let height): return .tileHeight(Rational(height.value))
        case .tileSize(let width, let height):
            if let ratio = likelyRatio(width.value, height.value) {
                diagnostics.append(.sizeLikeRatio(ratio, at: width.span.through(height.span)))
            }
            return .tileSize(width: Rational(width.value), height: Rational(height.value))
        case .tilePhoto(let clamp, let options):
            let limits = clamp.map { model($0) } ?? .standard
            if let span = clamp.map({ $0.lower.span.through($0.upper.span) }), options.isSided,
                limits.lower >= .one || limits.upper <= .one
            {
                diagnostics.append(.oneSide(limits, at: span))
            }
            return .tilePhoto(
                RatioRange(lower: limits.lower, upper: limits.upper, isSided: options.isSided),
                within: options.bounds.map { model($0.value) })
        case .frameRatio(let ratio): return .frameRatio(Rational(ratio))
        case .frameHeight(let height): return .frameHeight(Rational(height.value))
        case .frameFill: return .frameFill
        }
    }

    /// The ratio that `tile 1x1` or `tile 16x9` probably means: nobody wants tiles of so few points.
    private func likelyRatio(_ width: NumberLiteral, _ height: NumberLiteral) -> String? {
        let few = Rational(22)
        guard Rational(width) < few, Rational(height) < few else { return nil }
        return "\(width):\(height)"
    }
}
