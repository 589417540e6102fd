internal import GridModel

extension SwiftWriter {
    /// Prints the lines of the runtime that the grid needs.
    func writeRuntime(to printer: inout CodePrinter) {
        let text = MarkedText([swiftRuntime], holds: traits.holds) { _, printer in
            writeFunctions(to: &printer)
        }
        text.write(to: &printer) { write($0, to: &$1) }
    }

    /// Adds a line with the grid's access level instead of `public`.
    private func write(_ line: UnsafeBufferPointer<UInt8>, to printer: inout CodePrinter) {
        var place = line.firstIndex { $0 != space } ?? 0
        for attribute in ["@discardableResult "] where line[place...].starts(with: attribute.utf8) {
            place += attribute.utf8.count
        }
        guard line[place...].starts(with: "public ".utf8) else { return printer.add(line) }
        printer.add(UnsafeBufferPointer(rebasing: line[..<place]))
        printer.add(access)
        printer.add(UnsafeBufferPointer(rebasing: line[(place + 7)...]))
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

private let space = UInt8(ascii: " ")
