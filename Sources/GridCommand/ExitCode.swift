/// What the process answers; never another number.
enum ExitCode: Int32 {
    /// All is well.
    case success = 0
    /// Something was found wrong with a spec, or output is stale.
    case findings = 1
    /// The command line, an input or an output failed.
    case failure = 2
}
