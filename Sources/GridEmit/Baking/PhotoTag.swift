internal import GridModel

/// The attributes of a photo's `<img>`.
struct PhotoTag {
    let source: String
    /// Its files with their widths, and how wide it is drawn; nil if it has one file only.
    let sources: String?
    let sizes: String?
    /// The widths of its files.
    let widths: [Int]
    let loading: String

    init(_ photo: AlbumPhoto, at place: Int, _ images: BakedImages) {
        let widths = photo.hasFiles ? photo.widths(of: images.widths.stored) : []
        self.widths = widths
        source = photo.address(ofWidth: widths.last ?? 0)
        sources =
            widths.isEmpty
            ? nil : widths.map { "\(photo.address(ofWidth: $0)) \($0)w" }.joined(separator: ", ")
        sizes = widths.isEmpty ? nil : images.sizes[place]
        loading = images.areInFirstWindow[place] ? "eager" : "lazy"
    }
}

/// Attributes of an element, escaped, each with a space before it; those without a value are left out.
func attributes(_ list: [(String, String?)]) -> String {
    list.map { name, value in value.map { " \(name)=\"\(escapedXML($0))\"" } ?? "" }.joined()
}
