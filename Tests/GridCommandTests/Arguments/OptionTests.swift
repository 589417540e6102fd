import Testing

@testable import GridCommand

@Suite struct OptionTests {
    struct Settings: Equatable {
        var value: String?
        var flags = 0
    }

    static let options: [Option<Settings>] = [
        Option(names: ["--output", "-o"], value: "FILE", help: "") {
            settings, value in settings.value = value
        },
        Option(names: ["--quiet", "-q"], value: nil, help: "", excludes: ["--loud"]) { settings, _ in
            settings.flags += 1
        },
        Option(names: ["--loud"], value: nil, help: "") { settings, _ in settings.flags -= 1 },
        Option(names: ["--fail"], value: "WHAT", help: "") { _, value throws(UsageError) in
            throw UsageError(message: "failed: \(value)")
        },
    ]

    private func parse(_ arguments: [String]) -> (settings: Settings, rest: [String], error: String?) {
        var settings = Settings()
        do throws(UsageError) {
            let rest = try parseArguments(arguments[...], options: Self.options, into: &settings)
            return (settings, rest, nil)
        } catch {
            return (settings, [], error.message)
        }
    }

    @Test(arguments: [["-o", "x"], ["-o=x"], ["--output", "x"], ["--output=x"]])
    func aValueFollowsABlankOrAnEqualsSign(arguments: [String]) {
        let parsed = parse(arguments)
        #expect(parsed.error == nil)
        #expect(parsed.settings == Settings(value: "x"))
        #expect(parsed.rest == [])
    }

    @Test func aValueMayHoldEqualsSignsButIsNotEmpty() {
        #expect(parse(["-o=a=b"]).settings.value == "a=b")
        #expect(parse(["-o=--quiet"]).settings.value == "--quiet")
        for arguments in [["-o="], ["-o", ""]] {
            #expect(parse(arguments).error?.hasPrefix("`-o` needs a value") == true)
        }
    }

    @Test func theLastValueCounts() {
        #expect(parse(["-o", "x", "-o", "y"]).settings.value == "y")
    }

    @Test func optionsAndOthersMayBeMixed() {
        let parsed = parse(["a", "-q", "b", "-o", "x", "c", "--quiet"])
        #expect(parsed.rest == ["a", "b", "c"])
        #expect(parsed.settings == Settings(value: "x", flags: 2))
    }

    @Test func aDashAloneIsNoOption() {
        #expect(parse(["-", "-o", "-"]).rest == ["-"])
        #expect(parse(["-o", "-"]).settings.value == "-")
    }

    @Test func afterTwoDashesNothingIsAnOption() {
        let parsed = parse(["a", "-q", "--", "-q", "--unknown", "--"])
        #expect(parsed.rest == ["a", "-q", "--unknown", "--"])
        #expect(parsed.settings.flags == 1)
    }

    @Test(arguments: [["-o"], ["a", "--output"], ["-o", "-q"], ["-o", "--"], ["-o", "--output=x"]])
    func aMissingValueIsAnErrorThatNamesTheOptionAsWritten(arguments: [String]) {
        let name = arguments.contains("--output") ? "--output" : "-o"
        #expect(parse(arguments).error == "`\(name)` needs a value: FILE")
    }

    @Test func anUnexpectedValueIsAnError() {
        #expect(parse(["--quiet=yes"]).error == "`--quiet` takes no value")
        #expect(parse(["-q="]).error == "`-q` takes no value")
    }

    @Test(arguments: [
        ("--ouput", "unknown option `--ouput`, did you mean `--output`?"),
        ("--OUTPUT", "unknown option `--OUTPUT`, did you mean `--output`?"),
        ("--qiet", "unknown option `--qiet`, did you mean `--quiet`?"),
        ("--output-everything", "unknown option `--output-everything`"),
        ("---", "unknown option `---`"),
    ])
    func anUnknownOptionGetsASuggestion(argument: String, message: String) {
        #expect(parse([argument]).error?.hasPrefix(message) == true)
        #expect(parse([argument + "=x"]).error?.hasPrefix(message) == true)
    }

    @Test(arguments: [["-q", "--loud"], ["--loud", "a", "--quiet"]])
    func conflictingOptionsAreAnError(arguments: [String]) {
        #expect(parse(arguments).error == "`--quiet` and `--loud` can't be combined")
        #expect(parse(arguments.dropLast() + ["--"] + arguments.suffix(1)).error == nil)
    }

    @Test func anOptionsErrorAboutItsValueIsReported() {
        #expect(parse(["--fail", "x"]).error == "failed: x")
    }
}
