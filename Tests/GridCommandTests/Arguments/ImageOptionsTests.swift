import GridEmit
import GridModel
import TestSupport
import Testing

@testable import GridCommand

@Suite("Options of images") struct ImageOptionsTests {
    @Test(
        "a container is a length of the page's width",
        arguments: [
            ("100vw", "100vw"), ("min(100vw, 640px)", "min(100vw, 640px)"),
            ("calc(100vw - 2 * 16px)", "calc(100vw - 32px)"),
            ("(100vw - 48px) / 3", "calc(100vw / 3 - 16px)"),
            ("clamp(300px, 50vw, 900px)", "max(300px, min(50vw, 900px))"),
            ("calc(100vw - min(16px, 5vw))", "max(100vw - 16px, 95vw)"),
            ("calc(640px - -1 * max(2vw, 8px))", "max(2vw + 640px, 648px)"), (" 412.5px ", "412.5px"),
            ("min(100vw,640px) * 0.5", "min(50vw, 320px)"), ("0px", "0px"),
            ("MIN(.5VW\t+ +3px, 4px)", "min(0.5vw + 3px, 4px)"),
            ("min(100vw - 2rem, 40REM)", "min(100vw - 20px, 400px)"),
            ("calc(1.5rem * 2)", "30px"),
        ])
    func containers(text: String, css: String) throws {
        #expect(try ContainerWidth(text: text, rem: Rational(10)).css == css)
    }

    @Test(
        "what is no such length is an error",
        arguments: [
            "", "100", "100%", "50em", "100vw + 3", "100vw -16px", "min(100vw", "min()", "100vw * 2px",
            "100vw / 0",
            "100vw- 5px", "1rem rem", "1 rem", "100vw - - 5px", "100vw)", "clamp(1px, 2px)", "1.2.3vw", "vw",
            "- ",
            String(repeating: "(", count: 10_000),
            "min(" + Array(repeating: "1vw", count: 65).joined(separator: ", ") + ")",
            "min(1vw, 2px) + " + Array(repeating: "min(1vw, 2px)", count: 12).joined(separator: " + "),
        ])
    func unreadable(text: String) {
        #expect(throws: UsageError.self) { try ContainerWidth(text: text, rem: Rational(16)) }
    }

    @Test(
        "a message names the part that isn't understood",
        arguments: [
            ("min(100vw - 2em, 640px)", "`2em` in `min(100vw - 2em, 640px)` is not"),
            ("100VW - 10%", "`10%` in `100VW - 10%` is not"), ("50em", "`50em` is not"),
            ("100vw - var(--gap)", "`var` in `100vw - var(--gap)` is not"),
            ("min(100vw, 12ｐｘ)", "`12ｐｘ` in `min(100vw, 12ｐｘ)` is not"),
            ("100vw -16px", "`100vw -16px` is not"),
        ])
    func unknownParts(text: String, message: String) {
        let error = #expect(throws: UsageError.self) { try ContainerWidth(text: text, rem: Rational(16)) }
        #expect(
            error?.message == message + " a length in `vw`, `px` or `rem`, such as `min(100vw - 32px, 40rem)`"
        )
    }

    @Test("a rem is 16 pixels, or as many as an option says, before the container or after it")
    func rems() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("a.grid", "1: 1\n")
            func container(_ options: String...) -> String? {
                let session = gridgen([spec, "--emit", "images"] + options)
                return session.output.split(separator: "\n").first { $0.contains("\"container\"") }.map(
                    String.init)
            }
            #expect(container("--container", "40rem") == "    \"container\": \"640px\",")
            #expect(container("--container", "40rem", "--rem", "10") == "    \"container\": \"400px\",")
            #expect(container("--rem", "12.5px", "--container", "40rem") == "    \"container\": \"500px\",")
        }
    }

    @Test("a length that shrinks as the page grows is an error")
    func shrinking() {
        let error = #expect(throws: UsageError.self) {
            try ContainerWidth(text: "900px - 10vw", rem: Rational(16))
        }
        #expect(
            error?.message
                == "`900px - 10vw` has a part that shrinks as the page grows; gridgen reads lengths without one"
        )
    }

    @Test(
        "bad values say what is wanted",
        arguments: [
            ("--density", "0", "`0` is not a density or a range of them, such as `2` or `1..3`"),
            ("--density", "3..1", "`3..1` is not a density or a range of them, such as `2` or `1..3`"),
            ("--files", "0", "`0` is not a number of files from 1 to 100"),
            ("--files", "6.5", "`6.5` is not a number of files from 1 to 100"),
            ("--waste", "30", "`30` is not a percentage from `1%` to `1000%`"),
            ("--waste", "0%", "`0%` is not a percentage from `1%` to `1000%`"),
            (
                "--photos", "4:0",
                "`4:0` is not an aspect ratio or a range of them, such as `3:2` or `3:4..4:3`"
            ),
            (
                "--container", "100%",
                "`100%` is not a length in `vw`, `px` or `rem`, such as `min(100vw - 32px, 40rem)`"
            ), ("--rem", "0", "`0` is not a number of pixels, such as `10`"),
        ])
    func values(option: String, value: String, message: String) {
        for arguments in [["a.grid", "--emit", "images"], ["show", "a.grid", "--images"]] {
            let session = gridgen(arguments + [option, value], input: [])
            #expect(session.exit == 2 && session.errors.contains(message), "\(session.errors)")
        }
    }

    @Test("files and waste can't both be given; six files are the default")
    func filesOrWaste() throws {
        for arguments in [["a.grid", "--emit", "images"], ["show", "a.grid", "--images"]] {
            let session = gridgen(arguments + ["--waste", "30%", "--files", "4"], input: [])
            #expect(session.exit == 2)
            #expect(session.errors.contains("`--waste` and `--files` can't be combined"), "\(session.errors)")
            let cut = gridgen(arguments + ["--photos", "3:2", "--cut"], input: [])
            #expect(cut.exit == 2 && cut.errors.contains("`--cut` and `--photos` can't be combined"))
        }
        try withTemporaryFolder { folder in
            let spec = try folder.write("a.grid", "1: 1\n2..: rows of 2\n")
            let six = gridgen(spec, "--emit", "images", "--cut")
            #expect(six.output.contains("\n    \"files\": 6,\n    \"waste\": 2.") && six.exit == 0)
            #expect(gridgen(spec, "--emit", "images", "--cut", "--files", "6").output == six.output)
            let waste = gridgen(spec, "--emit", "images", "--waste", "30%")
            #expect(waste.output.contains("\n    \"files\": null,\n    \"waste\": 0.3,"))
        }
    }

    @Test("in an options file, a length with spaces is quoted")
    func optionsFile() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("a.grid", "1: 1\n")
            func emit(_ options: String) throws -> Session {
                gridgen(spec, "--emit", "images", "--options", try folder.write("a.options", options))
            }
            for mark in ["'", "\""] {
                let session = try emit("--container \(mark)min(100vw - 32px, 640px)\(mark) # of the page\n")
                #expect(session.output.contains("\"min(100vw - 32px, 640px)\""), "\(session.errors)")
            }
            #expect(try emit("--container='50vw'\n").output.contains("\"50vw\""))
            let open = try emit("--density 2\n--container 'min(100vw, 640px)\n")
            #expect(
                open.exit == 2 && open.errors.contains("a.options:2: error: a quotation mark isn't closed"))
        }
    }

    @Test("without images their options are errors")
    func unused() {
        let build = gridgen("a.grid", "--emit", "css", "--waste", "10%")
        #expect(
            build.exit == 2
                && build.errors.contains(
                    "`--waste` has no effect on `css`; it configures `images` and `html`")
        )
        let show = gridgen("show", "a.grid", "--density", "1..3")
        #expect(show.exit == 2 && show.errors.contains("`--density` has no effect without `--images`"))
    }
}
