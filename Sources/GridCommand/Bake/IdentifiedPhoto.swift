internal import GridModel

/// The photo of a line that ImageMagick's `identify` prints, or that has a size only.
struct IdentifiedPhoto {
    let width, height: Rational
    /// The file, if the line says which of its photos this is: animated images and books have several.
    private var file: String?

    /// The format that also says how the camera was held, with the name last, as that may contain anything.
    static let format = "%w %h %[orientation] %i\\n"

    /// Reads `4000 3000 RightTop a.jpg`, or `a.jpg JPEG 4000x3000 4000x3000+0+0 8-bit sRGB 2MB`; nil for an empty line.
    init?(_ line: String) throws(AlbumError) {
        let words = line.split { " \t\r".contains($0) }.map(String.init)
        if words.isEmpty { return nil }
        if let (size, name) = Self.formatted(words) {
            self.init(size, of: name)
            return
        }
        let sizes = words.indices.filter { Self.size(words[$0]) != nil }
        // The page follows the size. Both come after the name, which may look like them.
        let paged = sizes.last { $0 + 1 < words.count && Self.isPage(words[$0 + 1]) }
        guard let place = paged ?? sizes.first, let size = Self.size(words[place]) else {
            throw AlbumError(
                message: "has no size such as 4000x3000; expected JSON or the output of `identify`")
        }
        if paged == nil, let other = sizes.first(where: { words[$0] != words[place] }) {
            throw AlbumError(
                message: "has two sizes, \(words[place]) and \(words[other]); print it with "
                    + "`identify -format '\(Self.format)'`")
        }
        // The image's format is between its name and its size.
        self.init(size, of: place >= 2 ? Self.fileOfFrame(words[..<(place - 1)].joined(separator: " ")) : nil)
    }

    private init(_ size: (width: Rational, height: Rational), of file: String?) {
        (width, height) = size
        self.file = file
    }

    /// Whether this is another frame of the animated image before it.
    func isFrame(after other: IdentifiedPhoto) -> Bool { file != nil && file == other.file }

    /// Two sides, the orientation and the name. Cameras write how they were held, and browsers turn the photo.
    private static func formatted(_ words: [String]) -> (
        size: (width: Rational, height: Rational), name: String?
    )? {
        guard words.count >= 3, let width = whole(words[0][...]), let height = whole(words[1][...]) else {
            return nil
        }
        let name = words.count > 3 ? words[3...].joined(separator: " ") : nil
        switch words[2] {
        case "TopLeft", "TopRight", "BottomRight", "BottomLeft", "Undefined", "Unrecognized":
            return ((width, height), name)
        case "LeftTop", "RightTop", "RightBottom", "LeftBottom": return ((height, width), name)
        default: return nil
        }
    }

    /// A size in pixels: `4000x3000`.
    private static func size(_ word: String) -> (width: Rational, height: Rational)? {
        let parts = word.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = whole(parts[0]), let height = whole(parts[1]) else { return nil }
        return (width, height)
    }

    private static func whole(_ word: Substring) -> Rational? {
        word.contains(".") ? nil : decimalNumber(word)
    }

    /// The canvas of an image and its place on it: `4000x3000+0-5`.
    private static func isPage(_ word: String) -> Bool {
        let parts = word.split(omittingEmptySubsequences: false) { "+-".contains($0) }
        return parts.count == 3 && size(String(parts[0])) != nil
            && parts.dropFirst().allSatisfy { whole($0) != nil }
    }

    /// The file of `a.gif[1]`; nil for other names.
    private static func fileOfFrame(_ name: String) -> String? {
        guard name.last == "]", let start = name.lastIndex(of: "["),
            whole(name[name.index(after: start)...].dropLast()) != nil
        else { return nil }
        return String(name[..<start])
    }
}
