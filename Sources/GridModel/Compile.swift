public import GridSyntax

/// What the middle of the compiler makes of a parsed spec.
public struct Compilation: Sendable {
    /// The grid, or nil where an error says why there is none.
    public let grid: Grid?
    /// Everything found, the parser's findings included, in source order.
    public let diagnostics: [Diagnostic]
}

/// Compiles a parsed spec: settings and rules are resolved, checked, lowered and proved.
///
/// - Parameters:
///   - fallbackName: the name of a grid whose spec says none; see `gridName(fromFileStem:)`.
public func compile(_ parsed: ParsedSpec, fallbackName: String) -> Compilation {
    var diagnostics = parsed.diagnostics
    let unsupported = unsupportedForms(in: parsed.syntax)
    diagnostics += unsupported
    let resolved = Resolver.resolve(
        parsed, fallbackName: fallbackName, isIncomplete: parsed.lacksStatements || !unsupported.isEmpty)
    diagnostics += resolved.diagnostics
    diagnostics += check(resolved.spec)
    guard !diagnostics.hasErrors else {
        return Compilation(grid: nil, diagnostics: diagnostics.inSourceOrder)
    }
    let lowered = Lowerer.lower(resolved.spec)
    diagnostics += lowered.diagnostics
    guard let grid = lowered.grid else {
        return Compilation(grid: nil, diagnostics: diagnostics.inSourceOrder)
    }
    diagnostics += prove(grid)
    return Compilation(grid: diagnostics.hasErrors ? nil : grid, diagnostics: diagnostics.inSourceOrder)
}
