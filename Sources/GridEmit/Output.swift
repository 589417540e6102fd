public import GridModel

public import struct GridSyntax.Diagnostic

/// A kind of output: how it is called, and how a grid is printed as it.
public struct Output: Sendable {
    /// What `--emit` calls it.
    public let name: String
    /// What stands behind the name of the spec in a file's name: `.swift` in `nice.grid.swift`.
    public let suffix: String
    /// What a grid asks for that it can't express.
    private let lacks: @Sendable (Grid) -> [Lack]
    /// Prints a grid.
    public let print: @Sendable (Grid, EmitOptions, inout CodePrinter) -> Void

    init(
        name: String, suffix: String, lacks: @escaping @Sendable (Grid) -> [Lack] = { _ in [] },
        print: @escaping @Sendable (Grid, EmitOptions, inout CodePrinter) -> Void
    ) {
        self.name = name
        self.suffix = suffix
        self.lacks = lacks
        self.print = print
    }

    /// Reports what a grid asks for that the output can't express, each form once.
    public func check(_ grid: Grid) -> [Diagnostic] { lacks(grid).map { $0.diagnostic(of: name) } }

    /// All kinds of output, in the order that help shows.
    public static let all: [Output] = [.swift, .json, .css, .svg, .html]
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

/// Prints a grid as one kind of output: UTF-8 with LF and a final newline, the same for the same grid always.
///
/// The grid may ask for nothing that the output lacks; `check(_:)` of the output tells.
public func emit(_ grid: Grid, as output: Output, options: EmitOptions = EmitOptions()) -> String {
    var printer = CodePrinter()
    output.print(grid, options, &printer)
    return printer.text
}

/// The same in pieces of some megabyte, for who writes them to a file; one piece where it is shorter.
package func emit(
    _ grid: Grid, as output: Output, options: EmitOptions, to receive: @escaping ([UInt8]) -> Void
) {
    var printer = CodePrinter(receive: receive)
    output.print(grid, options, &printer)
    printer.finish()
}

/// The version of gridgen, as `--version` prints it.
public let gridgenVersion = "0.1.0"
