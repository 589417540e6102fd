/// Marks within a line of a kit's source: `f(a/*@ rows */, b/*@ end */)`.
///
/// Formatters write `f(a, /*@ rows */ b /*@ end */)`. If there is a blank after a mark, what is left out takes a comma with it.
package enum InlineMarks {
    /// A part of a line, and the words of its mark; nil if it is in all files.
    package struct Part: Equatable {
        package var text: String
        package let words: String?
    }

    /// The parts of a line; nil if a mark has no end.
    package static func found(in line: Substring) -> [Part]? {
        var parts: [Part] = [], rest = line
        while let start = rest.range(ofFirst: "/*@ "),
            let end = rest[start.upperBound...].range(ofFirst: " */")
        {
            guard let last = rest[end.upperBound...].range(ofFirst: "/*@ end */") else { return nil }
            var before = String(rest[..<start.lowerBound]),
                text = String(rest[end.upperBound..<last.lowerBound])
            rest = rest[last.upperBound...]
            if text.first == " " {
                text = String(text.drop { $0 == " " })
                while text.last == " " { text.removeLast() }
                let isBeforeOthers =
                    text.last == "," || before.allSatisfy { $0 == " " } && (parts.isEmpty || before.isEmpty)
                if isBeforeOthers {
                    text += " "
                    rest = rest.drop { $0 == " " }
                } else {
                    if before.last == " " { before.removeLast() }
                    let isLast = rest.first == ")" || rest.first == "]" || rest.hasPrefix(" }")
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

    /// A kit's source without marks, and without the lines that only generated code has: what apps get.
    package static func removed(from source: String) -> String {
        var text = "", isAfterBlank = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let word = line.drop { $0 == " " }
            if word.hasPrefix("//@ ") || word.hasPrefix("//| ") || word.hasPrefix("//> ") { continue }
            // What is left out leaves one blank line.
            if line.isEmpty, isAfterBlank { continue }
            isAfterBlank = line.isEmpty
            let parts = found(in: line) ?? [Part(text: String(line), words: nil)]
            for part in parts { text += part.text }
            // A line that is one part ends with its blank.
            if parts.count > 1 { while text.last == " " { text.removeLast() } }
            text += "\n"
        }
        text.removeLast()
        return text
    }
}

extension Substring {
    /// Where a text of ASCII characters stands first.
    fileprivate func range(ofFirst text: String) -> Range<Index>? {
        var rest = utf8[...]
        while let first = text.utf8.first, let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: text.utf8) {
                return start..<utf8.index(start, offsetBy: text.utf8.count)
            }
            rest = rest[utf8.index(after: start)...]
        }
        return nil
    }
}
