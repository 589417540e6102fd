import Foundation
import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// Where lint looks; the findings of each rule are in `Tests/Corpus/Lint`.
@Suite("Lint") struct LintTests {
    private func codes(_ text: String, selection: LintSelection = LintSelection()) -> [String] {
        linted(text, selection: selection).map(\.code.rawValue)
    }

    @Test(
        "the repository's specs have no findings", arguments: Repository.files(in: "specs", ending: ".grid"))
    func specs(_ file: URL) throws {
        let source = SourceText(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
        #expect(lint(parse(source), fallbackName: "Test").map(\.message) == [])
    }

    @Test("only statements with errors are skipped")
    func brokenStatement() {
        #expect(codes("3: 2, 1 tile 0:1\n4: 3, 1\n") == ["zero", "lonely-photo"])
        #expect(codes("3: 2, 1@2\n4: 3, 1\n") == ["share-kind", "lonely-photo"])
    }

    @Test("a warning of the compiler is reported once, with its own code")
    func compilerWarnings() {
        #expect(codes("1: 1\n3: 3\n") == ["count-missing"])
    }

    @Test("only selected warnings that aren't ignored are reported; errors always are")
    func selection() {
        let text = "3: 2, 1\n7: 5, 2\n8: 3\n"
        #expect(codes(text) == ["lonely-photo", "uneven-rows", "row-sum"])
        var selection = LintSelection()
        selection.selected = [.lonelyPhoto]
        #expect(codes(text, selection: selection) == ["lonely-photo", "row-sum"])
        selection.ignored = [.lonelyPhoto]
        #expect(codes(text, selection: selection) == ["row-sum"])
        selection.selected = nil
        #expect(codes(text, selection: selection) == ["uneven-rows", "row-sum"])
    }

    @Test("an ignore comment isn't unused if its warning was not checked")
    func unused() {
        let text = "3: 1, 2 # gridgen:ignore lonely-photo: why\n"
        #expect(codes(text) == ["ignore-unused"])
        var selection = LintSelection()
        selection.ignored = [.lonelyPhoto]
        #expect(codes(text, selection: selection) == [])
        #expect(codes(text + "4: 3\n") == ["row-sum"])
    }

    @Test("a warning of the compiler is ignored in a build too, an error never")
    func build() {
        let ignored = compiled("1: 1\n3: 3 # gridgen:ignore count-missing: two is never asked for\n")
        #expect(ignored.diagnostics.isEmpty && ignored.grid != nil)
        #expect(compiled("7: 3, 3 # gridgen:ignore row-sum: why\n").diagnostics.map(\.code) == [.rowSum])
    }

    @Test(
        "an ignore comment applies to its line or to the next statement",
        arguments: [
            ("3: 2, 1 # gridgen:ignore lonely-photo: why\n", true),
            ("# gridgen:ignore lonely-photo: why\n3: 2, 1\n", true),
            ("# gridgen:ignore lonely-photo: why\n## doc\n3: 2, 1\n", true),
            ("# gridgen:ignore lonely-photo: why\n\n# more\n3: 2, 1\n", true),
            ("#gridgen:ignore\tlonely-photo :why\r\n3: 2, 1\r\n", true),
            ("# gridgen:ignore uneven-rows, lonely-photo: why\n5: 4, 1\n", true),
            ("3: 2, 1\n# gridgen:ignore lonely-photo: why\n", false),
            ("3: 2,\n   1 # gridgen:ignore lonely-photo: why\n", true),
            ("# gridgen:ignore lonely-photo: why\n2: 2\n3: 2, 1\n", false),
            ("3: 2, 1 # gridgen:ignore lonelyphoto: why\n", false),
            ("3: 2, 1 # note gridgen:ignore lonely-photo: why\n", false),
        ])
    func places(text: String, isIgnored: Bool) {
        #expect(codes(text).contains("lonely-photo") != isIgnored)
    }

    @Test("a finding in a section names its widths")
    func sections() {
        let found = linted("width 200..1024\n1..8: rows of 4\n9: 3, 3, 3\nwhen width < 400 {\n    9: 9\n}\n")
        #expect(found.map(\.code) == [.smallTile])
        #expect(found.last?.notes == ["in the section for widths below 400"])
    }
}
