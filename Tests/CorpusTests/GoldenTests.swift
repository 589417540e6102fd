import Foundation
import GridEmit
import GridModel
import GridSyntax
import TestSupport
import Testing

/// The goldens: specs and their outputs, of code mostly what is the spec's own. `make record` writes the outputs and fails.
@Suite("Goldens") struct GoldenTests {
    /// A spec and one of its outputs.
    struct Case: CustomTestStringConvertible, Sendable {
        let spec: URL
        let output: Output
        /// The folder of the output.
        let folder: URL

        var file: URL { folder.appending(path: spec.lastPathComponent + suffix) }
        var suffix: String { output.suffix }
        var testDescription: String { file.lastPathComponent }
    }

    static let goldens = Repository.files(in: "Tests/Corpus/Goldens", ending: ".grid").flatMap { spec in
        outputs(of: spec).filter { hasGolden($0, of: spec) }.map {
            Case(spec: spec, output: $0, folder: spec.deletingLastPathComponent())
        }
    }

    /// Specs with a golden of their page. The pages of others are made of their style sheets and pictures, which have goldens.
    private static let pages: Set = ["append.grid", "frame.grid", "sections.grid"]

    private static func hasGolden(_ output: Output, of spec: URL) -> Bool {
        switch output.name {
        case "html": pages.contains(spec.lastPathComponent)
        case "images": !listsManyImages(spec)
        // They follow from those of TypeScript.
        case "js", "dts": GoldenCoverTests.whole.contains(spec.lastPathComponent)
        default: true
        }
    }

    static let specs = Repository.files(in: "specs", ending: ".grid").flatMap { spec in
        outputs(of: spec).filter {
            !["html", "js", "dts"].contains($0.name)
                || Repository.specsWithPages.contains(spec.lastPathComponent)
        }.map {
            Case(spec: spec, output: $0, folder: Repository.root.appending(path: "generated"))
        }
    }

    /// Whether its images are too many for a golden: they say no more than a few.
    private static func listsManyImages(_ spec: URL) -> Bool {
        (try? Corpus.grid(spec)).map { emit($0, as: .images).utf8.count > 100_000 } ?? false
    }

    /// The outputs that can express a spec, or all if it doesn't compile, so that its case reports that.
    private static func outputs(of spec: URL) -> [Output] {
        guard let grid = try? Corpus.grid(spec) else { return Output.all }
        return Output.all.filter { $0.check(grid).isEmpty }
    }

    @Test("an output is its golden, byte for byte", arguments: goldens)
    func golden(_ golden: Case) throws { try compare(golden) }

    @Test("`generated` equals the outputs of `specs`, byte for byte", arguments: specs)
    func generated(_ golden: Case) throws { try compare(golden) }

    @Test("`generated` has no other files")
    func nothingElse() throws {
        let expected = Set(Self.specs.map(\.file.lastPathComponent))
        let found = Set(Repository.files(in: "generated", ending: "").map(\.lastPathComponent))
        #expect(found.subtracting(expected).isEmpty)
        #expect(!Self.goldens.isEmpty && !Self.specs.isEmpty)
    }

    @Test("each file of a golden is a spec or a current output")
    func nothingVanishes() {
        let expected = Set(Self.goldens.flatMap { [$0.file.path, $0.spec.path] })
        let files = Repository.files(in: "Tests/Corpus/Goldens", ending: "").filter {
            !$0.pathExtension.isEmpty
        }
        let found = Set(files.map(\.path))
        #expect(found == expected)
    }

    private func compare(_ golden: Case) throws {
        let grid = try Corpus.grid(golden.spec)
        var options = EmitOptions()
        options.source = golden.spec.lastPathComponent
        let isWhole = golden.folder.lastPathComponent == "generated"
        if isWhole, !Repository.standaloneSpecs.contains(golden.spec.lastPathComponent) {
            options.kit = .package
        }
        var text = emit(grid, as: golden.output, options: options)
        if !isWhole, !GoldenCoverTests.whole.contains(golden.spec.lastPathComponent) {
            text = ownCode(of: text, in: golden.output.name) ?? text
        }
        if Repository.isRecording {
            let old = try? String(contentsOf: golden.file, encoding: .utf8)
            try FileManager.default.createDirectory(at: golden.folder, withIntermediateDirectories: true)
            try text.write(to: golden.file, atomically: true, encoding: .utf8)
            #expect(old == text, "recorded \(golden.file.lastPathComponent)")
            return
        }
        let expected = try #require(
            try? String(contentsOf: golden.file, encoding: .utf8), "missing; `make record` writes it")
        let isSame = expected == text
        #expect(
            isSame,
            "\(golden.file.lastPathComponent) isn't what gridgen makes; see `make record`\n\(changedLines(from: expected, to: text))"
        )
    }
}
