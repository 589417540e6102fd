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

/// A language that grids are printed in as code: what is generated in it. The rest of a file is the language's kit.
protocol CodeLanguage: CodeWriter {
    /// The code of its kit.
    static var kit: KitCode { get }

    /// Whether the runtime is that of a kit, which the app has once.
    var usesKit: Bool { get }

    /// Prints what a file begins with: where it comes from, imports, and the comment of the spec.
    func writeHead(to printer: inout CodePrinter)
    /// Prints what is generated at a place of the kit, in files that stand alone.
    func write(_ place: KitPlace, to printer: inout CodePrinter)
    /// Prints what files on the kit have.
    func writeOnKit(to printer: inout CodePrinter)
    /// Prints what a file ends with.
    func writeEnd(to printer: inout CodePrinter)

    /// The access level before what callers use: empty, or a word and a blank.
    var access: String { get }
}

extension CodeLanguage {
    var access: String { "" }

    func write(to printer: inout CodePrinter) {
        writeHead(to: &printer)
        if usesKit {
            writeOnKit(to: &printer)
        } else {
            Self.kit.write(for: traits, access: access, to: &printer, insert: write)
        }
        writeEnd(to: &printer)
    }
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
