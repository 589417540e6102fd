internal import GridModel

/// A finished page with an album of photos.
struct BakedPage {
    let album: BakedAlbum
    let images: BakedImages
    let title: String

    var text: String {
        var printer = CodePrinter()
        printer.line("<!doctype html>")
        printer.line("<html lang=\"en\">")
        printer.block("<head>", "</head>") { printer in
            printer.line("<meta charset=\"utf-8\">")
            printer.line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
            printer.line("<title>\(escapedXML(title))</title>")
            printer.block("<style>", "</style>") { printer in writeStyle(to: &printer) }
            printer.block("<style>", "</style>") { printer in printer.lines(withoutEndTags(album.css)) }
        }
        printer.block("<body>", "</body>") { printer in
            printer.line("<header><h1>\(escapedXML(title))</h1></header>")
            printer.block("<main>", "</main>") { printer in
                printer.block("<div class=\"\(album.sheet.className)\">", "</div>") { printer in
                    for (place, photo) in album.photos.enumerated() {
                        printer.line(element(photo, at: place))
                    }
                }
            }
        }
        printer.line("</html>")
        return printer.text
    }

    /// The style of the page around the album, and of links and captions in it.
    private func writeStyle(to printer: inout CodePrinter) {
        let name = album.sheet.className
        printer.line("body { margin: 0; font: 16px/1.4 system-ui, sans-serif; }")
        printer.line("h1 { margin: 16px; font-size: 24px; }")
        printer.line(
            "header, main { width: \(album.options.images.container.css); max-width: 100%; margin: 0 auto; }")
        if album.sheet.fillsHeight {
            printer.line("main { height: \(album.grid.height.lower.decimal)px; }")
        }
        printer.line(".\(name) a:focus-visible { outline: 4px solid #1a73e8; outline-offset: -4px; }")
        if album.photos.contains(where: { $0.caption != nil }) {
            printer.line(".\(name) figure > a { position: absolute; inset: 0; }")
            printer.line(
                ".\(name) figcaption { position: absolute; inset: auto 0 0; padding: 4px 8px; "
                    + "background: rgb(0 0 0 / 65%); color: #fff; font-size: 14px; pointer-events: none; }")
        }
    }

    /// The element of a photo: a figure, or a link if it has no caption.
    private func element(_ photo: AlbumPhoto, at place: Int) -> String {
        let tag = PhotoTag(photo, at: place, images)
        let image =
            "<img"
            + attributes([
                ("src", tag.source), ("srcset", tag.sources), ("sizes", tag.sizes),
                ("width", photo.size.map { "\($0.width)" }), ("height", photo.size.map { "\($0.height)" }),
                ("alt", photo.alt ?? ""), ("loading", tag.loading), ("decoding", "async"),
            ]) + ">"
        let style = attributes([("style", photo.style)])
        let link = attributes([("href", photo.link)])
        guard let caption = photo.caption else {
            return photo.link == nil
                ? "<figure\(style)>\(image)</figure>" : "<a\(link)\(style)>\(image)</a>"
        }
        let content = photo.link == nil ? image : "<a\(link)>\(image)</a>"
        return "<figure\(style)>\(content)<figcaption>\(escapedXML(caption))</figcaption></figure>"
    }
}
