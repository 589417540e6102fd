public import GridModel

public import struct GridSyntax.Diagnostic

/// A kind of output: how it is called, and how a grid is printed as it.
public struct Output: Sendable {
    /// What `--emit` calls it.
    public let name: String
    /// What stands behind the name of the spec in a file's name: `.swift` in `nice.grid.swift`.
    public let suffix: String
    /// Makes what prints a grid, or says what the grid asks for that the output lacks.
    private let make: @Sendable (Grid, EmitOptions) throws(Lacks) -> PreparedOutput.Print

    init(
        name: String, suffix: String,
        make: @escaping @Sendable (Grid, EmitOptions) throws(Lacks) -> PreparedOutput.Print
    ) {
        self.name = name
        self.suffix = suffix
        self.make = make
    }

    /// Gets everything ready for printing a grid.
    public func prepare(_ grid: Grid, options: EmitOptions = EmitOptions()) -> PreparedOutput {
        do throws(Lacks) {
            return PreparedOutput(diagnostics: [], print: try make(grid, options))
        } catch {
            return PreparedOutput(diagnostics: error.all.map { $0.diagnostic(of: name) }, print: { _ in })
        }
    }

    /// Reports what a grid asks for that the output can't express, each form once.
    public func check(_ grid: Grid) -> [Diagnostic] { prepare(grid).diagnostics }
}

/// What the outputs leave to choose.
public struct EmitOptions: Hashable, Sendable {
    /// JSON: exact fractions as strings instead of the nearest doubles.
    public var fractions = false
    /// Swift: who may use what is generated.
    public var access = AccessLevel.internal
    /// CSS: what stands before the name of the class and of its custom properties; letters, digits and hyphens.
    public var prefix = ""
    /// The file name of the spec, without a path, for the line that says where the output comes from.
    public var source = ""

    /// Creates the options that hold when nothing is chosen.
    public init() {}
}

/// Who may use generated Swift.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
    /// The module.
    case `internal`
    /// The package.
    case package
    /// Everyone.
    case `public`
}

/// An output of a grid, ready to be printed.
public struct PreparedOutput: Sendable {
    typealias Print = @Sendable (inout CodePrinter) -> Void

    /// What the grid asks for that the output can't express; with an error it prints nothing.
    public let diagnostics: [Diagnostic]
    let print: Print

    /// The text: UTF-8 with LF and a final newline, the same for the same grid always.
    public var text: String {
        var printer = CodePrinter()
        print(&printer)
        return printer.text
    }

    /// Passes on the text in pieces of about a megabyte, so that a long one can be written to a file without being held whole.
    package func write(to receive: @escaping ([UInt8]) -> Void) {
        var printer = CodePrinter(receive: receive)
        print(&printer)
        printer.finish()
    }
}

/// Prints a grid as one kind of output, where `check(_:)` finds nothing that the output lacks.
public func emit(_ grid: Grid, as output: Output, options: EmitOptions = EmitOptions()) -> String {
    output.prepare(grid, options: options).text
}

/// The version of gridgen, as `--version` prints it.
public let gridgenVersion = "0.1.0"
