internal import GridModel

extension SwiftWriter {
    /// Prints what the grid needs of the kit.
    func writeRuntime(to printer: inout CodePrinter) {
        KitCode.swift.write(for: traits, only: traits.only, access: access, to: &printer) { place, printer in
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
        let printed = CodeFunction.allCases.filter { traits.has($0) && traits.only.wants($0) }
        functions.write(printed, limit: grid.append, to: &printer)
    }
}
