internal import GridEmit
internal import GridServices
internal import GridSyntax

/// A name that the outputs of two specs would both define, so that they can't be in one app.
struct NameClash: Sendable {
    /// The output, as `--emit` calls it.
    let output: String
    /// A type, the beginning of functions, or a class of a style sheet.
    let name: String
    /// The spec that defines it, too.
    let other: String

    /// The error of the spec that comes later.
    func diagnostic(at span: SourceSpan?) -> Diagnostic {
        Diagnostic(
            .nameTaken, "`\(output)` of `\(shown(other))` defines `\(name)`, too",
            at: span ?? SourceSpan(0, 0),
            help: "give one of them another name with `grid NAME`; specs of different apps take a run each")
    }
}

extension BuildPlan {
    /// The clashes by spec: those of each spec whose name an earlier one has.
    ///
    /// All outputs of a run have the same options, such as the package and the prefix, so they belong to one app, whatever folders
    /// they are in. Data and pictures define no names, and modules of TypeScript don't share any.
    ///
    /// - Parameters:
    ///   - input: the content of standard input, if a spec is `-`.
    func nameClashes(_ settings: BuildSettings, input: Result<[UInt8], IOFailure>?) -> [String: NameClash] {
        guard jobs.count > 1, jobs.contains(where: { $0.targets.contains { $0.output.definedName != nil } })
        else { return [:] }
        var specs: [String: String] = [:]
        var clashes: [String: NameClash] = [:]
        for job in jobs {
            guard case .success(let bytes) = job.spec == "-" ? input ?? .success([]) : readFile(job.spec)
            else { continue }
            let source = SourceText(name: settings.common.name(ofSpec: job.spec), bytes: bytes)
            let grid = writtenName(in: source) ?? fallbackName(of: source)
            for target in job.targets {
                guard let name = target.output.definedName?(grid, settings.options) else { continue }
                let key = target.output.name + " " + name
                if let other = specs[key], other != job.spec, clashes[job.spec] == nil {
                    clashes[job.spec] = NameClash(output: target.output.name, name: name, other: other)
                }
                specs[key] = specs[key] ?? job.spec
            }
        }
        return clashes
    }
}
