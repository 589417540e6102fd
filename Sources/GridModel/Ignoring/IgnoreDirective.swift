internal import GridSyntax

/// A comment that is an instruction to gridgen: `gridgen:ignore CODE, …: why`.
struct IgnoreDirective {
    /// The valid codes in the comment.
    private(set) var codes: [Located<String>] = []
    private(set) var mistakes: [Diagnostic] = []

    /// Reads a comment; nil if it is not an instruction to gridgen.
    init?(_ comment: Comment, in source: SourceText) {
        var text = Scanner(bytes: source.bytes, offset: comment.span.start, end: comment.span.end)
        text.skip { $0 == UInt8(ascii: "#") }
        text.skipSpaces()
        guard text.take("gridgen:") else { return nil }
        let begin = text.offset
        text.skipSpaces()
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
        // More codes than there are would be repetitions.
        var most = DiagnosticCode.allCases.count
        repeat {
            text.skipSpaces()
            readCode(text.word(), after: word, in: source)
            text.skipSpaces()
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

    /// Whether anything but spaces follows.
    var hasMore: Bool { bytes[offset..<end].contains { !isSpace($0) } }

    /// The end of the text, without trailing spaces.
    var lastOffset: Int {
        var last = end
        while last > offset, isSpace(bytes[last - 1]) { last -= 1 }
        return last
    }

    mutating func skip(_ isSkipped: (UInt8) -> Bool) {
        while offset < end, isSkipped(bytes[offset]) { offset += 1 }
    }

    mutating func skipSpaces() { skip(isSpace) }

    mutating func take(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard bytes[offset..<end].starts(with: wanted) else { return false }
        offset += wanted.count
        return true
    }

    /// The text before the next space, comma or colon.
    mutating func word() -> SourceSpan {
        let start = offset
        skip { !isSpace($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") }
        return SourceSpan(start, offset)
    }

}

private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

extension Diagnostic {
    private static let ignoreForm = "the form is `# gridgen:ignore lonely-photo: why`"

    fileprivate static func ignoreMisspelt(_ written: String, at span: SourceSpan) -> Diagnostic {
        let trimmed = written.filter { $0 != " " && $0 != "\t" }
        let isNear = suggestion(for: trimmed, among: ["ignore"]) != nil
        return Diagnostic(
            .ignoreUnknown,
            trimmed.isEmpty
                ? "nothing follows `gridgen:`" : "unknown instruction `gridgen:\(shortened(written))`",
            at: span,
            help: isNear ? "did you mean `gridgen:ignore`?" : ignoreForm,
            fix: isNear ? [TextEdit(span, "ignore")] : []
        )
    }

    fileprivate static func ignoreInDoc(at span: SourceSpan, sign: SourceSpan) -> Diagnostic {
        Diagnostic(
            .ignoreUnknown,
            "a doc comment can't ignore a warning",
            at: span,
            help: "begin it with a single `#`",
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
