import Foundation
import GridModel
import Testing

@testable import GridEmit

@Suite("Whole goldens") struct GoldenCoverTests {
    /// Goldens whose code is recorded whole. Of the others only what is the spec's own is, so that they change only if that changes.
    static let whole: Set<String> = ["across.grid", "heights.grid", "justified-rows.grid", "photos.grid"]

    @Test(
        "with `generated`, they have all code of the kits: each trait is that of one and not that of another")
    func cover() throws {
        let specs = Corpus.specs.filter {
            $0.path.contains("/specs/") || Self.whole.contains($0.lastPathComponent)
        }
        let traits = try specs.map { try CodeContent(SharedContent(Corpus.grid($0)), EmitOptions()).traits }
        // These are those of options.
        let others: Set<KitTrait> = [.public, .layouts]
        for trait in KitTrait.allCases where !others.contains(trait) {
            #expect(traits.contains { $0.holds(trait) }, "no file has \(trait)")
            #expect(traits.contains { !$0.holds(trait) }, "every file has \(trait)")
        }
    }

    @Test("files in C name what the kit declares, and contain the kinds of their own plans alone")
    func kinds() throws {
        for golden in GoldenTests.goldens where golden.output.name == "c" {
            let grid = try Corpus.grid(golden.spec)
            let writer = try CWriter(SharedContent(grid), EmitOptions())
            for name in writer.usedNames { #expect(KitDeclarations.c.declares(name), "\(name)") }
            let kinds = emit(grid, as: .c).matches(of: /static const \w+Kind \w+ =/)
            #expect(kinds.count == writer.kinds.count)
        }
    }

    @Test(
        "what is the spec's own has its table and not its types",
        arguments: ["swift", "ts", "kotlin", "c"])
    func own(_ name: String) throws {
        let output = try #require(Output.all.first { $0.name == name })
        for golden in GoldenTests.goldens where golden.output.name == name {
            let text = emit(try Corpus.grid(golden.spec), as: output, options: EmitOptions())
            let own = try #require(ownCode(of: text, in: name))
            #expect(own.utf8.count < text.utf8.count * 2 / 3)
            #expect(own.contains("return"))
        }
    }
}

/// The part of generated code that is the spec's own: its numbers and its plans; nil for outputs that aren't code.
func ownCode(of text: String, in output: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func index(of word: String, from start: Int = 0) -> Int? {
        guard let index = lines[start...].firstIndex(where: { $0.contains(word) }) else { return nil }
        // A comment of several lines begins before it.
        return lines[index].drop { $0 == " " }.hasPrefix("* ") ? index - 1 : index
    }
    let parts: [Range<Int>]
    switch output {
    case "swift":
        guard let end = index(of: "The layout for a number of photos") else { return nil }
        // With the brace that closes the type, which editors and linters look for.
        return lines[..<end].joined(separator: "\n") + "\n}\n"
    case "ts", "kotlin":
        let first = output == "ts" ? "The layout; null if" : "The layout for a number of photos"
        guard let end = index(of: first), let grid = index(of: "// The grid") else {
            return nil
        }
        parts = [0..<end, grid..<lines.count - 1]
    case "c":
        guard let types = index(of: "#include"), let grid = index(of: "// The grid"),
            let end = index(of: "_GRID(place)", from: grid)
        else { return nil }
        parts = [0..<types, grid..<end]
    default: return nil
    }
    return parts.map { lines[$0].joined(separator: "\n") }.joined(separator: "\n") + "\n"
}
