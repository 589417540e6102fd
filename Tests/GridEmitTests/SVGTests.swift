import Foundation
import GridModel
import TestSupport
import Testing

@testable import GridEmit

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The drawn elements of a sheet with their positions.
private final class Sheet: NSObject, XMLParserDelegate {
    struct Element {
        let kind: String
        let x, y, width, height: Double
        var text = ""
    }

    var size = (width: 0.0, height: 0.0)
    var elements: [Element] = []
    /// The elements of each picture.
    var pictures: [[Element]] = []
    private var origin = (x: 0.0, y: 0.0)
    private var first = 0

    init?(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let number = { (key: String) in Double(attributes[key] ?? "0") ?? .nan }
        switch name {
        case "svg" where size == (0, 0): size = (number("width"), number("height"))
        case "g":
            let parts = (attributes["transform"] ?? "").split { "(), ".contains($0) }.compactMap {
                Double($0)
            }
            origin = (parts[0], parts[1])
            first = elements.count
        case "rect", "text", "svg":
            elements.append(
                Element(
                    kind: attributes["class"] ?? name, x: origin.x + number("x"), y: origin.y + number("y"),
                    width: number("width"), height: number("height")))
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard name == "g" else { return }
        origin = (0, 0)
        if elements[first...].contains(where: { $0.kind == "box" }) {
            pictures.append(Array(elements[first...]))
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !elements.isEmpty { elements[elements.count - 1].text += string.trimmingCharacters(in: .newlines) }
    }
}

@Suite("SVG") struct SVGTests {
    static let specs = Repository.files(in: "specs", ending: ".grid")

    private static func sheet(of spec: String) throws -> Sheet {
        let grid = try #require(compiled(spec).grid)
        return try #require(Sheet(emit(grid, as: .svg)))
    }

    @Test("photos whose mixed ratios overflow are drawn as squares")
    func overflow() throws {
        let spec = """
            width 3000..4000
            smallest 0.001
            tile photo 0.541777528:1..1.455370909:1
            13: (1, 1, 1) | 1 | (1, 1, 1) | 1 | 1 | (1, 1) | (1, 1)
            """
        let picture = emit(try #require(compiled(spec).grid), as: .svg)
        #expect(picture.components(separatedBy: "class=\"tile\"").count - 1 == 13)
    }

    @Test(
        "few photos of a rule that begins at very many are drawn",
        arguments: [
            "1: 1\n100000..: repeat 1", "1: 1\n2: 2\n999999999998..: repeat 2",
            "tile photo\n1000000..: rows near 100",
        ])
    func veryMany(_ spec: String) throws {
        let sheet = try Self.sheet(of: spec)
        #expect((1...1000).contains(sheet.elements.count))
    }

    @Test("all elements lie inside the sheet", arguments: specs)
    func inside(_ file: URL) throws {
        let spec = try String(contentsOf: file, encoding: .utf8)
        let grid = try #require(compiled(spec, name: "Sheet").grid)
        let sheet = try #require(Sheet(emit(grid, as: .svg)))
        #expect((372...640).contains(sheet.size.width))
        // The last photo of a strip is cut.
        let cuts = Samples(grid).sheet.contains { $0.samples.contains { $0.edge != nil } }
        for element in sheet.elements {
            #expect(element.x >= 0 && element.y >= 0, "\(element)")
            let isCut = cuts && element.kind == "tile"
            #expect(
                element.x + (isCut ? 0 : element.width) <= sheet.size.width
                    && element.y + element.height <= sheet.size.height,
                "\(element)")
        }
    }

    @Test(
        "every rule is drawn; of one for many counts the first, the last and one between, at the narrowest widths first"
    )
    func choice() throws {
        for file in Self.specs {
            let grid = try #require(compiled(String(contentsOf: file, encoding: .utf8)).grid)
            let samples = Samples(grid).sheet.flatMap { $0.samples }
            let drawn = Set(samples.map { $0.layout.origin })
            #expect(drawn.isSuperset(of: grid.layouts.map { $0.origin }), "\(file.lastPathComponent)")
        }
        let spec = """
            width 100..2000
            1..20: rows of 3
            when width < 300 { 1: 1 tile 2:1 }
            when width >= 900 { 1..20: rows of 6 }
            """
        let groups = Samples(try #require(compiled(spec).grid)).sheet
        #expect(groups.map { $0.samples.map { $0.layout.count } } == [[1], [1, 11, 20], [1, 11, 20]])
        #expect(groups.map { $0.samples[0].space.width } == [100, 360, 900])
        #expect(Samples(try #require(compiled(spec).grid)).otherWidths == "widths from 300 to below 900")
    }

    @Test(
        "pictures cover much of the part of a sheet from the first to the last, and no number covers half of its tile",
        arguments: specs)
    func filled(_ file: URL) throws {
        let grid = try #require(compiled(String(contentsOf: file, encoding: .utf8)).grid)
        let text = emit(grid, as: .svg)
        let sheet = try #require(Sheet(text))
        let boxes = sheet.pictures.compactMap { $0.first { $0.kind == "box" } }
        let right = boxes.map { $0.x + $0.width }.max() ?? 0
        let columns = Set(boxes.map { $0.x }).count
        #expect(right > sheet.size.width * 0.7 || columns == 1 && right > sheet.size.width * 0.5)
        let covered = boxes.map { $0.width * $0.height }.reduce(0, +)
        let top = boxes.map { $0.y }.min() ?? 0, bottom = boxes.map { $0.y + $0.height }.max() ?? 0
        #expect(covered > 0.35 * sheet.size.width * (bottom - top), "\(file.lastPathComponent)")
        for picture in sheet.pictures {
            let tiles = picture.filter { $0.kind == "tile" }
            for (number, tile) in zip(picture.filter { $0.kind == "number" }, tiles)
            where tiles.count == picture.count(where: { $0.kind == "number" }) {
                #expect(number.y - tile.y < tile.height * 0.5, "\(file.lastPathComponent)")
            }
        }
    }

    @Test("the forms of the rules that are shown are explained, and only these")
    func meanings() throws {
        func said(_ spec: String) throws -> [String] {
            let texts = try Self.sheet(of: spec).elements.map { $0.text.trimmingCharacters(in: .whitespaces) }
            return texts.filter { $0.wholeMatch(of: /@[0-9.:]+|[0-9]+\[[a-z.]+\]/) != nil }
        }
        #expect(try said("1: 1\n2: 2") == [])
        #expect(try said("frame 1:1\n3: 1@57, 2@43") == ["@57"])
        #expect(try said("3: 1@2:1, 2") == ["@2:1"])
        let block = try Self.sheet(of: "3: 1 | (1, 1)@1:1").elements.map { $0.text }
        #expect(block.contains { $0.hasPrefix("the ratio of width to height of this block") })
        #expect(!block.contains { $0.hasPrefix("the ratio of width to height of these tiles") })
        #expect(try said("1[w]: 1 tile 2:1\n1: 1") == ["1[w]"])
    }

    @Test("tiles are numbered from 1 in the order of the photos, hidden ones counted")
    func numbers() throws {
        let grid = try #require(compiled("3: 1, 2\n4..: show 3").grid)
        let sheet = try #require(Sheet(emit(grid, as: .svg)))
        let texts = sheet.pictures.joined().filter { $0.kind.hasPrefix("number") }.map {
            $0.text.trimmingCharacters(in: .whitespaces)
        }
        #expect(texts == ["1", "2", "3", "1", "2", "+1"])
    }

    /// The frames of a picture, with tiles that aren't photos.
    private static let tiles: Set = ["tile", "add"]

    @Test("all layouts of a sheet are drawn at one scale, each tile where it is exactly", arguments: specs)
    func exactPlaces(_ file: URL) throws {
        let grid = try #require(compiled(String(contentsOf: file, encoding: .utf8)).grid)
        let sheet = try #require(Sheet(emit(grid, as: .svg)))
        let samples = Samples(grid).sheet.flatMap { $0.samples }
        #expect(samples.count == sheet.pictures.count)
        var scale: Double?
        for (sample, picture) in zip(samples, sheet.pictures) {
            let box = try #require(picture.first { $0.kind == "box" })
            let exact = ExactSpace(
                width: Rational(Int(sample.space.width)), height: Rational(Int(sample.space.height)),
                columnGap: grid.columnGap, rowGap: grid.rowGap)
            func length(_ form: Affine) -> Double { exact(form)?.nearestDouble ?? .nan }
            // Of a strip, two containers are drawn.
            let width = min(length(sample.layout.width), sample.drawnSize.width)
            let common = scale ?? box.width / width
            scale = common
            let frames = picture.filter { Self.tiles.contains($0.kind) }
            let tiles = sample.layout.tiles.filter { length($0.x) < width }
            #expect(frames.count == tiles.count)
            for (tile, frame) in zip(tiles, frames) {
                let drawn = [frame.x - box.x, frame.y - box.y, frame.width, frame.height]
                for (form, drawn) in zip([tile.x, tile.y, tile.width, tile.height], drawn) {
                    #expect(abs(length(form) * common - drawn) < 0.06, "\(sample.label)")
                }
            }
        }
    }

    @Test("a gap of 2 is a pixel wide, whatever the widths of sections are")
    func gaps() throws {
        for spec in ["gap 2\n2: 2", "gap 2\nframe 3:2\nwidth 320..800\n2: 2\nwhen width >= 700 { 2: 1, 1 }"] {
            let sheet = try Self.sheet(of: spec)
            let tiles = try #require(sheet.pictures.first).filter { $0.kind == "tile" }
            #expect(tiles[1].x - tiles[0].x - tiles[0].width > 0.9)
        }
    }

    @Test(
        "a sheet says what the grid is, how wide it is drawn, how large each layout is, and what signs mean")
    func captions() throws {
        let spec = """
            ## A wall.
            ##
            ## For tests.
            grid Wall
            frame 3:2
            gap 1 2
            1: 1
            2: 2
            3..: show 2
            """
        let text = try #require(compiled(spec).grid.map { emit($0, as: .svg) })
        let said = try #require(Sheet(text)).elements.map { $0.text.trimmingCharacters(in: .whitespaces) }
        for line in [
            "Wall", "A wall.", "For tests.",
            "Drawn 360 points wide, gaps of 1 between rows and 2 between columns.",
            "360 × 240", "the last photo shown, and how many more there are",
        ] {
            #expect(said.contains(line), "\(line)")
        }
        #expect(text.contains("<desc id=\"desc\">A wall. For tests. Drawn"))
        let plain = try #require(compiled("1: 1").grid.map { emit($0, as: .svg) })
        #expect(!plain.contains("how many more") && !plain.contains("adds a photo"))
        let adding = try #require(compiled("append to 2\n1..2: rows of 2").grid.map { emit($0, as: .svg) })
        #expect(adding.contains(">the button that adds a photo<"))
    }

    @Test("sections are labelled with their widths")
    func sections() throws {
        let spec = "width 320..1600\n1: 1\nwhen width >= 600 { 1: 1 tile 2:1 }"
        let sheet = try Self.sheet(of: spec)
        #expect(
            sheet.elements.filter { $0.kind == "part" }.map { $0.text.trimmingCharacters(in: .whitespaces) }
                == [
                    "Below 600, drawn at 360", "From 600, drawn at 600",
                ])
    }

    @Test("text is wrapped at spaces, and cut where there is too much of it")
    func wrapping() {
        #expect(wrapped("one two three", to: 8, most: 2) == ["one two", "three"])
        #expect(wrapped("one two three", to: 3, most: 2) == ["one", "tw…"])
        #expect(wrapped("abcdefgh", to: 3, most: 4) == ["abc", "def", "gh"])
        #expect(wrapped("照片照片", to: 4, most: 3) == ["照片", "照片"])
        #expect(wrapped("照片", to: 1, most: 9) == ["照", "片"])
        #expect(wrapped("  ", to: 3, most: 2) == [] && wrapped("", to: 3, most: 2) == [])
    }

    @Test(
        "no name, rule or comment breaks out of its place",
        arguments: ["<script>", "&amp;", "]]>", "\"'", "--><!--", "\u{1}\u{2028}"])
    func hostile(_ text: String) throws {
        let grid = try #require(compiled("## \(text)\n1: 1\n## \(text)\n2: 2").grid)
        let sheet = try #require(Sheet(emit(grid, as: .svg)))
        #expect(sheet.pictures.joined().filter { $0.kind == "number" }.count == 3)
    }
}

@Suite("SVG, by rsvg-convert", Tool("rsvg-convert").required) struct SVGToolTests {
    @Test("every sheet renders", arguments: Repository.files(in: "generated", ending: ".svg"))
    func renders(_ file: URL) throws {
        try withTemporaryFolder { folder in
            let picture = folder.appending(path: "sheet.png")
            let result = try run("rsvg-convert", [file.path, "-o", picture.path])
            #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
            // The width of a PNG is the big-endian number in its bytes 16 to 19.
            let bytes = [UInt8](try Data(contentsOf: picture))
            #expect(
                bytes.count > 2_000 && (372...640).contains(bytes[16...19].reduce(0) { $0 << 8 | Int($1) }))
        }
    }
}
