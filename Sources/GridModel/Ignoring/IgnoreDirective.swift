internal import GridSyntax

/// What one comment says to gridgen: `gridgen:ignore CODE, …: why`.
struct IgnoreDirective {
    /// The names of the codes that are known.
    private(set) var codes: [Located<String>] = []
    private(set) var mistakes: [Diagnostic] = []

    /// Reads a comment; nil for one that says nothing to gridgen.
    init?(_ comment: Comment, in source: SourceText) {
        var text = Scanner(bytes: source.bytes, offset: comment.span.start, end: comment.span.end)
        text.skip { $0 == UInt8(ascii: "#") }
        text.skipBlanks()
        guard text.take("gridgen:") else { return nil }
        let begin = text.offset
        text.skipBlanks()
        let word = text.word()
        let written = SourceSpan(begin, word.end)
        if source.text(in: word) != "ignore" || word.start != begin {
            mistakes.append(.ignoreMisspelt(source.text(in: written), at: written))
            return
        }
        if comment.isDoc {
            let sign = SourceSpan(comment.span.start, comment.span.start + 1)
            mistakes.append(.ignoreInDoc(at: comment.span, sign: sign))
            return
        }
        // Nobody has more to name than there is.
        var most = DiagnosticCode.allCases.count
        repeat {
            text.skipBlanks()
            readCode(text.word(), after: word, in: source)
            text.skipBlanks()
            most -= 1
        } while most > 0 && text.take(",")
        let hasReason = text.take(":") && text.hasMore
        if !hasReason, !codes.isEmpty {
            mistakes.append(.ignoreWithoutReason(at: SourceSpan(word.start, text.lastOffset)))
        }
    }

    private mutating func readCode(_ name: SourceSpan, after word: SourceSpan, in source: SourceText) {
        let text = source.text(in: name)
        if name.isEmpty {
            mistakes.append(.ignoreWithoutCode(at: codes.isEmpty ? word : name))
        } else if DiagnosticCode(rawValue: text) == nil {
            mistakes.append(.ignoreUnknown(text, at: name))
        } else {
            codes.append(Located(text, at: name))
        }
    }
}

/// A cursor over the bytes of a comment.
private struct Scanner {
    let bytes: [UInt8]
    var offset: Int
    let end: Int

    /// Whether anything but blanks follows.
    var hasMore: Bool { bytes[offset..<end].contains { !isBlank($0) } }

    /// Where the text ends, without the blanks behind it.
    var lastOffset: Int {
        var last = end
        while last > offset, isBlank(bytes[last - 1]) { last -= 1 }
        return last
    }

    mutating func skip(_ isSkipped: (UInt8) -> Bool) {
        while offset < end, isSkipped(bytes[offset]) { offset += 1 }
    }

    mutating func skipBlanks() { skip(isBlank) }

    mutating func take(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard bytes[offset..<end].starts(with: wanted) else { return false }
        offset += wanted.count
        return true
    }

    /// What stands before the next blank, comma or colon.
    mutating func word() -> SourceSpan {
        let start = offset
        skip { !isBlank($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") }
        return SourceSpan(start, offset)
    }

}

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

extension Diagnostic {
    private static let ignoreForm = "the form is `# gridgen:ignore lonely-photo: why`"

    fileprivate static func ignoreMisspelt(_ written: String, at span: SourceSpan) -> Diagnostic {
        let trimmed = written.filter { $0 != " " && $0 != "\t" }
        let isNear = suggestion(for: trimmed, among: ["ignore"]) != nil
        return Diagnostic(
            .ignoreUnknown,
            trimmed.isEmpty
                ? "nothing stands behind `gridgen:`" : "`gridgen:` knows no `\(shortened(trimmed))`",
            at: span,
            help: isNear ? "did you mean `gridgen:ignore`?" : ignoreForm,
            fix: isNear ? [TextEdit(span, "ignore")] : []
        )
    }

    fileprivate static func ignoreInDoc(at span: SourceSpan, sign: SourceSpan) -> Diagnostic {
        Diagnostic(
            .ignoreUnknown,
            "a doc comment ignores nothing",
            at: span,
            help: "write it behind one `#`",
            fix: [TextEdit(sign, "")]
        )
    }

    fileprivate static func ignoreWithoutCode(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.ignoreUnknown, "a code is missing here", at: span, help: ignoreForm)
    }

    fileprivate static func ignoreUnknown(_ name: String, at span: SourceSpan) -> Diagnostic {
        let known = DiagnosticCode.allCases.filter { $0.severity == .warning }.map { $0.rawValue }
        let meant = suggestion(for: name, among: known)
        return Diagnostic(
            .ignoreUnknown,
            "no diagnostic is called `\(shortened(name))`",
            at: span,
            help: meant.map { "did you mean `\($0)`?" } ?? "`gridgen rule` lists them",
            fix: meant.map { [TextEdit(span, $0)] } ?? []
        )
    }

    fileprivate static func ignoreWithoutReason(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.ignoreReason, "the comment doesn't say why", at: span, help: ignoreForm)
    }
}
