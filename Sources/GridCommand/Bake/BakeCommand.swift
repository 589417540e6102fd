internal import GridEmit
internal import GridModel
internal import GridSyntax

/// `gridgen bake`: writes an album of known photos as a style sheet or a page, without a script.
struct BakeCommand {
    let settings: BakeSettings
    let console: Console

    func run() -> ExitCode {
        let targets = settings.requests.map { request in
            (
                kind: request.kind, path: settings.path(of: request),
                isNamed: (request.path ?? settings.file) != nil
            )
        }
        let files = RunFiles(
            reading: [
                RunFiles.Use(path: settings.spec, what: "spec"),
                RunFiles.Use(path: settings.ratios, what: "file of the ratios"),
            ],
            writing: targets.map { target in
                RunFiles.Use(path: target.path, what: "`\(target.kind.rawValue)`")
            })
        if let problem = files.problem {
            console.fail(problem)
            return .failure
        }
        files.removeLeftovers()
        let source: SourceText
        switch console.readSpec(settings.spec, settings.common) {
        case .failure(let failure): return console.report(failure)
        case .success(let text): source = text
        }
        let photos: [AlbumPhoto]
        switch settings.ratios == "-" ? console.readInput() : readFile(settings.ratios) {
        case .failure(let failure): return console.report(failure)
        case .success(let bytes):
            do throws(AlbumError) {
                photos = try named(try AlbumPhotos(bytes).photos)
            } catch {
                console.fail("\(settings.ratios == "-" ? "stdin" : shown(settings.ratios)): \(error.message)")
                return .findings
            }
        }
        let compilation = compileGrid(source)
        report(compilation.diagnostics, in: source)
        guard let grid = compilation.grid else { return exitCode(of: compilation.diagnostics) }
        guard let album = album(grid, photos, source) else { return .findings }
        var exit = ExitCode.success
        for target in targets {
            let text =
                switch target.kind {
                case .css: album.css
                case .html: album.html
                case .page: album.page(title: settings.title)
                case .images: album.imagesDocument
                case .data: album.data
                }
            if target.path == "-" {
                exit = max(exit, console.answer(text))
            } else if case .failure(let failure) = write(text, to: target.path, isNamed: target.isNamed) {
                exit = max(exit, console.report(failure))
            }
        }
        return exit
    }

    /// The photos with the addresses of their files, if an output contains these.
    private func named(_ photos: [AlbumPhoto]) throws(AlbumError) -> [AlbumPhoto] {
        guard settings.requests.contains(where: { $0.kind.namesFiles }) else { return photos }
        var named = photos
        /// The photos by their files.
        var places: [String: Int] = [:]
        for place in photos.indices {
            do throws(AlbumError) {
                named[place] = try settings.names.named(photos[place], place + 1)
            } catch {
                throw AlbumError(message: "photo \(place + 1): \(error.message)")
            }
            let source = named[place].source ?? ""
            // A photo may be in an album twice.
            if let other = places.updateValue(place, forKey: source),
                photos[other].source == nil || photos[other].source != photos[place].source
            {
                throw AlbumError(
                    message:
                        "photo \(place + 1): it would have the files of photo \(other + 1), `\(shown(source))`; "
                        + "write `{number}` in `--src`, too")
            }
        }
        return named
    }

    /// Writes an output to a file that the user named, or to the one beside the ratios.
    private func write(_ text: String, to path: String, isNamed: Bool) -> Result<Void, IOFailure> {
        let place = isNamed ? .success(path) : place(of: path, within: folder(ofPath: path))
        return place.flatMap { place in
            let file = OutputFile(path, replacing: isNamed ? nil : place)
            file.add(Array(text.utf8))
            return file.finish()
        }
    }

    private func album(_ grid: Grid, _ photos: [AlbumPhoto], _ source: SourceText) -> BakedAlbum? {
        var options = EmitOptions()
        options.prefix = settings.prefix
        options.layer = settings.layer
        options.source = fileName(ofPath: source.name)
        options.images = settings.images
        options.images.container = settings.container(of: grid)
        let name = shown(source.name)
        if let span = grid.placeByHeight {
            report(
                [
                    Diagnostic(
                        .unsupportedOutput, "`bake` can't lay out sections by height", at: span,
                        help:
                            "the photos' ratios change nothing under `frame fill`; use `gridgen build --emit css`"
                    )
                ], in: source)
            return nil
        }
        do throws(BakingFailure) {
            return try BakedAlbum(
                grid, photos, options: options,
                listsImages: settings.requests.contains { $0.kind.listsImages })
        } catch {
            switch error {
            case .noLayout(let width):
                console.fail(
                    "\(name) has no layout for \(counted(photos.count, "photo")) at the width \(width.shortest)"
                )
            case .balanced(let origin):
                report(
                    [
                        Diagnostic(
                            .unsupportedOutput,
                            "`bake` can't lay out `balanced` rows that keep their photos' ratios",
                            at: origin.span,
                            help:
                                "the rows change where squares of heights are equal, which is at no exact width; "
                                + "leave `balanced` out, or use `gridgen build --emit ts`")
                    ], in: source)
            case .tooManyRanges:
                console.fail(
                    "\(name) changes the layout of these photos at more than \(Grid.mostBakedRanges) widths; "
                        + "use `gridgen build --emit ts`")
            case .noWidth:
                let widths = "\(grid.width.lower.decimal)..\(grid.width.upper.decimal)"
                console.fail(
                    "\(name) has no width for the container \(options.images.container.css): it is for widths of \(widths)"
                )
            case .overflow:
                console.fail(
                    "\(name) has fractions that don't fit in 128 bits; write numbers with fewer digits")
            }
            return nil
        }
    }

    private func report(_ diagnostics: [Diagnostic], in source: SourceText) {
        if diagnostics.isEmpty { return }
        var report = Report(paint: console.errorPaint)
        console.writeError(report.text(of: diagnostics, in: source))
        if let summary = report.summary { console.writeError(summary + "\n") }
    }
}
