/// The runtime of generated code, with marks: the lines from `//@ rows` to `//@ end` are for grids with rows, those from
/// `//@ rows !table` for grids with rows and without a table, and `//@ insert functions` is the place of other code.
///
/// It comes in parts, each of whole lines, with an end for each of its marks.
struct MarkedText {
    private let parts: [StaticString]
    /// Whether a mark holds for the grid.
    private let holds: (Substring) -> Bool
    /// Prints the code that belongs at a place.
    private let insert: (String, inout CodePrinter) -> Void

    init(
        _ parts: [StaticString], holds: @escaping (Substring) -> Bool,
        insert: @escaping (String, inout CodePrinter) -> Void
    ) {
        self.parts = parts
        self.holds = holds
        self.insert = insert
    }

    /// Prints the lines whose marks hold; `write` adds each to the line under construction.
    func write(
        to printer: inout CodePrinter, line write: (UnsafeBufferPointer<UInt8>, inout CodePrinter) -> Void
    ) {
        var isSeparated = false
        for part in parts {
            let text = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
            self.write(text, &isSeparated, to: &printer, line: write)
        }
    }

    /// Prints the lines of a part; `isSeparated` says whether a blank line comes first.
    private func write(
        _ text: UnsafeBufferPointer<UInt8>, _ isSeparated: inout Bool, to printer: inout CodePrinter,
        line write: (UnsafeBufferPointer<UInt8>, inout CodePrinter) -> Void
    ) {
        var start = 0
        // How many marks are open from the first one that doesn't hold.
        var left = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != newline { end += 1 }
            let line = UnsafeBufferPointer(rebasing: text[start..<end])
            start = end + 1
            let indentation = line.firstIndex { $0 != space } ?? line.count
            if let mark = mark(UnsafeBufferPointer(rebasing: line[indentation...])) {
                if mark == "end" {
                    left = max(0, left - 1)
                } else if mark.utf8.starts(with: "insert ".utf8) {
                    if left > 0 { continue }
                    printer.line()
                    insert(String(mark.dropFirst(7)), &printer)
                    isSeparated = true
                } else if left > 0 || !mark.split(separator: " ").allSatisfy(holds) {
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
                printer.line { write(line, &$0) }
            }
        }
    }

    /// The words of a mark; nil if the line isn't one.
    private func mark(_ line: UnsafeBufferPointer<UInt8>) -> String? {
        line.starts(with: "//@ ".utf8) ? String(decoding: line.dropFirst(4), as: UTF8.self) : nil
    }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let closingBrace = UInt8(ascii: "}")
