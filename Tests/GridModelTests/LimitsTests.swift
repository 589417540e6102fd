import GridModel
import GridSyntax
import TestSupport
import Testing

/// Each limit of layouts, just met and just exceeded. The limits of whole grids need a release build:
/// `Tests/Consumers/largest`.
@Suite("Limits of layouts") struct LayoutLimitsTests {
    private func found(_ text: String) -> [String] {
        let source = SourceText(name: "test.grid", text: text)
        let lines = LineMap(source)
        return compiled(text).diagnostics.map { finding in
            let line = lines.line(at: finding.span.start)
            return
                "\(line + 1):\(finding.span.start - lines.span(ofLine: line).start + 1) \(finding.code.rawValue)"
        }
    }

    @Test(
        "tiles in a layout",
        arguments: ["#: #", "#: rows of 7", "1..: rows of #", "1..: rows of 3\nappend to #"])
    func tiles(spec: String) {
        let spec = "smallest 0\n" + spec
        let most = Limits.tilesInLayout
        #expect(found(spec.replacing("#", with: "\(most)")) == [])
        let passed = found(spec.replacing("#", with: "\(most + 1)"))
        #expect(passed.count == 1 && passed.allSatisfy { $0.hasSuffix("too-many-tiles") }, "\(passed)")
    }

    @Test("columns of a waterfall") func columns() {
        #expect(found("smallest 0\nwaterfall \(Limits.columns)") == [])
        #expect(found("smallest 0\nwaterfall \(Limits.columns + 1)") == ["2:11 too-many-columns"])
    }

    @Test("requirements") func requirements() {
        func spec(_ count: Int) -> String {
            "1: 1\n" + (1...count).map { "require within 1:3 for \($0)\n" }.joined()
        }
        #expect(found(spec(Limits.requirements)) == [])
        #expect(found(spec(Limits.requirements + 1)) == ["1002:1 too-many-statements"])
    }

    @Test("sections that inherit rules from outside, with `append`")
    func readings() {
        func spec(sections: Int, _ outside: String) -> String {
            let sections = (0..<sections).map {
                "when width \(400 + $0)..<\(401 + $0) {\n    tile 1:1\n}\n"
            }
            return "smallest 0\nwidth 400..9000\n" + outside + sections.joined()
        }
        let rules = (1...1_000).map { "\($0): show 1\n" }.joined()
        #expect(found(spec(sections: 1_001, rules)).map { $0.drop { $0 != " " } } == [" too-many-sections"])
        #expect(
            found(spec(sections: 2_001, "1..: rows of 4\nappend to 500\n")) == ["4:1 too-many-sections"])
        #expect(found(spec(sections: 99, "1..: rows of 4\nappend to 500\n")) == [])
    }

    @Test("the message says which limit of a grid is exceeded")
    func limitOfGrid() {
        func spec(perRow: (Int) -> Int) -> String {
            let sections = (0..<200).map {
                "when width \(400 + $0)..<\(401 + $0) {\n1..100: rows of \(perRow($0))\n}\n"
            }
            return "smallest 0\nwidth 400..9000\n1..100: rows of 1\n" + sections.joined()
        }
        let layouts =
            "smallest 0\n"
            + (0..<2_001).map { "when width \($0)..<\($0 + 1) {\n1..100: rows of 1\n}\n" }.joined()
        for (spec, limit) in [
            (spec { _ in 2 }, "1000000 tiles"), (spec { $0 % 90 + 2 }, "200000 different tiles"),
            (layouts, "200000 layouts and rules"),
        ] {
            let messages = compiled(spec).diagnostics.filter { $0.severity == .error }.map(\.message)
            #expect(messages == ["more than \(limit) in one grid"])
        }
    }

    @Test("absurdly large counts cost nothing")
    func greatCounts() {
        let most = 999_999_999_999_999_999
        #expect(found("1: 1\n2..\(most): show 1") == [])
        #expect(
            found("1: 1\n2: 2\n3..\(most): show 2\n\(most)[t]: show 2").map { $0.hasSuffix("too-many-tiles") }
                == [true])
        #expect(found("1: 1\n\(most): show 1") == ["2:1 count-missing"])
        #expect(found("1: 1\n1000000000..1000000050: show 1") == ["2:1 count-missing"])
        #expect(found("\(most)..: 1, rows of 3 balanced, 1 | (1, 1)") == [])
        #expect(
            found("\(most)..: 1, rows of 3 stretch\ntile photo\nrequire largest 1") == [
                "3:1 requirement-unproved"
            ])
        let numbers = [String](repeating: "\(most)", count: 20).joined(separator: ", ")
        #expect(found("1..: \(numbers), rows of 3").map { $0.hasSuffix("too-many-tiles") } == [true])
        #expect(found("2..: \(numbers) | rows of 1").map { $0.hasSuffix("too-many-tiles") } == [true])
    }

    @Test("layouts that are written out")
    func layouts() {
        let range = { (index: Int) in "\(index * 100 + 1)..\(index * 100 + 100): rows of 1\n" }
        let many =
            "smallest 0\n" + (0..<2_001).map { "when width \($0)..<\($0 + 1) {\n\(range(0))}\n" }.joined()
        #expect(found(many) == ["6003:1 too-many-tiles"])
    }

    @Test("bits of an exact number") func bits() {
        let longest = [3, 13, 19].map { "1@1:1000000000000000\($0)" }
        #expect(found("smallest 0\n2: " + longest[..<2].joined(separator: " | ")) == [])
        #expect(found("smallest 0\n3: " + longest.joined(separator: " | ")) == ["2:1 exact-overflow"])
    }
}
