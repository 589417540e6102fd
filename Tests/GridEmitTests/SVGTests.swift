import Foundation
import GridEmit
import GridModel
import TestSupport
import Testing

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
    private var origin = (x: 0.0, y: 0.0)

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
        case "svg": size = (number("width"), number("height"))
        case "g":
            let parts = (attributes["transform"] ?? "").split { "(), ".contains($0) }.compactMap {
                Double($0)
            }
            origin = (parts[0], parts[1])
        case "rect", "text":
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
        if name == "g" { origin = (0, 0) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !elements.isEmpty { elements[elements.count - 1].text += string }
    }
}

@Suite("SVG") struct SVGTests {
    static let specs = Repository.files(in: "specs", ending: ".grid")

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

    @Test("all elements lie inside the sheet", arguments: specs)
    func inside(_ file: URL) throws {
        let spec = try String(contentsOf: file, encoding: .utf8)
        let grid = try #require(compiled(spec, name: "Sheet").grid)
        let sheet = try #require(Sheet(emit(grid, as: .svg)))
        #expect(sheet.size.width == 800)
        for element in sheet.elements {
            #expect(element.x >= 0 && element.y >= 0, "\(element)")
            #expect(
                element.x + element.width <= 800 && element.y + element.height <= sheet.size.height,
                "\(element)")
        }
        #expect(
            sheet.elements.filter { $0.kind.hasPrefix("tile") }.count
                >= grid.layouts.map(\.tileCount).reduce(0, +))
    }

    @Test("tiles are numbered from 1 in the order of the photos, hidden ones counted")
    func numbers() throws {
        let grid = try #require(compiled("3: 1, 2\n4..: show 3").grid)
        let sheet = try #require(Sheet(emit(grid, as: .svg)))
        #expect(
            sheet.elements.filter { $0.kind == "number" }.map { $0.text.filter { !$0.isWhitespace } } == [
                "1", "2", "3", "1", "2", "+1",
            ])
    }

    @Test(
        "no name, rule or comment breaks out of its place",
        arguments: ["<script>", "&amp;", "]]>", "\"'", "--><!--", "\u{1}\u{2028}"])
    func hostile(_ text: String) throws {
        let grid = try #require(compiled("## \(text)\n1: 1\n## \(text)\n2: 2").grid)
        let sheet = try #require(Sheet(emit(grid, as: .svg)))
        #expect(sheet.elements.filter { $0.kind == "number" }.count == 3)
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
            #expect(bytes.count > 2_000 && bytes[16...19].reduce(0) { $0 << 8 | Int($1) } == 800)
        }
    }
}
