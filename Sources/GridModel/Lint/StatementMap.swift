internal import GridSyntax

/// Where the statements of a spec stand, those in sections too, to find the one that holds a place.
struct StatementMap {
    private let spans: [SourceSpan]

    init(_ spec: SpecSyntax) {
        spans = spec.statements.flatMap { statement in
            guard case .section(let section) = statement.kind.value else { return [statement.kind.span] }
            return [section.condition.span] + section.items.map { $0.kind.span }
        }
    }

    /// The index of the statement that holds the byte at `offset`, if one does.
    func statement(at offset: Int) -> Int? {
        var low = 0
        var high = spans.count
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 && offset < spans[low - 1].end ? low - 1 : nil
    }
}
