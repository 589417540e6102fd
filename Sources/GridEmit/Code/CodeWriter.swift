internal import GridModel

internal import struct GridSyntax.SourceSpan

/// What prints grids as code in a language.
protocol CodeWriter: Sendable {
    /// Throws what the language can't express in the grid.
    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks)

    var traits: RuntimeTraits { get }

    /// Prints the grid as a file.
    func write(to printer: inout CodePrinter)
}

extension Output {
    /// Code in a language.
    init(
        name: String, suffix: String, _ language: (some CodeWriter).Type,
        defines definedName: (@Sendable (String, EmitOptions) -> String)? = nil
    ) {
        self.init(name: name, suffix: suffix, defines: definedName) { shared, options throws(Lacks) in
            let writer = try language.init(shared, options)
            try Lacks.check([writer.traits.lackOfFunctions].compactMap { $0 })
            return { writer.write(to: &$0) }
        }
    }
}

extension RuntimeTraits {
    /// What code can't have if the grid has none of the chosen functions.
    fileprivate var lackOfFunctions: Lack? {
        if only.isEmpty || only.contains(where: has) { return nil }
        let names = only.map { "`\($0)`" }.joined(separator: " or ")
        return Lack(
            "can't have the function \(names), since no rule of this grid needs it",
            instead: "choose others, such as `layout` and `frames`", at: SourceSpan(0, 0))
    }
}
