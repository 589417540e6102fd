internal import GridSyntax

/// How a character is shown: a tab as four spaces, a control character or invalid byte as U+FFFD, an invisible character as its
/// code point in angle brackets.
func shown(_ character: Character) -> String {
    if character == "\t" { return "    " }
    let isControl = character.unicodeScalars.contains { scalar in
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
    return isControl
        ? "\u{FFFD}" : readable(String(character)).replacingInvisible { "<\($0.codePoint)>" }
}

/// How a text is shown, character by character.
package func shown(_ text: String) -> String { text.map { shown($0) }.joined() }

/// The width of a text in terminal columns, as shown.
func terminalWidth(_ text: String) -> Int {
    text.reduce(0) { $0 + terminalWidth($1) }
}

/// 2 for emoji and for characters that are wide by East Asian Width (Unicode Standard Annex 11), 0 for a mark without
/// a base, otherwise 1.
private func terminalWidth(_ character: Character) -> Int {
    if character == "\t" { return 4 }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains(where: { $0.isInvisible }) {
        let text = shown(character)
        if text != String(character) { return terminalWidth(text) }
    }
    switch scalar.value {
    case 0..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x20000...0x3FFFD:
        return 2
    case _ where scalar.properties.isEmojiPresentation:
        return 2
    default:
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return character.unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1
        }
    }
}
