internal import GridEmit
internal import GridServices
internal import GridSyntax

extension Request {
    static let documentFormatting = Request(
        "textDocument/formatting", ("documentFormattingProvider", true), WholeDocument.self
    ) { _, document, _ in
        document.formattingEdits.map { .array($0.map(document.lines.json)) } ?? .null
    }

    /// Formats all of a document, but changes only what begins in a range of lines.
    static let rangeFormatting = Request(
        "textDocument/rangeFormatting", ("documentRangeFormattingProvider", true), DocumentRange.self
    ) { parameters, document, _ in
        let lines = document.lines
        let span = lines.span(of: parameters.range)
        let first = lines.content(ofLine: lines.line(at: span.start)).lowerBound
        let last = lines.content(ofLine: lines.line(at: span.end)).upperBound
        return document.formattingEdits.map { edits in
            .array(edits.filter { first <= $0.span.start && $0.span.start <= last }.map(lines.json))
        } ?? .null
    }
}

extension Document {
    /// The edits that format the document; nil for one with syntax errors.
    fileprivate var formattingEdits: [TextEdit]? {
        formatted(spec.parsed).map { edits(to: Array($0.utf8)) }
    }

    /// The edits of whole lines that make another text of the document.
    func edits(to other: [UInt8]) -> [TextEdit] {
        let old = wholeLines(bytes), new = wholeLines(other)
        var edits: [TextEdit] = []
        // The bytes that the edit under construction removes, and those that it inserts.
        var removed = 0..<0
        var inserted: [UInt8] = []
        var places = (old: old[...], new: new[...])
        func end() {
            if removed.isEmpty, inserted.isEmpty { return }
            edits.append(
                TextEdit(
                    SourceSpan(removed.lowerBound, removed.upperBound),
                    String(decoding: inserted, as: UTF8.self)))
        }
        for step in lineSteps(from: old, to: new) {
            if step != .insert, let line = places.old.popFirst() {
                if step == .keep { end() }
                removed = (step == .keep ? line.endIndex : removed.lowerBound)..<line.endIndex
            }
            if step != .remove, let line = places.new.popFirst() {
                if step == .keep { inserted = [] } else { inserted += line }
            }
        }
        end()
        return edits
    }
}

/// The lines of a text, each with its end.
private func wholeLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
        let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
        lines.append(rest[..<end])
        rest = rest[end...]
    }
    return lines
}
