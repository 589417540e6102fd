internal import GridServices

/// The difference of two texts as a unified diff, which `patch` reads.
struct UnifiedDifference: Sendable {
    private let heading: [String]
    private let lines: [(role: Paint.Role?, text: String)]

    /// How many unchanged lines are shown around a change.
    private static let context = 3
    /// No spec has more lines, unless most of them are empty.
    private static let mostLines = 500_000

    /// Compares two texts; nil if they are equal.
    ///
    /// - Parameters:
    ///   - comparesLineEnds: whether a line that ends in CRLF differs from the same one that ends in LF.
    init?(
        old: [UInt8], new: [UInt8], oldName: String, newName: String, comparesLineEnds: Bool = false
    ) {
        guard old != new, comparesLineEnds || withLF(old) != withLF(new) else { return nil }
        heading = ["--- \(oldName)", "+++ \(newName)"]
        guard !Self.isLong(old), !Self.isLong(new) else {
            lines = Self.onlyThatTheyDiffer
            return
        }
        let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
        let compared = { (lines: [ArraySlice<UInt8>]) in
            comparesLineEnds ? lines : lines.map { withLF(Array($0))[...] }
        }
        let steps = lineSteps(from: compared(oldLines), to: compared(newLines))
        lines = Self.hunks(of: steps).flatMap { Self.text(of: $0, steps, oldLines, newLines) }
    }

    /// The difference of two texts that are too long to compare line by line.
    init(ofLongTexts oldName: String, _ newName: String) {
        heading = ["--- \(oldName)", "+++ \(newName)"]
        lines = Self.onlyThatTheyDiffer
    }

    /// The text of the diff. Lines after the first `most` are only counted.
    func text(_ paint: Paint, most: Int = .max) -> String {
        var text = heading.map { paint(.heading, $0) + "\n" }.joined()
        for line in lines.prefix(most) {
            text += (line.role.map { paint($0, line.text) } ?? line.text) + "\n"
        }
        if lines.count > most { text += paint(.place, "… \(lines.count - most) more lines") + "\n" }
        return text
    }

    private static let onlyThatTheyDiffer: [(role: Paint.Role?, text: String)] = [
        (nil, "The files differ, but they are too long to compare line by line.")
    ]

    private static func isLong(_ bytes: [UInt8]) -> Bool {
        bytes.lazy.filter { $0 == UInt8(ascii: "\n") }.count > mostLines
    }

    /// The lines of a text, each with its line end.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...offset])
            start = offset + 1
        }
        return start < bytes.count ? lines + [bytes[start...]] : lines
    }

    /// A run of shown steps, and the number of lines before it.
    private struct Hunk {
        var steps: Range<Int>
        var old: Int
        var new: Int
    }

    private static func hunks(of steps: [LineStep]) -> [Hunk] {
        var hunks: [Hunk] = []
        var (old, new) = (0, 0)
        for (index, step) in steps.enumerated() {
            if step != .keep {
                let end = min(steps.count, index + 1 + context)
                let start = max(0, index - context)
                if let last = hunks.last, last.steps.upperBound >= start {
                    hunks[hunks.count - 1].steps = last.steps.lowerBound..<end
                } else {
                    // Every step between the start and here keeps a line.
                    let before = index - start
                    hunks.append(Hunk(steps: start..<end, old: old - before, new: new - before))
                }
            }
            if step != .insert { old += 1 }
            if step != .remove { new += 1 }
        }
        return hunks
    }

    /// A line without its LF. The CR before it stays as it is: `patch` compares it.
    private static func text(of line: ArraySlice<UInt8>) -> String {
        guard line.last == UInt8(ascii: "\r") else { return shown(String(decoding: line, as: UTF8.self)) }
        return shown(String(decoding: line.dropLast(), as: UTF8.self)) + "\r"
    }

    private static func text(
        of hunk: Hunk, _ steps: [LineStep], _ oldLines: [ArraySlice<UInt8>], _ newLines: [ArraySlice<UInt8>]
    ) -> [(role: Paint.Role?, text: String)] {
        var lines: [(role: Paint.Role?, text: String)] = []
        var (old, new) = (hunk.old, hunk.new)
        for step in steps[hunk.steps] {
            let line = step == .insert ? newLines[new] : oldLines[old]
            let isWhole = line.last == UInt8(ascii: "\n")
            let text = Self.text(of: isWhole ? line.dropLast() : line)
            switch step {
            case .keep: lines.append((nil, " " + text))
            case .remove: lines.append((.removed, "-" + text))
            case .insert: lines.append((.added, "+" + text))
            }
            if !isWhole { lines.append((nil, "\\ No newline at end of file")) }
            if step != .insert { old += 1 }
            if step != .remove { new += 1 }
        }
        let range = { (start: Int, end: Int) in
            // An empty range is identified by the line before it.
            let first = end == start ? start : start + 1
            return end - start == 1 ? "\(first)" : "\(first),\(end - start)"
        }
        return [(.hint, "@@ -\(range(hunk.old, old)) +\(range(hunk.new, new)) @@")] + lines
    }
}
