import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import GridEmit

/// What `--emit images` says. `Tests/Rows/check-images` holds it against brute force, `Tests/Browser/images` against a browser.
@Suite("Images") struct ImagesOutputTests {
    private func sizes(_ spec: String, _ options: ImageOptions? = nil) throws -> ImageSizes {
        try ImageSizes(of: try #require(compiled(spec).grid), options ?? cut)
    }

    private func container(_ parts: (vw: Int, px: Int)...) -> ImageOptions {
        var options = cut
        options.container = .least(
            parts.map { .linear(vw: Rational($0.vw), px: Rational($0.px)) })
        return options
    }

    private var cut: ImageOptions {
        var options = ImageOptions()
        options.photos = .cut
        return options
    }

    @Test("sections are media conditions where the container reaches them, if it ever does")
    func sections() throws {
        let spec = "width 300..900\n2: 2\nwhen width 600..<800 {\n2: 1, 1\n}\nwhen width >= 800 {\n2: 2\n}\n"
        #expect(
            try sizes(spec).layouts[0].tiles == [
                "(min-width: 800px) 50vw, (min-width: 600px) 100vw, 50vw",
                "(min-width: 800px) 50vw, (min-width: 600px) 100vw, 50vw",
            ])
        let narrow = try sizes(spec, container((100, -40), (0, 640)))
        #expect(
            narrow.layouts[0].tiles[0]
                == "(min-width: 640px) min(100vw - 40px, 640px), min(50vw - 20px, 320px)")
        // From 150 to 300, from 600 to 640; three pixels per point.
        #expect(narrow.widths.needed == [LengthRange(lower: Rational(150), upper: Rational(1920))])
        #expect(try sizes(spec, container((0, 599))).layouts[0].tiles[0] == "299.5px")
        // At its limit a section begins.
        #expect(try sizes(spec, container((0, 600))).layouts[0].tiles[0] == "600px")
    }

    @Test("a photo that covers its tile is as wide as its tile, or wider")
    func covers() throws {
        var options = ImageOptions()
        options.photos = .ratios(RatioRange(lower: .one, upper: Rational(2)))
        #expect(try sizes("tile 1:1\n2: 2", options).layouts[0].tiles == ["100vw", "100vw"])
        #expect(try sizes("tile 4:1\n2: 2", options).layouts[0].tiles == ["50vw", "50vw"])
        // Of wide photos a tall tile shows a part; the others have their own layout.
        let spec = "tile 1:2\n1[w]: 1\n1: 1 tile 2:1"
        #expect(try sizes(spec, options).layouts.map(\.tiles) == [["400vw"], ["100vw"]])
        // Ratios of 6:5 to 2 need 2.4 to 4 widths, those of 1 to 6:5 just the width.
        let needed = try sizes(spec, options).widths.needed
        #expect(needed.map(\.lower) == [Rational(200)] && needed.map(\.upper) == [Rational(24_000)])
        options.density = RatioRange(lower: .one, upper: .one)
        let apart = try sizes("width 200..300\n" + spec, options).widths.needed
        #expect(apart.map(\.lower) == [Rational(200), Rational(480)])
        #expect(apart.map(\.upper) == [Rational(300), Rational(1200)])
    }

    @Test("photos have the limits of tiles, or are 1:3 to 3:1, unless a server cuts them")
    func withinLimits() throws {
        #expect(try sizes("tile 1:1\n2: 2", ImageOptions()).layouts[0].tiles == ["150vw", "150vw"])
        #expect(try sizes("tile 1:1\n2: 2").layouts[0].tiles == ["50vw", "50vw"])
        // The limits of one layout hold for all of them.
        let limited = try sizes("tile 1:1\n1: 1\n2: 1, 1 tile photo 1:2..2:1", ImageOptions())
        #expect(limited.layouts.map { $0.tiles[0] } == ["200vw", "100vw"])
        #expect(limited.photos == RatioRange(lower: try Rational(1, over: 2), upper: Rational(2)))
        // Photos beyond them have layouts, too.
        let tall = try sizes("tile photo 1:1..2:1\n1[t]: 1 tile 1:4\n1: 1", ImageOptions())
        #expect(tall.layouts.map { $0.tiles } == [["400vw"], ["100vw"]])
    }

    @Test(
        "a cropped photo needs its height: at its greatest ratio, and beside the narrowest and above the widest others"
    )
    func least() throws {
        func tiles(_ spec: String) throws -> [String] {
            try sizes("width 300..900\n" + spec, ImageOptions()).layouts[0].tiles
        }
        #expect(try tiles("1: 1 tile photo 1:2..3:1 within 120..") == ["max(100vw, 360px)"])
        #expect(
            try tiles("2: 2 tile photo 1:2..2:1 within 200..")
                == [String](
                    repeating: "max(80vw, 400px)", count: 2))
        // The other one is at least w / 2 high: of 400 − w / 2 − w / 2 each gets a half.
        #expect(
            try tiles("2: 1, 1 tile photo 1:2..2:1 within 400..")[0]
                == "max(100vw, min(400px, -100vw + 800px))")
        #expect(throws: Lacks.self) { try sizes("3: 1 | (1, 1) tile photo within 100..", ImageOptions()) }
    }

    @Test("a pattern that only a section has takes the greatest of what its photos may have elsewhere")
    func patterns() throws {
        let spec =
            "2: 2\nwhen width 600..<900 {\n2[ww]: 1, 1\n2: 2\n}\nwhen width >= 900 {\n2[tt]: 1@2:1, 1\n2: 2\n}"
        let layouts = try sizes(spec).layouts
        #expect(layouts.map { $0.pattern?.map(\.rawValue).joined() } == ["ww", "tt", nil])
        #expect(
            layouts.map { $0.tiles[0] } == [
                "(min-width: 900px) 50vw, (min-width: 600px) 100vw, 50vw",
                "(min-width: 900px) 100vw, 50vw", "50vw",
            ])
    }

    @Test("photos outside the limits of tiles have the tiles' ratios, and the layout of their shape")
    func limits() throws {
        let spec = "width 1000..1000\ntile photo 4:5..191:100\n1: 1 tile 80x80\n2[t.]: 1, 1\n2: 2"
        var options = cut
        options.density = RatioRange(lower: .one, upper: .one)
        #expect(
            try sizes(spec, options).layouts.map { $0.tiles[0] } == ["80px", "100vw", "calc(19100vw / 271)"])
        #expect(try sizes(spec, options).widths.stored.last == 1000)
    }

    @Test("layouts that photos of the given ratios can't have are left out")
    func shapes() throws {
        var options = ImageOptions()
        options.photos = .ratios(
            RatioRange(lower: try Rational(3, over: 2), upper: try Rational(3, over: 2)))
        let found = try sizes("1: 1 tile 3:2\n2[ww]: 1, 1 tile 3:2\n2: 2 tile 1:2", options).layouts
        #expect(found.map { $0.counts.from } == [1, 2] && found.map { $0.tiles[0] } == ["100vw", "100vw"])
    }

    @Test("of `sided`, photos have only the limits that they can have on average")
    func sided() throws {
        var options = ImageOptions()
        let spec = "tile photo 2:3..11:4 sided\n1: 1\n2: 2"
        options.photos = .ratios(
            RatioRange(lower: try Rational(3, over: 2), upper: try Rational(3, over: 2)))
        #expect(try sizes(spec, options).layouts.map { $0.tiles[0] } == ["100vw", "50vw"])
        options.photos = .ratios(
            RatioRange(lower: try Rational(1, over: 2), upper: try Rational(5, over: 2)))
        #expect(try sizes(spec, options).layouts.map { $0.tiles[0] } == ["100vw", "90vw"])
    }

    @Test("the tile that adds a photo has a ratio of 1:1, and only the layouts that it can have")
    func adding() throws {
        var options = ImageOptions()
        options.photos = .ratios(
            RatioRange(lower: try Rational(3, over: 2), upper: try Rational(3, over: 2)))
        let spec = "append to 2\ntile photo\n1: 1\n2: 2"
        #expect(try sizes(spec, options).layouts[1].tiles == ["60vw", "50vw"])
        options.photos = .ratios(
            RatioRange(lower: try Rational(3, over: 4), upper: try Rational(3, over: 4)))
        let patterns = "append to 2\n1: 1\n2[tt]: 2\n2[ts]: 2\n2[tw]: 2\n2[t.]: 1, 1\n2: 2"
        #expect(try sizes(patterns, options).layouts.map { $0.tiles[0] } == ["100vw", "50vw", "100vw"])
    }

    @Test("a listing of one count has all of its images, and one of all counts says which are repeated")
    func listing() throws {
        let images = try sizes("1: 1\n2..200: rows of 3 stretch")
        #expect(
            images.listing(count: 50)[5...6] == ["50      1-48    calc(100vw / 3)", "        49-50   50vw"])
        #expect(images.listing(count: nil).contains("5, 8, … 200   1-3 …       calc(100vw / 3)"))
        #expect(images.listing(count: 201) == [])
        #expect(try sizes("1..: rows of 3").listing(count: 1_000_000).isEmpty)
    }

    @Test("counts that repeat are listed once")
    func counts() throws {
        let counts = try sizes("1: 1\n2..: rows of 3 stretch").layouts.map(\.counts)
        #expect(counts.map(\.from) == [1, 2, 3, 4, 5, 6, 7])
        #expect(counts.suffix(3).allSatisfy { $0.step == 3 && $0.to == nil && $0.repeated == 0..<3 })
        let listed = try sizes("1..4: rows of 2\n5..: show 4").layouts.map(\.counts)
        #expect(listed.last?.from == 5 && listed.last?.to == nil && listed.last?.repeated == 0..<0)
    }

    @Test(
        "what has no list is an error at its rule",
        arguments: [
            ("tile photo\n1: 1\n", "2..: rows near 90"), ("1: 1\n", "2: 2 tile photo within 1:1"),
            ("1: 1\n", "2..4: rows of 2 stretch tile photo within 1:1"),
            ("when width < 600 {\n2..: rows of 31 stretch\n}\n", "2..: rows of 37 stretch"),
            ("1: 1\n", "2..: rows of 60 balanced"),
        ])
    func lacks(plain: String, line: String) throws {
        let found = Output.images.check(try #require(compiled(plain + line + "\n").grid))
        #expect(found.map(\.code) == [.unsupportedOutput])
        #expect(found.map { $0.span.start } == [plain.utf8.count])
        #expect(Output.images.check(try #require(compiled(plain).grid)).isEmpty)
    }

    @Test("more than 10,000 images of one count, or 100,000 of all, are not listed")
    func manyImages() throws {
        func found(_ text: String) throws -> [Int] {
            let needs = ImageNeeds(
                of: try #require(compiled(text).grid), photos: .cut, least: .one, greatest: nil)
            do throws(TooManyImages) {
                _ = try needs.counts()
                return []
            } catch {
                return [error.span.start]
            }
        }
        #expect(try found("9999..10000: rows of 3 stretch") == [])
        #expect(try found("9999..10001: rows of 3 stretch") == [0])
        // The images of a section are others.
        let sections = "when width < 600 {\n4999..5001: rows of 4 stretch\n}\n"
        #expect(try found("4998..5000: rows of 3 stretch\n" + sections) == [])
        #expect(try found("4999..5001: rows of 3 stretch\n" + sections) == [0])
        #expect(try found("9991..10000: rows of 30 stretch") == [])
        #expect(try found("1..4: rows of 2\n9990..10000: rows of 30 stretch") == [16])
        // The widths of photos in a row follow from each other, in a box those of all.
        #expect(try found("tile photo\n9999..10000: rows of 5 stretch") == [])
        #expect(try found("tile photo\n9999..10000: rows of 6 stretch") == [11])
        #expect(try found("smallest 0\ntile photo\n316: 316") == [])
        #expect(try found("smallest 0\ntile photo\n317: 317") == [22])
    }

    @Test("at more than 1,000 ranges of widths no images are listed")
    func manyWidths() throws {
        func found(_ limit: Int) throws -> [Int] {
            let sections = (1..<limit).map { "when width \($0 + 200)..<\($0 + 201) {\n1: 1\n}\n" }.joined()
            let text = "1: 1\nwidth 201..\(limit + 200)\n" + sections
            return Output.images.check(try #require(compiled(text).grid)).map { $0.span.start }
        }
        #expect(try found(1_000) == [])
        #expect(try found(1_001).count == 1)
    }

    @Test("a container that is never as wide as promised is an error")
    func unreachable() throws {
        var options = EmitOptions()
        options.images = container((0, 100))
        let found = Output.images.prepare(try #require(compiled("1: 1").grid), options: options).diagnostics
        #expect(
            found.first?.message
                == "the images output has no width for the container min(100px): the spec is for widths of 200..2000"
        )
    }
}
