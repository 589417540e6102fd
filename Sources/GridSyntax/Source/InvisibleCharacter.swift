extension Unicode.Scalar {
    /// Whether the character shows nothing of its own, or turns the direction of what is around it, so that a text with it may
    /// look like another one. Control characters and spaces don't count.
    package var isInvisible: Bool {
        switch value {
        case 0..<0xAD: false
        // Soft hyphen, grapheme joiner, fillers and format characters of scripts.
        case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0: true
        // Characters without a width, marks of direction, and separators of lines.
        case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB: true
        // Variation selectors, tags, and format characters of notations.
        case 0xFE00...0xFE0F, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
        default: false
        }
    }

    /// Whether the character may be part of an emoji.
    private var isPictograph: Bool {
        switch value {
        case 0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x2190...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299,
            0x1F000...0x1FBFF:
            true
        default: false
        }
    }

    /// Whether the character is of a script whose letters are joined, where joiners make a difference.
    private var isJoined: Bool { (0x600...0x18AF).contains(value) && !isInvisible }

    /// Whether an invisible character belongs to the text: within an emoji, or as a joiner within a word.
    fileprivate func belongs(
        after previous: Unicode.Scalar, before next: Unicode.Scalar?, _ keepsJoiners: Bool
    )
        -> Bool
    {
        switch value {
        case 0xFE0E, 0xFE0F: return previous.isPictograph || next?.value == 0x20E3
        case 0x200D where next?.isPictograph == true: return previous.isPictograph || previous.value == 0xFE0F
        case 0x200C, 0x200D: return keepsJoiners && previous.isJoined && next?.isJoined == true
        default: return false
        }
    }
}

extension String {
    /// The text with something else in place of each invisible character.
    ///
    /// - Parameters:
    ///   - keepsJoiners: whether joiners stay within words. Those of emoji always do.
    package func replacingInvisible(
        keepsJoiners: Bool = false, _ replacement: (Unicode.Scalar) -> String
    ) -> String {
        // Nearly all texts are ASCII.
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        var result = ""
        var previous: Unicode.Scalar = " "
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if !scalar.isInvisible || scalar.belongs(after: previous, before: rest.first, keepsJoiners) {
                result.unicodeScalars.append(scalar)
            } else {
                result += replacement(scalar)
            }
            previous = scalar
        }
        return result
    }
}

extension Unicode.Scalar {
    /// The code point, as in `U+200F`.
    package var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
