/// A rule: some counts of photos, and their layout.
public struct RuleSyntax: Hashable, Sendable {
    /// The counts that the rule applies to.
    public let counts: Located<CountsSyntax>
    /// The shapes that the rule applies to; nil for all.
    public let pattern: Located<PatternSyntax>?
    /// The layout; nil if it is unreadable, in which case there is a diagnostic.
    public let body: Located<BodySyntax>?
    /// The sizings and alignments after the body, in order.
    public let options: [Located<RuleOptionSyntax>]

    package init(
        counts: Located<CountsSyntax>, pattern: Located<PatternSyntax>?, body: Located<BodySyntax>?,
        options: [Located<RuleOptionSyntax>]
    ) {
        self.counts = counts
        self.pattern = pattern
        self.body = body
        self.options = options
    }
}

/// The counts that a rule applies to.
public enum CountsSyntax: Hashable, Sendable {
    /// `7`
    case one(Located<Int>)
    /// `10..18`, or open: `10..`
    case range(from: Located<Int>, to: Located<Int>?)
}

/// The shapes of the first photos: `[t.w]`.
public struct PatternSyntax: Hashable, Sendable {
    /// One letter for each photo: `t`, `s`, `w`, or `.` for any.
    public let letters: [PatternLetter]
}

/// A setting after the body of a rule.
public enum RuleOptionSyntax: Hashable, Sendable {
    /// A sizing for this rule.
    case sizing(SizingSyntax)
    /// An alignment for this rule.
    case alignment(Alignment)
}
