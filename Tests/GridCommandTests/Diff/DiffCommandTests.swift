import Foundation
import TestSupport
import Testing

@Suite struct DiffCommandTests {
    /// Compares two specs.
    private func diff(_ old: String, _ new: String, _ arguments: String...) throws -> Session {
        try withTemporaryFolder { folder in
            gridgen(
                ["diff", try folder.write("old.grid", old), try folder.write("new.grid", new)] + arguments)
        }
    }

    @Test func heightsMayDifferByALength() throws {
        let versions = ("gap 4\n2: 1, 1\n", "gap 6\n2: 1, 1\n")
        #expect(try diff(versions.0, versions.1).exit == 0)
        #expect(try diff(versions.0, versions.1, "--breaking").exit == 1)
        #expect(try diff(versions.0, versions.1, "--breaking=1.9").exit == 1)
        #expect(try diff(versions.0, versions.1, "--breaking=2").exit == 0)
        #expect(try diff("1: 1\n2: 2\n", "1: 1\n", "--breaking=1000").exit == 1)
    }

    @Test func whatBreaksNothingDoesNotFail() throws {
        let rules = "1..6: rows of 2\n"
        for (old, new) in [
            (rules, "append to 6\n" + rules), ("1: 1\n", "1: 1\nwhen width >= 600 {\n    1: 1\n}\n"),
            ("require areas 4\n" + rules, "require areas 2\n" + rules),
            ("require areas 4 for 1..2\n" + rules, "require areas 4\n" + rules),
            ("require areas 4\n" + rules, "require areas 4 for 1..4\nrequire areas 2 for 5..\n" + rules),
            ("height 200..900\n" + rules, "height 300..400\n" + rules),
        ] {
            #expect(try diff(old, new, "--breaking").exit == 0, "\(old) → \(new)")
        }
        for (old, new) in [
            ("append to 6\n" + rules, rules), ("require areas 2\n" + rules, "require areas 4\n" + rules),
            ("require areas 4\n" + rules, "require areas 4 for 1..2\n" + rules),
            ("height 200..900\n1: 1 frame fill\n", "height 300..400\n1: 1 frame fill\n"),
        ] {
            #expect(try diff(old, new, "--breaking").exit == 1, "\(old) → \(new)")
        }
    }

    @Test func theGreatestDifferenceIsThatBelowALimit() throws {
        let old = "1: 1\nwhen width < 446 {\n    1: 1 tile 2:1\n}\n"
        let new = old.replacing("2:1", with: "1:1")
        #expect(try diff(old, new, "--breaking=222.6").exit == 1)
        #expect(try diff(old, new, "--breaking=223").exit == 0)
        #expect(try diff(old, new, "--output-format", "json").output.contains("\"difference\": 223\n"))
    }

    @Test func theNameOfAFileIsThatOfItsGrid() throws {
        try withTemporaryFolder { folder in
            let old = try folder.write("o/a.grid", "1: 1\n"),
                new = try folder.write("n/b.grid", "1: 1\n2: 2\n")
            let beside = try folder.write("o/b.grid", "1: 1\n2: 2\n")
            let name = "grid: A → B [name, breaking]"
            #expect(gridgen("diff", old, new).output.contains(name))
            #expect(gridgen("diff", old, new, "--breaking").exit == 1)
            // Two versions in one folder can't have one name.
            #expect(gridgen("diff", old, beside, "--breaking").exit == 0)
            #expect(gridgen("diff", old, try folder.write("n/a.grid", "1: 1\n")).errors == "no changes\n")
            let git = [
                "a.grid", old, "1234", "100644", new, "5678", "100644", "b.grid", "similarity index 90%",
            ]
            #expect(gridgen(["diff"] + git).output.hasPrefix("b.grid\n  \(name)"))
        }
    }

    @Test(arguments: ["x", "-1", "1e3", "1.123456789", "", "1."]) func aLengthIsADecimalNumber(text: String)
        throws
    {
        let session = try diff("1: 1", "1: 1", "--breaking=\(text)")
        #expect(session.exit == 2)
    }

    @Test func aSpecThatDoesNotCompileIsReported() throws {
        let session = try diff("1: 1", "1: 2")
        #expect(session.exit == 1)
        #expect(session.output == "")
        #expect(session.errors.contains("[row-sum]"))
        #expect(try diff("1: 1", "\u{1}").exit == 1)
        #expect(gridgen("diff", "/nowhere/a.grid", "/nowhere/b.grid").exit == 2)
    }

    @Test func foldersAreComparedByPath() throws {
        try withTemporaryFolder { folder in
            try folder.write("old/a.grid", "1: 1\n")
            try folder.write("old/sub/b.grid", "1: 1\n")
            try folder.write("new/sub/b.grid", "1: 1 tile 2:1\n")
            try folder.write("new/c.grid", "1: 1\n")
            let (old, new) = (folder.appending(path: "old").path, folder.appending(path: "new").path)
            let session = gridgen("diff", old, new + "/")
            #expect(session.exit == 0)
            let names = session.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
            #expect(names == ["a.grid", "c.grid", "sub/b.grid"])
            #expect(gridgen("diff", old, old).errors == "no changes\n")
            #expect(gridgen("diff", old, folder.appending(path: "new/c.grid").path).exit == 2)
        }
    }

    @Test func gitsArgumentsNameTheSpec() throws {
        try withTemporaryFolder { folder in
            let (old, new) = (try folder.write("x1", "1: 1\n"), try folder.write("x2", "1: 1 tile 2:1\n"))
            let session = gridgen("diff", "specs/post.grid", old, "1234", "100644", new, "5678", "100644")
            #expect(session.output.hasPrefix("specs/post.grid\n  1 photo\n"))
            #expect(session.errors == "")
            #expect(!session.output.contains("[name"))
            let error = gridgen("diff", "a.grid", old, "1", "1", try folder.write("x3", "1: 2"), "1", "1")
            #expect(error.exit == 0 && error.errors.contains("[row-sum]"))
        }
    }

    @Test func thePageNeedsNothingElse() throws {
        let page = try diff("1: 1\n7: 3, 4 # <b>\n", "1: 1\n7: 4, 3\n", "--html").output
        #expect(page.hasPrefix("<!doctype html>"))
        #expect(page.contains("<code>3, 4</code> → <code>4, 3</code>"))
        #expect(page.ranges(of: "<figure>").count == 2)
        for text in ["http", "src=", "url(", "<script"] {
            #expect(!page.replacing("url(#glow)", with: "").contains(text), "\(text)")
        }
        #expect(try diff("1: 1", "1: 1", "--html").output.contains("mean the same"))
    }

    @Test func annotationsAreAtTheNewRule() throws {
        let output = try diff("1: 1\n2: 2\n", "1: 1\n\n2: 1, 1\n", "--output-format", "github").output
        #expect(output.hasPrefix("::warning file="))
        #expect(output.contains("line=3,title=height::2 photos: height: "))
        #expect(output.contains("::notice file="))
    }

    @Test func invalidCommandLines() {
        #expect(gridgen("diff").errors.contains("no specs given"))
        #expect(gridgen("diff", "a.grid").errors.contains("no spec given to compare with"))
        #expect(gridgen("diff", "a", "b", "c").errors.contains("`c` is one argument too many"))
        #expect(gridgen("diff", "-", "-").errors.contains("standard input can only be read once"))
        #expect(gridgen("diff", "a", "b", "--output-format", "html").exit == 2)
        #expect(gridgen("diff", "a", "b", "--html", "--output-format", "json").exit == 2)
    }
}
