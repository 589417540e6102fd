extension Output {
    /// The module of TypeScript without its types.
    public static let js = Output(name: "js", suffix: ".js", JavaScriptWriter.self)
    /// What the module of JavaScript declares, for those who use it in TypeScript.
    public static let dts = Output(name: "dts", suffix: ".d.ts", DeclarationsWriter.self)
}

/// Prints a grid as an ES module in JavaScript.
private struct JavaScriptWriter: CodeWriter {
    let module: TypeScriptWriter
    var traits: RuntimeTraits { module.traits }

    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks) {
        module = try TypeScriptWriter(shared, options)
    }

    func write(to printer: inout CodePrinter) { printer.add(javaScript(of: module.bytes)) }
}

/// Prints the declarations of a grid's module.
private struct DeclarationsWriter: CodeWriter {
    let module: TypeScriptWriter
    var traits: RuntimeTraits { module.traits }

    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks) {
        module = try TypeScriptWriter(shared, options)
    }

    func write(to printer: inout CodePrinter) { printer.add(declarations(of: module.bytes)) }
}

extension TypeScriptWriter {
    /// The module.
    fileprivate var bytes: [UInt8] {
        var printer = CodePrinter()
        write(to: &printer)
        return printer.bytes
    }
}

/// A module of TypeScript, as gridgen prints it or a kit has it, in JavaScript: the same text without types.
package func javaScript(of module: [UInt8]) -> [UInt8] { ScriptSource(module).javaScript }

/// The declarations of a module of TypeScript, as gridgen prints it or a kit has it.
package func declarations(of module: [UInt8]) -> [UInt8] { ScriptSource(module).declarations }
