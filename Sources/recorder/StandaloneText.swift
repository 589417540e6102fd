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

/// What files on the kit have of a kit's source: functions that pass the grid to those of the kit, with their documentation.
///
/// `//> code` is a line of such a function, which stands after the comment of the kit's own.
func onKitText(of source: String) -> String {
    var result: [String] = [], comment: [String] = [], isInside = false
    for line in lines(of: source) {
        if line.hasPrefix("//> ") {
            result += comment + [String(line.dropFirst(4))]
            (comment, isInside) = ([], true)
        } else if line.hasPrefix("//@ insert ") {
            continue
        } else if line.drop(while: { $0 == " " }).hasPrefix("//@ ") {
            // Marks of what isn't taken are without lines.
            if comment.isEmpty { result.append(line) } else { comment.append(line) }
        } else if line.hasPrefix("/*") || line.hasPrefix(" *") {
            comment.append(line)
        } else {
            result += comment.filter { $0.hasPrefix("//@ ") }
            comment = []
            if line.isEmpty, isInside {
                result.append("")
                isInside = false
            }
        }
    }
    return result.joined(separator: "\n") + "\n"
}

/// The source of the kit in TypeScript as files that stand alone have it: what it asks of the grid is in the file.
func standaloneTypeScript(_ source: String) -> String {
    standalone(
        source,
        replacing: [
            ("space.grid.", ""), ("grid: Grid, ", ""), ("(grid, ", "("), (" grid.", " "), ("(grid.", "("),
            ("!grid.", "!"), ("  grid: Grid,\n", ""),
        ])
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
