import Foundation
import GridModel
import GridSyntax
import TestSupport
import Testing

/// `gridgen diff` of single changes: `Tests/Corpus/Diff/<case>.old.grid` and `<case>.new.grid`, and `<case>.txt` with what it
/// says. `make record` rewrites these.
@Suite("Diff corpus", .enabled(if: Repository.gridgen != nil)) struct DiffCorpusTests {
    static let cases = Repository.files(in: "Tests/Corpus/Diff", ending: ".old.grid").map {
        $0.lastPathComponent.replacing(".old.grid", with: "")
    }

    @Test("each change is said in the expected words", arguments: cases)
    func words(_ name: String) throws {
        let gridgen = try #require(Repository.gridgen)
        let folder = Repository.root.appending(path: "Tests/Corpus/Diff")
        let result = try run(
            gridgen.path, ["diff", "\(name).old.grid", "\(name).new.grid", "--breaking"], in: folder)
        let text = result.output + "exit \(result.status)\n"
        let expected = folder.appending(path: "\(name).txt")
        let old = try? String(contentsOf: expected, encoding: .utf8)
        if Repository.isRecording { try text.write(to: expected, atomically: true, encoding: .utf8) }
        #expect(text == old)
    }

    @Test("the corpus has every kind of change")
    func kinds() throws {
        let texts = try Repository.files(in: "Tests/Corpus/Diff", ending: ".txt").map {
            try String(contentsOf: $0, encoding: .utf8)
        }.joined()
        for kind in ChangeKind.all where kind.name != "spec" {
            #expect(texts.contains("[\(kind.name)]") || texts.contains("[\(kind.name), "), "\(kind.name)")
        }
    }

    @Test("a spec and its canonical form have no difference", arguments: Corpus.specs)
    func canonical(_ file: URL) throws {
        let source = SourceText(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
        let text = try #require(formatted(parse(source)))
        let old = try Corpus.grid(file)
        let new = compile(
            parse(SourceText(name: source.name, text: "# Another first line.\n" + text)),
            fallbackName: old.name
        ).grid
        #expect(GridDifference(from: old, to: try #require(new)).isEmpty)
    }
}
