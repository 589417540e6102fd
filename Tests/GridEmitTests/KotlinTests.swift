import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import GridEmit

@Suite("Kotlin") struct KotlinTests {
    @Test("the package comes first, with keywords in backticks")
    func package() throws {
        let grid = try #require(compiled("grid in\n1: 1").grid)
        var options = EmitOptions()
        options.package = "org.fun.example"
        let lines = emit(grid, as: .kotlin, options: options).split(separator: "\n").map(String.init)
        #expect(lines.contains("package org.`fun`.example"))
        #expect(lines.contains("public object `in` {"))
        #expect(!emit(grid, as: .kotlin).contains("package"))
    }

    @Test("the object may be internal, linters skip the file, and Java calls functions of the object")
    func access() throws {
        let grid = try #require(compiled("grid Nice\nframe fill\n1: 1").grid)
        var options = EmitOptions()
        #expect(emit(grid, as: .kotlin).contains("\npublic object Nice {"))
        options.access = .internal
        let code = emit(grid, as: .kotlin, options: options)
        #expect(code.contains("\ninternal object Nice {"))
        #expect(code.contains("\n@file:Suppress(\"all\", \"ktlint\")\n"))
        let functions = code.matches(of: #/\n    (.*)\n    public fun /#).map { String($0.1) }
        #expect(functions.count == 6 && functions.allSatisfy { $0.hasPrefix("@kotlin.jvm.Jvm") })
        options.access = .public
        options.kit = .package
        #expect(emit(grid, as: .kotlin, options: options).contains("\npublic object Nice : PhotoGrid("))
    }

    @Test("a kit may be in another package, and needs no imports in its own")
    func kitPackage() throws {
        let grid = try #require(compiled("grid Nice\nframe fill\n1: 1").grid)
        var options = EmitOptions()
        options.kit = .package
        options.kitPackage = "org.fun.grids"
        #expect(emit(grid, as: .kotlin, options: options).contains("\nimport org.`fun`.grids.PhotoGrid\n"))
        options.package = "org.fun.grids"
        #expect(!emit(grid, as: .kotlin, options: options).contains("import"))
    }

    @Test("functions that callers use have lines of at most 100 columns")
    func lines() throws {
        for spec in [
            "waterfall 2", "width 200..900\n1..: rows near 160\ntile photo 1:2..2:1",
            "append to 9\n1..9: rows of 3\ntile 1:1",
        ] {
            let code = emit(try #require(compiled(spec).grid), as: .kotlin)
            let head = code.split(separator: "// What follows is the same").first ?? ""
            let long = head.split(separator: "\n").filter { $0.count > 100 }
            #expect(head.count > 1000 && long == [])
        }
    }

    @Test("on the kit, a file imports the types that it names, and has no functions of its own")
    func kit() throws {
        let grid = try #require(compiled("grid Nice\nframe fill\ngap 2\n1: 1\n2: 2").grid)
        var options = EmitOptions()
        options.kit = .package
        let code = emit(grid, as: .kotlin, options: options)
        let lines = code.split(separator: "\n").map(String.init)
        let imports = lines.filter { $0.hasPrefix("import ") }.map { $0.dropFirst("import gridgen.".count) }
        #expect(
            imports == ["Block", "Insets", "NoTiles", "PhotoGrid", "Plan", "Space", "Table", "TablePlan"])
        #expect(
            lines.contains(
                "public object Nice : PhotoGrid(2.0, 2.0, Insets(0.0, 0.0, 0.0, 0.0), needsHeight = true) {"))
        #expect(code.matches(of: /override fun (\w+)/).map { String($0.1) } == ["read", "makePlan"])
        #expect(!code.contains("private fun"))
    }

    @Test(
        "a file that stands alone has the classes of its own plans, and shows what callers use",
        arguments: [
            ("1: 1", ["TablePlan"]), ("waterfall 2", ["ColumnsPlan"]),
            ("tile 1:1\n1: 1\n2..: rows of 3", ["EqualRowsPlan", "TablePlan"]),
        ])
    func kinds(_ spec: String, _ expected: [String]) throws {
        let code = emit(try #require(compiled(spec).grid), as: .kotlin)
        let classes = code.matches(of: /\n    (\w+) (?:data |enum )?(?:class|interface|object) (\w+)/)
        #expect(
            classes.filter { $0.1 == "private" && $0.2.hasSuffix("Plan") }.map { String($0.2) }.sorted()
                == expected)
        let shown = Set(classes.filter { $0.1 == "public" }.map { String($0.2) })
        let types = ["Container", "Edge", "Frame", "Insets", "Layout", "Move", "Role", "Size"]
        #expect(shown.subtracting(["Columns"]) == Set(types))
    }

    @Test("a name of the kit is an error on the kit only")
    func kitNames() throws {
        let grid = try #require(compiled("1: 1\ngrid Layout").grid)
        var options = EmitOptions()
        #expect(Output.kotlin.prepare(grid, options: options).diagnostics.isEmpty)
        options.kit = .package
        #expect(Output.kotlin.prepare(grid, options: options).diagnostics.count == 1)
    }

    @Test("a table that is too large for a method is an error at the last layout")
    func limit() throws {
        func spec(_ counts: Int) -> String {
            let rules = (1...counts).map { count in
                "\(count): " + (1...count).map { "1@\($0)" }.joined(separator: ", ") + "\n"
            }
            return "frame 1:1\nsmallest 0\n" + rules.joined()
        }
        #expect(Output.kotlin.check(try #require(compiled(spec(25)).grid)).isEmpty)
        let found = Output.kotlin.check(try #require(compiled(spec(60)).grid))
        #expect(found.map(\.code) == [.unsupportedOutput])
        #expect(found.map(\.span.start) == [spec(59).utf8.count])
        #expect(found.first?.message.contains("64 KB") ?? false)
    }

    @Test("the names that a grid can't have include all that generated code uses")
    func namesInCode() throws {
        let used = try typesUsed(in: .kotlin, declaredBy: "object|class|interface")
        #expect(used.subtracting(kotlinTakenNames) == [])
    }

    @Test("a name that the code uses is an error at its place")
    func names() throws {
        for name in kotlinTakenNames {
            let found = Output.kotlin.check(try #require(compiled("1: 1\ngrid \(name)").grid))
            #expect(
                found.map(\.message) == [
                    "the kotlin output can't name an object `\(name)`, since Kotlin uses that name"
                ])
            #expect(found.map(\.span) == [SourceSpan(5, 10 + name.utf8.count)])
        }
    }
}
