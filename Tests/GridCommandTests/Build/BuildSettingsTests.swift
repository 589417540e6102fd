import Testing

@testable import GridCommand

/// The command line of `build`: mistakes are reported on standard error, with the usage and exit code 2.
@Suite struct BuildSettingsTests {
    @Test(arguments: [
        (["--emit", "swift"], "no spec given"),
        ([], "no spec given"),
        (["nice.grid"], "`--emit` is missing; choose what to generate: "),
        (["nice.grid", "--emit"], "`--emit` needs a value: KIND[=PATH][,…]"),
        (["nice.grid", "--emit", "swfit"], "unknown output `swfit`, did you mean `swift`?"),
        (["nice.grid", "--emit", "swift,jsom"], "unknown output `jsom`, did you mean `json`?"),
        (["nice.grid", "--emit", "photoshop"], "unknown output `photoshop`; known: "),
        (["nice.grid", "--emit="], "`--emit` needs a value: KIND[=PATH][,…]"),
        (["nice.grid", "--emit", "css", "-o", ""], "`-o` needs a value: FILE"),
        (["nice.grid", "--emit", "css", "--out-dir="], "`--out-dir` needs a value: DIR"),
        (["nice.grid", "", "--emit", "css"], "an argument is empty; is a variable not set?"),
        (["--emit", "css", "--", ""], "an argument is empty; is a variable not set?"),
        (
            ["nice.grid", "--emit", "css,json", "--kit"],
            "`--kit` has no effect on `css`, `json`; it configures `swift`, `ts`, `js`, `dts`, `kotlin`, `c`\n"
        ),
        (
            ["nice.grid", "--emit", "ts", "--kit", "same-module"],
            "`--kit same-module` is for `swift`; write `--kit`\n"
        ),
        (
            ["nice.grid", "--emit", "kotlin", "--access", "package"],
            "`--access package` is for `swift`; Kotlin has `internal` and `public`\n"
        ),
        (
            ["nice.grid", "--emit", "css", "--package", "org.example"],
            "`--package` has no effect on `css`; it configures `kotlin`\n"
        ),
        (
            ["nice.grid", "--emit", "json", "--prefix", "a"],
            "`--prefix` has no effect on `json`; it configures `css` and `html`\n"
        ),
        (["nice.grid", "--emit", "swift,"], "unknown output ``; known: "),
        (["nice.grid", "--emti", "swift"], "unknown option `--emti`, did you mean `--emit`?"),
        (["nice.grid", "--outdir=x"], "unknown option `--outdir`, did you mean `--out-dir`?"),
        (["-", "-", "--emit", "swift"], "standard input can only be read once"),
        (
            ["a.grid", "--emit", "swift", "-o", "x", "--out-dir", "y"],
            "`--output` and `--out-dir` can't be combined"
        ),
        (["a.grid", "b.grid", "--emit", "swift", "-o", "x"], "`--output` is for one output of one spec"),
        (["a.grid", "--emit", "swift,json", "-o", "x"], "`--output` is for one output of one spec"),
        (
            ["a.grid", "--emit", "swift=x", "-o", "y"],
            "`--output` and the path `x` of `--emit` can't be combined"
        ),
        (["a.grid", "--emit", "swift="], "`swift=` needs a path"),
        (["a.grid", "--emit", "swfit=x"], "unknown output `swfit`, did you mean `swift`?"),
        (["a.grid", "--check", "--list-outputs"], "`--check` and `--list-outputs` can't be combined"),
        (["a.grid", "--access", "publc"], "unknown access level `publc`, did you mean `public`?"),
        (
            ["a.grid", "--prefix", "1-"],
            "`1-` can't begin a class name; use a letter, then letters, digits or hyphens"
        ),
        (["a.grid", "--layer", "a..b"], "`a..b` can't name a cascade layer; "),
        (["a.grid", "--layer", "app.inherit"], "`app.inherit` can't name a cascade layer; "),
        (["a.grid", "--layer", "a{}"], "`a{}` can't name a cascade layer; "),
        (["a.grid", "--prefix", "a b"], "`a b` can't begin a class name; "),
        (["a.grid", "--prefix="], "`--prefix` needs a value: TEXT"),
        (
            ["a.grid", "--package", "org..a"],
            "`org..a` can't name a package; use words of letters, digits and `_`"
        ),
        (["a.grid", "--package", "org.2a"], "`org.2a` can't name a package; "),
        (["a.grid", "--package", "kotlin.photos"], "`kotlin.photos` can't name a package; "),
        (["a.grid", "--package", "org._"], "`org._` can't name a package; "),
        (["a.grid", "--package="], "`--package` needs a value: NAME"),
        (["a.grid", "--package", "org-a"], "`org-a` can't name a package; "),
        (["a.grid", "--version=2"], "`--version` takes no value"),
    ])
    func anInvalidCommandLineIsReported(arguments: [String], message: String) {
        for verb in [[], ["build"]] {
            let session = gridgen(verb + arguments)
            #expect(session.exit == 2)
            #expect(session.output == "")
            #expect(session.errors.hasPrefix("gridgen: error: " + message), "\(session.errors)")
            #expect(session.errors.contains("\nusage: " + BuildSettings.usage + "\n"), "\(session.errors)")
        }
    }

    @Test func theVersionIsPrinted() {
        let session = gridgen("--version")
        #expect(session.exit == 0)
        #expect(session.output == "gridgen 0.1.0\n")
        #expect(session.errors == "")
        #expect(gridgen("build", "--version").output == "gridgen 0.1.0\n")
    }

    @Test(arguments: [["--help"], ["-h"], ["build", "--help"], ["nice.grid", "--help"]])
    func helpIsPrintedWithEveryOptionAndExamples(arguments: [String]) {
        let session = gridgen(arguments)
        #expect(session.exit == 0)
        #expect(session.errors == "")
        // Long help is wrapped.
        let words = session.output.split { $0.isWhitespace }.joined(separator: " ")
        for option in BuildSettings.options + BuildSettings.commonOptions {
            for name in option.form.names { #expect(session.output.contains(name)) }
            #expect(words.contains(option.form.help))
        }
        #expect(session.output.contains(BuildSettings.usage))
        #expect(session.output.contains("gridgen specs/nice.grid --emit swift\n"))
        #expect(session.output.hasSuffix("\n"))
    }

    @Test func anOutputNamedTwiceIsWrittenOnce() throws {
        let settings = try BuildSettings(arguments: ["a", "--emit", "json,swift,json", "--emit=swift,css"])
        #expect(settings.requests.count == 3)
        #expect(gridgen("-", "--emit", "json,json", input: "1: 1\n").output.hasPrefix("{"))
    }

    @Test func argumentsAfterTwoDashesAreSpecs() throws {
        let settings = try BuildSettings(arguments: ["--emit", "swift", "--", "--help"])
        #expect(settings.paths == ["--help"])
        #expect(!settings.common.wantsHelp)
    }

    @Test func theUpdateCommandIsTheCommandWithoutTheCheck() throws {
        let settings = try BuildSettings(arguments: [
            "my specs", "--check", "--emit=swift,css", "--out-dir", "it's", "--", "--check",
        ])
        #expect(
            settings.updateCommand == "gridgen 'my specs' --emit=swift,css --out-dir 'it'\\''s' -- --check")
    }

    @Test func fractionsAreAnOption() {
        #expect(gridgen("-", "--emit", "json", "--fractions", input: "3: 3\n").output.contains("\"1/3\""))
        #expect(!gridgen("-", "--emit", "json", input: "3: 3\n").output.contains("1/3"))
    }
}
