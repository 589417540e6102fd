internal import Foundation
internal import GridEmit
internal import GridModel
internal import GridSyntax

/// A spec that is open in the editor, as it is there. It is compiled when something is asked about it.
final class Document {
    let uri: String
    private let encoding: PositionEncoding
    private(set) var version: Int
    private(set) var bytes: [UInt8]
    /// The number of the text among all texts of all documents so far, and that of the text whose diagnostics the client knows.
    var revision = 0, publishedRevision = 0
    var isChanged: Bool { publishedRevision < revision }

    private(set) lazy var lines = LineIndex(bytes, encoding)
    private var compiled: CompiledDocument?
    /// The findings of lint beyond the compiler's, as of the last text that was linted, at their places in this one.
    private var lintFindings: [Diagnostic] = []

    init(uri: String, version: Int, text: String, encoding: PositionEncoding) {
        self.uri = uri
        self.encoding = encoding
        self.version = version
        bytes = Array(text.utf8)
    }

    /// Replaces a range of the text, or all of it.
    func change(_ range: TextRange?, to text: String, version: Int) {
        if let range {
            let span = lines.span(of: range)
            bytes.replaceSubrange(span.start..<span.end, with: text.utf8)
            lintFindings = lintFindings.compactMap { $0.moved(by: TextEdit(span, text)) }
        } else {
            bytes = Array(text.utf8)
            lintFindings = []
        }
        self.version = version
        lines = LineIndex(bytes, encoding)
        compiled = nil
    }

    /// The results of compiling the text.
    var spec: CompiledDocument {
        if let compiled { return compiled }
        let made = CompiledDocument(SourceText(name: name, bytes: bytes))
        compiled = made
        return made
    }

    /// What the compiler reports, and what lint reported about what has not changed since. Lint takes longer than the compiler.
    var quickFindings: [Diagnostic] {
        let found = spec.diagnostics
        return (found + lintFindings.filter { !found.contains($0) }).inSourceOrder
    }

    /// Takes what lint reports; nil if that is what `quickFindings` was.
    func newFindings(_ found: [Diagnostic]) -> [Diagnostic]? {
        let quick = quickFindings
        spec.findings = found
        let compiled = Set(spec.diagnostics)
        lintFindings = found.filter { !compiled.contains($0) }
        return quick == found ? nil : found
    }

    /// The name of the file.
    private var name: String {
        let last = uri.split(separator: "/").last.map(String.init) ?? "untitled"
        return last.removingPercentEncoding ?? last
    }

    /// The word with letters, digits, `-` and `:` around a place.
    func word(at offset: Int, where isPart: (UInt8) -> Bool) -> SourceSpan {
        var start = min(offset, bytes.count), end = start
        while start > 0, isPart(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isPart(bytes[end]) { end += 1 }
        return SourceSpan(start, end)
    }

    /// The comment that holds a place.
    func comment(at offset: Int) -> Comment? {
        spec.parsed.comments.first { $0.span.start <= offset && offset <= $0.span.end }
    }

    /// Edits of the document, as the protocol has them.
    func workspaceEdit(_ edits: [TextEdit]) -> JSONValue {
        .object([("changes", .object([(uri, .array(edits.map(lines.json)))]))])
    }

    /// A place in the document, as the protocol has it.
    func location(_ span: SourceSpan) -> JSONValue {
        .object([("uri", .string(uri)), ("range", lines.json(span))])
    }
}
