package import GridModel

/// An album of known photos as a style sheet, as pages and as data, without a script.
package struct BakedAlbum {
    let grid: Grid
    let photos: [AlbumPhoto]
    let sheet: BakedSheet
    let options: EmitOptions
    /// What images need; nil if the outputs need no list of them.
    private let images: BakedImages?
    private var count: Int { photos.count }

    /// Lays out the photos for all promised widths.
    ///
    /// - Parameter listsImages: whether outputs list the photos' files.
    package init(
        _ grid: Grid, _ photos: [AlbumPhoto], options: EmitOptions, listsImages: Bool
    ) throws(BakingFailure) {
        let ratios = Photos(photos.map { $0.ratio })
        var sheet = BakedSheet(grid, count: photos.count, options: options)
        var needs: BakedImageNeeds?
        if listsImages {
            do throws(ExactOverflow) {
                needs = try BakedImageNeeds(grid, ratios, options.images)
            } catch {
                throw .overflow
            }
        }
        if listsImages, needs == nil { throw .noWidth }
        var isExact = true
        try grid.bake(ratios) { layout in
            sheet.add(layout)
            do throws(ExactOverflow) { try needs?.add(layout) } catch { isExact = false }
        }
        guard isExact else { throw .overflow }
        do throws(ExactOverflow) { images = try needs?.images() } catch { throw .overflow }
        (self.grid, self.photos, self.sheet, self.options) = (grid, photos, sheet, options)
    }

    /// The style sheet.
    package var css: String {
        var printer = CodePrinter()
        sheet.write(to: &printer)
        return printer.text
    }

    /// A page with the album, which has a numbered picture for each photo.
    package var html: String {
        var printer = CodePrinter()
        let name = escapedXML(grid.name)
        printer.line("<!doctype html>")
        printer.line("<html lang=\"en\">")
        printer.line("<meta charset=\"utf-8\">")
        printer.line("<meta name=\"viewport\" content=\"width=device-width\">")
        printer.line("<title>\(name)</title>")
        printer.block("<style>", "</style>") { printer in
            printer.line("body { margin: 0; font: 600 11px/17px system-ui, sans-serif; }")
            let (least, most) = (grid.width.lower.decimal, grid.width.upper.decimal)
            printer.line("main { min-width: \(least)px; max-width: \(most)px; margin: 0 auto; }")
            if sheet.fillsHeight { printer.line("main { height: \(grid.height.lower.decimal)px; }") }
            printer.line(".photo { background-size: 100% 100%; }")
            for (index, scene) in Scene.all.prefix(count).enumerated() {
                printer.line(
                    ".photo:nth-child(\(Scene.all.count)n + \(index + 1)) { background-image: url(\"\(scene.image)\"); }"
                )
            }
            printer.line(
                ".photo b { margin: 4px; padding: 0 6px; border-radius: 9px; background: #17212b; color: #fff; }"
            )
        }
        printer.block("<style>", "</style>") { printer in printer.lines(withoutEndTags(css)) }
        printer.line("<main>")
        printer.block("<div class=\"\(sheet.className)\">", "</div>") { printer in
            for photo in 1...max(count, 1) {
                printer.line("<div class=\"photo\"><b>\(photo)</b></div>")
            }
        }
        printer.line("</main>")
        printer.line("</html>")
        return printer.text
    }

    /// The page with the photos; empty without a list of their files.
    package func page(title: String?) -> String {
        images.map { BakedPage(album: self, images: $0, title: title ?? grid.name).text } ?? ""
    }

    /// What a page says of the photos, as JSON; `album.schema.json` describes it.
    package var data: String { images.map { albumDocument($0).document } ?? "" }

    /// The files and `sizes` of the photos, as JSON; `images.schema.json` describes it.
    package var imagesDocument: String {
        guard let images else { return "" }
        let ratios = photos.map { $0.ratio }
        let layout = ImageSizes.Sizes(
            counts: ImageCounts(from: count, to: count), pattern: nil, tiles: images.sizes)
        return ImageSizes(
            name: grid.name, options: options.images,
            photos: RatioRange(lower: ratios.min() ?? .one, upper: ratios.max() ?? .one),
            widths: images.widths, layouts: [layout]
        ).document.document
    }
}
