/// The syntax tree of a whole spec.
public struct SpecSyntax: Hashable, Sendable {
    /// The statements in order. What could not be read at all is not among them.
    public let statements: [StatementSyntax]
}

/// A statement on the outermost level.
public struct StatementSyntax: Hashable, Sendable {
    /// What it says.
    public enum Kind: Hashable, Sendable {
        /// A setting.
        case setting(SettingSyntax)
        /// A section.
        case section(SectionSyntax)
        /// A rule.
        case rule(RuleSyntax)
    }

    /// The doc comment above it, without its `##`; lines are joined by LF.
    public let doc: String?
    /// What it says, and where.
    public let kind: Located<Kind>
}
