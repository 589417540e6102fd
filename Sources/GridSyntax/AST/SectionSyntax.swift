/// Rules for some sizes of the container: `when width >= 600 { … }`.
public struct SectionSyntax: Hashable, Sendable {
    /// The sizes that the section applies to.
    public let condition: Located<ConditionSyntax>
    /// The statements between the braces, in order.
    public let items: [SectionItemSyntax]
}

/// The sizes that a section applies to: `width >= 600, height < 500`. At least one side has limits.
public struct ConditionSyntax: Hashable, Sendable {
    /// The widths; nil for any.
    public var width: LimitsSyntax?
    /// The heights; nil for any.
    public var height: LimitsSyntax?

    package init(width: LimitsSyntax? = nil, height: LimitsSyntax? = nil) {
        (self.width, self.height) = (width, height)
    }
}

/// The widths or heights that a section applies to, in points.
public enum LimitsSyntax: Hashable, Sendable {
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
