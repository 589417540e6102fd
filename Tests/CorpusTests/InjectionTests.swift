import Foundation
import GridEmit
import GridModel
import GridSyntax
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Texts that would break out of their context in some output if they were not escaped.
private let hostileTexts = [
    "*/ ;let pwned = 1 /*", "/* /* never closed", "\"\"\" \\(pwned) \"#", "` \\u{22} `",
    "</style><script>pwned = 1</script>", "<img src=x onerror='pwned = 1'>", "--> <b>pwned</b> <!--",
    "]]><pwned/>", "&pwned; &#60;b&#62;", "\"}], \"pwned\": [{\"",
    "} .pwned { color: red } @import url(pwned);",
    "\\2a / pwned", "\u{2028}let pwned = 1", "\u{2029}let pwned = 1", "\u{85}let pwned = 1",
    "\u{B}let pwned = 1",
    "\u{C}let pwned = 1", "a\u{0}pwned", "\u{1B}[31mpwned\u{7}", "\u{202E}pwned\u{2066}",
    "x\u{FEFF}pwned\u{FFFF}", "\u{200F}pwned\u{61C}", "pw\u{200B}n\u{200C}e\u{200D}d",
    "p\u{AD}w\u{3164}n\u{FE0F}e\u{E0064}d",
    "@ts-expect-error", " @ts-ignore", "/* @ts-nocheck", "#if pwned", "#error(\"pwned\")",
    "%0A::error::pwned", "::error::pwned", "${{ pwned }} $(pwned) `pwned`",
]

/// A spec with the text in every comment, and a possible file name.
private func outputs(saying text: String, name: String, from file: String) throws -> [String: String] {
    let spec = """
        ## \(text)
        grid \(name)
        gap 2
        ## \(text)
        1: 1
        ## \(text)
        2..5: rows of 2  # \(text)
        ## \(text)
        6..: show 5
        """
    let source = SourceText(name: file, text: spec)
    let grid = try #require(compile(parse(source), fallbackName: "Test").grid)
    var options = EmitOptions()
    options.source = file
    return Dictionary(
        uniqueKeysWithValues: Output.all.map { ($0.name, emit(grid, as: $0, options: options)) })
}

/// Text from comments, names and paths reaches the outputs, and stays a comment, a text or a string there.
@Suite("Injection") struct InjectionTests {
    private static let plain = "words"

    @Test("comments don't change the code of generated Swift", arguments: hostileTexts)
    func swift(text: String) throws {
        let code = try #require(try outputs(saying: text, name: "X", from: "a\(text).grid")["swift"])
        let same = try #require(try outputs(saying: Self.plain, name: "X", from: "a.grid")["swift"])
        #expect(withoutComments(code) == withoutComments(same))
    }

    @Test("generated Swift compiles, whatever its comments say", .compiler)
    func compiles() throws {
        try withTemporaryFolder { folder in
            var files: [String] = []
            for (index, text) in hostileTexts.enumerated() {
                let name = "Hostile\(index)"
                let code = try #require(
                    try outputs(saying: text, name: name, from: "a\(text).grid")["swift"])
                try code.write(to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
                files.append("\(name).swift")
            }
            let compiler = try run(
                "swiftc", ["-typecheck", "-warnings-as-errors", "-swift-version", "6"] + files, in: folder)
            #expect(compiler.status == 0, "\(compiler.output.prefix(2_000))")
        }
    }

    /// The lines that aren't comments, split at all line ends that any reader recognizes.
    private func withoutComments(_ code: String) -> [String] {
        code.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init).filter { line in
            !line.drop { $0 == " " }.hasPrefix("//")
        }.map { line in
            // Plans come before the rule that they belong to.
            line.components(separatedBy: "  // ")[0]
        }
    }

    @Test("comments don't change the rules of a style sheet", arguments: hostileTexts)
    func css(text: String) throws {
        let sheet = try #require(try outputs(saying: text, name: "X", from: "a\(text).grid")["css"])
        let same = try #require(try outputs(saying: Self.plain, name: "X", from: "a.grid")["css"])
        let comment = try NSRegularExpression(pattern: #"/\*.*?\*/"#, options: .dotMatchesLineSeparators)
        let rules = [sheet, same].map { text in
            comment.stringByReplacingMatches(
                in: text, range: NSRange(location: 0, length: (text as NSString).length), withTemplate: "")
        }
        #expect(rules[0] == rules[1])
        #expect(!sheet.contains("</style"))
    }

    @Test("JSON contains the text itself, or a sign for invalid characters", arguments: hostileTexts)
    func json(text: String) throws {
        let printed = try #require(try outputs(saying: text, name: "X", from: "a\(text).grid")["json"])
        let table = try #require(
            try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any])
        let plain = try #require(try outputs(saying: Self.plain, name: "X", from: "a.grid")["json"])
        let same = try #require(
            try JSONSerialization.jsonObject(with: Data(plain.utf8)) as? [String: Any])
        #expect(Set(table.keys) == Set(same.keys))
        let doc = table["doc"] as? String
        #expect(doc == text)
        #expect(!printed.contains("</script") && !printed.unicodeScalars.contains { $0 == "\u{2028}" })
    }

    @Test("pictures are well formed, with the same elements", arguments: hostileTexts)
    func pictures(text: String) throws {
        let hostile = try outputs(saying: text, name: "X", from: "a\(text).grid")
        let same = try outputs(saying: Self.plain, name: "X", from: "a.grid")
        let pictures = try [hostile, same].map { try elements(of: try #require($0["svg"])) }
        #expect(pictures[0] == pictures[1] && !pictures[0].isEmpty)
    }

    @Test("no output hides text or turns it around", arguments: hostileTexts)
    func invisible(text: String) throws {
        for (name, output) in try outputs(saying: text, name: "X", from: "a\(text).grid") {
            let hidden = output.unicodeScalars.first {
                $0.properties.isDefaultIgnorableCodePoint || $0.properties.generalCategory == .format
                    || $0.properties.isBidiControl
            }
            #expect(hidden == nil, "\(name)")
        }
    }

    @Test("joiners of words and emoji stay")
    func joiners() throws {
        let text = "می\u{200C}خواهم क्\u{200D}ष 👨\u{200D}👩\u{200D}👧 ❤\u{FE0F} 1\u{FE0F}\u{20E3}"
        for (name, output) in try outputs(saying: text, name: "X", from: "a.grid")
        where ["swift", "ts", "c", "svg"].contains(name) {
            #expect(output.contains(text), "\(name)")
        }
    }

    private func elements(of xml: String) throws -> [String] {
        let reader = ElementReader()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = reader
        let isRead = parser.parse()
        try #require(isRead, "\(String(describing: parser.parserError))")
        return reader.names
    }

    @Test("a name has only letters and digits, whatever the file's name", arguments: hostileTexts)
    func names(text: String) {
        let name = gridName(fromFileStem: text)
        let isName = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        #expect(isName && !name.isEmpty && !(name.first?.isNumber ?? true), "\(name)")
        #expect(compiled("grid \(text)\n1: 1").grid == nil)
    }
}

/// The names of a document's elements, in order.
private final class ElementReader: NSObject, XMLParserDelegate {
    var names: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.append(name)
    }
}

@Suite("Injection, in other languages", Tool("kotlinc").required, Tool("tsc").required)
struct InjectionLanguageToolTests {
    /// Writes the outputs for every hostile text and for a plain one, each with its own name.
    private func files(of output: String, ending suffix: String, in folder: URL) throws -> [String] {
        try (["words"] + hostileTexts).enumerated().map { index, text in
            let code = try outputs(saying: text, name: "Hostile\(index)", from: "a\(text).grid")[output]
            let name = "Hostile\(index)\(suffix)"
            try #require(code).write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
            return name
        }
    }

    @Test("comments don't change the code of C, which compiles")
    func c() throws {
        try withTemporaryFolder { folder in
            var plain: String?
            for (index, file) in try files(of: "c", ending: ".h", in: folder).enumerated() {
                let syntax = try run(
                    "gcc", ["-std=c99", "-xc", "-fsyntax-only", "-Wall", "-Werror", file], in: folder)
                #expect(syntax.status == 0, "\(syntax.output.prefix(2_000))")
                let code = try run("gcc", ["-std=c99", "-xc", "-E", "-P", file], in: folder).output
                    .replacing("ostile\(index)_", with: "ostile_").replacing(
                        "OSTILE\(index)_", with: "OSTILE_"
                    ).replacing(
                        "Hostile\(index)", with: "Hostile")
                #expect(code == plain ?? code, "\(file)")
                plain = plain ?? code
            }
        }
    }

    @Test("comments don't change the code of TypeScript")
    func typeScript() throws {
        try withTemporaryFolder { folder in
            let files = try files(of: "ts", ending: ".ts", in: folder)
            let options = ["--strict", "--removeComments", "--target", "es2020", "--outDir", "out"]
            let compiler = try run("tsc", options + files, in: folder)
            #expect(compiler.status == 0, "\(compiler.output.prefix(2_000))")
            let codes = try files.map { file in
                let name = "out/" + file.replacing(".ts", with: ".js")
                return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            }
            #expect(Set(codes).count == 1)
        }
    }

    @Test("comments don't change the code of Kotlin, which compiles")
    func kotlin() throws {
        try withTemporaryFolder { folder in
            let files = try files(of: "kotlin", ending: ".kt", in: folder)
            let compiler = try run("kotlinc", files + ["-d", "out"], in: folder)
            #expect(compiler.status == 0, "\(compiler.output.prefix(2_000))")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
            for (index, _) in files.enumerated() { #expect(names.contains("Hostile\(index).class")) }
            #expect(!names.contains { $0.contains("pwned") })
        }
    }
}

@Suite("Injection, in Chromium", Tool("chromium-headless-shell").required) struct InjectionToolTests {
    @Test("comments cause no scripts, elements or messages")
    func page() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "page.html")
            let text = hostileTexts.joined(separator: " ")
            var counts: [String] = []
            for said in ["words", text] {
                let page = try #require(try outputs(saying: said, name: "X", from: "a.grid")["html"])
                let probe = """
                    <script>document.title = "found:" + document.querySelectorAll("*").length + " "
                        + document.styleSheets.length + " " + [...document.styleSheets].map(s => s.cssRules.length) + " "
                        + typeof pwned + ":"</script>
                    """
                try (page + probe).write(to: file, atomically: true, encoding: .utf8)
                let result = try run(
                    "chromium-headless-shell",
                    [
                        "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
                        "--virtual-time-budget=1000", "--dump-dom", file.absoluteString,
                    ])
                #expect(!result.output.contains("CONSOLE"), "\(result.output)")
                counts.append(
                    result.output.components(separatedBy: "<title>found:").dropFirst().first?
                        .components(separatedBy: ":</title>").first ?? "")
            }
            #expect(counts[0] == counts[1] && counts[0].hasSuffix(" undefined"), "\(counts)")
        }
    }
}
