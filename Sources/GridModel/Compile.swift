public import GridSyntax

/// The result of compiling a parsed spec.
public struct Compilation: Sendable {
    /// The grid; nil if there is an error.
    public let grid: Grid?
    /// All diagnostics, including the parser's, in source order.
    public let diagnostics: [Diagnostic]
}

/// Compiles a parsed spec: resolves, checks, lowers and proves its settings and rules.
///
/// Leaves out the warnings that comments in the spec ignore; `lint` reports mistakes in such comments.
///
/// - Parameters:
///   - fallbackName: the name of a grid whose spec gives none; see `gridName(fromFileStem:)`.
///   - willProve: called before the proofs, which come last, for callers that time stages.
public func compile(
    _ parsed: ParsedSpec, fallbackName: String, willProve: () -> Void = {}
) -> Compilation {
    let middle = Middle(parsed, fallbackName: fallbackName, willProve: willProve)
    let reported = IgnoreComments(in: parsed).filter(middle.diagnostics.all)
    return Compilation(grid: middle.grid, diagnostics: reported.inSourceOrder)
}

/// The results of the stages between a parsed spec and its grid.
struct Middle: Sendable {
    /// The source and its tree.
    let parsed: ParsedSpec
    /// The settings in force and the rules by scope.
    let spec: Spec
    /// The places of the spec; nil if there is an error.
    let places: Places?
    /// The grid; nil if there is an error.
    private(set) var grid: Grid?
    /// All diagnostics, including the parser's.
    private(set) var diagnostics: DiagnosticList
    /// An estimate of the time taken, in microseconds of a slow machine; always the same for the same spec.
    private(set) var cost: Int

    init(_ parsed: ParsedSpec, fallbackName: String, willProve: () -> Void = {}) {
        self.parsed = parsed
        cost = parsed.source.bytes.count / 2
        let resolved = Resolver.resolve(
            parsed, fallbackName: fallbackName, isIncomplete: parsed.lacksStatements)
        spec = resolved.spec
        diagnostics = DiagnosticList(parsed.diagnostics)
        diagnostics += resolved.diagnostics
        let checked = check(spec)
        diagnostics += checked.diagnostics
        places = checked.places
        guard let places, !diagnostics.hasErrors else { return }
        let lowered = Lowerer.lower(spec, in: places)
        diagnostics += lowered.diagnostics
        cost += lowered.cost
        guard let grid = lowered.grid else { return }
        willProve()
        diagnostics += prove(grid)
        if !diagnostics.hasErrors { diagnostics += proveRequirements(of: grid) }
        if !diagnostics.hasErrors { self.grid = grid }
    }
}
