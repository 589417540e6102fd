/// What a version-control system leaves in a file whose changes it couldn't merge: the lines of both sides between markers.
extension Lexer {
    /// Whether the line at the offset is a marker: seven of its signs, and a space or nothing after them.
    var isAtMergeMarker: Bool {
        guard offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") else { return false }
        return isMergeMarker(at: offset, of: bytes[offset])
    }

    private func isMergeMarker(at start: Int, of sign: UInt8) -> Bool {
        let end = start + 7
        guard end <= bytes.count, bytes[start..<end].allSatisfy({ $0 == sign }) else { return false }
        return byte(at: end).map { " \r\n".utf8.contains($0) } ?? true
    }

    /// Reports a marker unless it belongs to a conflict that is reported, and skips what follows the first side: like the markers, it
    /// becomes trivia, so that mistakes are reported once, and of one side only.
    mutating func skipMergeMarker() {
        let sign = bytes[offset]
        let isOpening = sign == UInt8(ascii: "<")
        if isOpening || !isInMerge {
            result.diagnostics.append(.mergeConflict(at: SourceSpan(offset, offset + 7)))
        }
        let isMiddle = sign == UInt8(ascii: "=") || sign == UInt8(ascii: "|")
        if isInMerge, isMiddle, let end = endOfMerge { offset = end }
        isInMerge = isOpening
        while let next = byte(at: offset), next != UInt8(ascii: "\n") { offset += 1 }
    }

    /// Where the closing marker of the conflict begins.
    private var endOfMerge: Int? {
        var start = offset
        while start < bytes.count {
            if isMergeMarker(at: start, of: UInt8(ascii: ">")) { return start }
            // The next conflict begins before this one ends.
            if isMergeMarker(at: start, of: UInt8(ascii: "<")) { return nil }
            guard let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = newline + 1
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func mergeConflict(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mergeConflict, "a merge has left two versions here", at: span,
            help:
                "keep the right lines, and remove the others and the lines with `<<<<<<<`, `=======` and `>>>>>>>`"
        )
    }
}
