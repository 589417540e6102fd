internal import GridSyntax

/// A spec with its settings in force and its rules by scope: the input of checks and lowering.
struct Spec {
    let name: String
    /// The place of the name; nil if the file name gives it.
    let nameSpan: SourceSpan?
    let doc: String?
    /// The gap between rows, with the foot above it.
    let rowGap: Rational
    let columnGap: Rational
    /// The insets, of which the top one includes the heading and the bottom one a foot.
    let inset: Insets
    let heading: Located<Rational>?
    let foot: Rational
    let width: Located<LengthRange>?
    let height: Located<LengthRange>?
    let smallest: Located<Rational>?
    let shapes: Shapes
    let append: Located<Int>?
    /// What must hold of layouts: first outside sections, then in each section.
    let requirements: [Requirement]
    /// The scope outside all sections.
    let outer: Scope
    /// The sections, in the order written.
    let sections: [Scope]
    /// Whether some promised size is in no section.
    let hasSizesOutsideSections: Bool
    /// Whether a statement is unreadable: what seems absent may have been written there.
    let isIncomplete: Bool
}

/// A scope of rules: the file outside sections, or a section.
struct Scope {
    /// The sizes that the scope is for.
    let sizes: SizeRange
    /// The place of the sizes; nil outside sections.
    let condition: SourceSpan?
    /// The sizing and alignment of rules that give none; a section inherits those of the file.
    let style: Style
    /// Whether a sizing is unreadable, so that `style` may be wrong.
    let isStyleUnknown: Bool
    /// The place of the scope's own sizing, if any.
    let sizingSpan: SourceSpan?
    /// The rules in the order written.
    let rules: [ScopedRule]
    /// The waterfall for every count, instead of rules.
    let waterfall: ScopedWaterfall?

    /// The widths that the scope is for.
    var widths: SideRange { sizes.widths }

    /// A label at the condition of a section, such as `at these widths`; nil outside sections.
    func label(_ words: String) -> Diagnostic.Label? {
        condition.map { Diagnostic.Label($0, "\(words) \(sizes.noun)") }
    }
}

/// A waterfall as it is written in a scope.
struct ScopedWaterfall {
    let syntax: WaterfallSyntax
    let doc: String?
    let span: SourceSpan

    var origin: Origin { Origin(rule: syntax.printed, doc: doc, span: span) }
}

/// A sizing and an alignment.
struct Style: Hashable {
    var sizing: Sizing
    var alignment: Alignment
}

/// A rule with the options after its body.
///
/// A class, since several tables share the same rules.
final class ScopedRule: Sendable {
    let syntax: RuleSyntax
    let doc: String?
    let span: SourceSpan
    /// The sizing of the rule itself, if any.
    let sizing: Sizing?
    /// The alignment of the rule itself, if any.
    let alignment: Alignment?
    /// The origin of its layouts, for documentation.
    let origin: Origin

    init(syntax: RuleSyntax, doc: String?, span: SourceSpan, sizing: Sizing?, alignment: Alignment?) {
        self.syntax = syntax
        self.doc = doc
        self.span = span
        self.sizing = sizing
        self.alignment = alignment
        var isAimed = false
        if case .justified? = syntax.body?.value { isAimed = true }
        origin = Origin(rule: syntax.printed, doc: doc, span: span, isAimed: isAimed)
    }

    /// The least count of the rule.
    var from: Int {
        switch syntax.counts.value {
        case .one(let count): count.value
        case .range(let from, _): from.value
        }
    }

    /// The greatest count of the rule; nil for an open range.
    var to: Int? {
        switch syntax.counts.value {
        case .one(let count): count.value
        case .range(_, let to): to?.value
        }
    }

    /// The pattern as written, or nil.
    var pattern: Pattern? { syntax.pattern?.value.letters }

    /// The count that the rule shows, if it is a `show`.
    var shown: Located<Int>? {
        guard case .show(let count)? = syntax.body?.value else { return nil }
        return count
    }

    /// What the rule repeats, if it is a `repeat`.
    var repeated: RepeatSyntax? {
        guard case .repeats(let blocks)? = syntax.body?.value else { return nil }
        return blocks
    }

    /// Whether the rule is written for one count, not as a range.
    var isSingle: Bool {
        switch syntax.counts.value {
        case .one: true
        case .range: false
        }
    }

    /// Whether the rule stays a rule: a `repeat`, or a range that is open or too long to be written out.
    var isKept: Bool {
        guard let to, repeated == nil else { return true }
        return !isSingle && to > Limits.countsWrittenOut
    }

    func holds(_ count: Int) -> Bool {
        count >= from && count <= to ?? .max
    }

    /// The style of the rule in a scope with the style `scope`.
    func style(in scope: Style) -> Style {
        Style(sizing: sizing ?? scope.sizing, alignment: alignment ?? scope.alignment)
    }
}
