internal import GridModel

extension SwiftWriter {
    /// Prints what the grid needs of the kit.
    func writeRuntime(to printer: inout CodePrinter) {
        KitCode.swift.write(for: traits, access: access, to: &printer) { place, printer in
            printer.indented { printer in
                switch place {
                case .data: writeData(to: &printer)
                case .plan: writePlans(to: &printer)
                case .functions: writeFunctions(to: &printer)
                default: writeReaders(to: &printer)
                }
            }
        }
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
