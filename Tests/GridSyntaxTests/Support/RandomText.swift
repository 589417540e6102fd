import TestSupport

/// Tokens of the language in random order, mostly invalid.
func randomText(_ random: inout SeededGenerator) -> String {
    random.many(0...24) { random in
        switch random.number(0...9) {
        case 0: "\(random.number(0...12))"
        case 1: "\n"
        case 2: random.pick(["\n\(random.number(1...9)): ", "\n\(random.number(1...9))..: "])
        case 3:
            random.pick([":", ",", "|", "/", "@", "(", ")", "{", "}", "[", "]", "<", ">", ">=", "..", "..<"])
        case 4: random.pick([" ", "\t", "\r\n", "# c\n", "## d\n", "\u{FF1A}", "\u{00A0}", "$", "é"])
        case 5:
            random.pick([
                "grid Nice", "tile 4:3", "tile x120", "tile 80x60", "tile photo 1:3..3:1", "frame 16:9",
                "frame x350", "frame fill",
                "align center", "gap 2 3", "inset 1 2 3 4", "heading 44", "foot 20", "width 320..1024",
                "height 200..800",
                "smallest 44",
                "shapes tall < 4:5, wide > 6:5", "shapes tall <= 4:5, wide >= 6:5", "append to 9",
                "waterfall 2", "waterfall 3 wide across", "when width >= 600 {",
                "when width 300..<600 {\n", "when height < 500 {", "when width >= 600, height < 500 {",
            ])
        case 6: random.pick(["aab", "ab", "..", "t..", "a", ".", "x", "photo", "of", "stretch", "to"])
        case 7:
            random.pick([
                "grid", "tile", "frame", "align", "gap", "inset", "heading", "foot", "width", "height",
                "smallest", "shapes",
                "append",
                "waterfall", "when", "rows", "strip", "show", "repeat", "mirrored", "tiel", "gird",
            ])
        case 8:
            random.pick([
                "3, 4", "1 | (1, 1)", "2@60", "rows of 3", "strip 200", "show 9", "repeat 6",
                "aab / aac / def",
            ])
        default: random.pick([" ", "\n", "\n\n", ", ", " | ", " / "])
        }
    }.joined(separator: random.pick(["", " "]))
}
