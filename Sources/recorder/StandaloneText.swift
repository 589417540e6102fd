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
        lines.append(word == "//|" ? "" : String(line).replacing("//| ", with: "", maxReplacements: 1))
    }
    return lines
}
