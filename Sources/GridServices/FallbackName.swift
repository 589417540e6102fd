internal import GridModel
package import GridSyntax

/// The name of a grid whose spec gives none: after the name of its file, without folders and `.grid`.
package func fallbackName(of source: SourceText) -> String {
    let name = source.name.split(separator: "/").last ?? ""
    return gridName(fromFileStem: String(name.hasSuffix(".grid") ? name.dropLast(5) : name))
}
