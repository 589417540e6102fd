/// What a word of the language does, and what may follow it.
package struct WordMeaning: Sendable {
    /// What may follow a word, and what that means, in a few words.
    package struct Example: Sendable {
        package let text: String
        package let hint: String

        init(_ text: String, _ hint: String) {
            self.text = text
            self.hint = hint
        }
    }

    /// What it does, in a few words.
    package let hint: String
    /// What may follow it: for editors, which offer those that the parser expects.
    package let examples: [Example]
    /// Whether a count that has a rule follows.
    let takesCount: Bool

    private init(_ hint: String, _ examples: [Example] = [], takesCount: Bool = false) {
        self.hint = hint
        self.examples = examples
        self.takesCount = takesCount
    }

    /// The meaning of a word after another of its statement, which may give it a meaning of its own.
    package static func of(_ word: String, after other: String?) -> WordMeaning? {
        (other.flatMap { after["\($0) \(word)"] }) ?? all[word]
    }

    /// All words with a meaning.
    package static var words: Set<String> { Set(all.map { $0.key }) }

    /// The words that mean something else after others.
    private static let after: [String: WordMeaning] = [
        "when width": widths, "height width": widths, "when height": heights, "width height": heights,
        "require within": WordMeaning(
            "the container isn't higher than this, or lower",
            [
                Example("4:5", "a box of this ratio"), Example("600", "a height in points"),
                Example("100..600", "a least and a greatest height"),
            ]),
        "keep of": WordMeaning("the ratios of photos", [ratios]),
        "waterfall wide": WordMeaning("wide photos", [Example("across", "lie across all columns")]),
        "near over": WordMeaning(
            "each row that high, if possible", [Example("60", "a height in points")]),
    ]

    /// The sides of sections, of which one may follow the other.
    private static let widths = WordMeaning(
        "the widths of the container",
        [
            Example("< 400", "below 400"), Example(">= 600", "600 or more"),
            Example("300..<600", "from 300 to below 600"),
        ])
    private static let heights = WordMeaning(
        "the heights of the container under `frame fill`",
        [
            Example("< 500", "below 500"), Example(">= 700", "700 or more"),
            Example("400..<700", "from 400 to below 700"),
        ])

    private static let ratios = Example("9:16..16:9", "from one ratio to another")

    private static let all: [String: WordMeaning] = [
        // statements
        "grid": WordMeaning("the name of the generated type", [Example("Name", "letters and digits")]),
        "tile": WordMeaning(
            "the size or ratio of each tile",
            [
                Example("1:1", "square tiles"), Example("4:3", "a ratio of width to height"),
                Example("80x60", "a size in points"), Example("x120", "a height in points"),
            ]),
        "frame": WordMeaning(
            "the ratio or the height of the container, or `fill`",
            [Example("16:9", "a ratio of width to height"), Example("x350", "a height in points")]),
        "gap": WordMeaning(
            "the space between rows and columns",
            [Example("4", "between rows and columns"), Example("4 2", "between rows, between columns")]),
        "inset": WordMeaning(
            "the space around the tiles",
            [Example("8", "on all sides"), Example("8 12", "above and below, left and right")]),
        "heading": WordMeaning(
            "room for a heading above the photos, in feeds above each group",
            [Example("44", "a height in points")]),
        "foot": WordMeaning(
            "room for a caption below each photo", [Example("20", "a height in points")]),
        "width": WordMeaning(
            "the widths of the container, such as 320..1024",
            [Example("320..1024", "the narrowest and the widest")]),
        "height": WordMeaning(
            "the heights of the container under `frame fill`",
            [Example("200..800", "the lowest and the highest")]),
        "smallest": WordMeaning(
            "the shortest side that a tile may have", [Example("44", "a length in points")]),
        "shapes": WordMeaning(
            "what `t` and `w` mean in patterns", [Example("tall < 4:5, wide > 6:5", "limits of ratios")]),
        "tall": WordMeaning("below which ratio a photo is tall", [Example("< 4:5", "limit of ratios")]),
        "wide": WordMeaning("above which ratio a photo is wide", [Example("> 6:5", "limit of ratios")]),
        "align": WordMeaning("where short rows sit"),
        "append": WordMeaning("a tile that adds a photo", [Example("to 9", "below so many photos")]),
        "to": WordMeaning("the greatest number of photos", [Example("9", "a number of photos")]),
        "waterfall": WordMeaning(
            "columns in which photos keep their ratios", [Example("2", "a number of columns")]),
        "across": WordMeaning("photos that are wide by `shapes` lie across all columns"),
        "require": WordMeaning(
            "what gridgen proves of every layout", [Example("within 4:5", "a box of this ratio")]),
        "when": WordMeaning("rules for some widths or heights"),
        // sizings
        "photo": WordMeaning(
            "the ratio of its photo", [Example("1:3..3:1", "the limits of tiles' ratios")]),
        "x": WordMeaning("a height in points", [Example("60", "a height in points")]),
        "fill": WordMeaning("the app gives width and height"),
        "within": WordMeaning(
            "how high photos are together",
            [
                Example("1:1", "at most as high as this box"), Example("320", "at most so high"),
                Example("100..360", "at least and at most so high"),
            ]),
        "sided": WordMeaning("limits that depend on the mean ratio"),
        // alignments
        "leading": WordMeaning("at the start"),
        "center": WordMeaning("in the middle"),
        "trailing": WordMeaning("at the end"),
        "spread": WordMeaning("columns from edge to edge, with `rows fit`"),
        // layouts
        "rows": WordMeaning("rows for a range of counts", [Example("of 3", "three tiles in each row")]),
        "of": WordMeaning("a number of tiles in each row", [Example("3", "a number of tiles")]),
        "near": WordMeaning(
            "rows of about a height, or together near a shape",
            [Example("240", "a height in points"), Example("3:4", "the shape of all rows together")]),
        "over": WordMeaning(
            "rows of at least a height, or tiles of at least a size",
            [Example("200", "a height in points"), Example("200x133", "a width and a height in points")]),
        "under": WordMeaning("rows of at most a height", [Example("150", "a height in points")]),
        "fit": WordMeaning("as many tiles in a row as fit"),
        "stretch": WordMeaning("the last row fills the width"),
        "balanced": WordMeaning("rows as even as possible"),
        "strip": WordMeaning(
            "one row that scrolls sideways",
            [
                Example("200", "a height in points"),
                Example("4:5", "the ratio of a box as wide as the container"),
            ]),
        "show": WordMeaning(
            "fewer photos, and \u{201C}+N\u{201D} on the last", [Example("9", "a number of photos")],
            takesCount: true),
        "repeat": WordMeaning(
            "blocks, one under another", [Example("6", "the photos of a block")], takesCount: true),
        "mirrored": WordMeaning("reflect every second block"),
        // requirements
        "tiles": WordMeaning(
            "the ratios that tiles may have", [Example("1:2..2:1", "from one ratio to another")]),
        "areas": WordMeaning(
            "the area of the largest tile to that of the smallest", [Example("4", "a number of times")]),
        "largest": WordMeaning("the photo whose tile none exceeds", [Example("1", "the number of a photo")]),
        "keep": WordMeaning(
            "how much is seen of each photo", [Example("50% of 3:4..4:3", "of photos of these ratios")]),
        "for": WordMeaning("the counts of photos for which", [Example("3..9", "from 3 to 9 photos")]),
    ]
}
