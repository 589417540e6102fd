internal import GridEmit
internal import GridSyntax

extension Request {
    /// Sections, rules of several lines, and comments of several lines.
    static let folding = Request(
        "textDocument/foldingRange", ("foldingRangeProvider", true), WholeDocument.self
    ) { _, document, _ in
        let lines = document.lines
        let parsed = document.spec.parsed
        let statements = parsed.syntax.statements.map { $0.kind.span } + document.spec.rules.map { $0.span }
        let ranges = Set(
            statements.map { lines.line(at: $0.start)...lines.line(at: max($0.start, $0.end - 1)) })
        var comments: [ClosedRange<Int>] = []
        for comment in parsed.comments where comment.hasOwnLine {
            let line = lines.line(at: comment.span.start)
            if let last = comments.last, last.upperBound == line - 1 {
                comments[comments.count - 1] = last.lowerBound...line
            } else {
                comments.append(line...line)
            }
        }
        func json(_ range: ClosedRange<Int>, _ kind: [(String, JSONValue)]) -> JSONValue {
            .object(
                [("startLine", .number(range.lowerBound)), ("endLine", .number(range.upperBound))] + kind)
        }
        let several = { (range: ClosedRange<Int>) in range.count > 1 }
        let folds = ranges.filter(several).sorted { $0.lowerBound < $1.lowerBound }.map { json($0, []) }
        return .array(folds + comments.filter(several).map { json($0, [("kind", "comment")]) })
    }
}
