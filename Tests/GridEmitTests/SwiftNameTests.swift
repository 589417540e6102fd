import Foundation
import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import GridEmit

/// The names that a grid can have in Swift. `Tests/Compilers/swift-names` tries every name with a meaning there.
@Suite("Names in Swift") struct SwiftNameTests {
    /// A spec that needs all of generated Swift: a table of digits, trees, rows, columns, patterns and the add tile.
    private static let rich = """
        ## min and Double, Frame of Layout
        append to 3
        tile photo
        1: 1
        ## max(1, 2) photos
        2[tw]: 2
        2: 1, 1
        3: 1 | (1, 1)
        4: 4 tile 1:1
        5..: rows of 4 balanced
        70: 70 tile 1:1
        when width 600..<700 { waterfall 3 }
        when width >= 700 {
            8..: rows of 5 tile 4:3
        }

        """

    /// The types in generated Swift, which must be the grid's own whatever its name.
    private static let nested = ["Frame", "Layout", "Plan", "Size"]

    private static let others = ["Any", "Element", "Type", "any", "init", "max", "min", "some"]

    @Test("grids with names that have a meaning in Swift compile in one module", .compiler)
    func compiles() throws {
        try withTemporaryFolder { folder in
            let names = Self.nested + Self.others
            for name in names {
                let code = Self.code(of: name, Self.nested.contains(name) ? Self.rich : "1: 1")
                try code.write(to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
            }
            let use = names.map { "_ = `\($0)`.layout(count: 1, width: 300)?.size" }
            try "func use() {\n\(use.joined(separator: "\n"))\n}\n".write(
                to: folder.appending(path: "use.swift"), atomically: true, encoding: .utf8)
            let flags = [
                "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "5", "-warnings-as-errors",
            ]
            let result = try run("swiftc", flags + (names + ["use"]).map { "\($0).swift" }, in: folder)
            #expect(result.status == 0, "\(result.output)")
        }
    }

    @Test("the names that a grid can't have include all that generated code uses")
    func inCode() throws {
        let used = try typesUsed(in: .swift, declaredBy: "enum|struct|protocol|typealias")
        // Without CoreGraphics, the lines that name it are left out.
        #expect(used.subtracting(swiftTakenNames) == ["CoreGraphics"])
    }

    @Test("a name that generated Swift needs is an error at its place, only for this output")
    func refused() throws {
        for name in swiftTakenNames {
            let grid = try #require(compiled("1: 1\ngrid \(name)").grid)
            let found = Output.swift.check(grid)
            #expect(
                found.map(\.message) == [
                    "the swift output can't name a type `\(name)`, since Swift uses that name"
                ])
            #expect(found.map(\.span) == [SourceSpan(5, 10 + name.utf8.count)])
            #expect(found.first?.help == "write `grid \(name)Grid`, or leave `swift` out of `--emit`")
            let other = try #require(compiled("1: 1\ngrid \(name)Grid").grid)
            #expect(Output.swift.check(other).isEmpty)
            for output in Output.all where !["swift", "kotlin"].contains(output.name) {
                #expect(output.check(grid).isEmpty)
            }
        }
    }

    @Test("the error says if the name comes from the file")
    func refusedFromFile() throws {
        let grid = try #require(compiled("1: 1", name: gridName(fromFileStem: "double")).grid)
        let found = Output.swift.check(grid)
        #expect(found.map(\.span) == [SourceSpan(0, 0)])
        #expect(
            found.first?.help
                == "the name comes from the file: write `grid DoubleGrid`, or leave `swift` out of `--emit`")
    }

    @Test("nothing but the name differs", arguments: ["min", "max", "Frame", "text", "Layout", "x"])
    func differsInName(_ name: String) throws {
        // The digits of this one contain `min[`.
        let digits = "frame 1:1\nsmallest 0\n3: 1, 1@3137150 | 1@3000001\n70: 70"
        for spec in [Self.rich, digits] {
            let expected = Self.code(of: "Nice", spec).split(separator: "\n")
            let lines = Self.code(of: name, spec).split(separator: "\n")
            #expect(lines.count == expected.count)
            let changed = zip(lines, expected).filter { $0 != $1 }.map { $0.0 }
            let named = [
                "/// The photo layouts of \(name).", "nonisolated enum \(name) {",
                "    nonisolated extension \(name).Frame { var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }",
                "    nonisolated extension \(name).Size { var cgSize: CGSize { CGSize(width: width, height: height) } }",
            ]
            #expect(changed.map(String.init) == (spec == digits ? named : Array(named.dropFirst())))
        }
        #expect(Self.code(of: "min", digits).contains("min["))
    }

    private static func code(of name: String, _ spec: String) -> String {
        compiled(spec, name: name).grid.map { emit($0, as: .swift) } ?? ""
    }
}
