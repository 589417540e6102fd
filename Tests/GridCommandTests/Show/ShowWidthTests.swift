import Testing

@testable import GridCommand

/// `--width` and `--ratios` of `show`.
@Suite struct ShowWidthTests {
    private func show(_ spec: String, _ arguments: String...) -> Session {
        gridgen(["show", "-"] + arguments, input: Array(spec.utf8))
    }

    private let sections = "gap 0\n2: 2\nwhen width < 400 {\n  2: 1, 1 tile 2:1\n}\n"

    @Test func aWidthSelectsTheLayoutAndShowsItsSize() {
        #expect(show(sections, "--width", "600").output.hasPrefix("2: 2\n600×300\n┌"))
        let narrow = show(sections, "2", "--width", "320.5", "--ascii").output
        #expect(narrow.hasPrefix("2: 1, 1 tile 2:1\n320.5x320.5\n+-"))
        // Without one, all widths are shown, and no sizes.
        let all = show(sections).output
        #expect(all.contains("2: 2") && all.contains("2: 1, 1") && !all.contains("×"))
    }

    @Test func aHeightSelectsTheLayoutUnderFrameFill() {
        let spec =
            "gap 0\nframe fill\nheight 200..900\nwidth 320..800\n2: 2\nwhen height < 400 {\n  2: 1, 1\n}\n"
        #expect(show(spec, "2", "--width", "600", "--height", "399").output.hasPrefix("2: 1, 1\n600×399\n"))
        #expect(show(spec, "2", "--width", "600", "--height", "400").output.hasPrefix("2: 2\n600×400\n"))
        #expect(show(spec, "2", "--width", "600").output.hasPrefix("2: 2\n600×450\n"))
        #expect(
            show(spec, "--width", "600", "--height", "100").errors
                == "gridgen: error: stdin is for heights of 200..900, not 100\n")
        #expect(show(spec, "--height", "300").errors.contains("`--height` has no effect without `--width`"))
    }

    @Test func aWidthDrawsEachCountOnce() {
        let output = show("1: 1\n2: 2\n3..: rows of 3\n", "--width", "375").output
        for rule in ["1: 1", "2: 2", "(3..: rows of 3)"] {
            #expect(output.split(separator: rule, omittingEmptySubsequences: false).count == 2, "\(output)")
        }
    }

    @Test func ratiosSelectThePattern() {
        let spec = "1[t]: 1 tile 1:2\n1[w]: 1 tile 2:1\n1: 1\n2: 2\n3: 1, 2\n"
        #expect(show(spec, "--ratios", "3:2").output.hasPrefix("1[w]: "))
        #expect(show(spec, "--ratios", "0.5", "1").output.hasPrefix("1[t]: "))
        #expect(show(spec, "--ratios", "1").output.hasPrefix("1: 1"))
        #expect(show(spec, "--ratios", "1,1.5").output.hasPrefix("2: 2"))
        #expect(show(spec, "3", "--ratios", "1,1.5").output.hasPrefix("3: 1, 2"))
    }

    @Test func ratiosGiveExactSizes() {
        let output = show("gap 0\ntile photo\n2: 2\n", "--width", "300", "--ratios", "1:1,2:1").output
        // Both are 100 high: 100 + 200 = 300.
        #expect(output.contains("300×100\n"), "\(output)")
    }

    @Test func aWidthThatTheSpecExcludesIsAFinding() {
        let session = show("width 320..430\n1: 1\n", "--width", "100")
        #expect(session.exit == 1 && session.output.isEmpty)
        #expect(session.errors == "gridgen: error: stdin is for widths of 320..430, not 100\n")
    }

    @Test func holesAreDots() {
        let holes = show("4: ab. / cd.\n").output
        let full = show("4: ab / cd\n").output
        #expect(holes.contains("·") && !full.contains("·"))
        #expect(
            show("4: ab. / cd.\n", "--ascii").output.split(separator: "\n").dropFirst().contains {
                $0.contains(".")
            })
    }

    @Test(arguments: [
        (["--width", "0"], "`0` is not a width in points, such as `375` or `320.5`"),
        (["--width", "3e2"], "`3e2` is not a width in points, such as `375` or `320.5`"),
        (
            ["--width", "99999999999999999999999999999999999999999"],
            "`99999999999999999999999999999999999999999` is not a width in points, such as `375` or `320.5`"
        ),
        (["--ratios", "3:2,"], "`` is not an aspect ratio, such as `3:2` or `0.75`"),
        (["--ratios", "1:2:3"], "`1:2:3` is not an aspect ratio, such as `3:2` or `0.75`"),
        (["--ratios", "1:0"], "`1:0` is not an aspect ratio, such as `3:2` or `0.75`"),
        (["--ratios", "-1"], "`--ratios` needs a value: RATIO[,…]"),
        (["1", "--ratios", "1,1"], "`--ratios` has 2 ratios for 1 photo"),
        (["--watch"], "`--watch` follows files, not standard input"),
    ])
    func anInvalidOptionIsReported(arguments: [String], message: String) {
        let session = gridgen(["show", "-"] + arguments, input: Array("1: 1\n".utf8))
        #expect(session.exit == 2 && session.output.isEmpty)
        #expect(session.errors.hasPrefix("gridgen: error: \(message)\n"), "\(session.errors)")
    }

    @Test(arguments: ["999999999", "0.00000001", "999999999:0.00000001", "0.00000001:999999999"])
    func extremeRatiosAreDrawn(ratio: String) {
        let specs = [
            "tile photo\n2: 2\n", "2: waterfall 2\n", "1..: rows of 1..3 near 3:4 over 60\n",
            "1..: rows near 240\n",
        ]
        for spec in specs {
            let session = show(spec, "2", "--ratios", "\(ratio),1", "--width", "300")
            #expect(session.exit < 2, "\(session.errors)")
        }
    }
}
