internal import GridSyntax

/// A spec with its settings in force and its rules by scope: what checks and lowering work on.
struct Spec {
    let name: String
    /// Where the name is written; nil where it is made from the name of the file.
    let nameSpan: SourceSpan?
    let doc: String?
    let rowGap: Rational
    let columnGap: Rational
    let inset: Insets
    let width: Located<LengthRange>?
    let height: Located<LengthRange>?
    let smallest: Located<Rational>?
    let shapes: Shapes
    let append: Located<Int>?
    /// The file's own level.
    let outer: Scope
    /// The width sections, in the order written.
    let sections: [Scope]
    /// Whether some promised width lies in none of the sections.
    let hasWidthsOutsideSections: Bool
    /// Whether a statement could not be read, so that what seems absent may have been meant.
    let isIncomplete: Bool
}

/// A level that rules stand on: the file's own, or a width section.
struct Scope {
    /// The widths it is for.
    let widths: WidthRange
    /// Where the widths are written; nil for the file's own level.
    let condition: SourceSpan?
    /// The sizing and alignment of rules that say none; a section inherits those of the file.
    let style: Style
    /// Whether a sizing is written that could not be read, so that `style` may not be what is meant.
    let isStyleUnknown: Bool
    /// Where a sizing of its own is written.
    let sizingSpan: SourceSpan?
    /// The rules in the order written.
    let rules: [ScopedRule]
    /// The columns for every count, where there are no rules.
    let waterfall: ScopedWaterfall?
}

/// A waterfall as it is written in a scope.
struct ScopedWaterfall {
    /// How many columns.
    let columns: Located<Int>
    let doc: String?
    let span: SourceSpan

    var origin: Origin { Origin(rule: "waterfall \(columns.value)", doc: doc, span: span) }
}

/// A sizing and an alignment.
struct Style: Hashable {
    var sizing: Sizing
    var alignment: Alignment
}

/// A rule with the options that stand behind its body.
///
/// A class, since tables by count and by scope list the same rules again and again.
final class ScopedRule: Sendable {
    let syntax: RuleSyntax
    let doc: String?
    let span: SourceSpan
    /// The sizing of its own, if it says one.
    let sizing: Sizing?
    /// The alignment of its own, if it says one.
    let alignment: Alignment?
    /// What its layouts are said to come from.
    let origin: Origin

    init(syntax: RuleSyntax, doc: String?, span: SourceSpan, sizing: Sizing?, alignment: Alignment?) {
        self.syntax = syntax
        self.doc = doc
        self.span = span
        self.sizing = sizing
        self.alignment = alignment
        origin = Origin(rule: syntax.printed, doc: doc, span: span)
    }

    /// The least count it is for.
    var from: Int {
        switch syntax.counts.value {
        case .one(let count): count.value
        case .range(let from, _): from.value
        }
    }

    /// The greatest count it is for; nil for an open range.
    var to: Int? {
        switch syntax.counts.value {
        case .one(let count): count.value
        case .range(_, let to): to?.value
        }
    }

    /// The shapes it is for, as they are written; nil for a rule without a pattern.
    var pattern: Pattern? { syntax.pattern?.value.letters }

    /// The count that it shows, if it is a `show`.
    var shown: Located<Int>? {
        guard case .show(let count)? = syntax.body?.value else { return nil }
        return count
    }

    /// Whether it is for one count by its form, not as a range.
    var isSingle: Bool {
        switch syntax.counts.value {
        case .one: true
        case .range: false
        }
    }

    /// Whether it stays a rule: a range that is open, or goes too far to be written out.
    var isKept: Bool {
        guard let to else { return true }
        return !isSingle && to > Limits.countsWrittenOut
    }

    func holds(_ count: Int) -> Bool {
        count >= from && count <= to ?? .max
    }

    /// The style in force for it where `scope` is the style of the scope that asks.
    func style(in scope: Style) -> Style {
        Style(sizing: sizing ?? scope.sizing, alignment: alignment ?? scope.alignment)
    }
}
