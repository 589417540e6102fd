/// The name of a grid whose spec gives none, made from the name of its file.
///
/// Drops all characters except ASCII letters and digits, and capitalizes each part between them: `photo-wall` becomes
/// `PhotoWall`. If the result doesn't begin with a letter, puts `Grid` before it.
public func gridName(fromFileStem stem: String) -> String {
    var name = ""
    var beginsPart = true
    for byte in stem.utf8.prefix(90) {
        let character = Character(Unicode.Scalar(byte))
        let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        guard isLetter || isDigit else {
            beginsPart = true
            continue
        }
        name += beginsPart ? character.uppercased() : String(character)
        beginsPart = false
    }
    guard let first = name.utf8.first, first >= UInt8(ascii: "A") else { return "Grid" + name }
    return name
}
