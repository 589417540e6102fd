internal import Foundation
internal import GridEmit

/// The runtime of generated Swift for the compiler itself, which computes vectors with it.
///
/// Its one existential, the type of a layout's grid, is that of the grid that reads a spec's table, since Embedded Swift has none; and texts aren't static.
/// Comments are left out.
func vectorRuntime() throws -> RecordedFile {
    var text = ""
    for folder in ["Geometry", "Layout", "Grid"] {
        let files = try kitFiles(in: "Sources/GridgenKit/\(folder)", ending: ".swift")
        for file in files where !skipped.contains(file.path) {
            text += "\n" + inCompiler(InlineMarks.removed(from: file.text))
        }
    }
    return RecordedFile(
        path: "Sources/GridEmit/Vectors/VectorRuntime.swift", text: "\(RecordedFile.head)\(text)\n")
}

/// What Apple's frameworks need, and the functions with parameters, which only apps call.
private let skipped: Set = ["PhotoFrame+CoreGraphics.swift", "CompiledPhotoGrid+Functions.swift"]

private func inCompiler(_ source: String) -> String {
    let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(
        separator: "\n")
    let changes = [
        ("self.grid = grid", "self.grid = InterpretedGrid.self"),
        ("any CompiledPhotoGrid.Type", "InterpretedGrid.Type"),
        ("StaticString", "PlanText"), ("public ", ""), ("@usableFromInline ", ""), ("@inlinable ", ""),
        ("Photo", "Vector"),
    ]
    return changes.reduce(code) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
}
