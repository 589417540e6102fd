internal import GridModel
internal import GridServices
internal import GridSyntax

/// The front end and the middle: text → syntax → proven grid. Calls `onStage` at the beginning of each stage.
func compileGrid(_ source: SourceText, onStage: (Stage) -> Void = { _ in }) -> Compilation {
    onStage(.parse)
    let parsed = parse(source)
    onStage(.check)
    return compile(parsed, fallbackName: fallbackName(of: source)) {
        onStage(.prove)
    }
}

/// The part of a path after its last slash.
package func fileName(ofPath path: String) -> String {
    String(path.split(separator: "/").last ?? "")
}

/// The part of a path before its last slash, or `.` if there is none.
package func folder(ofPath path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
