import Foundation
import GridModel
import GridSyntax
import Testing

@testable import GridEmit

@Suite("--only") struct ChosenFunctionTests {
    static let outputs = ["swift", "ts", "js", "dts", "kotlin", "c"]

    @Test("all functions by name make the whole file", arguments: outputs)
    func all(_ name: String) throws {
        let output = try #require(Output.all.first { $0.name == name })
        var options = EmitOptions()
        options.only = CodeFunction.allCases
        for golden in GoldenTests.goldens where golden.output.name == name {
            let grid = try Corpus.grid(golden.spec)
            #expect(
                emit(grid, as: output, options: options) == emit(grid, as: output),
                "\(golden.spec.lastPathComponent)")
        }
    }

    @Test("one function makes a shorter file, and the others aren't there", arguments: CodeFunction.allCases)
    func one(_ function: CodeFunction) throws {
        var options = EmitOptions()
        options.only = [function]
        for golden in GoldenTests.goldens where golden.output.name == "ts" {
            let grid = try Corpus.grid(golden.spec)
            let traits = try CodeContent(SharedContent(grid), options).traits
            guard traits.has(function) else { continue }
            let whole = emit(grid, as: .ts)
            let part = emit(grid, as: .ts, options: options)
            let functions = Set(
                part.matches(of: /\nexport (?:function (\w+)|const (\w+) = [<(])/).map {
                    String($0.1 ?? $0.2 ?? "")
                })
            var expected: Set<String> =
                switch function {
                case .frames: ["frames", "into"]
                // Without plans, photos move between layouts of that function.
                case .moves: traits.isDirect ? ["moves", "layout"] : ["moves"]
                default: [function.rawValue]
                }
            // Without plans, all but the number of tiles comes from the frames.
            if traits.isDirect, function != .tileCount { expected.insert("into") }
            if traits.isDirect, expected.contains("layout") { expected.insert("frames") }
            #expect(functions.subtracting(["shape"]) == expected)
            #expect(part.utf8.count < whole.utf8.count)
        }
    }

    @Test("a grid that has none of the chosen functions is an error", arguments: outputs)
    func none(_ name: String) throws {
        let output = try #require(Output.all.first { $0.name == name })
        let grid = try Corpus.grid(try #require(Corpus.specs.first { $0.lastPathComponent == "nice.grid" }))
        var options = EmitOptions()
        options.only = [.rows, .columns]
        let messages = output.prepare(grid, options: options).diagnostics.map { $0.message }
        #expect(
            messages == [
                "the \(name) output can't have the function `rows` or `columns`, since no rule of this grid needs it"
            ])
        options.only.append(.tileCount)
        #expect(output.prepare(grid, options: options).diagnostics.isEmpty)
    }

    @Test("files on a kit in TypeScript have the chosen functions")
    func kit() throws {
        var options = EmitOptions()
        (options.kit, options.only) = (.package, [.frames])
        let grid = try Corpus.grid(try #require(GoldenTests.goldens.first { $0.output.name == "ts" }).spec)
        let constants = emit(grid, as: .ts, options: options).matches(of: /\nexport const (\w+) = \(/).map {
            String($0.1)
        }
        #expect(constants == ["frames", "into"])
    }
}
