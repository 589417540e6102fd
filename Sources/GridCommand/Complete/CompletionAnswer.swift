internal import GridModel

/// What can stand at the end of a command line, by the tables of commands and options; the scripts of the shells ask for it.
struct CompletionAnswer {
    /// The first word of the question; the words after the program's name follow, the last as far as it is typed.
    static let question = "__complete"

    private var candidates = Candidates.none
    /// The text of the last word that stays.
    private var before = ""

    init(to question: ArraySlice<String>) {
        var earlier = question.dropLast()
        let last = question.last ?? ""
        let named = earlier.first.flatMap(Verb.named)
        if earlier.isEmpty, !last.hasPrefix("-") {
            candidates = .specs
            candidates.words = Self.verbs + [("help", "explain a command or a diagnostic")]
            return
        }
        if earlier.first == "help" {
            candidates.words = earlier.count > 1 ? [] : Self.verbs + RuleSettings.arguments.words
            return
        }
        if named != nil { earlier.removeFirst() }
        complete(last, after: earlier, by: (named ?? .build).table)
    }

    private static var verbs: [Candidates.Word] {
        Verb.names.map { ($0, Verb.named($0)?.table.summary ?? "") }
    }

    private mutating func complete(_ last: String, after earlier: ArraySlice<String>, by table: CommandTable)
    {
        let options = table.options + table.commonOptions
        var isPlain = false
        // The option whose value comes next.
        var open: OptionForm?
        for word in earlier {
            if let option = open, option.optionalValues.isEmpty || option.optionalValues.contains(word) {
                open = nil
            } else if !isPlain {
                isPlain = word == "--"
                open = options.first { $0.names.contains(word) && $0.value != nil }
            }
        }
        if let open, open.optionalValues.isEmpty { return complete(last, by: open.candidates) }
        guard !isPlain, last.hasPrefix("-") else {
            candidates = table.arguments
            candidates.words += (open?.optionalValues ?? []).map { ($0, "") }
            return
        }
        guard let sign = last.firstIndex(of: "=") else {
            candidates.words = options.flatMap { option in option.names.map { ($0, option.help) } }
            return
        }
        guard let option = options.first(where: { $0.names.contains(String(last[..<sign])) }) else { return }
        before = String(last[...sign])
        complete(String(last[last.index(after: sign)...]), by: option.candidates)
        candidates.words += option.optionalValues.map { ($0, "") }
    }

    /// Completes a value, or the last word of a list.
    private mutating func complete(_ value: String, by candidates: Candidates) {
        self.candidates = candidates
        guard candidates.isList, let comma = value.lastIndex(of: ",") else {
            takePath(value[...])
            return
        }
        before += value[...comma]
        let given = value.split(separator: ",").map { $0.prefix { $0 != "=" } }
        let last = value[value.index(after: comma)...]
        self.candidates.words.removeAll { word in word.word != last && given.contains(word.word[...]) }
        takePath(last)
    }

    /// After `swift=`, a path is completed.
    private mutating func takePath(_ word: Substring) {
        if candidates.takesPaths, word.contains("=") { candidates = Candidates(files: .files) }
    }

    /// A line that says which files are candidates, and a line for each other candidate: the word, a tab and what it means.
    var text: String {
        let lines = candidates.words.map { "\(before)\($0.word)\t\($0.help)" }
        return ([candidates.files.rawValue] + lines).map { $0 + "\n" }.joined()
    }
}
