import GridCommand
import Testing

@Suite struct ShowCommandTests {
    private func run(_ arguments: [String], spec: String, columns: Int? = nil) -> (Int32, String, String) {
        var output = ""
        var errors = ""
        let console = Console(
            readInput: { .success(Array(spec.utf8)) },
            writeBytes: { bytes in
                output += String(decoding: bytes, as: UTF8.self)
                return .success(())
            },
            writeError: { errors += $0 },
            columns: columns
        )
        return (runGridgen(["show"] + arguments, console: console), output, errors)
    }

    @Test func aCountIsDrawnAsWideAsTheTerminalAllows() {
        for columns in [9, 20, 40] {
            let (code, output, errors) = run(["-", "2"], spec: "2: 2", columns: columns)
            #expect(code == 0 && errors.isEmpty)
            #expect(output.split(separator: "\n").map(\.count).max() == columns)
        }
    }

    @Test func withoutATerminalALineHasAFixedLength() {
        #expect(run(["-", "2"], spec: "2: 2").1.split(separator: "\n").map(\.count).max() == 64)
        #expect(run(["-"], spec: "1: 1\n2: 2\n3: 3\n4: 4").1.split(separator: "\n").map(\.count).max() == 78)
    }

    @Test func anOptionSelectsASCII() {
        #expect(run(["-", "2", "--ascii"], spec: "2: 2").1.utf8.allSatisfy { $0 < 0x80 })
        #expect(run(["--ascii", "-"], spec: "2: 2").1.contains("+---"))
    }

    @Test func aCountWithoutALayoutIsAFinding() {
        let (code, output, errors) = run(["-", "3"], spec: "2: 2")
        #expect(code == 1 && output.isEmpty)
        #expect(errors == "gridgen: error: stdin has no layout for 3 photos\n")
    }

    @Test func aSingleCountOfVeryManyLayoutsIsDrawn() {
        let sections = (0..<2_001).map { "when width \(400 + $0)..<\(401 + $0) {\n2: 1, 1\n}\n" }.joined()
        let spec = "2: 2\n" + sections + "width 400..3000\n"
        let (code, output, errors) = run(["-"], spec: spec)
        #expect(code == 1 && output.isEmpty)
        #expect(
            errors == "gridgen: error: stdin has too many layouts to draw them all; give a number of photos\n"
        )
        #expect(run(["-", "2"], spec: spec).0 == 0)
    }

    @Test func aSpecWithErrorsIsReportedAndNotDrawn() {
        let (code, output, errors) = run(["-"], spec: "7: 3, 3")
        #expect(code == 1 && output.isEmpty && errors.contains("[row-sum]"))
    }

    @Test(arguments: [["-", "x"], ["-", "0"], ["-", "1", "2"], [], ["-", "--asci"]])
    func anInvalidCommandLinePrintsTheUsage(_ arguments: [String]) {
        let (code, output, errors) = run(arguments, spec: "2: 2")
        #expect(code == 2 && output.isEmpty && errors.contains("usage: gridgen show"))
    }

    @Test func helpHasExamples() {
        let (code, output, _) = run(["--help"], spec: "")
        #expect(code == 0 && output.contains("gridgen show specs/nice.grid 7"))
    }
}
