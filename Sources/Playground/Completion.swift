/// A word that may come next in a spec.
package struct Completion: Hashable {
    /// What is inserted.
    package let text: String
    /// What it does, in a few words.
    package let hint: String

    private init(_ text: String, _ hint: String) {
        self.text = text
        self.hint = hint
    }

    /// The completions after a text in UTF-8, and where in it the word that they replace begins.
    ///
    /// The words on the last line decide what may come next, whatever the rest of the spec looks like.
    package static func all(after bytes: [UInt8]) -> (start: Int, items: [Completion]) {
        let end = bytes.count
        let lineStart = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = bytes[lineStart..<end]
        if line.contains(UInt8(ascii: "#")) { return (end, []) }
        let start = line.lastIndex { !isLetter($0) }.map { $0 + 1 } ?? lineStart
        // A word never follows a number or a sign without a space.
        guard line[..<start].last.map({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) ?? true else {
            return (end, [])
        }
        let typed = String(decoding: bytes[start..<end], as: UTF8.self)
        let words = line[..<start].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .map { String(decoding: $0, as: UTF8.self) }
        let items = after(words, isInSection: depth(of: bytes[..<lineStart]) > 0)
        return (start, items.filter { $0.text.hasPrefix(typed) && $0.text != typed })
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

    /// The number of open braces.
    private static func depth(of bytes: ArraySlice<UInt8>) -> Int {
        var depth = 0
        var isComment = false
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "#"): isComment = true
            case UInt8(ascii: "\n"): isComment = false
            case UInt8(ascii: "{") where !isComment: depth += 1
            case UInt8(ascii: "}") where !isComment: depth -= 1
            default: break
            }
        }
        return depth
    }

    /// What may come after the words of a line.
    private static func after(_ words: [String], isInSection: Bool) -> [Completion] {
        guard let last = words.last else { return isInSection ? sectionStatements : statements }
        switch last {
        case "tile": return tileSizings
        case "frame": return frameSizings
        case "align": return alignments
        case "append": return [Completion("to", "the greatest number of photos")]
        case "when": return [Completion("width", "the widths of the container")]
        case "rows": return rows
        default: break
        }
        guard let colon = words.lastIndex(where: { $0.hasSuffix(":") && $0.first?.isNumber == true }) else {
            return []
        }
        let body = words[(colon + 1)...]
        if body.isEmpty { return bodies }
        // A row, a block or a line of a sketch has to follow.
        if [",", "|", "/", "("].contains(where: last.hasSuffix) { return [] }
        let isShow = body.first == "show" || body.first == "repeat"
        if isShow { return body.first == "repeat" && body.count == 2 ? [mirrored] : [] }
        let isPhotos = body.contains("photo")
        let isRows = body.first == "rows" && body.count == 3 && body.contains("of")
        return (isRows ? lastRows : []) + (isPhotos ? boxes : []) + ruleOptions
    }

    /// All words that may be in a spec, each with one of its hints.
    package static let words =
        statements + [tileSizings[3], frameSizings[1]] + alignments + bodies + rows + lastRows + boxes + [
            mirrored
        ]

    private static let tile = Completion("tile", "the size or ratio of each tile")
    private static let frame = Completion("frame", "the ratio of the container, or `fill`")
    private static let align = Completion("align", "where short rows sit")
    private static let waterfall = Completion("waterfall", "columns in which photos keep their ratios")
    private static let mirrored = Completion("mirrored", "reflect every second block")

    private static let statements = [
        Completion("grid", "the name of the generated type"),
        tile, frame,
        Completion("gap", "the space between rows and columns"),
        Completion("inset", "the space around the tiles"),
        Completion("width", "the widths of the container, such as 320..1024"),
        Completion("height", "the heights of the container under `frame fill`"),
        Completion("smallest", "the shortest side that a tile may have"),
        Completion("shapes", "what `t` and `w` mean in patterns"),
        align,
        Completion("append", "a tile that adds a photo"),
        waterfall,
        Completion("when", "rules for some widths"),
    ]
    private static let sectionStatements = [tile, frame, align, waterfall]
    private static let tileSizings = [
        Completion("1:1", "square tiles"), Completion("4:3", "a ratio of width to height"),
        Completion("80x60", "a size in points"), Completion("photo", "the ratio of its photo"),
    ]
    private static let frameSizings = [
        Completion("16:9", "a ratio of width to height"),
        Completion("fill", "the app gives width and height"),
    ]
    private static let alignments = [
        Completion("leading", "at the start"), Completion("center", "in the middle"),
        Completion("trailing", "at the end"),
        Completion("spread", "columns from edge to edge, with `rows fit`"),
    ]
    private static let bodies = [
        Completion("rows", "rows for a range of counts"),
        Completion("show", "fewer photos, and \u{201C}+N\u{201D} on the last"),
        Completion("repeat", "blocks, one under another"),
    ]
    private static let rows = [
        Completion("of", "a number of tiles in each row"),
        Completion("near", "rows of about a height"),
        Completion("over", "rows of at least a height"),
        Completion("fit", "as many tiles in a row as fit"),
    ]
    private static let lastRows = [
        Completion("stretch", "the last row fills the width"),
        Completion("balanced", "rows as even as possible"),
    ]
    private static let boxes = [
        Completion("within", "a box that photos stay within"),
        Completion("sided", "limits that depend on the mean ratio"),
    ]
    private static let ruleOptions = [tile, frame, align]
}
