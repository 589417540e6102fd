import Foundation
import GridEmit
import GridModel
import GridSyntax
import TestSupport
import Testing

/// The specs of the repository, compiled.
enum Corpus {
    /// The files in `specs` and in the goldens.
    static let specs =
        Repository.files(in: "specs", ending: ".grid")
        + Repository.files(in: "Tests/Corpus/Goldens", ending: ".grid")

    static func grids() throws -> [Grid] { try specs.map(grid) }

    static func grid(_ file: URL) throws -> Grid {
        let source = SourceText(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
        let stem = file.deletingPathExtension().lastPathComponent
        let compilation = compile(parse(source), fallbackName: gridName(fromFileStem: stem))
        let errors = compilation.diagnostics.map(\.message)
        return try #require(compilation.grid, "\(file.lastPathComponent): \(errors)")
    }
}
