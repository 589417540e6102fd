package import GridModel

/// An album of known photos as a style sheet and as a page, without a script.
package struct BakedAlbum {
    private let grid: Grid
    private let sheet: BakedSheet
    private let count: Int

    /// Lays out the photos for all promised widths.
    package init(_ grid: Grid, _ photos: Photos, options: EmitOptions) throws(BakingFailure) {
        self.grid = grid
        count = photos.ratios.count
        sheet = try BakedSheet(grid, photos, options: options)
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
}
