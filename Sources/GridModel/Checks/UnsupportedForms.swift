internal import GridSyntax

/// Reports the forms of the language that are read but not compiled yet, each at its place.
func unsupportedForms(in spec: SpecSyntax) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for statement in spec.statements {
        let span = statement.kind.span
        switch statement.kind.value {
        case .setting(.sizing(.tilePhoto)): diagnostics.append(.notSupported("`tile photo`", at: span))
        case .setting: break
        case .section(let section):
            for item in section.items { diagnostics += unsupportedForms(in: item) }
        case .rule(let rule): diagnostics += unsupportedForms(in: rule)
        }
    }
    return diagnostics
}

private func unsupportedForms(in item: SectionItemSyntax) -> [Diagnostic] {
    switch item.kind.value {
    case .rule(let rule): unsupportedForms(in: rule)
    case .sizing(.tilePhoto): [.notSupported("`tile photo`", at: item.kind.span)]
    case .sizing, .alignment, .waterfall: []
    }
}

private func unsupportedForms(in rule: RuleSyntax) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for option in rule.options {
        if case .sizing(.tilePhoto) = option.value {
            diagnostics.append(.notSupported("`tile photo`", at: option.span))
        }
    }
    return diagnostics
}

extension Diagnostic {
    fileprivate static func notSupported(_ form: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .notSupported,
            "\(form) is part of the language, but this version of gridgen does not compile it yet",
            at: span
        )
    }
}
