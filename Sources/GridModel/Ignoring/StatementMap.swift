internal import GridSyntax

/// The places of all statements of a spec, including those in sections, for finding the one at an offset.
struct StatementMap {
    private let spans: [SourceSpan]

    init(_ spec: SpecSyntax) {
        spans = spec.statements.flatMap { statement in
            guard case .section(let section) = statement.kind.value else { return [statement.kind.span] }
            return [section.condition.span] + section.items.map { $0.kind.span }
        }
    }

    /// The index of the statement that contains the byte at `offset`, or nil.
    func statement(at offset: Int) -> Int? {
        let place = spans.firstPlace { $0.start > offset }
        return place > 0 && offset < spans[place - 1].end ? place - 1 : nil
    }
}
