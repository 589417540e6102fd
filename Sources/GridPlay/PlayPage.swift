internal import GridCommand
internal import GridEmit
internal import GridServices
internal import IncludedTexts

/// The page as `Sources/Playground/Page` has it, without what needs other packages.
struct PlayPage {
    /// The files of the page, the specs to try, and the forms of the cheat sheet.
    let files, examples: [(name: String, text: String)]
    let forms: String
    /// A spec that is no file; nil to show the first file.
    var spec: (name: String, text: String)? = nil
    /// The output that comes first; nil for the usual order.
    var firstOutput: String? = nil

    /// The page as the compiler contains it.
    static var included: PlayPage {
        PlayPage(
            files: includedTexts(included_page()), examples: includedTexts(included_specs()),
            forms: cheatSheet)
    }

    /// A file of the page; an empty name is the page itself. It learns the names of the specs that it edits.
    func file(_ name: String, files specs: [String]) -> HTTPAnswer? {
        let name = name.isEmpty ? "index.html" : name
        guard let text = files.first(where: { $0.name == name })?.text else { return nil }
        switch name.split(separator: ".").last {
        case "html": return HTTPAnswer(Array(filled(text, specs).utf8), kind: "text/html")
        case "css": return HTTPAnswer(Array(text.utf8), kind: "text/css")
        default: return HTTPAnswer(Array(text.utf8), kind: "text/javascript")
        }
    }

    /// The page with its data in it.
    private func filled(_ text: String, _ specs: [String]) -> String {
        let data: [(id: String, value: JSONValue)] = [
            ("files", .array(specs.map { .string(readable($0)) })),
            (
                "examples",
                .array(examples.map { .object([("name", .string($0.name)), ("text", .string($0.text))]) })
            ),
            ("forms-text", .string(forms)),
            ("first-tab", firstOutput.map { .string($0) } ?? .null),
            ("spec", spec.map { PlayPage.specData($0.name, $0.text) } ?? .null),
        ]
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            // The editor CodeMirror is a package.
            if line == "<script src=\"codemirror.js\"></script>" { return "" }
            for (id, value) in data where line.hasPrefix(PlayPage.opening(id)) {
                return PlayPage.opening(id) + value.line + "</script>"
            }
            return String(line)
        }
        return lines.joined(separator: "\n")
    }

    /// A spec as the page reads it.
    static func specData(_ name: String, _ text: String) -> JSONValue {
        .object([("name", .string(readable(name))), ("text", .string(text))])
    }

    /// The beginning of the element that holds the page's data of a kind. In their JSON no `<` is left that could end it.
    static func opening(_ id: String) -> String { "<script type=\"application/json\" id=\"\(id)\">" }
}

/// The output for the project that a file is in: of the nearest folder with a file of a build system, up to the folder of the repository.
func output(ofProjectAround path: String) -> String? {
    let files = [
        ("package.json", "css"), ("Package.swift", "swift"), ("build.gradle", "kotlin"),
        ("build.gradle.kts", "kotlin"),
    ]
    guard var place = realPath(folder(ofPath: path)) else { return nil }
    while true {
        for (name, output) in files where kind(of: place + "/" + name, followingLinks: true) == .file {
            return output
        }
        if place == "/" || kind(of: place + "/.git", followingLinks: true) != .missing { return nil }
        place = folder(ofPath: place)
    }
}
