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
/// Warnings that a comment in the spec ignores are left out; `lint` tells what is wrong with such comments.
///
/// - Parameters:
///   - fallbackName: the name of a grid whose spec says none; see `gridName(fromFileStem:)`.
///   - willProve: called before the proofs, which come last, by who takes their time.
public func compile(
    _ parsed: ParsedSpec, fallbackName: String, willProve: () -> Void = {}
) -> Compilation {
    let middle = Middle(parsed, fallbackName: fallbackName, willProve: willProve)
    let told = IgnoreComments(in: parsed).filter(middle.diagnostics.all)
    return Compilation(grid: middle.grid, diagnostics: told.inSourceOrder)
}

/// What each stage between a parsed spec and its grid makes.
struct Middle {
    /// The text and its tree.
    let parsed: ParsedSpec
    /// The settings in force and the rules by scope.
    let spec: Spec
    /// The grid, or nil where an error says why there is none.
    private(set) var grid: Grid?
    /// Everything found, the parser's findings included.
    private(set) var diagnostics: DiagnosticList
    /// About how long it took, in microseconds of a slow machine; the same whenever it is asked.
    private(set) var cost: Int

    init(_ parsed: ParsedSpec, fallbackName: String, willProve: () -> Void = {}) {
        self.parsed = parsed
        cost = parsed.source.bytes.count / 2
        let resolved = Resolver.resolve(
            parsed, fallbackName: fallbackName, isIncomplete: parsed.lacksStatements)
        spec = resolved.spec
        diagnostics = DiagnosticList(parsed.diagnostics)
        diagnostics += resolved.diagnostics
        diagnostics += check(resolved.spec)
        guard !diagnostics.hasErrors else { return }
        let lowered = Lowerer.lower(spec)
        diagnostics += lowered.diagnostics
        cost += lowered.cost
        guard let grid = lowered.grid else { return }
        willProve()
        diagnostics += prove(grid)
        if !diagnostics.hasErrors { self.grid = grid }
    }
}
