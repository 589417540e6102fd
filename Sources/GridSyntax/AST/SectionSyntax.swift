/// Rules for some widths: `when width >= 600 { … }`.
public struct SectionSyntax: Hashable, Sendable {
    /// The widths that the section applies to.
    public let condition: Located<WidthConditionSyntax>
    /// The statements between the braces, in order.
    public let items: [SectionItemSyntax]
}

/// The widths that a section applies to, in points.
public enum WidthConditionSyntax: Hashable, Sendable {
    /// `< 600`
    case below(Located<NumberLiteral>)
    /// `>= 600`
    case atLeast(Located<NumberLiteral>)
    /// `300..<600`
    case between(Located<NumberLiteral>, Located<NumberLiteral>)
}

/// A statement in a section.
public struct SectionItemSyntax: Hashable, Sendable {
    /// The kind of statement.
    public enum Kind: Hashable, Sendable {
        /// A rule.
        case rule(RuleSyntax)
        /// The sizing of the section.
        case sizing(SizingSyntax)
        /// The alignment of the section.
        case alignment(Alignment)
        /// A waterfall for these widths.
        case waterfall(WaterfallSyntax)
        /// What must hold at these widths.
        indirect case requirement(RequirementSyntax)
    }

    /// The doc comment above it, without `##`; LF joins its lines.
    public let doc: String?
    /// The statement and its place.
    public let kind: Located<Kind>
}
