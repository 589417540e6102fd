internal import GridEmit
internal import GridModel
internal import GridSyntax

/// Takes bytes the whole way, from text to every output, every report and the formatter, and stops the program where
/// something does not hold that holds of every input.
///
/// This file is compiled as a part of GridCommand; see `run`.
package func tryPipeline(_ bytes: [UInt8]) {
    let source = SourceText(name: "test.grid", bytes: bytes)
    let parsed = parse(source)
    let compilation = compile(parsed, fallbackName: "Test")
    expect((compilation.grid == nil) == compilation.diagnostics.hasErrors, "a grid or an error")
    var findings = compilation.diagnostics
    if let grid = compilation.grid { findings += tryOutputs(grid) }
    let found = lint(parsed, fallbackName: "Test")
    findings += found
    tryReports(findings, of: source)
    tryFormat(parsed, grid: compilation.grid)
    // Mending compiles the spec anew for each fix-it it tries.
    if bytes.count <= 1_000, found.contains(where: { !$0.fix.isEmpty }) { tryFixes(source, found) }
}

/// What large grids print takes most of the time and tells least.
private let tilesPrinted = 5_000

/// Prints a grid as every output that has all its forms.
private func tryOutputs(_ grid: Grid) -> [Diagnostic] {
    guard grid.layouts.reduce(0, { $0 + $1.tiles.count }) <= tilesPrinted else { return [] }
    var found: [Diagnostic] = []
    for output in Output.all {
        let lacks = output.check(grid)
        found += lacks
        if lacks.hasErrors { continue }
        let text = emit(grid, as: output)
        expect(text.utf8.last == UInt8(ascii: "\n"), "\(output.name) ends its last line")
        expect(!text.utf8.contains(0), "\(output.name) has no byte that no text has")
    }
    for ascii in [false, true] {
        _ = terminalDrawing(grid, count: nil, columns: ascii ? 7 : 60, ascii: ascii)
    }
    return found
}

/// Characters that change the direction of what follows (Unicode Standard Annex 9).
private let turnsText: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]

/// Writes findings in every format. Their places are in the file, and nothing in them reaches a terminal.
private func tryReports(_ findings: [Diagnostic], of source: SourceText) {
    for finding in findings {
        let spans = [finding.span] + finding.related.map(\.span) + finding.fix.map(\.span)
        for span in spans {
            expect(0 <= span.start && span.start <= span.end && span.end <= source.bytes.count, "a place")
        }
        expect(!finding.message.isEmpty, "a message")
    }
    for columns in [nil, 20] {
        var report = Report(paint: Paint(isOn: false, columns: columns))
        for scalar in report.text(of: findings, in: source).unicodeScalars where scalar != "\n" {
            let properties = scalar.properties
            expect(properties.generalCategory != .control, "no control character in a report")
            expect(
                !turnsText.contains { $0.contains(scalar.value) }, "no character that turns a report around")
        }
    }
    let files = [Findings(source: source, diagnostics: findings)]
    for format in ReportFormat.allCases {
        guard let text = format.render(files) else { continue }
        expect(
            !text.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") }, "no control character in \(format)"
        )
    }
    for line in githubReport(files).split(separator: "\n") {
        expect(line.hasPrefix("::error ") || line.hasPrefix("::warning "), "one line for each annotation")
    }
}

/// Formats a spec: what comes of it means the same and is formatted.
private func tryFormat(_ parsed: ParsedSpec, grid: Grid?) {
    guard let text = formatted(parsed) else {
        expect(parsed.diagnostics.hasErrors, "a spec without errors is formatted")
        return
    }
    expect(!parsed.diagnostics.hasErrors, "a spec with errors is not formatted")
    let again = parse(SourceText(name: "test.grid", text: text))
    expect(formatted(again) == text, "formatting twice is formatting once")
    expect(again.comments.count == parsed.comments.count, "every comment is kept")
    guard let grid else { return }
    guard let same = compile(again, fallbackName: "Test").grid else { stop("the formatted spec has errors") }
    expect(
        same.layouts.map(\.tiles) == grid.layouts.map(\.tiles)
            && same.layouts.map(\.height) == grid.layouts.map(\.height)
            && same.rules.map(\.arrangement) == grid.rules.map(\.arrangement) && same.doc == grid.doc,
        "the formatted spec is the same grid")
}

/// Mends a spec: no error comes up, and a grid stays.
private func tryFixes(_ source: SourceText, _ found: [Diagnostic]) {
    let fixed = fixing(source, fallbackName: "Test").source
    let left = lint(parse(fixed), fallbackName: "Test")
    expect(left.count(of: .error) <= found.count(of: .error), "mending makes no error")
}

/// Stops the program, which a fuzzer takes for a finding.
private func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { stop(what()) }
}

private func stop(_ what: String) -> Never { fatalError("does not hold: \(what)") }

/// The bytes of a file; nil where it can't be read.
package func bytes(ofFile path: String) -> [UInt8]? { try? readFile(path).get() }
