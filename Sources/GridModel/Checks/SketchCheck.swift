internal import GridSyntax

/// Checks that a sketch is a grid, that each letter fills one rectangle, and that no letter is skipped.
func checkSketch(of rule: ScopedRule) -> [Diagnostic] {
    guard let body = rule.syntax.body, case .sketch(let sketch) = body.value, let first = sketch.lines.first
    else {
        return []
    }
    let columns = first.value.cells.value.utf8.count
    let uneven = sketch.lines.filter { $0.value.cells.value.utf8.count != columns }
    if let line = uneven.first { return [.sketchUneven(line.value.cells, first: first.value.cells)] }
    let cells = sketch.lines.map { Array($0.value.cells.value.utf8) }
    // One mistake in a sketch often breaks several letters; reporting the first is enough.
    let present = Set(cells.joined()).subtracting([UInt8(ascii: ".")])
    for letter in Sketch.letters where present.contains(letter) {
        if let (line, column) = cellOutsideRectangle(of: letter, in: cells) {
            let word = sketch.lines[line].value.cells.span
            let place = SourceSpan(word.start + column, word.start + column + 1)
            return [.tileNotRectangle(letter, at: place, cells: sketch.spans(of: letter))]
        }
    }
    if let missing = Sketch.letters.prefix(present.count).first(where: { !present.contains($0) }) {
        return [.letterMissing(missing, at: body.span)]
    }
    return []
}

/// The first cell that breaks the rectangle of a letter: the letter outside it, or another letter inside.
private func cellOutsideRectangle(of letter: UInt8, in cells: [[UInt8]]) -> (line: Int, column: Int)? {
    guard let top = cells.firstIndex(where: { $0.contains(letter) }),
        let left = cells[top].firstIndex(of: letter)
    else { return nil }
    let right = cells[top].lastIndex(of: letter) ?? left
    let bottom = cells.lastIndex { $0.contains(letter) } ?? top
    for line in top...bottom {
        for column in cells[line].indices {
            let isInside = column >= left && column <= right
            if (cells[line][column] == letter) != isInside { return (line, column) }
        }
    }
    return nil
}

extension Diagnostic {
    fileprivate static func sketchUneven(_ word: Located<String>, first: Located<String>) -> Diagnostic {
        Diagnostic(
            .sketchUneven,
            "all rows of a sketch must have the same length",
            at: word.span,
            label: "\(word.value.utf8.count) cells",
            related: [Label(first.span, "\(first.value.utf8.count) cells")]
        )
    }

    fileprivate static func letterMissing(_ letter: UInt8, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .letterMissing,
            "the sketch skips the letter `\(Unicode.Scalar(letter))`",
            at: span,
            notes: ["`a` is the first photo, `b` the second; `A` follows `z`"]
        )
    }

    fileprivate static func tileNotRectangle(
        _ letter: UInt8, at span: SourceSpan, cells: [SourceSpan]
    ) -> Diagnostic {
        let count = cells.reduce(0) { $0 + $1.end - $1.start }
        return Diagnostic(
            .tileNotRectangle,
            "the \(count) cells of `\(Unicode.Scalar(letter))` don't form a rectangle", at: span,
            label: "the rectangle breaks here",
            related: cells.filter { $0.end <= span.start || $0.start >= span.end }.prefix(8).map {
                Label($0, "`\(Unicode.Scalar(letter))`")
            },
            help: "each letter is one tile, and a tile is a rectangle; other tiles need other letters")
    }
}

extension SketchSyntax {
    /// The spans of a letter; neighbouring cells in a row are one span.
    fileprivate func spans(of letter: UInt8) -> [SourceSpan] {
        lines.flatMap { line -> [SourceSpan] in
            var spans: [SourceSpan] = []
            for (column, cell) in line.value.cells.value.utf8.enumerated() where cell == letter {
                let place = line.value.cells.span.start + column
                if let last = spans.last, last.end == place {
                    spans[spans.count - 1] = SourceSpan(last.start, place + 1)
                } else {
                    spans.append(SourceSpan(place, place + 1))
                }
            }
            return spans
        }
    }
}
