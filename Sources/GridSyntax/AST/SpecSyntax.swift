/// The syntax tree of a whole spec.
public struct SpecSyntax: Hashable, Sendable {
    /// The readable statements in order.
    public let statements: [StatementSyntax]
}

/// A statement outside sections, or a section.
public struct StatementSyntax: Hashable, Sendable {
    /// The kind of statement.
    public enum Kind: Hashable, Sendable {
        /// A setting.
        case setting(SettingSyntax)
        /// A section.
        case section(SectionSyntax)
        /// A rule.
        case rule(RuleSyntax)
    }

    /// The doc comment above it, without `##`; LF joins its lines.
    public let doc: String?
    /// The statement and its place.
    public let kind: Located<Kind>
}
