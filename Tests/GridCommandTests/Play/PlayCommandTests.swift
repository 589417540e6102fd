import Foundation
import TestSupport
import Testing

@testable import GridCommand
@testable import GridPlay

@Suite struct PlayCommandTests {
    private let page =
        "<!doctype html>\n<script type=\"application/json\" id=\"spec\">null</script>\n<p>null</script>\n"

    /// Runs the command with a page in a folder of its own.
    private func play(_ arguments: String..., page: String, input: String = "") throws -> Session {
        var session = Session()
        try withTemporaryFolder { folder in
            try folder.write("page.html", page)
            let console = Console(
                readInput: { .success(Array(input.utf8)) },
                writeBytes: { bytes in
                    session.output += String(decoding: bytes, as: UTF8.self)
                    return .success(())
                },
                writeError: { session.errors += $0 })
            let settings = try PlaySettings(arguments: arguments[...])
            let pages = [folder.path + "/missing.html", folder.path + "/page.html"]
            session.exit = PlayCommand(settings: settings, console: console, pages: pages).run().rawValue
        }
        return session
    }

    @Test func theSpecIsWrittenIntoThePage() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", "## \"</script>\"\n1: 1\n")
            let output = folder.path + "/page.html"
            let session = try play(spec, "-o", output, page: page)
            #expect(session.exit == 0)
            #expect(session.output == "\(output)\n")
            let text = try #require(folder.text(of: "page.html"))
            let json = ###"{"name": "nice.grid", "text": "## \"\u003c/script\u003e\"\n1: 1\n"}"###
            #expect(text == page.replacing("id=\"spec\">null", with: "id=\"spec\">\(json)"))
        }
    }

    @Test func standardInputIsASpecToo() throws {
        try withTemporaryFolder { folder in
            let session = try play("-", "-o", folder.path + "/a.html", page: page, input: "1: 1\n")
            #expect(session.exit == 0)
            #expect(folder.text(of: "a.html")?.contains(#"{"name": "stdin", "text": "1: 1\n"}"#) == true)
        }
    }

    @Test func thePageIsPrintedForADash() throws {
        let session = try play("-", "-o", "-", page: page, input: "1: 1\n")
        #expect(session.exit == 0)
        #expect(session.output.contains(#"{"name": "stdin", "text": "1: 1\n"}"#))
        #expect(session.output.hasSuffix("null</script>\n"))
    }

    @Test(arguments: ["", "<script type=\"application/json\" id=\"spec\">{}</script>"])
    func aMissingPageIsReported(page: String) throws {
        let session = try play("-", "-o", "-", page: page)
        #expect(session.exit == 2)
        #expect(session.errors.hasPrefix("gridgen: error: the page that works without gridgen is not built"))
        #expect(session.errors.contains("`make playground` builds it"))
    }

    @Test func aSpecThatCannotBeReadIsReported() throws {
        try withTemporaryFolder { folder in
            // The server, too, reads its specs before it begins.
            #expect(try play(folder.path + "/none.grid", page: page).exit == 2)
            #expect(try play(folder.path, page: page).errors.contains("has no `.grid` files"))
            let path = try folder.write("a.grid", [0xFF])
            for arguments in [[path], [path, "-o", "-"]] {
                let session = gridgen(["play"] + arguments)
                #expect(session.exit == 2)
                #expect(session.errors.contains("is not valid UTF-8"))
            }
        }
        #expect(gridgen("play").errors.hasPrefix("gridgen: error: no spec given"))
        #expect(gridgen("play", "a", "b", "-o", "c").errors.contains("`b` is one argument too many"))
        #expect(gridgen("play", "a", "-").errors.contains("`-` can't be combined with `a`"))
        #expect(gridgen("play", "a", "--port", "0").errors.contains("`0` is not a port"))
        #expect(gridgen("play", "a", "--port", "1", "-o", "b").errors.contains("can't be combined"))
        #expect(gridgen("play", "a", "--open", "--no-open").errors.contains("can't be combined"))
    }

    @Test func theSpecIsNotOverwritten() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("a.grid", "1: 1\n")
            let session = try play(spec, "-o", spec, page: page)
            #expect(session.exit == 2)
            #expect(session.errors.contains("is the spec; the page can't overwrite it"))
            #expect(folder.text(of: "a.grid") == "1: 1\n")
        }
    }

    @Test func aProgramWithoutTheServerSaysSo() {
        var errors = ""
        let console = Console(
            readInput: { .success([]) }, writeBytes: { _ in .success(()) }, writeError: { errors += $0 })
        #expect(runGridgen(["play", "a.grid"], console: console) == 2)
        #expect(errors == "gridgen: error: `play` serves a page, which only the native program can\n")
        #expect(runGridgen(["play", "--help"], console: console) == 0)
    }

    @Test func thePageIsBesideTheProgramOrInTheBuildFolder() {
        #expect(
            playgroundPages(ofExecutable: "/opt/gridgen/gridgen") == ["/opt/gridgen/playground/index.html"])
        #expect(
            playgroundPages(ofExecutable: "/a/.build/x86/debug/gridgen")
                == ["/a/.build/x86/debug/playground/index.html", "/a/.build/playground/index.html"])
    }
}
