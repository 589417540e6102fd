internal import GridEmit
internal import GridModel
internal import GridSyntax

// Runs bytes through parts of the compiler, and stops the program if something fails that holds for every input.
//
// This file is compiled as a part of GridCommand; see `run`.

/// The whole pipeline, from text to every output, every report and the formatter.
package func tryPipeline(_ bytes: [UInt8]) {
    tryFormat(bytes)
    tryCompile(bytes)
    tryOutputs(bytes)
    tryReports(bytes)
    tryLint(bytes)
}

/// Formats a spec: formatting again changes nothing, and every comment is kept.
package func tryFormat(_ bytes: [UInt8]) {
    let parsed = parse(bytes)
    checkPlaces(parsed.diagnostics, in: parsed.source)
    guard let text = formatted(parsed) else {
        expect(parsed.diagnostics.hasErrors, "a spec without errors is formatted")
        return
    }
    expect(!parsed.diagnostics.hasErrors, "a spec with errors is not formatted")
    let again = parse(Array(text.utf8))
    expect(formatted(again) == text, "formatting twice is formatting once")
    expect(again.comments.count == parsed.comments.count, "every comment is kept")
}

/// Compiles a spec: the result is a grid or an error, and the formatted spec gives the same grid.
package func tryCompile(_ bytes: [UInt8]) {
    let parsed = parse(bytes)
    let compilation = compile(parsed, fallbackName: "Test")
    expect((compilation.grid == nil) == compilation.diagnostics.hasErrors, "a grid or an error")
    checkPlaces(compilation.diagnostics, in: parsed.source)
    guard let grid = compilation.grid, let text = formatted(parsed), text.utf8.count < 2_000 else { return }
    guard let same = compile(parse(Array(text.utf8)), fallbackName: "Test").grid else {
        stop("the formatted spec has errors")
    }
    expect(
        same.layouts.map(\.geometry) == grid.layouts.map(\.geometry)
            && same.rules.map(\.arrangement) == grid.rules.map(\.arrangement) && same.doc == grid.doc,
        "the formatted spec is the same grid")
}

/// The most tiles of a grid that is printed: larger grids take most of the time and find least.
private let tilesPrinted = 200

/// Prints a grid as every output that can express it, and draws it.
package func tryOutputs(_ bytes: [UInt8]) {
    guard let grid = compile(parse(bytes), fallbackName: "Test").grid,
        grid.layouts.reduce(0, { $0 + $1.tileCount }) <= tilesPrinted
    else { return }
    for output in Output.all where !output.check(grid).hasErrors {
        let text = emit(grid, as: output)
        expect(text.utf8.last == UInt8(ascii: "\n"), "\(output.name) ends its last line")
        expect(!text.utf8.contains(0), "\(output.name) has no byte that no text has")
    }
    for ascii in [false, true] {
        _ = terminalDrawing(grid, count: nil, columns: ascii ? 7 : 60, ascii: ascii)
    }
}

/// Lints and fixes a spec: no error appears, and a grid stays the same.
package func tryLint(_ bytes: [UInt8]) {
    let parsed = parse(bytes)
    let found = lint(parsed, fallbackName: "Test")
    checkPlaces(found, in: parsed.source)
    // Each fix-it that is tried compiles the spec again.
    guard bytes.count <= 400, found.contains(where: { !$0.fix.isEmpty }) else { return }
    let fixed = fixing(parsed.source, fallbackName: "Test").source
    let left = lint(parse(fixed), fallbackName: "Test")
    expect(left.count(of: .error) <= found.count(of: .error), "fixing adds no error")
}

/// Reports the findings of a spec in every format: no control character of the spec reaches a terminal.
package func tryReports(_ bytes: [UInt8]) {
    let parsed = parse(bytes)
    let findings = compile(parsed, fallbackName: "Test").diagnostics
    for columns in [nil, 20] {
        var report = Report(paint: Paint(isOn: false, columns: columns))
        let text = report.text(of: findings, in: parsed.source)
        // Most text is plain, and the Unicode tables are slow.
        for scalar in text.unicodeScalars where !(" "..."~" ~= scalar || scalar == "\n") {
            expect(scalar.properties.generalCategory != .control, "no control character in a report")
            // Emoji may have a joiner or a variation selector.
            let isOfEmoji = [0x200D, 0xFE0E, 0xFE0F].contains(scalar.value)
            expect(isOfEmoji || !scalar.isInvisible, "no invisible character in a report")
        }
    }
    let files = [Findings(source: parsed.source, diagnostics: findings)]
    // SARIF explains each reported code with a fixed text, which takes ten times as long as everything else.
    let sum = bytes.reduce(0) { $0 &+ Int($1) }
    for format in ReportFormat.allCases where format != .sarif || sum % 32 == 0 {
        guard let text = format.render(files) else { continue }
        expect(
            !text.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") }, "no control character in \(format)"
        )
    }
    for line in githubReport(files).split(separator: "\n") {
        expect(line.hasPrefix("::error ") || line.hasPrefix("::warning "), "one line for each annotation")
    }
}

private func parse(_ bytes: [UInt8]) -> ParsedSpec { parse(SourceText(name: "test.grid", bytes: bytes)) }

/// Checks that findings have a message, and places in the file.
private func checkPlaces(_ findings: [Diagnostic], in source: SourceText) {
    for finding in findings {
        let spans = [finding.span] + finding.related.map(\.span) + finding.fix.map(\.span)
        for span in spans {
            expect(0 <= span.start && span.start <= span.end && span.end <= source.bytes.count, "a place")
        }
        expect(!finding.message.isEmpty, "a message")
    }
}

/// Stops the program, which the fuzzer counts as a finding.
private func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { stop(what()) }
}

private func stop(_ what: String) -> Never { fatalError("does not hold: \(what)") }

/// The bytes of a file; nil if it can't be read.
package func bytes(ofFile path: String) -> [UInt8]? { try? readFile(path).get() }
