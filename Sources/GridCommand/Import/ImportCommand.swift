/// `gridgen import`: writes a spec for layouts that exist.
struct ImportCommand {
    let settings: ImportSettings
    let console: Console

    func run() -> ExitCode { .success }
}
