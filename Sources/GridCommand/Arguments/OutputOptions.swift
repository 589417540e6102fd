/// Checks that each option of outputs has one of the requested ones to configure.
func checkEffects(
    of options: [(name: String, outputs: [String])], on names: [String]
) throws(UsageError) {
    for (name, outputs) in options where !outputs.contains(where: names.contains) {
        let requested = Set(names).sorted().map { "`\($0)`" }.joined(separator: ", ")
        let configured = outputs.map { "`\($0)`" }
            .joined(separator: outputs.count > 2 ? ", " : " and ")
        throw UsageError(message: "`\(name)` has no effect on \(requested); it configures \(configured)")
    }
}
