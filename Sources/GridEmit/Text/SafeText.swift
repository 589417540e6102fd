internal import GridSyntax

/// The lines of a doc comment, without characters that end a line or hide text in some programs.
func safeLines(_ text: String) -> [String] {
    // Nearly all texts are a line of ASCII.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [text] }
    var lines = [""]
    for scalar in text.replacingInvisible(keepsJoiners: true, { _ in "" }).unicodeScalars {
        switch scalar {
        case "\n":
            lines.append("")
        case "\t":
            lines[lines.count - 1] += " "
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": continue
        default:
            lines[lines.count - 1].unicodeScalars.append(scalar)
        }
    }
    return lines
}

/// The text escaped for XML and HTML, in content and in quoted attributes.
package func escapedXML(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
            false
        default: byte >= 0x20 && byte < 0x7F
        }
    }
    if isPlain { return text }
    var result = ""
    for scalar in safeLines(text).joined(separator: " ").unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        // XML forbids these.
        case "\u{FFFE}", "\u{FFFF}": continue
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
