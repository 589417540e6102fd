public import GridModel
public import GridSyntax

/// A form of the language that not every output can express.
public enum GridForm: String, Sendable, CaseIterable {
    /// `3[t..]: 1 | (1, 1)`
    case patterns = "patterns"
    /// `waterfall 2`
    case waterfall = "`waterfall`"
    /// `tile photo`
    case tilePhoto = "`tile photo`"

    /// The rules of a grid in this form, each at its place, in the order of the grid.
    fileprivate func places(in grid: Grid) -> [SourceSpan] {
        switch self {
        case .patterns: grid.layouts.filter { $0.pattern != nil }.map { $0.origin.span }
        case .waterfall:
            grid.rules.filter { rule in
                if case .waterfall = rule.arrangement { return true }
                return false
            }.map { $0.origin.span }
        case .tilePhoto:
            grid.layouts.filter { $0.photoTree != nil }.map { $0.origin.span }
                + grid.rules.filter { rule in
                    if case .rows(_, _, _, .tilePhoto) = rule.arrangement { return true }
                    return false
                }.map { $0.origin.span }
        }
    }
}

extension Output {
    /// Reports what a grid asks for that the output can't express, each form once.
    public func check(_ grid: Grid) -> [Diagnostic] {
        GridForm.allCases.filter(lacks.contains).compactMap { form in
            form.places(in: grid).first.map { .unsupportedOutput(name, form, at: $0) }
        }
    }
}

extension Diagnostic {
    fileprivate static func unsupportedOutput(_ name: String, _ form: GridForm, at span: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            .unsupportedOutput,
            "the \(name) output can't express \(form.rawValue) yet",
            at: span,
            help: "leave `\(name)` out of `--emit`"
        )
    }
}
