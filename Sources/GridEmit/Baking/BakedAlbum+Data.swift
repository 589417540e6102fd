internal import GridModel

extension BakedAlbum {
    /// What a page says of the album and of each photo.
    func albumDocument(_ images: BakedImages) -> JSONValue {
        func pair(_ first: Rational, _ second: Rational) -> JSONValue {
            [.digits(first.decimal), .digits(second.decimal)]
        }
        let photos = photos.enumerated().map { place, photo -> JSONValue in
            let tag = PhotoTag(photo, at: place, images)
            return .object([
                ("original", JSONValue(photo.original)), ("src", .string(tag.source)),
                ("srcset", JSONValue(tag.sources)),
                ("sizes", JSONValue(tag.sizes)), ("widths", .array(tag.widths.map { .number($0) })),
                ("width", photo.size.map { .number($0.width) } ?? .null),
                ("height", photo.size.map { .number($0.height) } ?? .null),
                ("alt", .string(photo.alt ?? "")), ("loading", .string(tag.loading)),
                ("decoding", "async"), ("href", JSONValue(photo.link)),
                ("caption", JSONValue(photo.caption)),
                ("focus", photo.focus.map { pair($0.x, $0.y) } ?? .null), ("color", JSONValue(photo.color)),
                ("style", JSONValue(photo.style)),
            ])
        }
        return .object([
            ("format", 1), ("name", .string(grid.name)), ("class", .string(sheet.className)),
            ("container", .string(options.images.container.css)),
            ("widths", .array(images.widths.stored.map { .number($0) })),
            ("waste", .digits(images.widths.waste.decimal)), ("photos", .array(photos)),
        ])
    }
}
