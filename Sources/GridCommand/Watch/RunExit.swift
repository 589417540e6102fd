/// The exit code of a run, and of the specs that have another one than 0.
struct RunExit {
    private(set) var code = ExitCode.success
    private(set) var specs: [String: ExitCode] = [:]
    /// The specs that ran although only others had changed.
    var others: [String] = []

    init() {}

    /// The same exit code for all specs.
    init(_ code: ExitCode, of specs: [String]) {
        add(code, of: nil)
        for spec in specs { add(code, of: spec) }
    }

    /// Adds the result of a spec, or of something else that the run did.
    mutating func add(_ code: ExitCode, of spec: String?) {
        guard code != .success else { return }
        self.code = max(self.code, code)
        if let spec { specs[spec] = max(specs[spec] ?? code, code) }
    }
}
