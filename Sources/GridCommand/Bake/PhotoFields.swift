internal import GridEmit
internal import GridModel
internal import GridSyntax

/// Reads what a page says of a photo from an object of the JSON.
struct PhotoFields {
    private let members: [(String, JSONValue)]

    init(_ members: [(String, JSONValue)]) { self.members = members }

    /// A photo with a ratio, and what the object says of it.
    func photo(ratio: Rational) throws(AlbumError) -> AlbumPhoto {
        var photo = AlbumPhoto(ratio: ratio)
        photo.size = size
        photo.source = try text("src")
        photo.alt = try text("alt")
        photo.caption = try text("caption")
        if let href = try text("href") {
            photo.link = escapedAddress(
                try checkedAddress(href, of: "href", allowing: ["https", "http", "mailto", "tel"]))
        }
        photo.focus = try focus()
        if let color = try text("color") {
            let digits = color.utf8.dropFirst()
            guard color.hasPrefix("#"), [3, 4, 6, 8].contains(digits.count),
                digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
            else { throw AlbumError(message: "`color` is \(quoted(color)), not a color such as `#a0c4d8`") }
            photo.color = color
        }
        return photo
    }

    private func member(_ name: String) -> JSONValue? {
        guard let member = members.first(where: { $0.0 == name }) else { return nil }
        if case .null = member.1 { return nil }
        return member.1
    }

    private func text(_ name: String) throws(AlbumError) -> String? {
        switch member(name) {
        case nil: return nil
        case .string(let text): return text
        default: throw AlbumError(message: "`\(name)` is not a text in quotation marks")
        }
    }

    /// The sides, if both are whole numbers of pixels.
    private var size: (width: Int, height: Int)? {
        guard case .digits(let width) = member("width"), case .digits(let height) = member("height"),
            let width = Int(width), let height = Int(height), (1...1_000_000).contains(width),
            (1...1_000_000).contains(height)
        else { return nil }
        return (width, height)
    }

    private func focus() throws(AlbumError) -> (x: Rational, y: Rational)? {
        guard let member = member("focus") else { return nil }
        var numbers: [Rational] = []
        if case .array(let values) = member {
            for case .digits(let digits) in values {
                if let number = AlbumPhotos.number(digits), number >= .zero, number <= .one {
                    numbers.append(number)
                }
            }
            if numbers.count == 2, values.count == 2 { return (numbers[0], numbers[1]) }
        }
        throw AlbumError(message: "`focus` is not two numbers from 0 to 1, such as `[0.5, 0.3]`")
    }
}

/// An address without spaces around it, if it does nothing but load a file or a page.
///
/// - Parameter schemes: those that it may begin with. An address without one is a path.
func checkedAddress(
    _ text: String, of name: String, allowing schemes: [String]
) throws(AlbumError) -> Substring {
    var text = text[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    if text.isEmpty { throw AlbumError(message: "`\(name)` is empty") }
    // Browsers ignore some of these, even within a scheme.
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
        throw AlbumError(message: "`\(name)` has a line break or another control character")
    }
    if let end = text.firstIndex(where: { ":/?#".contains($0) }), text[end] == ":" {
        let scheme = text[..<end].lowercased()
        if !schemes.contains(scheme) {
            let allowed = schemes.map { "`\($0):`" }.joined(separator: ", ")
            throw AlbumError(
                message:
                    "`\(name)` begins with \(quoted(scheme + ":")); write a path, or an address with \(allowed)"
            )
        }
    }
    return text
}

/// An address in which all that addresses can't contain is escaped.
func escapedAddress(_ text: Substring) -> String {
    var result = ""
    for byte in text.utf8 {
        let isPlain = byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
        let digits = String(byte, radix: 16, uppercase: true)
        result += isPlain ? String(Unicode.Scalar(byte)) : "%" + digits
    }
    return result
}

/// A text of the user's in a message, shortened.
private func quoted(_ text: String) -> String { "`\(shown(String(text.prefix(40))))`" }
