import Testing

@testable import GridCommand

/// What `--watch` refuses; `Tests/Consumers/watch` saves files while it follows them.
@Suite struct WatchTests {
    @Test(arguments: [
        (["lint", "-", "--watch"], "`--watch` follows files, not standard input"),
        (["-", "--emit", "css", "--watch"], "`--watch` follows files, not standard input"),
        (["lint", "a.grid", "--watch", "--fix"], "`--watch` and `--fix` can't be combined"),
        (["lint", "a.grid", "--diff", "--watch"], "`--watch` and `--diff` can't be combined"),
        (["a.grid", "--emit", "css", "--watch", "--check"], "`--watch` and `--check` can't be combined"),
    ])
    func whatCantBeWatchedIsReported(arguments: [String], message: String) {
        let session = gridgen(arguments)
        #expect(session.exit == 2)
        #expect(session.errors.hasPrefix("gridgen: error: \(message)\n"), "\(session.errors)")
    }

    @Test func aDeviceCantBeFollowed() {
        let session = gridgen("show", "/dev/null", "--watch")
        #expect(session.exit == 2 && session.output.isEmpty)
        #expect(session.errors == "gridgen: error: /dev/null is not a regular file, so it can't be watched\n")
    }

    @Test func theExitCodeIsTheWorst() {
        var exit = RunExit()
        #expect(exit.code == .success && exit.specs.isEmpty)
        exit.add(.success, of: "a")
        exit.add(.failure, of: "b")
        exit.add(.findings, of: "b")
        exit.add(.findings, of: "c")
        exit.add(.findings, of: nil)
        #expect(exit.code == .failure && exit.specs == ["b": .failure, "c": .findings])
    }
}
