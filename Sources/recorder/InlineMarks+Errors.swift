internal import GridEmit

extension InlineMarks {
    /// A line as a grid with all traits has it.
    static func text(of line: Substring) throws -> String {
        try parts(of: line).filter { $0.words != "kit" }.map { $0.text }.joined()
    }

    static func parts(of line: Substring) throws -> [Part] {
        guard let parts = found(in: line) else {
            throw RecordingError(description: "a mark without an end: \(line)")
        }
        return parts
    }
}
