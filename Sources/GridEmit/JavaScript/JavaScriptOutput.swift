extension Output {
    /// The module of TypeScript without its types.
    public static let js = Output(name: "js", suffix: ".js", ScriptWriter<ScriptForm>.self)
    /// What the module of JavaScript declares, for those who use it in TypeScript.
    public static let dts = Output(name: "dts", suffix: ".d.ts", ScriptWriter<DeclarationForm>.self)
}

/// What is made of a module of TypeScript.
private protocol ModuleForm {
    static func text(of module: [UInt8]) -> [UInt8]
}

private enum ScriptForm: ModuleForm {
    static func text(of module: [UInt8]) -> [UInt8] { javaScript(of: module) }
}

private enum DeclarationForm: ModuleForm {
    static func text(of module: [UInt8]) -> [UInt8] { declarations(of: module) }
}

/// Prints a grid as what is made of its module.
private struct ScriptWriter<Form: ModuleForm>: CodeWriter {
    let module: TypeScriptWriter
    var traits: RuntimeTraits { module.traits }

    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks) {
        module = try TypeScriptWriter(shared, options)
    }

    func write(to printer: inout CodePrinter) { printer.add(Form.text(of: module.bytes)) }
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
