internal import Foundation

/// The lines of a kit's source that files which stand alone have: without those for the kit only, and with the others' marks.
///
/// `//| code` is a line that only such files have; in the kit it is a comment.
func standaloneLines(of source: String) -> [String] { lines(of: source).filter { !$0.hasPrefix("//> ") } }

/// The lines that aren't for the kit only.
private func lines(of source: String) -> [String] {
    var lines: [String] = [], isForKit: [Bool] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        let word = line.drop { $0 == " " }
        if word == "//@ end" {
            if isForKit.popLast() == true { continue }
        } else if word.hasPrefix("//@ "), !word.hasPrefix("//@ insert ") {
            isForKit.append(word == "//@ kit")
        }
        if isForKit.contains(true) { continue }
        lines.append(String(line).replacing("//| ", with: "", maxReplacements: 1))
    }
    return lines
}

/// The header of the kit in C as files that stand alone have it: the grid's functions, which it calls by pointers, are in the file.
func standaloneC(_ source: String) -> String {
    standalone(
        source,
        replacing: [
            ("GRIDGEN_INLINE ", "static inline "), ("const Gridgen_Grid *grid, ", ""),
            ("(layout->grid, ", "("), ("(grid, ", "("), ("request->grid->", "gridgen_"),
            ("layout->grid->", "gridgen_"), (" grid->", " gridgen_"),
        ])
}

/// A source as files that stand alone have it, with other words for what the kit asks of the grid.
private func standalone(_ source: String, replacing words: [(String, String)]) -> String {
    words.reduce(standaloneLines(of: source).joined(separator: "\n") + "\n") {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
}
