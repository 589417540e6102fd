import GridModel
import GridSyntax
import TestSupport
import Testing

/// Each limit of the compiler's middle, just kept and just passed. Those of a whole grid take a release build:
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
        arguments: ["#: #", "#..#: rows of 7", "1..: rows of #", "1..: rows of 3\nappend to #"])
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

    @Test("bits of an exact number") func bits() {
        let longest = [3, 13, 19].map { "1@1:1000000000000000\($0)" }
        #expect(found("smallest 0\n2: " + longest[..<2].joined(separator: " | ")) == [])
        #expect(found("smallest 0\n3: " + longest.joined(separator: " | ")) == ["2:1 exact-overflow"])
    }
}
