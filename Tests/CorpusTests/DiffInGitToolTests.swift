import Foundation
import TestSupport
import Testing

/// `gridgen diff` as git runs it.
@Suite("Diff in git", Tool("git").required) struct DiffInGitToolTests {
    /// A repository in which a spec changed, one is new, one is gone, one was renamed, and a file that is no spec changed.
    private func withRepository(_ body: (URL, String, ([String]) throws -> String) throws -> Void) throws {
        let gridgen = try #require(Repository.gridgen)
        try withTemporaryFolder { folder in
            func write(_ name: String, _ text: String) throws {
                try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
            }
            func git(_ arguments: [String]) throws -> String {
                let identity = [
                    "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "core.pager=cat",
                ]
                let result = try run("git", identity + arguments, in: folder)
                #expect(result.status == 0, "git \(arguments): \(result.output)")
                return result.output
            }
            _ = try git(["init", "--quiet"])
            try write("my post.grid", "1: 1\n2: 2\n3: 3\n")
            try write("gone.grid", "gap 3\n7: 3, 4\n8: 4, 4\n")
            try write("broken.grid", "1: 1\n")
            try write("notes.txt", "one\n")
            _ = try git(["add", "."])
            _ = try git(["commit", "--quiet", "-m", "first"])
            try write("my post.grid", "1: 1\n2: 1, 1\n3: 3\n")
            try write("broken.grid", "1: 2\n")
            try write("new.grid", "1: 1\n")
            try write("notes.txt", "two\n")
            try FileManager.default.removeItem(at: folder.appending(path: "gone.grid"))
            _ = try git(["add", "--all"])
            try body(folder, gridgen.path, git)
        }
    }

    @Test("GIT_EXTERNAL_DIFF shows all files, and goes on after a spec with errors")
    func externalDiff() throws {
        try withRepository { folder, gridgen, _ in
            let command = "GIT_EXTERNAL_DIFF=\(gridgen) diff"
            let result = try run("env", [command, "git", "diff", "HEAD"], in: folder)
            #expect(result.status == 0, "\(result.output)")
            let expected = [
                "broken.grid", "[row-sum]", "gone.grid\n  the spec is gone [spec, breaking]\n",
                "my post.grid\n  2 photos\n    `2` → `1, 1` [rows]\n", "new.grid\n  the spec is new [spec]\n",
                "--- a/notes.txt\n+++ b/notes.txt\n@@ -1 +1 @@\n-one\n+two\n",
            ]
            for text in expected { #expect(result.output.contains(text), "\(text) in \(result.output)") }
        }
    }

    @Test("a driver in .gitattributes shows specs, and git the other files")
    func driver() throws {
        try withRepository { folder, gridgen, git in
            try "*.grid diff=grid\n".write(
                to: folder.appending(path: ".git/info/attributes"), atomically: true, encoding: .utf8)
            _ = try git(["config", "diff.grid.command", "\(gridgen) diff"])
            _ = try git(["mv", "my post.grid", "post.grid"])
            let output = try git(["diff", "-M10%", "HEAD"])
            let renamed = "\npost.grid\n  grid: MyPost → Post [name, breaking]\n"
            #expect(("\n" + output).contains(renamed), "\(output)")
            #expect(output.contains("  2 photos\n    `2` → `1, 1` [rows]\n"), "\(output)")
            #expect(output.contains("diff --git a/notes.txt b/notes.txt"))
        }
    }

    @Test("git difftool compares files and folders")
    func tool() throws {
        try withRepository { _, gridgen, git in
            _ = try git(["config", "difftool.gridgen.cmd", "\"\(gridgen)\" diff \"$LOCAL\" \"$REMOTE\""])
            let files = try git(["difftool", "--no-prompt", "--tool", "gridgen", "HEAD", "--", "*.grid"])
            #expect(files.contains("  2 photos\n    `2` → `1, 1` [rows]\n"), "\(files)")
            #expect(files.contains("the spec is gone"))
            let folders = try git([
                "difftool", "--dir-diff", "--tool", "gridgen", "HEAD", "--", "my post.grid", "new.grid",
            ])
            #expect(folders.contains("my post.grid\n  2 photos\n"), "\(folders)")
            #expect(folders.contains("new.grid\n  the spec is new [spec]\n"))
        }
    }
}
