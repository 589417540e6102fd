/// The lines of a doc comment, without characters that end a line or hide text in some consumer.
func safeLines(_ text: String) -> [String] {
    var lines = [""]
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n":
            lines.append("")
        case "\t":
            lines[lines.count - 1] += " "
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}",
            "\u{FEFF}":
            continue
        default:
            lines[lines.count - 1].unicodeScalars.append(scalar)
        }
    }
    return lines
}
