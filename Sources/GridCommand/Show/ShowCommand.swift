internal import GridEmit
internal import GridModel
internal import GridSyntax

/// `gridgen show`: draws layouts in the terminal.
struct ShowCommand {
    let settings: ShowSettings
    let console: Console

    func run() -> ExitCode {
        guard settings.watches else { return draw() }
        return settings.watch(console) { settings, specs, _ in
            RunExit(ShowCommand(settings: settings, console: console).draw(), of: specs.paths)
        }
    }

    private func draw() -> ExitCode {
        switch console.readSpec(settings.spec, settings.common) {
        case .failure(let failure): console.report(failure)
        case .success(let source): draw(source)
        }
    }

    private func draw(_ source: SourceText) -> ExitCode {
        let compilation = compileGrid(source)
        var report = Report(paint: console.errorPaint)
        if !compilation.diagnostics.isEmpty {
            console.writeError(report.text(of: compilation.diagnostics, in: source))
            if let summary = report.summary { console.writeError(summary + "\n") }
        }
        guard let grid = compilation.grid else { return exitCode(of: compilation.diagnostics) }
        if settings.listsImages { return listImages(of: grid, source, &report) }
        if settings.count == nil, Output.svg.check(grid).hasErrors {
            console.fail(
                "\(shown(source.name)) has too many layouts to draw them all; give a number of photos")
            return .findings
        }
        for (side, length, promised) in [
            ("width", settings.width, grid.width), ("height", settings.height, grid.height),
        ] {
            guard let length, length < promised.lower || length > promised.upper else { continue }
            let (least, most) = (promised.lower.decimal, promised.upper.decimal)
            console.fail("\(shown(source.name)) is for \(side)s of \(least)..\(most), not \(length.decimal)")
            return .findings
        }
        let text = terminalDrawing(
            grid, count: settings.count, width: settings.width, height: settings.height,
            ratios: settings.ratios,
            columns: console.columns ?? 80, ascii: settings.ascii)
        guard let text else {
            return failCount(
                source, settings.count ?? 0 > 1_000 ? " that can be drawn; the limit is 1000 tiles" : "")
        }
        return console.answer(text)
    }

    private func listImages(of grid: Grid, _ source: SourceText, _ report: inout Report) -> ExitCode {
        let (lines, diagnostics) = imageListing(of: grid, settings.images, count: settings.count)
        guard diagnostics.isEmpty else {
            console.writeError(report.text(of: diagnostics, in: source))
            return .findings
        }
        if lines.isEmpty {
            return failCount(
                source, settings.count ?? 0 > 10_000 ? " that can be listed; the limit is 10000 images" : "")
        }
        return console.answer(lines.joined(separator: "\n") + "\n")
    }

    private func failCount(_ source: SourceText, _ limit: String = "") -> ExitCode {
        console.fail(
            "\(shown(source.name)) has no layout for \(counted(settings.count ?? 0, "photo"))\(limit)")
        return .findings
    }
}
