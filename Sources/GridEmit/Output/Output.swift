public import GridModel

public import struct GridSyntax.Diagnostic

/// An output: its name, and how it prints a grid.
public struct Output: Sendable {
    /// What `--emit` calls it.
    public let name: String
    /// What is appended to the spec's file name: `.swift` in `nice.grid.swift`.
    public let suffix: String
    /// What to do about a form that it can't express, for errors; nil if only leaving it out helps.
    private let advice: String?
    /// The name that the output of a grid defines where outputs of other grids define theirs: a type, the beginning of functions,
    /// or a class. Takes the grid's name. Nil if it defines none.
    package let definedName: (@Sendable (String, EmitOptions) -> String)?
    /// Prepares a grid for printing, or throws what the output can't express.
    private let make: @Sendable (SharedContent, EmitOptions) throws(Lacks) -> PreparedOutput.Print

    init(
        name: String, suffix: String, instead advice: String? = nil,
        defines definedName: (@Sendable (String, EmitOptions) -> String)? = nil,
        make: @escaping @Sendable (SharedContent, EmitOptions) throws(Lacks) -> PreparedOutput.Print
    ) {
        self.name = name
        self.suffix = suffix
        self.advice = advice
        self.definedName = definedName
        self.make = make
    }

    /// What to do instead of an output that lays out pages without a script: another output has all forms.
    static func adviceForPages(_ name: String) -> String {
        "use `--emit ts` instead of `\(name)`, or `gridgen bake` if the photos are known"
    }

    /// Prepares a grid for printing.
    public func prepare(_ grid: Grid, options: EmitOptions = EmitOptions()) -> PreparedOutput {
        prepare(SharedContent(grid), options)
    }

    /// Prepares a grid for printing as several outputs, in their order. What they have in common is made once.
    package static func prepare(
        _ outputs: [Output], of grid: Grid, options: EmitOptions
    ) -> [PreparedOutput] {
        let content = SharedContent(grid)
        return outputs.map { $0.prepare(content, options) }
    }

    private func prepare(_ content: SharedContent, _ options: EmitOptions) -> PreparedOutput {
        do throws(Lacks) {
            return PreparedOutput(diagnostics: [], print: try make(content, options))
        } catch {
            let diagnostics = error.all.map { $0.diagnostic(of: name, instead: advice) }
            return PreparedOutput(diagnostics: diagnostics, print: { _ in })
        }
    }

    /// Reports what the output can't express in a grid, each kind once.
    public func check(_ grid: Grid) -> [Diagnostic] { prepare(grid).diagnostics }
}

/// The choices that the outputs offer.
public struct EmitOptions: Hashable, Sendable {
    /// JSON: exact fractions as strings instead of the nearest doubles.
    public var fractions = false
    /// Swift and Kotlin: the access level of the generated code; nil for the language's own: internal in Swift, public in Kotlin.
    public var access: AccessLevel?
    /// Swift, TypeScript, Kotlin and C: how the code gets its runtime; nil for a file that has it.
    public var kit: KitUse?
    /// Swift, TypeScript, Kotlin and C: the functions that are generated, with what they need; empty for all.
    public var only: [CodeFunction] = []
    /// Kotlin: the name of the package, in words separated by full stops; empty for none.
    public var package = ""
    /// Kotlin: the package of the kit, for code that uses it.
    public var kitPackage = "gridgen"
    /// CSS: the prefix of the class and of its custom properties; letters, digits and hyphens.
    public var prefix = ""
    /// CSS: the cascade layer that the rules are in; empty for none. Names of layers inside layers are separated by full stops.
    public var layer = ""
    /// Images: for which files and pages.
    package var images = ImageOptions()
    /// The spec's file name without its folder, for the line that names the source of the output.
    public var source = ""

    /// Creates the default options.
    public init() {}

    /// The functions that a file with a runtime of its own has; those of a kit are in the kit.
    var ownFunctions: [CodeFunction] { kit == nil ? only : [] }
}

/// The access level of generated code.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
    /// Visible in the module.
    case `internal`
    /// Visible in the package.
    case package
    /// Visible everywhere.
    case `public`
}

/// Where generated code finds the kit of its language.
public enum KitUse: String, Hashable, Sendable, CaseIterable {
    /// In a module, package or header, which the code imports.
    case package
    /// In the module that the code is part of; for Swift.
    case sameModule = "same-module"
}

/// An output of a grid, ready to be printed.
public struct PreparedOutput: Sendable {
    typealias Print = @Sendable (inout CodePrinter) -> Void

    /// What the output can't express in the grid. If there is an error, nothing is printed.
    public let diagnostics: [Diagnostic]
    let print: Print

    /// The text: UTF-8 with LF and a final newline. Equal grids give equal texts.
    public var text: String {
        var printer = CodePrinter()
        print(&printer)
        return printer.text
    }

    /// Passes on the text in pieces of about a megabyte, so that a long text can be written to a file without being
    /// held in memory.
    package func write(to receive: @escaping ([UInt8]) -> Void) {
        var printer = CodePrinter(receive: receive)
        print(&printer)
        printer.finish()
    }
}

/// Prints a grid as one output. The text is empty if `check(_:)` finds an error.
public func emit(_ grid: Grid, as output: Output, options: EmitOptions = EmitOptions()) -> String {
    output.prepare(grid, options: options).text
}

/// The version of gridgen, printed by `--version`.
public let gridgenVersion = "0.1.0"
