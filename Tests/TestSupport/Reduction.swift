internal import GridSyntax

/// Reduces a failing text as far as possible: removes comments, statements and parts of layouts while it still fails.
///
/// - Parameters:
///   - fails: whether a text still fails; false if it is no longer a spec.
package func reduced(_ text: String, while fails: (String) -> Bool) -> String {
    var text = text
    var tries = 0
    while let smaller = reductions(of: text).first(where: { candidate in
        tries += 1
        return tries < 5_000 && fails(candidate)
    }) {
        text = smaller
    }
    return text
}

/// Slightly smaller texts, the smallest first.
private func reductions(of text: String) -> [String] {
    let source = SourceText(name: "test.grid", text: text)
    let parsed = parse(source)
    var edits: [TextEdit] = []
    for statement in parsed.syntax.statements {
        edits.append(TextEdit(statement.kind.span, ""))
        switch statement.kind.value {
        case .setting: break
        case .rule(let rule): edits += simplifications(of: rule)
        case .section(let section):
            for item in section.items {
                edits.append(TextEdit(item.kind.span, ""))
                if case .rule(let rule) = item.kind.value { edits += simplifications(of: rule) }
            }
        }
    }
    edits += parsed.comments.map { TextEdit($0.span, "") }
    for token in parsed.tokens {
        switch token.kind {
        case .newline: edits.append(TextEdit(token.span, " "))
        case .number:
            let text = source.text(in: token.span)
            for simpler in ["1", "2", String(text.drop { $0 == "0" }.prefix { $0 != "." })]
            where !simpler.isEmpty && simpler.utf8.count < text.utf8.count {
                edits.append(TextEdit(token.span, simpler))
            }
        default: break
        }
        let trivia = source.text(in: token.trivia)
        if trivia.utf8.count > 1, !trivia.contains("#") { edits.append(TextEdit(token.trivia, " ")) }
        if trivia == "\t" { edits.append(TextEdit(token.trivia, " ")) }
    }
    let texts = edits.map { String(decoding: TextEdit.apply([$0], to: source.bytes).bytes, as: UTF8.self) }
    return texts.filter { $0.utf8.count <= text.utf8.count && $0 != text }.sorted {
        $0.utf8.count < $1.utf8.count
    }
}

/// The layout as one row, with groups as single numbers, without options and shares.
private func simplifications(of rule: RuleSyntax) -> [TextEdit] {
    var edits = rule.options.map { TextEdit($0.span, "") }
    guard let body = rule.body else { return edits }
    if case .one(let count) = rule.counts.value { edits.append(TextEdit(body.span, "\(count.value)")) }
    if case .stack(let stack) = body.value { edits += simplifications(of: stack) }
    return edits
}

private func simplifications(of stack: StackSyntax) -> [TextEdit] {
    stack.rows.flatMap { row in
        row.value.blocks.flatMap { block -> [TextEdit] in
            var edits: [TextEdit] = []
            if let share = block.value.share {
                edits.append(TextEdit(SourceSpan(share.span.start, share.span.end), ""))
            }
            if case .group(let group) = block.value.content {
                edits.append(TextEdit(block.span, "\(group.photos)"))
                edits += simplifications(of: group)
            }
            return edits
        } + (row.value.blocks.count > 1 ? [TextEdit(row.span, "\(row.value.photos)")] : [])
    }
}

extension StackSyntax {
    fileprivate var photos: Int { rows.reduce(0) { $0 + $1.value.photos } }
}

extension RowSyntax {
    fileprivate var photos: Int {
        blocks.reduce(0) { sum, block in
            switch block.value.content {
            case .tiles(let count): sum + count.value
            case .group(let stack): sum + stack.photos
            case .rows: sum
            }
        }
    }
}
