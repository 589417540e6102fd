import GridModel
import GridSyntax
import TestSupport
import Testing

/// Which rule lays out a count, read from the spec as the language reference tells it, without the compiler's tables.
@Suite("Rules as written") struct WrittenRulesTests {
    @Test("a count has the layout of its rule alone", arguments: 1...4)
    func rules(part: Int) {
        let start = SeededGenerator.forTest(named: "containers and photos \(part)")
        checkRandomSpecs("rules as written \(part)", count: 500) { text in
            var random = start
            return Self.difference(in: text, &random)
        }
    }

    @Test(
        "a closed `show` outside sections shows the section's layout",
        arguments: [
            "5: show 4", "5..6: show 4", "5..: show 4", "5[w]: show 4\n5: show 4",
        ], ["4: 2, 2", "1..4: rows of 2", "4[t]: 1, 3\n4[.w]: 1, 2, 1"])
    func closedShow(show: String, inSection: String) {
        let spec = "width 700..1400\n4: 4\n\(show)\nwhen width >= 1234 {\n\(inSection)\n}\n"
        var random = SeededGenerator.forTest(named: "closed show")
        #expect(compiled(spec).grid != nil, "\(compiled(spec).diagnostics)")
        for _ in 0..<60 { #expect(Self.difference(in: spec, &random) == nil) }
    }

    /// A count, width and photos whose layout isn't that of the rule alone; nil if there are none.
    private static func difference(in text: String, _ random: inout SeededGenerator) -> String? {
        guard let grid = compiled(text).grid else { return nil }
        let spec = WrittenSpec(text)
        for _ in 0..<12 {
            let count = random.oneIn(9) ? random.number(1...60) : random.number(1...14)
            let photos = random.many(0...count) { random in
                (try? Rational(Int128(random.number(1...16)), over: Int128(random.number(4...9)))) ?? .one
            }
            let width = spec.width(in: grid.width, &random)
            let isEditing = random.oneIn(2) && count <= grid.append ?? 0
            // The add tile is the last of `count` tiles.
            let place = isEditing ? count - 1 : nil
            let known = Photos(isEditing ? Array(photos.prefix(count - 1)) : photos, addPlace: place)
            let height = spec.height(in: grid.height, &random)
            let space = ExactSpace(
                width: width, height: height, columnGap: grid.columnGap, rowGap: grid.rowGap)
            let found = grid.exactLayout(
                count: isEditing ? count - 1 : count, in: space, photos: known, isEditing: isEditing)
            let alone = spec.alone(count, at: width, height, known, grid.shapes)
            guard let alone else {
                if found != nil { return "\(count) photos at \(width): no rule, but a layout" }
                continue
            }
            // The rule of a section may not fit where it isn't used, and numbers may overflow.
            guard let other = compiled(alone).grid else { continue }
            let expected = other.exactLayout(count: count, in: space, photos: known)
            if expected?.frames != found?.frames || expected?.size != found?.size {
                return """
                    \(count) photos \(known.ratios) at \(width)\(isEditing ? ", editing" : ""): \
                    \(found?.frames.description ?? "none") instead of \(expected?.frames.description ?? "none"), by
                    \(alone)
                    """
            }
        }
        return nil
    }
}

/// The rules of a spec in the order written, with the texts of what they are made of.
private struct WrittenSpec {
    struct Scope {
        var widths: (Rational) -> Bool = { _ in true }
        var heights: (Rational) -> Bool = { _ in true }
        var rules: [RuleSyntax] = []
        var waterfall: String?
        var sizing: String?, align: String?
    }

    let source: SourceText
    /// The text of the settings that hold in all scopes.
    var settings: [String] = []
    var outside = Scope()
    var sections: [Scope] = []
    /// The widths at which sections begin or end.
    var limits: [Rational] = []
    /// The heights at which they do.
    var heightLimits: [Rational] = []

    init(_ text: String) {
        source = SourceText(name: "test.grid", text: text)
        for statement in parse(source).syntax.statements {
            let span = statement.kind.span
            switch statement.kind.value {
            case .setting(let setting):
                switch setting {
                case .sizing: outside.sizing = source.text(in: span)
                case .alignment: outside.align = source.text(in: span)
                case .waterfall: outside.waterfall = source.text(in: span)
                case .name, .append, .width, .requirement: break
                case .gap, .inset, .heading, .foot, .height, .smallest, .shapes:
                    settings.append(source.text(in: span))
                }
            case .rule(let rule): outside.rules.append(rule)
            case .section(let section): add(section)
            }
        }
    }

    /// Whether a length is within limits, which are noted.
    private func test(_ condition: LimitsSyntax, _ limits: inout [Rational]) -> (Rational) -> Bool {
        switch condition {
        case .below(let limit):
            let limit = limit.value.exact
            limits.append(limit)
            return { $0 < limit }
        case .atLeast(let limit):
            let limit = limit.value.exact
            limits.append(limit)
            return { $0 >= limit }
        case .between(let lower, let upper):
            let (lower, upper) = (lower.value.exact, upper.value.exact)
            limits += [lower, upper]
            return { $0 >= lower && $0 < upper }
        }
    }

    private mutating func add(_ section: SectionSyntax) {
        var scope = Scope()
        let condition = section.condition.value
        if let limits = condition.width { scope.widths = test(limits, &self.limits) }
        if let limits = condition.height { scope.heights = test(limits, &heightLimits) }
        for item in section.items {
            let text = source.text(in: item.kind.span)
            switch item.kind.value {
            case .rule(let rule): scope.rules.append(rule)
            case .sizing: scope.sizing = text
            case .alignment: scope.align = text
            case .waterfall: scope.waterfall = text
            case .requirement: break
            }
        }
        sections.append(scope)
    }

    /// A promised width, often at the limit of a section or just below it.
    func width(in promised: LengthRange, _ random: inout SeededGenerator) -> Rational {
        length(in: promised, limits, &random)
    }

    /// A promised height; the greatest one if no section has limits of height.
    func height(in promised: LengthRange, _ random: inout SeededGenerator) -> Rational {
        heightLimits.isEmpty ? promised.upper : length(in: promised, heightLimits, &random)
    }

    private func length(
        in promised: LengthRange, _ limits: [Rational], _ random: inout SeededGenerator
    ) -> Rational {
        let quarter = (try? Rational(1, over: 4)) ?? .one
        let near = limits.flatMap { [$0, (try? $0 - quarter) ?? $0] }
        let widths = (near + [promised.lower, promised.upper]).filter {
            promised.lower <= $0 && $0 <= promised.upper
        }
        return random.pick(widths)
    }

    /// A spec for one width that holds only what lays out a count there; nil if nothing does.
    func alone(_ count: Int, at width: Rational, _ height: Rational, _ photos: Photos, _ shapes: Shapes)
        -> String?
    {
        let section = sections.first { $0.widths(width) && $0.heights(height) }
        let scopes = section.map { $0.waterfall == nil ? [$0, outside] : [$0] } ?? [outside]
        guard let rules = rules(for: count, in: scopes, photos, shapes) else { return nil }
        let style = [section?.sizing ?? outside.sizing, section?.align ?? outside.align].compactMap { $0 }
        var lines: [String] = []
        for line in settings + ["width \(width.short)..\(width.short)"] + style + rules
        where !lines.contains(line) {
            lines.append(line)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The rules that lay out a count, first those of the counts that they refer to.
    private func rules(
        for count: Int, in scopes: [Scope], _ photos: Photos, _ shapes: Shapes
    ) -> [String]? {
        guard let rule = scopes.lazy.compactMap({ self.rule(for: count, in: $0, photos, shapes) }).first
        else { return scopes.last?.waterfall.map { [$0] } }
        guard let body = rule.body else { return nil }
        switch body.value {
        case .show(let shown):
            return self.rules(for: shown.value, in: scopes, photos, shapes).map {
                $0 + ["\(count)..: show \(shown.value)"]
            }
        case .repeats(let blocks):
            let counts = [count % blocks.perBlock.value, blocks.perBlock.value].filter { $0 > 0 }
            let parts = counts.sorted().compactMap { self.rules(for: $0, in: scopes, Photos(), shapes) }
            return Array(parts.joined()) + ["\(count): " + source.text(in: body.span)]
        default:
            let options = rule.options.map { source.text(in: $0.span) }
            return ["\(count): " + ([source.text(in: body.span)] + options).joined(separator: " ")]
        }
    }

    /// The rule of a scope that is asked first: patterns of that very count in order, its plain rule, then the range.
    private func rule(
        for count: Int, in scope: Scope, _ photos: Photos, _ shapes: Shapes
    ) -> RuleSyntax? {
        let own = scope.rules.filter { $0.one == count }
        return own.first { $0.pattern.map { photos.match($0.value.letters, shapes) } ?? false }
            ?? own.first { $0.pattern == nil } ?? scope.rules.first { $0.holds(count) }
    }
}

extension RuleSyntax {
    /// The count, if the rule is for one.
    fileprivate var one: Int? {
        if case .one(let count) = counts.value { count.value } else { nil }
    }

    /// Whether the rule is for a range that includes a count.
    fileprivate func holds(_ count: Int) -> Bool {
        guard case .range(let from, let to) = counts.value else { return false }
        return from.value <= count && count <= to?.value ?? .max
    }
}

extension NumberLiteral {
    /// The number of the digits.
    fileprivate var exact: Rational {
        let scale = (0..<scale).reduce(Int128(1)) { power, _ in power * 10 }
        return (try? Rational(Int128(units), over: scale)) ?? .zero
    }
}
