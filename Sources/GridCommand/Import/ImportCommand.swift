internal import GridModel
internal import GridSyntax

/// `gridgen import`: writes a spec for layouts that exist.
struct ImportCommand {
    let settings: ImportSettings
    let console: Console

    func run() -> ExitCode {
        do throws(ImportError) {
            switch settings.source {
            case .rows: return try answer(importedRows(settings.arguments))
            case .areas:
                guard case .success(let bytes) = read(settings.arguments[0]) else { return .failure }
                let (spec, notes) = try importedAreas(bytes)
                for note in notes { console.note(note) }
                return try answer(spec)
            case .frames:
                var measurements: [Measurement] = []
                for path in settings.arguments {
                    guard case .success(let bytes) = read(path) else { return .failure }
                    measurements.append(try measurement(bytes, path))
                }
                if settings.isMirrored { measurements = measurements.map { $0.mirrored } }
                let (text, notes) = try FrameImport.spec(
                    of: measurements, tolerance: settings.tolerance.nearestDouble)
                for note in notes { console.note(note) }
                return console.answer(text)
            }
        } catch {
            console.fail(error.message)
            return .findings
        }
    }

    private func read(_ path: String) -> Result<[UInt8], IOFailure> {
        let input = path == "-" ? console.readInput() : readFile(path)
        if case .failure(let failure) = input { _ = console.report(failure) }
        return input
    }

    private func measurement(_ bytes: [UInt8], _ path: String) throws(ImportError) -> Measurement {
        let name = path == "-" ? "stdin" : shown(path)
        do throws(ImportError) {
            return try Measurement(bytes, file: name)
        } catch {
            throw ImportError(message: "\(name): \(error.message)")
        }
    }

    /// Prints a spec in canonical form, unless it doesn't compile.
    private func answer(_ spec: String) throws(ImportError) -> ExitCode {
        let source = SourceText(name: "import.grid", text: spec)
        let compilation = compileGrid(source)
        guard compilation.grid != nil else {
            throw ImportError(
                message: compilation.diagnostics.first { $0.severity == .error }?.message
                    ?? "no spec gives this")
        }
        let fixed = fixing(source, fallbackName: "Import").source
        return console.answer(formatted(parse(fixed)) ?? spec)
    }
}
