internal import GridEmit

/// How the files of photos are named: an address in which `{name}`, `{number}` and `{width}` stand for what differs.
struct FileNames {
    /// The pattern for all photos; nil if each has one of its own.
    private var pattern: String?

    private static let marks = ["{name}", "{number}", AlbumPhoto.widthMark]

    init() {}

    init(_ pattern: String) throws(UsageError) {
        self.pattern = pattern
        let left = Self.marks.reduce(pattern) { $0.split(around: $1).joined() }
        if left.contains(where: { "{}".contains($0) }) {
            throw UsageError(
                message:
                    "`\(pattern)` has braces around something else than `{name}`, `{number}` or `{width}`")
        }
    }

    /// A photo with the address of its files.
    ///
    /// - Parameter number: the photo's place, from 1.
    func named(_ photo: AlbumPhoto, _ number: Int) throws(AlbumError) -> AlbumPhoto {
        if photo.size == nil {
            throw AlbumError(
                message: "a page needs JSON with `width` and `height` as whole numbers of pixels, and `src`")
        }
        if photo.link != nil, photo.alt?.isEmpty ?? true {
            throw AlbumError(message: "it is a link without `alt`; say in it where the link leads")
        }
        var photo = photo
        photo.original = photo.source
        photo.source = try source(of: photo, number)
        return photo
    }

    /// The address of a photo's files, in which only `{width}` is left.
    private func source(of photo: AlbumPhoto, _ number: Int) throws(AlbumError) -> String {
        guard let pattern else {
            guard let source = photo.source else {
                throw AlbumError(
                    message:
                        "there is no `src`; add one, or name the files with `--src 'photo-{number}-{width}.jpg'`"
                )
            }
            return try escaped(source)
        }
        let file = fileName(ofPath: photo.source ?? "")
        let name = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
        let parts = pattern.split(around: "{name}")
        if parts.count > 1, name.isEmpty {
            throw AlbumError(
                message: "there is no `src` with a file name, which `{name}` of `--src` stands for")
        }
        let named = parts.joined(separator: String(name)).split(around: "{number}")
        return try escaped(named.joined(separator: "\(number)"))
    }

    /// The address with everything escaped but `{width}`. In a list of addresses, commas at its ends would separate it from others.
    private func escaped(_ text: String) throws(AlbumError) -> String {
        let address = String(try checkedAddress(text, of: "src", allowing: ["https", "http"]))
        let parts = address.split(around: AlbumPhoto.widthMark).map { escapedAddress($0) }
        var result = parts.joined(separator: AlbumPhoto.widthMark)
        if result.hasPrefix(",") { result = "%2C" + result.dropFirst() }
        if result.hasSuffix(",") { result = result.dropLast() + "%2C" }
        return result
    }
}
