internal import GridEmit
internal import GridModel
internal import GridSyntax

extension Explanation {
    /// The explanation for a terminal: the meaning, the reason and two examples.
    func text(_ paint: Paint) -> String {
        let role: Paint.Role = code.severity == .error ? .error : .warning
        var text =
            paint(.heading, code.rawValue) + " (" + paint(role, code.severity.rawValue) + "): \(summary)\n\n"
            + wrapped(reason, columns: min(paint.columns ?? 80, 80)).joined(separator: "\n") + "\n"
        if let bad { text += "\n" + paint(.heading, "Bad:") + "\n\n" + indented(bad) }
        if let good { text += "\n" + paint(.heading, "Good:") + "\n\n" + indented(good) }
        return text
    }

    /// The explanation for programs.
    var json: JSONValue {
        .object([
            ("code", .string(code.rawValue)), ("severity", .string(code.severity.rawValue)),
            ("summary", .string(summary)), ("reason", .string(reason)),
            ("bad", JSONValue(bad)), ("good", JSONValue(good)),
        ])
    }

    private func indented(_ spec: String) -> String {
        spec.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
}
