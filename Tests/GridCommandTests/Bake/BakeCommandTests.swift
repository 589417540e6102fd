import Foundation
import TestSupport
import Testing

@Suite("bake") struct BakeCommandTests {
    private let spec = "grid Trip\nwidth 300..400\ntile photo\n1..: rows near 200\n"

    private func bake(_ ratios: String, _ spec: String? = nil) throws -> Session {
        try withTemporaryFolder { folder in
            let path = try folder.write("trip.grid", spec ?? self.spec)
            return gridgen("bake", path, "--ratios", "-", "--emit", "css", input: ratios)
        }
    }

    @Test("numbers, objects and the lines of identify say the same")
    func formats() throws {
        let numbers = try bake("[1.5, 0.75, 1]")
        #expect(numbers.exit == 0 && numbers.errors == "")
        #expect(numbers.output.contains(".trip > :nth-child(3)"))
        #expect(
            try bake(
                """
                [{"width": 3000, "height": 2000}, {"height": 400, "width": 300, "name": "b"}, {"width": 1, "height": 1e0}]
                """
            ).output == numbers.output)
        let lines = """
            a 7x9.jpg JPEG 3000x2000 3000x2000+0+0 8-bit sRGB 2.5MB 0.000u 0:00.000
            at 10x20 noon.jpg JPEG 300x400 300x400+0+0 8-bit sRGB 1MB 0.000u 0:00.000

            80x80
            """
        #expect(try bake(lines).output == numbers.output)
        #expect(try bake("[15e-1, 7.5E-1, 1.000]").output == numbers.output)
    }

    @Test("names may look like sizes, and each animated image is one photo")
    func identifiedPhotos() throws {
        // Printed by ImageMagick 6.9.11.
        let lines = """
            12x18 trim.png PNG 300x200 320x220+10+10 8-bit sRGB 2c 323B 0.000u 0:00.000
            a.gif[0] GIF 30x40 30x40+0+0 8-bit sRGB 2c 0.000u 0:00.000
            a.gif[1] GIF 10x5 30x40+5-3 8-bit sRGB 2c 0.000u 0:00.000
            a.gif[2] GIF 30x40 30x40+0+0 8-bit sRGB 2c 183B 0.000u 0:00.000
            x=> 10x20 JPEG 5x9 5x9+0+0 .jpg JPEG 40x40 40x40+0+0 8-bit sRGB 303B 0.000u 0:00.000
            """
        #expect(try bake(lines).output == bake("[1.5, 0.75, 1]").output)
        // Two files, and two scenes of one.
        let scenes = """
            a.gif[0] GIF 3x2 3x2+0+0
            b.gif[0] GIF 3x4 3x4+0+0
            a.gif[1-2]=>a.gif[1] GIF 2x2 3x2+0+0
            a.gif[1-2]=>a.gif[2] GIF 3x2 3x2+0+0
            """
        #expect(try bake(scenes).output == bake("[1.5, 0.75, 1]").output)
    }

    @Test("orientations turn photos, and names come last")
    func orientations() throws {
        let kept = ["TopLeft", "TopRight", "BottomRight", "BottomLeft", "Undefined", "Unrecognized"]
        let turned = ["LeftTop", "RightTop", "RightBottom", "LeftBottom"]
        for word in kept + turned {
            let lines = "300 200 \(word) a 7x9 JPEG 4x4 4x4+0+0.jpg\n30 20 TopLeft b.jpg\n20 30 \(word)\n"
            let sizes = kept.contains(word) ? "3x2\n3x2\n2x3" : "2x3\n3x2\n3x2"
            #expect(try bake(lines).output == bake(sizes).output, "\(word)")
        }
        let frames = "30 20 Undefined a.gif\n10 20 Undefined a.gif\n30 20 Undefined b.gif\n"
        #expect(try bake(frames).output == bake("[1.5, 1.5]").output)
    }

    @Test("a byte order mark is no part of the photos", arguments: ["[1.5, 2]", "3x2\n2x1\n"])
    func byteOrderMark(photos: String) throws {
        let plain = try bake("[1.5, 2]")
        #expect(plain.exit == 0)
        #expect(try bake("\u{FEFF}" + photos).output == plain.output)
        #expect(try bake("\u{FEFF}[1, x]").errors.contains("line 1, column 5: expected a JSON value"))
    }

    @Test(
        "wrong photos are errors at their place",
        arguments: [
            ("", "there are no photos"), ("[]", "there are no photos"), ("{}", "expected a list of ratios"),
            ("[1, \n 2", "line 2, column 3: the JSON ends too early"),
            ("[1, 0]", "photo 2: a ratio or a side is not greater than 0"),
            ("[-1]", "photo 1: "), ("[null]", "photo 1 is neither a ratio nor an object"),
            ("[{\"width\": 3}]", "photo 1 has no `height`"),
            ("[{\"width\": 3, \"height\": \"2\"}]", "photo 1: `height` is not a number"),
            ("[1, 1e9]", "photo 2: the ratio is not between 1:10000 and 10000:1"),
            ("[1e99999999999999999999]", "photo 1: "),
            ("[0.\(String(repeating: "1", count: 60))]", "photo 1: "),
            ("a.jpg JPEG 30x20\nb.jpg", "line 2 has no size"),
            ("30x20\n12x18 trim.png 300x200", "line 2 has two sizes, 12x18 and 300x200"),
            ("30 20 Sideways a.jpg", "line 1 has no size"), ("0x10", "line 1: a ratio or a side"),
            ("[\(Array(repeating: "1", count: 101).joined(separator: ","))]", "there are 101 photos"),
        ])
    func wrongPhotos(ratios: String, message: String) throws {
        let session = try bake(ratios)
        #expect(session.exit == 1 && session.output == "")
        #expect(session.errors.contains("stdin: \(message)"), "\(session.errors)")
    }

    @Test("specs that can't be baked are errors")
    func wrongSpecs() throws {
        let few = try bake("[1, 1]", "1: 1\n")
        #expect(few.exit == 1 && few.errors.contains("has no layout for 2 photos at the width 200"))
        let balanced = try bake("[1, 1]", "width 300..400\ntile photo\n1..: rows near 100 balanced\n")
        #expect(
            balanced.exit == 1
                && balanced.errors.contains("trip.grid:3:1: error: `bake` can't lay out `balanced` rows"))
        let broken = try bake("[1, 1]", "2: 3\n")
        #expect(broken.exit == 1 && broken.errors.contains("[row-sum]") && broken.output == "")
    }

    @Test("ranges override those below them, and hidden photos come back")
    func ranges() throws {
        let shown = try bake(
            "[1, 1, 1]", "width 200..400\n1: 1\n2: 2\n3..: show 2\nwhen width >= 300.5 {\n  3: 3\n}\n")
        let sheets = shown.output.components(separatedBy: "@media print {")
        let parts = sheets[0].components(separatedBy: "@container (width > 300.49px) {")
        #expect(parts.count == 2)
        #expect(parts[0].contains(".trip > :nth-child(3) { visibility: hidden; }"))
        #expect(parts[0].contains("::after { content: \"\\200E+1\"; }"))
        #expect(parts[1].contains("visibility: inherit;") && parts[1].contains("content: none;"))
        #expect(!parts[1].contains("nth-child(1) { inset-inline-start"))
        #expect(sheets.count == 2 && sheets[1].contains("::after { grid-row: 1; margin-top: 0; }"))
    }

    @Test("on paper, pages may break where no tile is cut")
    func paper() throws {
        let rows = try bake("[1, 1, 1, 1]", "width 200..400\ninset 5\n4: (1 | (1, 1)), 1\n")
        let print = rows.output.components(separatedBy: "@media print {").last ?? ""
        #expect(print.contains("padding-block: 5px 5px;"))
        #expect(print.contains(".trip > :nth-child(n + 4) { grid-row: 2; }"))
        #expect(print.contains(".trip > :nth-child(3) { margin-top: calc("))
        #expect(!print.contains("grid-row: 3"))
        let filled = try bake("[1]", "width 200..400\nframe fill\n1: 1\n")
        #expect(filled.exit == 0 && !filled.output.contains("@media print"))
    }

    @Test("a page and a sheet are written next to the ratios, or where they are named")
    func files() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("trip.grid", spec)
            let ratios = try folder.write("photos.json", "[1, 2]")
            #expect(
                gridgen("bake", path, "--ratios", ratios, "--emit", "css,html", "--prefix", "my-").exit == 0)
            #expect(folder.contents == ["photos.css", "photos.html", "photos.json", "trip.grid"])
            let (css, html) = (folder.text(of: "photos.css") ?? "", folder.text(of: "photos.html") ?? "")
            #expect(css.contains("\n.my-trip > :nth-child(2) {") && html.contains("<div class=\"my-trip\">"))
            #expect(html.contains("<b>2</b>") && !html.contains("<b>3</b>") && !html.contains("<script"))
            #expect(gridgen("bake", path, "--ratios", ratios, "--emit", "css", "-o", path).exit == 2)
            #expect(gridgen("bake", path, "--ratios", ratios, "--emit", "css=\(ratios)").exit == 2)
            #expect(folder.text(of: "trip.grid") == spec && folder.text(of: "photos.json") == "[1, 2]")
            let missing = gridgen("bake", path, "--ratios", "\(folder.path)/none.json", "--emit", "css")
            #expect(missing.exit == 2 && missing.output == "")
        }
    }

    @Test(
        "wrong command lines are errors",
        arguments: [
            (["--emit", "css"], "no spec given"), (["a.grid", "--emit", "css"], "`--ratios` is missing"),
            (["a.grid", "--ratios", "b"], "`--emit` is missing"),
            (["a.grid", "--ratios", "b", "--emit", "svg"], "svg"),
            (["a.grid", "--ratios", "b", "--emit", "css="], "needs a path"),
            (["-", "--ratios", "-", "--emit", "css"], "can only be read once"),
            (["a.grid", "--ratios", "-", "--emit", "css,html"], "have no names"),
            (["a.grid", "--ratios", "b", "--emit", "css,html", "-o", "c"], "is for one output"),
            (["a.grid", "--ratios", "b", "--emit", "css", "--prefix", "1"], "can't begin a class name"),
            (["a.grid", "--ratios", "b", "--emit", "css", "--layer", "1"], "can't name a cascade layer"),
        ])
    func wrongCommandLines(arguments: [String], message: String) {
        let session = gridgen(["bake"] + arguments)
        #expect(session.exit == 2 && session.errors.contains(message), "\(session.errors)")
    }
}
