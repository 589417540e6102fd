internal import GridModel

extension SwiftWriter {
    /// Prints the lines of the runtime that the grid needs.
    ///
    /// The runtime has marks: the lines from `//@ rows` to `//@ end` are for grids with rows, and `//@ insert functions` is
    /// the place of the functions for callers.
    func writeRuntime(to printer: inout CodePrinter) {
        let text = UnsafeBufferPointer(start: swiftRuntime.utf8Start, count: swiftRuntime.utf8CodeUnitCount)
        var start = 0
        // How many marks are open from the first one that doesn't hold.
        var left = 0
        var isSeparated = false
        while start < text.count {
            var end = start
            while end < text.count, text[end] != newline { end += 1 }
            let line = UnsafeBufferPointer(rebasing: text[start..<end])
            start = end + 1
            let indentation = line.firstIndex { $0 != space } ?? line.count
            if let mark = mark(UnsafeBufferPointer(rebasing: line[indentation...])) {
                if mark == "end" {
                    left = max(0, left - 1)
                } else if mark == "insert functions" {
                    printer.line()
                    writeFunctions(to: &printer)
                    isSeparated = true
                } else if left > 0 || !mark.split(separator: " ").allSatisfy(traits.holds) {
                    left += 1
                }
            } else if left == 0 {
                // Lines that are left out leave no blank lines.
                if line.isEmpty {
                    isSeparated = true
                    continue
                }
                if isSeparated, line[indentation] != closingBrace { printer.line() }
                isSeparated = false
                printer.line { write(line, to: &$0) }
            }
        }
    }

    /// The words of a mark; nil if the line isn't one.
    private func mark(_ line: UnsafeBufferPointer<UInt8>) -> String? {
        line.starts(with: "//@ ".utf8) ? String(decoding: line.dropFirst(4), as: UTF8.self) : nil
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

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let closingBrace = UInt8(ascii: "}")
