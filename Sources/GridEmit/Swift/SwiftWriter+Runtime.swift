internal import GridModel

extension SwiftWriter {
    /// Prints what the grid needs of the kit.
    func writeRuntime(to printer: inout CodePrinter) {
        KitCode.swift.write(for: traits, access: access, to: &printer) { writeFunctions(to: &$1) }
    }

    private func writeFunctions(to printer: inout CodePrinter) {
        let functions = SwiftFunctions(
            needsHeight: traits.needsHeight, looksAtPhotos: traits.looksAtPhotos, appends: traits.appends,
            access: access, prefix: "")
        functions.write(limit: grid.append, to: &printer)
        if !traits.variesInTiles { functions.writeTileCount(to: &printer) }
        if traits.hasColumns { functions.writeColumns(to: &printer) }
        if traits.grows { functions.writeRows(to: &printer) }
    }
}
