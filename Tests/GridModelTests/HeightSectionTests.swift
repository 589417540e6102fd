import GridSyntax
import TestSupport
import Testing

@testable import GridModel

@Suite("Sections by height")
struct HeightSectionTests {
    private static let spec = """
        width 320..1200
        height 200..900
        frame fill
        smallest 20
        1: 1
        2: 2
        3: 1 | (1, 1)
        when height < 400 {
            3: 3
        }
        when width >= 600, height >= 700 {
            2: 1, 1
            3: 1, 1, 1
        }
        """

    private func codes(_ text: String) -> [DiagnosticCode] { compiled(text).diagnostics.map { $0.code } }

    private func space(_ width: Int, _ height: Int) -> ExactSpace {
        ExactSpace(
            width: Rational(width), height: Rational(height), columnGap: .zero, rowGap: .zero)
    }

    @Test(
        "the section whose box holds the size applies, its lower limits included",
        arguments: [
            (320, 399, 3, 1), (320, 400, 2, 2), (599, 700, 2, 2), (600, 699, 2, 2), (600, 700, 1, 3),
            (1200, 900, 1, 3), (1200, 399, 3, 1),
        ])
    func boxes(width: Int, height: Int, columns: Int, rows: Int) throws {
        let grid = try #require(compiled(Self.spec).grid)
        let layout = try #require(grid.exactLayout(count: 3, in: space(width, height)))
        #expect(Set(layout.frames.map { $0.x }).count == columns)
        #expect(Set(layout.frames.map { $0.y }).count == rows)
    }

    @Test("proofs look at the corners of the boxes")
    func proofs() {
        #expect(codes(Self.spec) == [])
        // Three rows are at least 233 points high, since the section begins at 700.
        #expect(codes(Self.spec.replacing("smallest 20", with: "smallest 106")) == [])
        #expect(codes(Self.spec.replacing("smallest 20", with: "smallest 107")) == [.tileTooSmall])
        let rows = Self.spec.replacing(", height >= 700", with: ", height >= 400")
        #expect(codes(rows.replacing("smallest 20", with: "smallest 100")) == [])
    }

    @Test("a requirement of a section holds for its box alone")
    func requirements() {
        func spec(_ limit: Int, _ claim: String) -> String {
            "width 300..600\nheight 300..900\nframe fill\n2: 2\nwhen height < \(limit) {\nrequire \(claim)\n}\n"
        }
        #expect(codes(spec(600, "within 600")) == [])
        #expect(codes(spec(600, "within 599")) == [.requirementFails])
        #expect(codes(spec(600, "tiles 1:4..1:1")) == [])
        #expect(codes(spec(700, "tiles 1:4..1:1")) == [.requirementFails])
    }

    @Test(
        "boxes that share a corner or a side don't overlap",
        arguments: [
            ("width < 600", "width >= 600, height < 400", true),
            ("height < 400", "height >= 400", true),
            ("width < 600, height < 400", "width >= 600, height >= 400", true),
            ("width < 600, height < 400", "width < 600, height >= 400", true),
            ("width < 600", "height < 400", false),
            ("width 300..<600, height < 400", "width >= 500, height 399..<700", false),
        ])
    func overlaps(first: String, second: String, areApart: Bool) {
        let found = codes(
            "frame fill\nwidth 200..2000\n1: 1\nwhen \(first) {\n1: 1\n}\nwhen \(second) {\n1: 1\n}\n")
        #expect(found.contains(.sectionsOverlap) == !areApart)
    }

    @Test("sections that hold all sizes leave none to the rules outside")
    func coverage() {
        let sections = ["width < 600, height < 400", "width >= 600, height < 400", "height >= 400"].map {
            "when \($0) {\n1: 1\n}\n"
        }.joined()
        let whole = "frame fill\nwidth 200..2000\n1: 1\n" + sections
        #expect(codes(whole).contains(.unreachableRule))
        #expect(
            !codes(whole.replacing("height >= 400 {", with: "height >= 401 {")).contains(.unreachableRule))
    }

    @Test(
        "the app gives a height only under `frame fill`", arguments: ["tile 1:1", "frame 1:1", "frame x300"])
    func sizings(sizing: String) {
        let fill = "frame fill\nwidth 300..600\n1: 1\n2: 2\nwhen height < 500 {\n2: 1, 1\n}\n"
        #expect(codes(fill) == [])
        #expect(codes(fill.replacing("frame fill", with: sizing)) == [.heightNotGiven])
        #expect(codes(fill.replacing("2: 2", with: "2: 2 \(sizing)")) == [.heightNotGiven])
        #expect(codes(fill.replacing("2: 1, 1", with: "\(sizing)\n2: 1, 1")) == [.heightNotGiven])
    }

    @Test("sections begin and end at 32 heights")
    func limits() {
        func spec(_ count: Int) -> String {
            "frame fill\nwidth 300..600\n1: 1\n"
                + (0..<count).map { "when height \(300 + $0)..<\(301 + $0) {\n1: 1\n}\n" }.joined()
        }
        #expect(!codes(spec(31)).contains(.tooManySections))
        #expect(codes(spec(32)) == [.tooManySections])
    }
}
