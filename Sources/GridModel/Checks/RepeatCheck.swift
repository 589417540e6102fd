internal import GridSyntax

/// Checks that a `repeat` has no pattern and no options, and that a block is within the limit of tiles.
func checkRepeat(of rule: ScopedRule) -> [Diagnostic] {
    guard let blocks = rule.repeated else { return [] }
    let count = blocks.perBlock
    if count.value > Limits.tilesInLayout { return [.tooManyTiles(count.value, at: count.span)] }
    if let pattern = rule.syntax.pattern { return [.patternOnRepeat(at: pattern.span)] }
    return rule.syntax.options.first.map { [.optionOnRepeat(count.value, at: $0.span)] } ?? []
}

/// Checks that each count up to that of a block has a layout that can be a block, in all places.
///
/// - Parameters:
///   - isOutside: whether the rule is outside all sections, so that a diagnostic names the section it applies in.
func checkRepeated(by rule: ScopedRule, isOutside: Bool, in places: [Place]) -> [Diagnostic] {
    guard let blocks = rule.repeated else { return [] }
    for place in places {
        let check = RepeatCheck(
            perBlock: blocks.perBlock, place: place, condition: isOutside ? place.scope.condition : nil)
        if let diagnostic = check.firstFailure() { return [diagnostic] }
    }
    return []
}

extension Spec {
    /// The first `repeat` whose counts are looked up too often in the sections that use it; nil within the limit.
    var repeatOverLimit: SourceSpan? {
        var readings = 0
        for (scope, places) in [(outer, sections.count + 1)] + sections.map({ ($0, 1) }) {
            for rule in scope.rules {
                guard let count = rule.repeated?.perBlock, count.value <= Limits.tilesInLayout else {
                    continue
                }
                readings += count.value * places
                if readings > Limits.readings { return count.span }
            }
        }
        return nil
    }
}

/// The layouts that a `repeat` needs in a place.
private struct RepeatCheck {
    let perBlock: Located<Int>
    let place: Place
    let condition: SourceSpan?

    func firstFailure() -> Diagnostic? {
        guard perBlock.value > 0 else { return missing([0]) }
        let lacking = (1...perBlock.value).filter { count in
            let rules = place.rules(for: count)
            return rules.isEmpty || rules.contains { $0.shown != nil || $0.repeated != nil }
        }
        if !lacking.isEmpty { return missing(lacking) }
        // The layout of a block comes first: others have to be as wide.
        var width: FixedWidth?
        for count in [perBlock.value] + (1..<perBlock.value) {
            guard let rule = place.rules(for: count).first else { continue }
            let style = rule.style(in: place.scope.style)
            if let reason = reason(against: rule, style) { return unfit(count, rule, reason) }
            let own = rule.syntax.body.flatMap { FixedWidth($0.value, count: count, style) }
            if count == perBlock.value { width = own }
            if own != width { return uneven(count, rule, own, width) }
        }
        return nil
    }

    /// Why the layout of a rule can't be a block; nil if it can.
    private func reason(against rule: ScopedRule, _ style: Style) -> String? {
        if rule.pattern?.shortened != nil {
            return "it depends on the shapes of photos, and each block has others"
        }
        if case .stack? = rule.syntax.body?.value, rule.isKept {
            return "its range is so long that `rows` in it isn't written out for each count"
        }
        if rule.isStrip {
            return "a strip is as wide as its photos make it, so blocks would have different widths"
        }
        switch style.sizing {
        case .frameRatio, .frameHeight, .frameFill:
            return "`\(style.sizing.name)` gives the container's height, but blocks add to it"
        case .tilePhoto:
            return "under `\(style.sizing.name)` the height of each block depends on its photos"
        case .tileRatio, .tileHeight, .tileSize: return nil
        }
    }

    // MARK: Diagnostics

    private var sections: [Diagnostic.Label] {
        condition.map { [Diagnostic.Label($0, "at these widths")] } ?? []
    }

    private func missing(_ counts: [Int]) -> Diagnostic {
        let rules = counts.compactMap { place.rules(for: $0).last }
        return Diagnostic(
            .repeatMissing,
            "`repeat \(perBlock.value)` needs a layout for \(words(counts)) \(counts == [1] ? "photo" : "photos")",
            at: perBlock.span,
            related: (rules.first.map { [Diagnostic.Label($0.span, "shows or repeats another layout")] } ?? [])
                + sections,
            notes: perBlock.value > 1
                ? ["the photos after the last whole block have the layout of their count"] : [],
            help: "write a rule for each count from 1 to \(perBlock.value)")
    }

    private func unfit(_ count: Int, _ rule: ScopedRule, _ reason: String) -> Diagnostic {
        Diagnostic(
            .repeatUnfit,
            "the layout of \(photos(count)) can't be a block",
            at: perBlock.span,
            related: [Diagnostic.Label(rule.span, "the rule for \(count)")] + sections,
            notes: [reason],
            help: rule.pattern != nil
                ? "remove the rules with patterns for 1 to \(perBlock.value) photos"
                : rule.isStrip
                    ? "write rows for 1 to \(perBlock.value) photos, or `strip` for any count"
                    : "give the layouts of blocks a `tile` sizing such as `tile 1:1`")
    }

    private func uneven(
        _ count: Int, _ rule: ScopedRule, _ own: FixedWidth?, _ width: FixedWidth?
    ) -> Diagnostic {
        let isFixed = own != nil && width != nil
        return Diagnostic(
            .repeatUneven,
            "the layouts of \(perBlock.value) and of \(photos(count)) differ in width",
            at: perBlock.span,
            related: [Diagnostic.Label(rule.span, "the rule for \(count)")] + sections,
            notes: ["blocks are equally wide, so all of them need the same columns"],
            help: isFixed
                ? "leave cells of a sketch empty, as in `1: .a.`"
                : "give the rules for 1 to \(perBlock.value) photos the same sizing")
    }
}

/// The columns of a layout whose tiles have a size in points.
private struct FixedWidth: Equatable {
    let tileWidth: Rational
    let columns: Int

    /// Nil if the layout is as wide as the container.
    init?(_ body: BodySyntax, count: Int, _ style: Style) {
        guard case .tileSize(let width, _) = style.sizing else { return nil }
        tileWidth = width
        switch body {
        case .stack(let stack): columns = stack.lengths(count).max() ?? 0
        case .sketch(let sketch): columns = sketch.lines.first?.value.cells.value.utf8.count ?? 0
        case .rowsOf(let rows):
            columns = rowLengths(count, perRow: rows.perRow.value, last: rows.last).max() ?? 0
        case .rowsFit:
            // Columns that share out the width fill it; others are as wide as the photos of a row, at some width all of them.
            if style.alignment == .spread { return nil }
            columns = count
        case .justified, .strip, .show, .repeats: return nil
        }
    }
}

/// Counts as a list with ranges: `1, 2 and 4 to 6`.
private func words(_ counts: [Int]) -> String {
    let words = CountSet(counts).ranges.flatMap { range in
        range.count > 2 ? ["\(range.lowerBound) to \(range.upperBound)"] : range.map { "\($0)" }
    }
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
}

extension Diagnostic {
    fileprivate static func patternOnRepeat(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .patternOnRepeat,
            "a `repeat` can't have a pattern",
            at: span,
            notes: ["a pattern is about the shapes of the first photos, but every block has others"],
            help: "remove the pattern")
    }

    fileprivate static func optionOnRepeat(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .optionOnRepeat,
            "this has no effect: `repeat \(count)` takes the layout of \(count) as it is",
            at: span,
            help: "remove it, or move it to the rules for 1 to \(count)",
            fix: [TextEdit(span, "")])
    }
}

extension ScopedRule {
    fileprivate var isStrip: Bool {
        if case .strip? = syntax.body?.value { true } else { false }
    }
}
