/// What can complete a word of a command line.
struct Candidates: Sendable {
    /// The files among the candidates, which shells know best.
    enum Files: String {
        case none, files, folders
        /// Specs, and folders that may have some.
        case specs
    }

    /// A word, and what it means; no help if the word says it.
    typealias Word = (word: String, help: String)

    var files = Files.none
    var words: [Word] = []
    /// Whether several words may follow each other, with commas between them.
    var isList = false
    /// Whether a word may have a path: `swift=Nice.swift`.
    var takesPaths = false

    static let none = Candidates()
    static let specs = Candidates(files: .specs)

    static func words(_ words: [String]) -> Candidates { Candidates(words: words.map { ($0, "") }) }

    static func list(_ words: [Word], takesPaths: Bool = false) -> Candidates {
        Candidates(words: words, isList: true, takesPaths: takesPaths)
    }
}

extension Candidates {
    /// The candidates for a value by its name in help: a file, a folder, or one of `a|b|c`.
    init(forValue name: String?) {
        switch name {
        case "FILE", "PAGE": files = .files
        case "DIR": files = .folders
        case let name? where name.contains("|"):
            words = name.split(separator: "|").map { (String($0), "") }
        default: break
        }
    }
}
