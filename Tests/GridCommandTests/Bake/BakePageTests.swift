import Foundation
import TestSupport
import Testing

/// Pages and data of albums. `Tests/Browser/bake` opens pages in browsers, and `CommandGoldenTests` has whole ones.
@Suite("Pages of bake") struct BakePageTests {
    private let spec = "grid Trip\nwidth 300..900\ngap 4\ntile photo\n1..: rows near 200\n"

    private func bake(_ photos: String, _ options: String..., spec: String? = nil) throws -> Session {
        try withTemporaryFolder { folder in
            let path = try folder.write("trip.grid", spec ?? self.spec)
            return gridgen(["bake", path, "--ratios", "-"] + options, input: Array(photos.utf8))
        }
    }

    private func photo(_ members: String = "") -> String {
        "[{\"src\": \"a.jpg\", \"width\": 3000, \"height\": 2000, \"alt\": \"A\"\(members)}]"
    }

    private func element(_ photo: String, _ options: String...) throws -> String {
        let session = try bake(photo, "--emit", "page", "--src", options.first ?? "{name}.jpg")
        #expect(session.exit == 0 && session.errors == "")
        let lines = session.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        return String(lines.last { $0.contains("<img") } ?? "")
    }

    private let image =
        "<img src=\"a.jpg\" width=\"3000\" height=\"2000\" alt=\"A\" loading=\"eager\" decoding=\"async\">"

    @Test("a photo is a figure, or a link without a caption; its tile has the focus and the color")
    func elements() throws {
        #expect(try element(photo()) == "<figure>\(image)</figure>")
        #expect(try element(photo(", \"href\": \"b.html\"")) == "<a href=\"b.html\">\(image)</a>")
        let all = ", \"href\": \"b.html\", \"caption\": \"C\", \"focus\": [0, 0.25], \"color\": \"#abc\""
        #expect(
            try element(photo(all))
                == "<figure style=\"--fx: 0; --fy: 0.25; background: #abc\"><a href=\"b.html\">\(image)</a>"
                + "<figcaption>C</figcaption></figure>")
        #expect(try element(photo(", \"caption\": null, \"href\": null")) == "<figure>\(image)</figure>")
    }

    @Test("all texts are escaped")
    func escaped() throws {
        let hostile = "\\\"><script>alert(1)</script>&amp;\\u0022'\\n"
        let html = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;&quot;&#39;"
        let found = try element(
            "[{\"src\": \"x\\\"><y &'\\u00e9.jpg\", \"width\": 3, \"height\": 2, \"alt\": \"\(hostile)\", "
                + "\"caption\": \"\(hostile)\", \"href\": \"/a b?c=\\\"&d=<e>\"}]", "p/{name}-{width}.jpg")
        #expect(found.contains("src=\"p/x%22%3E%3Cy%20&amp;&#39;%C3%A9-3.jpg\""), "\(found)")
        #expect(found.contains("<a href=\"/a%20b?c=%22&amp;d=%3Ce%3E\">"), "\(found)")
        #expect(found.contains("alt=\"\(html) \"") && found.contains("<figcaption>\(html) <"), "\(found)")
        let title = try bake(photo(), "--emit", "page", "--title", "</title><b>").output
        #expect(title.contains("<title>&lt;/title&gt;&lt;b&gt;</title>"))
    }

    @Test("files are named by a pattern, no wider than the photo")
    func files() throws {
        let two =
            "[{\"src\": \"o/a.x.png\", \"width\": 3000, \"height\": 2000}, {\"width\": 400, \"height\": 300}]"
        let named = try bake(two, "--emit", "data", "--src", "{number}/{width}.webp", "--files", "3")
        #expect(
            named.output.contains("\"src\": \"1/1306.webp\"")
                && named.output.contains("\"src\": \"2/400.webp\""))
        #expect(named.output.contains("2/400.webp 400w\""))
        let name = try bake(photo(), "--emit", "data", "--src", "{name}-{width}.webp", "--files", "1")
        #expect(name.output.contains("\"srcset\": \"a-1201.webp 1201w\""), "\(name.output)")
        let missing = try bake(two, "--emit", "data", "--src", "{name}-{width}.webp")
        #expect(missing.exit == 1 && missing.errors.contains("photo 2: there is no `src` with a file name"))
        let own = try bake("[{\"src\": \",a {width},\", \"width\": 9, \"height\": 9}]", "--emit", "data")
        #expect(own.output.contains("\"srcset\": \"%2Ca%209%2C 9w\""), "\(own.output)")
        let wrong = try bake(two, "--emit", "data", "--src", "{file}.webp")
        #expect(wrong.exit == 2 && wrong.errors.contains("`{file}.webp` has braces around something else"))
    }

    @Test(
        "photos don't share files, but one may be in an album twice; the data name the photo's own file, too")
    func distinct() throws {
        let photos = { (names: [String]) in
            "[" + names.map { "{\"src\": \"\($0)\", \"width\": 900, \"height\": 600}" }.joined(separator: ",")
                + "]"
        }
        let shared = try bake(
            photos(["a/x.jpg", "b/x.jpg"]), "--emit", "data", "--src", "{name}-{width}.webp")
        #expect(
            shared.exit == 1
                && shared.errors.contains("photo 2: it would have the files of photo 1, `x-{width}.webp`"))
        let constant = try bake(photos(["a.jpg", "b.jpg"]), "--emit", "page", "--src", "{width}.webp")
        #expect(constant.exit == 1 && constant.errors.contains("write `{number}` in `--src`, too"))
        let twice = try bake(
            photos(["a/x.jpg", "a/x.jpg"]), "--emit", "data", "--src", "{name}-{width}.webp")
        #expect(twice.exit == 0 && twice.output.contains("\"original\": \"a/x.jpg\""))
    }

    @Test("of the widths that files have, those are named that a photo needs")
    func widths() throws {
        let photo = "[{\"src\": \"a\", \"width\": 3000, \"height\": 2000}]"
        let page = try bake(
            photo, "--emit", "data", "--src", "{width}.webp", "--widths", "5000,1280,320,640,9999")
        #expect(
            page.output.contains(
                "\"srcset\": \"320.webp 320w, 640.webp 640w, 1280.webp 1280w\""),
            "\(page.output)")
        for wrong in ["0", "a", "100,", "100,,200"] {
            let session = try bake(photo, "--emit", "data", "--widths", wrong)
            #expect(
                session.exit == 2 && session.errors.contains("`\(wrong)` is not a list of widths in pixels"))
        }
        #expect(try bake(photo, "--emit", "data", "--widths", "100", "--files", "3").exit == 2)
    }

    @Test("photos below the first window load when they are needed")
    func loading() throws {
        let photos = Array(repeating: "{\"src\": \"a\", \"width\": 3, \"height\": 2}", count: 40)
        let page = try bake("[\(photos.joined(separator: ","))]", "--emit", "page").output
        let loading = page.components(separatedBy: "loading=\"").dropFirst().map { $0.prefix(4) }
        let eager = loading.prefix { $0 == "eage" }.count
        // Alone in a row of up to 452 points, photos are up to 301 high: then the fourth begins below.
        #expect(loading.count == 40 && eager == 3 && loading.dropFirst(eager).allSatisfy { $0 == "lazy" })
    }

    @Test("`sizes` are those of the known photos, also of rows whose lengths follow from them")
    func sizes() throws {
        let two = "[1, 1]"
        let images = try bake(two, "--emit", "images").output
        #expect(images.contains("\"container\": \"min(100vw, 900px)\""))
        // From 302 on, two photos are in a row, and beyond 4/3 of 200 points it doesn't fill the width.
        #expect(
            images.contains("\"(min-width: 537.34px) 200px, (min-width: 302px) calc(50vw - 2px), 100vw\""),
            "\(images)")
        let fixed = "width 100..800\n2: 2\n"
        let page = try bake(
            two, "--emit", "images", "--container", "clamp(200px, 100vw - 20px, 40rem)", spec: fixed)
        #expect(
            page.output.contains("\"(min-width: 660px) 320px, (min-width: 220px) calc(50vw - 10px), 100px\""),
            "\(page.output)")
        let cropped = try bake(
            "[2, 1]", "--emit", "images", "--container", "50vw", spec: "width 100..800\ntile 1:1\n2: 2\n")
        #expect(cropped.output.contains("\"50vw\", \"25vw\""), "\(cropped.output)")
        let narrow = try bake(two, "--emit", "images", "--container", "100px")
        #expect(narrow.exit == 1 && narrow.errors.contains("has no width for the container 100px"))
    }

    @Test(
        "what a page can't say is an error at its photo",
        arguments: [
            (", \"href\": \"javascript:alert(1)\"", "`href` begins with `javascript:`; write a path"),
            (", \"href\": \" JavaScript:alert(1)\"", "`href` begins with `javascript:`"),
            (
                ", \"href\": \"java\\nscript:alert(1)\"",
                "`href` has a line break or another control character"
            ),
            (", \"href\": \"\\u0001javascript:x\"", "`href` has a line break or another control character"),
            (", \"href\": \"data:text/html,x\"", "`href` begins with `data:`"),
            (", \"href\": \"\"", "`href` is empty"),
            (", \"href\": 3", "`href` is not a text in quotation marks"),
            (", \"color\": \"red; x: url(y)\"", "`color` is `red; x: url(y)`, not a color such as `#a0c4d8`"),
            (", \"color\": \"#ab\"", "`color` is `#ab`, not a color"),
            (", \"focus\": [0.5]", "`focus` is not two numbers from 0 to 1"),
            (", \"focus\": [0.5, 1.5]", "`focus` is not two numbers from 0 to 1"),
            (", \"focus\": \"0.5 0.5\"", "`focus` is not two numbers from 0 to 1"),
        ])
    func wrongPhotos(members: String, message: String) throws {
        let session = try bake(photo(members), "--emit", "page")
        #expect(session.exit == 1 && session.output == "")
        #expect(session.errors.contains("stdin: photo 1: \(message)"), "\(session.errors)")
    }

    @Test(
        "photos need an address, pixels, and text for links",
        arguments: [
            ("[1.5]", "photo 1: a page needs JSON with `width` and `height` as whole numbers of pixels"),
            (
                "[{\"width\": 1.5, \"height\": 1, \"src\": \"a\"}]",
                "photo 1: a page needs JSON with `width` and `height`"
            ),
            ("[{\"width\": 3, \"height\": 2}]", "photo 1: there is no `src`; add one"),
            (
                "[{\"width\": 3, \"height\": 2, \"src\": \"javascript:x\"}]",
                "photo 1: `src` begins with `javascript:`"
            ),
            (
                "[{\"width\": 3, \"height\": 2, \"src\": \"a\", \"href\": \"b\"}]",
                "photo 1: it is a link without `alt`; say in it where the link leads"
            ),
            (
                "[{\"width\": 3, \"height\": 2, \"src\": \"\\x\"}]",
                "line 1, column 36: an escape isn't one of JSON's"
            ),
            ("[{\"src\": \"\\u12g4\"}]", "line 1, column 11: `\\u` is followed by four hexadecimal digits"),
        ])
    func missing(photos: String, message: String) throws {
        let session = try bake(photos, "--emit", "page")
        #expect(session.exit == 1 && session.output == "")
        #expect(session.errors.contains("stdin: \(message)"), "\(session.errors)")
        #expect(try bake("[{\"width\": 3, \"height\": 2}]", "--emit", "images").exit == 0)
    }

    @Test("code points beyond 16 bits are two escapes, and one alone is none")
    func surrogates() throws {
        let pairs = [
            ("\\ud83d\\ude00", "😀"), ("\\ud83dx", "\u{FFFD}x"), ("\\ud83d\\n", "\u{FFFD} "), ("\\u00e9", "é"),
        ]
        for (text, shown) in pairs {
            let found = try element(photo(", \"caption\": \"\(text).\""))
            #expect(found.contains("<figcaption>\(shown).</figcaption>"), "\(found)")
        }
    }

    @Test("options that configure none of the outputs are errors")
    func options() throws {
        let files = try bake("[1]", "--emit", "css", "--files", "3")
        #expect(files.exit == 2)
        #expect(
            files.errors.contains("`--files` has no effect on `css`; it configures `page`, `images`, `data`"))
        let title = try bake("[1]", "--emit", "data", "--title", "T")
        #expect(title.exit == 2 && title.errors.contains("`--title` has no effect on `data`"))
        let both = try bake("[1]", "--emit", "images", "--files", "3", "--waste", "9%")
        #expect(both.exit == 2 && both.errors.contains("`--waste` and `--files` can't be combined"))
    }
}
