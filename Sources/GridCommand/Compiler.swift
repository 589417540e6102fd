internal import GridEmit
internal import GridModel
internal import GridSyntax

/// What one spec compiles to: everything found in it, and the bytes of each output where nothing forbids it.
struct CompiledSpec: Sendable {
    let source: SourceText
    let diagnostics: [Diagnostic]
    /// One for each output asked for, in that order, as UTF-8; empty where the spec has errors.
    let outputs: [[UInt8]]
}

/// The front and the middle: text → syntax → proven grid; `onStage` is told of each stage that begins.
func compileGrid(_ source: SourceText, onStage: (Stage) -> Void = { _ in }) -> Compilation {
    onStage(.parse)
    let parsed = parse(source)
    onStage(.check)
    return compile(parsed, fallbackName: fallbackName(of: source)) {
        onStage(.prove)
    }
}

/// The whole compiler: text → syntax → proven grid → output.
func compileSpec(
    _ source: SourceText, to outputs: [Output], options: EmitOptions, onStage: (Stage) -> Void = { _ in }
) -> CompiledSpec {
    let compilation = compileGrid(source, onStage: onStage)
    onStage(.emit)
    guard let grid = compilation.grid else {
        return CompiledSpec(source: source, diagnostics: compilation.diagnostics, outputs: [])
    }
    let diagnostics = compilation.diagnostics + outputs.flatMap { $0.check(grid) }
    let made = diagnostics.hasErrors ? [] : outputs.map { emitBytes(grid, as: $0, options: options) }
    return CompiledSpec(source: source, diagnostics: diagnostics.inSourceOrder, outputs: made)
}

/// The name of the grid of a source that says none.
func fallbackName(of source: SourceText) -> String {
    gridName(fromFileStem: fileStem(ofPath: source.name))
}

/// The file's name without its folder and without `.grid`.
private func fileStem(ofPath path: String) -> String {
    let name = fileName(ofPath: path)
    return name.hasSuffix(".grid") ? String(name.dropLast(5)) : name
}

/// The part of a path behind its last slash.
func fileName(ofPath path: String) -> String {
    String(path.split(separator: "/").last ?? "")
}
