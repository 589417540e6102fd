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
        #expect(found.last?.notes == ["at widths below 400"])
    }

    @Test(
        "a name that other code uses is reported at its place, with a name to write",
        arguments: [
            ("Picker", "hides the type `Picker` of SwiftUI", "PickerGrid"),
            ("Date", "hides the type `Date` of Foundation", "DateGrid"),
            ("Int", "hides the type `Int` of Swift", "IntGrid"),
            ("Grid", "hides the type `Grid` of SwiftUI", "MyGrid"),
            ("PhotoGrid", "hides the type `PhotoGrid` of GridgenKit", "MyPhotoGrid"),
            ("Swift", "hides the module `Swift`", "SwiftGrid"),
            ("GridgenKit", "hides the module `GridgenKit`", "GridgenKitGrid"),
        ])
    func shadows(_ name: String, _ problem: String, _ other: String) {
        let found = linted("1: 1\ngrid \(name)\n")
        #expect(found.map(\.code) == [.nameShadows])
        #expect(found.map(\.message) == ["a grid named `\(name)` \(problem)"])
        #expect(found.map(\.span) == [SourceSpan(5, 10 + name.utf8.count)])
        #expect(found.map(\.help) == ["write `grid \(other)`"])
        let fixes = found.flatMap { $0.fix }
        #expect(fixes.isEmpty)
        #expect(codes("1: 1\ngrid \(other)\n").isEmpty)
    }

    @Test("the warning says if the name comes from the file")
    func shadowsFromFile() {
        let source = SourceText(name: "time-zone.grid", text: "1: 1\n")
        let found = lint(parse(source), fallbackName: gridName(fromFileStem: "time-zone"))
        #expect(found.map(\.message) == ["a grid named `TimeZone` hides the type `TimeZone` of Foundation"])
        #expect(found.map(\.span) == [SourceSpan(0, 0)])
        #expect(found.map(\.help) == ["the name comes from the file: write `grid TimeZoneGrid`"])
        #expect(codes("grid time\n1: 1\n").isEmpty)
    }

    @Test("the names of modules and types are sorted, and each is there once")
    func moduleNames() {
        for module in ModuleNames.all {
            #expect(module.types == Set(module.types).sorted(), "\(module.module)")
        }
        let names = ModuleNames.all.flatMap { [$0.module] + $0.types }
        #expect(Set(names).count == names.count)
    }

    @Test("all types of GridgenKit are in the list")
    func kitNames() throws {
        let kit = try #require(ModuleNames.all.first { $0.module == "GridgenKit" })
        let type = /(?:public|open) [\w ]*(?:actor|class|enum|protocol|struct|typealias) (\w*Photo\w*)/
        let texts = try Repository.files(in: "Sources/GridgenKit", ending: ".swift")
            .map { try String(contentsOf: $0, encoding: .utf8) }
        let names = texts.flatMap { $0.matches(of: type).map { String($0.1) } }
        #expect(names.contains("WidthPhotoGrid"))
        #expect(names.filter { !kit.types.contains($0) } == [])
    }
}
