import Foundation
import GridEmit
import GridModel
import GridSyntax
import TestSupport
import Testing

/// The format corpus: specs and their canonical forms. `make record` writes the forms and fails.
@Suite("Format") struct FormatTests {
    static let cases = Repository.files(in: "Tests/Corpus/Format", ending: ".grid")
    static let specs = Repository.files(in: "specs", ending: ".grid")

    private func formattedFile(_ url: URL) throws -> (source: SourceText, text: String) {
        let source = SourceText(name: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
        return (source, try #require(formatted(parse(source)), "has errors"))
    }

    @Test("a spec's canonical form is recorded", arguments: cases)
    func corpus(_ url: URL) throws {
        let golden = url.deletingPathExtension().appendingPathExtension("golden")
        let (source, text) = try formattedFile(url)
        let expected = try? String(contentsOf: golden, encoding: .utf8)
        if Repository.isRecording { try text.write(to: golden, atomically: true, encoding: .utf8) }
        #expect(text == expected, "see `make record`")
        #expect(formatted(parse(SourceText(name: source.name, text: text))) == text)
        #expect(meaning(source) == meaning(SourceText(name: source.name, text: text)))
    }

    @Test("specs are in canonical form", arguments: specs)
    func canonical(_ url: URL) throws {
        let (source, text) = try formattedFile(url)
        let isSame = Array(text.utf8) == source.bytes
        #expect(isSame, "`gridgen fmt` gives\n\(text)")
    }

    @Test("formatting keeps the grid")
    func meaning() {
        checkRandomSpecs("meaning", count: 2_000) { text in
            let source = SourceText(name: "test.grid", text: text)
            guard let before = meaning(source), let result = formatted(parse(source)) else { return nil }
            let after = meaning(SourceText(name: "test.grid", text: result))
            return after == before ? nil : "the grid differs:\n\(result)"
        }
    }

    /// The exact grid of a spec; nil if it has errors.
    private func meaning(_ source: SourceText) -> String? {
        let grid = compile(parse(source), fallbackName: "Test").grid
        var options = EmitOptions()
        options.fractions = true
        return grid.map { emit($0, as: .json, options: options) }
    }
}
