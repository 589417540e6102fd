internal import Foundation

/// Marks within a line: `f(a/*@ rows */, b/*@ end */)`.
///
/// Formatters write `f(a, /*@ rows */ b /*@ end */)`. If there is a blank after a mark, what is left out takes a comma with it.
enum InlineMarks {
    /// A part of a line, and the words of its mark; nil if it is in all files.
    struct Part: Equatable {
        var text: String
        let words: String?
    }

    /// A line as a grid with all traits has it.
    static func text(of line: Substring) throws -> String {
        try parts(of: line).filter { $0.words != "kit" }.map { $0.text }.joined()
    }

    static func parts(of line: Substring) throws -> [Part] {
        var parts: [Part] = [], rest = line
        while let start = rest.range(of: "/*@ "),
            let end = rest.range(of: " */", range: start.upperBound..<rest.endIndex)
        {
            guard let last = rest.range(of: "/*@ end */", range: end.upperBound..<rest.endIndex) else {
                throw RecordingError(description: "a mark without an end: \(line)")
            }
            var before = String(rest[..<start.lowerBound]),
                text = String(rest[end.upperBound..<last.lowerBound])
            rest = rest[last.upperBound...]
            if text.first == " " {
                text = text.trimmingCharacters(in: .whitespaces)
                let isBeforeOthers =
                    text.last == "," || before.allSatisfy { $0 == " " } && (parts.isEmpty || before.isEmpty)
                if isBeforeOthers {
                    text += " "
                    rest = rest.drop { $0 == " " }
                } else {
                    if before.last == " " { before.removeLast() }
                    let isLast = rest.first.map { ")]".contains($0) } ?? false || rest.hasPrefix(" }")
                    if before.last == ",", isLast {
                        before.removeLast()
                        text = ", " + text
                    } else {
                        text = " " + text
                    }
                }
            }
            parts.append(Part(text: before, words: nil))
            parts.append(Part(text: text, words: String(line[start.upperBound..<end.lowerBound])))
        }
        parts.append(Part(text: String(rest), words: nil))
        return parts
    }
}
