internal import GridEmit

/// When the manual page was changed last.
private let manualDate = "November 25, 2026"

/// The manual page in mdoc, the language of manual pages that describes what words are: see mdoc(7).
func manualPage() -> String {
    let commands = Verb.all.map { ($0, $0.table) }
    var page = ManualText()
    page.macro("Dd \(manualDate)")
    page.macro("Dt GRIDGEN 1")
    page.macro("Os")
    page.macro("Sh NAME")
    page.macro("Nm gridgen")
    page.macro("Nd compile photo layout specs")
    page.macro("Sh SYNOPSIS")
    page.macro("Bl -tag -width 2n")
    for (_, table) in commands { page.item(table.usage) }
    page.macro("El")
    page.macro("Sh DESCRIPTION")
    page.paragraph(
        "gridgen \(gridgenVersion) compiles specs, which say how photos are laid out for each count, to code, style sheets, data "
            + "and pictures.")
    page.macro("Pp")
    page.paragraph(
        "Without the name of a command, it runs `build`. `gridgen help CODE` explains a diagnostic.")
    page.macro("Sh COMMANDS")
    for (verb, table) in commands {
        page.macro("Ss \(verb.label)")
        page.paragraph(table.summary.prefix(1).uppercased() + table.summary.dropFirst() + ".")
        for paragraph in paragraphs(of: table.details) {
            page.macro("Pp")
            page.paragraph(paragraph)
        }
        page.list(table.options)
        page.macro("Pp")
        page.paragraph(table.examples.count == 1 ? "An example:" : "Examples:")
        page.literal(table.examples)
    }
    page.macro("Sh OPTIONS")
    page.paragraph("Every command has these options, too:")
    page.list(Verb.build.table.commonOptions)
    page.macro("Sh ENVIRONMENT")
    page.paragraph("`NO_COLOR` turns colors off, and `CLICOLOR_FORCE` turns them on.")
    page.macro("Sh EXIT STATUS")
    page.paragraph(
        "0 for success, 1 for errors in a spec or outputs that are out of date, 2 for a bad command line or a file that can't be "
            + "read or written, and 141 if nobody reads the output.")
    return page.text
}

/// A text in mdoc.
private struct ManualText {
    private(set) var text = ""

    /// Adds a line with a macro.
    mutating func macro(_ line: String) { text += ".\(line)\n" }

    /// Adds sentences, each on lines of its own, in which back-ticks quote what is written as it stands.
    mutating func paragraph(_ words: some StringProtocol) {
        var sentence = ""
        for word in words.split(separator: " ") {
            sentence += (sentence.isEmpty ? "" : " ") + word
            if word.hasSuffix(".") || word.hasSuffix("?") {
                add(sentence)
                sentence = ""
            }
        }
        add(sentence)
    }

    private mutating func add(_ sentence: String) {
        if sentence.isEmpty { return }
        text += wrapped(escaped(sentence, quotes: true), columns: 76).map { guarded($0) + "\n" }.joined()
    }

    /// Adds an item of a list, which is written as it stands.
    mutating func item(_ label: String) { text += ".It \"\(escaped(label))\"\n" }

    mutating func list(_ options: [OptionForm]) {
        if options.isEmpty { return }
        macro("Bl -tag -width 4n")
        for option in options {
            item(option.label)
            paragraph(option.help)
        }
        macro("El")
    }

    /// Adds lines as they stand.
    mutating func literal(_ lines: [String]) {
        macro("Bd -literal -offset indent")
        text += lines.map { guarded(escaped($0)) + "\n" }.joined()
        macro("Ed")
    }
}

/// The text without what roff reads as an escape; a quoted word becomes bold.
private func escaped(_ text: some StringProtocol, quotes: Bool = false) -> String {
    var result = ""
    var isQuoted = false
    for character in text {
        switch character {
        case "\\": result += "\\e"
        case "-": result += "\\-"
        case "\"": result += "\\(dq"
        case "`" where quotes:
            isQuoted.toggle()
            result += isQuoted ? "\\fB" : "\\fR"
        case "…": result += "..."
        default: result.append(character)
        }
    }
    return result
}

/// The line, which roff doesn't read as a request.
private func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
}
