internal import GridModel
internal import GridServices
internal import GridSyntax

/// A compiled text of a document.
final class CompiledDocument {
    let parsed: ParsedSpec
    let fallbackName: String
    /// Nil if the spec has an error.
    let grid: Grid?
    /// What the compiler reports; lint reports that and more.
    let diagnostics: [Diagnostic]
    /// What `gridgen lint` reports.
    lazy var findings = checked.findings()
    let checked: CheckedSpec

    init(_ source: SourceText) {
        parsed = parse(source)
        fallbackName = GridServices.fallbackName(of: source)
        checked = CheckedSpec(parsed, fallbackName: fallbackName)
        let compilation = checked.compilation
        grid = compilation.grid
        diagnostics = compilation.diagnostics
    }

    /// A rule, its place, and whether it is in a section.
    struct PlacedRule {
        let syntax: RuleSyntax
        let span: SourceSpan
        let isInSection: Bool
    }

    /// The rules in the order of the text.
    var rules: [PlacedRule] {
        parsed.syntax.statements.flatMap { statement -> [PlacedRule] in
            switch statement.kind.value {
            case .rule(let rule):
                return [PlacedRule(syntax: rule, span: statement.kind.span, isInSection: false)]
            case .section(let section):
                return section.items.compactMap { item in
                    guard case .rule(let rule) = item.kind.value else { return nil }
                    return PlacedRule(syntax: rule, span: item.kind.span, isInSection: true)
                }
            case .setting: return []
            }
        }
    }

    /// The rule that holds a place.
    func rule(at offset: Int) -> PlacedRule? {
        rules.first { $0.span.start <= offset && offset <= $0.span.end }
    }

    /// The name that the spec gives its grid.
    var name: Located<String>? {
        for statement in parsed.syntax.statements {
            if case .setting(.name(let name)) = statement.kind.value { return name }
        }
        return nil
    }

    /// The counts that are written, each with its place: before colons, after `show` and `repeat`, and in `append to`.
    var counts: [Located<Int>] {
        let settings = parsed.syntax.statements.compactMap { statement -> Located<Int>? in
            if case .setting(.append(let count)) = statement.kind.value { count } else { nil }
        }
        return settings
            + rules.flatMap { $0.syntax.counts.value.ends + ($0.syntax.target.map { [$0] } ?? []) }
    }
}

extension CountsSyntax {
    /// The least and greatest counts, as far as they are written.
    var ends: [Located<Int>] {
        switch self {
        case .one(let count): [count]
        case .range(let from, let to): [from] + (to.map { [$0] } ?? [])
        }
    }

    /// Whether they include a count.
    func hold(_ count: Int) -> Bool {
        switch self {
        case .one(let own): own.value == count
        case .range(let from, let to): from.value <= count && count <= to?.value ?? .max
        }
    }
}

extension RuleSyntax {
    /// The count whose layout the rule uses: `9` in `show 9`.
    var target: Located<Int>? {
        switch body?.value {
        case .show(let count): count
        case .repeats(let blocks): blocks.perBlock
        case .stack, .sketch, .rowsOf, .rowsFit, .justified, .strip, nil: nil
        }
    }
}

extension SourceSpan {
    /// Whether a place is in the span or at one of its ends.
    func touches(_ offset: Int) -> Bool { start <= offset && offset <= end }
}
