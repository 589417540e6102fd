import Foundation
import TestSupport
import Testing

@Suite struct ImportCommandTests {
    // MARK: Rows

    @Test func digitsAreRows() {
        #expect(gridgen("import", "231", "12", "1").output == "1: 1\n3: 1, 2\n6: 2, 3, 1\n")
    }

    @Test(arguments: ["2a", "203", "-1", "٢", "\u{0}", "2 3"]) func otherTextsAreNoRows(text: String) {
        let session = gridgen(["import", "--", text])
        #expect(session.exit == 1 && session.output == "")
        #expect(session.errors.contains("is not a list of rows"))
    }

    @Test func rowsHaveLimits() {
        #expect(gridgen("import", String(repeating: "9", count: 56)).errors.contains("the limit is 500"))
        #expect(gridgen("import", "11", "2").errors.contains("both `11` and `2` are for 2 photos"))
        #expect(gridgen("import").exit == 2)
    }

    // MARK: Areas

    private func areas(_ text: String) -> Session { gridgen("import", "--areas", "-", input: text) }

    @Test func areasAreSketches() {
        let css = """
            /* "not this" */
            .a { content: "x"; grid-template-areas: "p10 p10 p2" "p10 p10 p1"; }
            @media (min-width: 600px) { .b { grid-template: 'a .' 1fr 'b b' 2fr / 1fr 1fr; } }
            """
        #expect(areas(css).output == "2: a. / bb\n3: ccb / cca\n")
        #expect(areas("'a b' 'c d'").output == "4: 2, 2\n")
        #expect(areas("\"head head\" \"nav ...\"").output == "2: aa / b.\n")
    }

    @Test(arguments: [
        ("\"a b\" \"b a\"", "the area `a` is not a rectangle"),
        ("\"a b\" \"c\"", "different numbers of columns"),
        ("\"a", "a string has no end"), ("/* \"a\"", "a comment has no end"),
        ("", "there is no `grid-template-areas`"),
        ("\". .\"", "a template has no areas"), ("\"\"", "different numbers of columns"),
        (".a { color: red }", "there is no `grid-template-areas`"),
        ("'a'; 'b b'; 'c' 'd'; 'x y'", "two templates have"),
    ])
    func otherStyleSheetsAreErrors(text: String, message: String) {
        let session = areas(text)
        #expect(session.exit == 1 && session.output == "")
        #expect(session.errors.contains(message), "\(session.errors)")
    }

    @Test(
        "conditions on the width become sections",
        arguments: [
            (
                ".g { grid-template-areas: 'a b' 'c d' } @media (min-width: 600px) { .g { grid-template-areas: 'a b c d' } }",
                "4: 2, 2\n\nwhen width >= 600 {\n    4: 4\n}\n"
            ),
            (
                ".g { grid-template-areas: 'a' 'b'; @container card (25em <= width < 700px) { grid-template-areas: 'a b' } }",
                "2: 1, 1\n\nwhen width 400..<700 {\n    2: 2\n}\n"
            ),
            (
                "@media screen and (max-width: 599.98px) { .g { grid-template-areas: 'a' 'b' } } "
                    + "@media (width >= 600px) { .g { grid-template-areas: 'a b' } }",
                "2: 1, 1\n\nwhen width >= 600 {\n    2: 2\n}\n"
            ),
            (
                ".g { grid-template-areas: 'a b' } @media (max-width: 500px) { .g { grid-template-areas: 'a' 'b' } } "
                    + "@media print { .g { grid-template-areas: 'b a' } } @supports (display: grid) { .h { grid: 'a' / 1fr } }",
                "1: a\n2: 2\n\nwhen width < 501 {\n    2: 1, 1\n}\n"
            ),
            // The last rule wins.
            (
                "@media (min-width: 600px) { .g { grid-template-areas: 'a b' } } .g { grid-template-areas: 'a' 'b' }",
                "2: 1, 1\n"
            ),
            (
                ".g { grid-template-areas: 'a' 'b' } @media (min-width: 2400px) { .g { grid-template-areas: 'a b' } }",
                "width 200..2800\n2: 1, 1\n\nwhen width >= 2400 {\n    2: 2\n}\n"
            ),
        ])
    func mediaQueries(css: String, spec: String) {
        let session = areas(css)
        #expect(session.exit == 0 && session.output == spec, "\(session.output)\(session.errors)")
        #expect(session.errors.contains("of `@media` of the page") == spec.contains("when"))
    }

    @Test(arguments: [
        "(orientation: landscape)", "not (min-width: 9px)", "(width: 9px)", "(width > 9vw)",
        "(min-width: 9px",
    ])
    func otherConditionsAreNamed(condition: String) {
        let css = "@media \(condition) { a { color: red } } .g { grid-template-areas: 'a b' }"
        #expect(areas(css).output == "2: 2\n")
        let session = areas("@media \(condition) { .g { grid-template-areas: 'a b' } }")
        #expect(
            session.exit == 1
                && session.errors.contains("`@media \(condition)` is not a condition on the width"))
    }

    // MARK: Frames

    private func frames(_ text: String, _ arguments: String...) -> Session {
        gridgen(["import", "--frames", "-"] + arguments, input: Array(text.utf8))
    }

    private func rules(_ session: Session) -> [String] {
        session.output.split(separator: "\n").map(String.init).filter { !$0.contains("#") }
    }

    @Test func theSimplestSpecComesFirst() {
        let square = "[[0,0,185,185],[190,0,185,185],[0,190,185,185],[190,190,185,185]]"
        #expect(frames(square).output == "gap 5\n\n4: 2, 2\n# or 4: rows of 2\n# or 4: ab / cd\n")
        let named =
            "[{\"x\":0,\"y\":0,\"w\":248,\"h\":248},{\"x\":253,\"y\":0,\"width\":122,\"height\":122},[253,126,122,122]]"
        #expect(rules(frames(named)) == ["gap 4", "3: 1 | (1, 1)"])
    }

    @Test("a rule that gives frames exactly comes before a simpler one that doesn't")
    func exactRulesComeFirst() {
        let squares = "[[0,0,194.5,194.5],[198.5,0,194.5,194.5]]"
        let four =
            "[[0,0,194.5,129.67],[198.5,0,194.5,129.67],[0,133.67,194.5,129.67],[198.5,133.67,194.5,129.67]]"
        #expect(
            rules(frames("{\"width\":393,\"frames\":{\"2\":\(squares),\"4\":\(four)}}"))
                == ["gap 4", "2: 2", "4: 2, 2 tile 3:2"])
        // A square beside two that share one, as on Bluesky.
        let three = "[[0,0,194.5,194.5],[198.5,0,194.5,95.25],[198.5,99.25,194.5,95.25]]"
        #expect(
            rules(frames("[\(squares),\(three),\(four)]"))
                == ["gap 4", "2: 2", "3: 1 | (1, 1)@1:1", "4: 2, 2 tile 3:2"])
        // A box of 16:9 for any count, as on Misskey.
        let boxes = [
            "[[0,0,261.33,225],[269.33,0,130.67,108.5],[269.33,116.5,130.67,108.5]]",
            "[[0,0,196,108.5],[204,0,196,108.5],[0,116.5,196,108.5],[204,116.5,196,108.5]]",
        ]
        #expect(
            rules(frames("[\(boxes.joined(separator: ","))]"))
                == ["gap 8", "frame 16:9", "3: 1@2 | (1, 1)", "4: 2, 2"])
    }

    @Test("a note says what one width can't tell, and comments what differs at others")
    func oneWidth() throws {
        let note = "the frames of one width don't tell whether tiles keep their ratio"
        let square = "[[0,0,185,185],[190,0,185,185]]"
        #expect(frames(square).errors.contains(note))
        try withTemporaryFolder { folder in
            let phone = try folder.write("a.json", "{\"width\":375,\"frames\":\(square)}")
            let desk = try folder.write(
                "b.json", "{\"width\":505,\"frames\":[[0,0,250,250],[255,0,250,250]]}")
            #expect(gridgen("import", "--frames", phone, desk).errors == "")
        }
        let blocks = "[[0,0,192,144],[201,0,192,144],[0,153,192,144],[201,153,192,144]]"
        let session = frames(blocks)
        #expect(rules(session) == ["gap 9", "tile 4:3", "4: 2, 2"])
        #expect(session.output.contains("# at 393 also 4: 2, 2 frame ") == session.output.contains(" frame "))
    }

    @Test("frames from right to left look mirrored, and can be read so")
    func mirroredFrames() {
        let mirrored = "[[190,0,185,185],[0,0,185,185]]"
        let session = frames(mirrored)
        #expect(
            rules(session) == ["gap 5", "2: ba"] && session.errors.contains("note: the frames look mirrored"))
        let read = frames(mirrored, "--mirrored")
        #expect(rules(read) == ["gap 5", "2: 2"] && !read.errors.contains("mirrored"))
        #expect(!frames("[[0,0,185,185],[190,0,185,185]]").errors.contains("mirrored"))
        #expect(!frames("[[0,0,185,185],[0,190,185,185]]").errors.contains("mirrored"))
        // A big photo on the right may be meant, if others begin at the left.
        let right =
            "{\"2\":[[0,0,185,185],[190,0,185,185]],\"3\":[[127,0,248,248],[0,0,122,122],[0,126,122,122]]}"
        #expect(!frames(right).errors.contains("mirrored"))
    }

    @Test("a byte order mark is no part of frames and style sheets")
    func byteOrderMarks() {
        #expect(rules(frames("\u{FEFF}[[0,0,185,185],[190,0,185,185]]")) == ["gap 5", "2: 2"])
        #expect(areas("\u{FEFF}'a b'").output == "2: 2\n")
    }

    @Test func severalCountsBecomeARange() {
        let tile = { (place: Int) in "[\(place % 2 * 102),\(place / 2 * 102),98,98]" }
        let counts = (1...5).map { count in "\"\(count)\": [\((0..<count).map(tile).joined(separator: ","))]"
        }
        let session = frames("{\"width\": 200, \"frames\": {\(counts.joined(separator: ","))}}")
        #expect(rules(session) == ["gap 4", "1..5: rows of 2"])
    }

    @Test func severalWidthsBecomeSections() throws {
        try withTemporaryFolder { folder in
            let phone = try folder.write(
                "phone.json",
                "{\"width\":375,\"frames\":{\"1\":[[0,0,375,375]],\"2\":[[0,0,185,185],[190,0,185,185]]}}")
            let tablet = try folder.write(
                "tablet.json",
                "{\"width\":768,\"frames\":{\"1\":[[0,0,768,768]],\"2\":[[0,0,768,768],[0,773,768,768]]}}")
            let session = gridgen("import", "--frames", tablet, phone)
            #expect(rules(session) == ["gap 5", "1: 1", "2: 2", "when width >= 768 {", "    2: 1, 1", "}"])
            #expect(gridgen("import", "--frames", phone, phone).errors.contains("are both 375 wide"))
        }
    }

    @Test(arguments: [
        ("", "the JSON ends too early"), ("[", "the JSON ends too early"), ("[]", "there are no frames"),
        ("{}", "there are no frames"), ("[[]]", "expected a list of frames"),
        ("[[NaN,0,1,1]]", "expected a JSON value"),
        ("[[0,0,1e999,1]]", "`width` is 1e999"), ("[[0,0,-1,1]]", "a frame is -1 wide"),
        ("[[0,0,0,1]]", "a frame is 0 wide"),
        ("[[0,0,1]]", "a frame is [x, y, width, height]"), ("[[0,0,1,\"1\"]]", "`height` is not a number"),
        ("[{\"x\":1}]", "a frame has no `y`"), ("{\"a\":[]}", "`a` is not a number of photos"),
        ("{\"2\":[[0,0,1,1]]}", "the layout of 2 photos has 1 frame"),
        ("{\"1\":[[0,0,1,1],[2,0,1,1]]}", "the layout of 1 photo has 2 frames"),
        ("[[0,0,9,9],[5,5,9,9]]", "photos 1 and 2 of 2 overlap"),
        ("{\"width\":0,\"frames\":[[0,0,9,9]]}", "not greater than 0"),
        ("{\"width\":5,\"frames\":[[0,0,9,9]]}", "outside of the container"),
        ("[[0,0,9,9]]x", "unexpected text"),
        ("{\"1\":[[0,0,9,9]],\"1\":[[0,0,9,9]]}", "two layouts of 1 photo;"),
        ("\"\\", "a string has no end"),
        ("1", "expected a list of frames"), ("[[0,0,01,1]]", "needless 0"),
        ("[[[[[[[[[[[[[[[[[[[[[[1", "nested too deeply"),
    ])
    func hostileInputIsAnError(text: String, message: String) {
        let session = frames(text)
        #expect(session.exit == 1 && session.output == "")
        #expect(session.errors.contains(message), "\(text): \(session.errors)")
    }

    @Test func anyBytesAreAnErrorOrASpec() {
        var random = SeededGenerator.forTest(named: "bytes as frames")
        let pieces = [
            "[", "]", "{", "}", ",", ":", "0", "1e9", "-", "\"x\"", "\"width\"", "\"frames\"", "12.5",
            "[0,0,9,9]", "\u{0}", "é",
        ]
        for _ in 0..<trials(2_000) {
            let text = (0..<random.number(0...12)).map { _ in random.pick(pieces) }.joined()
            let session = frames(text)
            #expect(
                session.exit == 1 && session.output == "" || session.exit == 0 && !session.output.isEmpty,
                "\(text)")
        }
    }

    @Test func manyRectanglesAreTooMany() {
        let many = "[" + (0..<501).map { "[\($0),0,1,1]" }.joined(separator: ",") + "]"
        #expect(frames(many).errors.contains("a layout has 501 frames; the limit is 500"))
        let more = "[" + String(repeating: "[0,0,1,1],", count: 1_000_000) + "[0,0,1,1]]"
        #expect(frames(more).errors.contains("MB"))
    }

    @Test func photosThatFitNoFormAreNamed() {
        // Four around one, on columns that have no common measure.
        let wheel =
            "[[0,0,217.3,91.7],[217.3,0,82.7,200.9],[100.1,200.9,199.9,99.1],[0,91.7,100.1,208.3],[100.1,91.7,117.2,109.2]]"
        let session = frames(wheel, "--tolerance", "0.1")
        #expect(session.exit == 1)
        #expect(
            session.errors.contains("no straight cut separates the photos 1, 2, 3, 4, 5"),
            "\(session.errors)\(session.output)")
    }
}
