import Foundation
import Testing

@testable import LanguageServer

@Suite struct RequestTests {
    private static let spec = """
        ## Doc
        grid Nice
        gap 5
        # one
        # two
        1: 1
        2: 2
        4: 3, 1  # gridgen:ignore lonely-photo: why
        5: aab / cdb /
           cee
        when width < 400 {
            2: 1, 1
        }
        9..: show 4

        """

    private func texts(_ result: [[String: Any]]) -> [String] { result.compactMap { $0["label"] as? String } }

    private func hover(_ line: Int, _ character: Int) throws -> String {
        let session = try Session(Self.spec)
        let result = try session.ask(about: "hover", Session.place(line, character), as: [String: Any].self)
        return (result["contents"] as? [String: String])?["value"] ?? ""
    }

    @Test func hoverExplains() throws {
        #expect(try hover(2, 1).contains("**gap**: the space between rows and columns"))
        #expect(try hover(2, 1).contains("gap 4 2"))
        #expect(try hover(13, 6).contains("19..: show 9"))
        #expect(try hover(7, 30).contains("**lonely-photo** (warning)"))
        let rule = try hover(7, 4)
        #expect(rule.contains("4: 3, 1\n┌──"))
        #expect(rule.contains("height = 4/3 × width + 5/3"))
        #expect(try hover(11, 5).contains("height = 2 × width + 5"))
        _ = try Session(Self.spec).ask(about: "hover", Session.place(14, 0), as: NSNull.self)
    }

    @Test func hoverShowsAllFormsAfterAWord() throws {
        func hover(_ line: String, at column: Int) throws -> String {
            let session = try Session(line + "\n")
            let result = try session.ask(about: "hover", Session.place(0, column), as: [String: Any].self)
            return (result["contents"] as? [String: String])?["value"] ?? ""
        }
        let near = try hover("1..: rows near 240", at: 11)
        #expect(near.contains("near 3:4") && near.contains("near 240"))
        let tile = try hover("tile 1:1", at: 0)
        #expect(tile.contains("tile 1:1") && !tile.contains("**photo**"))
        #expect(
            try hover("require within 1:2", at: 9).contains("the container isn't higher than this, or lower"))
    }

    @Test func everyWordHasAnExplanation() throws {
        for word in TokenClass.settings.union(TokenClass.words) {
            let session = try Session("# \(word)\n1: 1 \(word)\n")
            let line = TokenClass.settings.contains(word) ? "\(word) 4\n" : "1: \(word)\n"
            try session.change([["text": line]], version: 2)
            let column = line.hasPrefix("1") ? 3 : 0
            let result = try? session.ask(about: "hover", Session.place(0, column), as: [String: Any].self)
            #expect(result != nil, "\(word)")
        }
    }

    private func completions(_ text: String, snippets: Bool = false) throws -> [[String: Any]] {
        let session = try Session(text, snippets: snippets)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let place = Session.place(lines.count - 1, lines.last?.utf16.count ?? 0)
        return try session.ask(about: "completion", place, as: [[String: Any]].self)
    }

    @Test func completionKnowsThePlace() throws {
        #expect(try texts(completions("")).prefix(3) == ["1: 1", "grid", "tile"])
        #expect(try texts(completions("1: 1\n2: 2\n")).first == "3: 3")
        #expect(try texts(completions("1..: rows of 3\n")).first == "grid")
        #expect(try texts(completions("1: 1\n3..4: rows of 2\nfra")) == ["frame"])
        #expect(try texts(completions("tile ")).contains("photo"))
        #expect(try texts(completions("7: ")).prefix(2) == ["3, 4", "4, 3"])
        #expect(try texts(completions("7: ")).contains("rows"))
        #expect(try texts(completions("7: rows ")) == ["of", "near", "over", "under", "fit"])
        #expect(try texts(completions("7: 3, ")).first == "3, 4")
        #expect(try texts(completions("7: 8, ")) == ["rows"])
        #expect(try texts(completions("4: 3, 1 # gridgen:ignore ")).first == "lonely-photo")
        #expect(try texts(completions("4: 3, 1 # gridgen:ignore lonely-photo, sma")) == ["small-tile"])
        #expect(try texts(completions("4: 3, 1 # gridgen:ignore lonely-photo: sma")) == [])
        #expect(try texts(completions("4: 3, 1 # grid")) == ["gridgen:ignore CODE: why"])
        #expect(try texts(completions("4: 3, 1 # we ")) == [])
        #expect(try texts(completions("when width < 400 {\n    ")).contains("align"))
        #expect(try texts(completions("99999999999999999999: ")).contains("rows"))
        #expect(try texts(completions("tile photo ")) == ["sided", "within", "1:3..3:1"])
        #expect(try texts(completions("1: 1\n2: 2\n3..: show ")) == ["2", "1"])
    }

    @Test func completionsReplaceWhatIsTyped() throws {
        let plain = try completions("7:").first?["textEdit"] as? [String: Any]
        #expect(plain?["newText"] as? String == " 3, 4")
        let item = try #require(try completions("ga", snippets: true).first)
        let edit = item["textEdit"] as? [String: Any]
        #expect(edit?["newText"] as? String == "gap ${1:4}")
        #expect(numbers(edit?["range"]) == [0, 0, 0, 2])
        #expect(item["insertTextFormat"] as? Int == 2)
        func snippet(_ text: String) throws -> String? {
            (try #require(try completions(text, snippets: true).last)["textEdit"] as? [String: Any])?[
                "newText"]
                as? String
        }
        #expect(try snippet("wid") == "width ${1:320}..${2:1024}")
        #expect(try snippet("1: 1\n2: 2 al") == "align ${1|leading,center,trailing|}")
        #expect(try snippet("gri") == "grid ${1:Name}")
        #expect(try snippet("sha") == "shapes tall < ${1:4:5}, wide > ${2:6:5}")
        #expect(
            (try #require(try completions("ga").first)["textEdit"] as? [String: Any])?["newText"] as? String
                == "gap")
    }

    @Test func countsAreLinked() throws {
        let session = try Session(Self.spec)
        let definition = try session.ask(about: "definition", Session.place(13, 10), as: [[String: Any]].self)
        #expect(definition.map { numbers($0["range"]) } == [[7, 0, 7, 1]])
        let all = ["context": ["includeDeclaration": true]].merging(Session.place(7, 0)) { own, _ in own }
        let references = try session.ask(about: "references", all, as: [[String: Any]].self)
        #expect(references.map { numbers($0["range"]) } == [[7, 0, 7, 1], [13, 10, 13, 11]])
        let uses = ["context": ["includeDeclaration": false]].merging(Session.place(7, 0)) { own, _ in own }
        #expect(try session.ask(about: "references", uses, as: [[String: Any]].self).count == 1)
    }

    @Test func theGridIsRenamed() throws {
        let session = try Session(Self.spec)
        func rename(_ name: String, _ line: Int = 1) throws -> [String: Any] {
            try session.response(
                "textDocument/rename",
                ["textDocument": ["uri": Session.uri], "newName": name].merging(Session.place(line, 6)) {
                    own, _ in own
                })
        }
        let changes =
            (try rename("Wall")["result"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
        let renamed = applied(changes?[Session.uri] ?? [], to: Self.spec)
        #expect(renamed == Self.spec.replacing("grid Nice", with: "grid Wall"))
        for name in ["", "Wa-ll", "1", "A\n1: 1", "A # b", "Zürich", String(repeating: "a", count: 101)] {
            #expect(try rename(name)["error"] != nil, "\(name)")
        }
        #expect(try rename("Wall", 2)["error"] != nil)
        let place = try session.ask(about: "prepareRename", Session.place(1, 6), as: [String: Any].self)
        #expect(numbers(place["range"]) == [1, 5, 1, 9])
    }

    @Test func theOutlineHasTheStatements() throws {
        let session = try Session(Self.spec)
        let symbols = try session.ask(about: "documentSymbol", as: [[String: Any]].self)
        #expect(
            symbols.compactMap { $0["name"] as? String } == [
                "grid Nice", "gap 5", "1: 1", "2: 2", "4: 3, 1", "5: aab / cdb /", "when width < 400 {",
                "9..: show 4",
            ])
        #expect((symbols[6]["children"] as? [[String: Any]])?.first?["name"] as? String == "2: 1, 1")
        let folds = try session.ask(about: "foldingRange", as: [[String: Any]].self)
        #expect(
            folds.map { [$0["startLine"] as? Int, $0["endLine"] as? Int] } == [[8, 9], [10, 12], [3, 4]])
    }

    @Test func hintsAreHeights() throws {
        let hints = try Session(Self.spec).ask(
            about: "inlayHint", ["range": Session.range(5, 0, 7, 0)], as: [[String: Any]].self)
        #expect(
            texts(hints) == ["height = width", "height = 1/2 × width − 2.5", "height = 4/3 × width + 5/3"])
        #expect(
            try Session("7: 3, 3\n").ask(about: "inlayHint", ["range": Session.everything], as: [Any].self)
                .isEmpty)
    }

    @Test func aRangeIsFormattedAlone() throws {
        let text = "1:  1\n\n2:  2\n"
        let changed = try Session(text).ask(
            about: "rangeFormatting", ["range": Session.range(2, 0, 2, 1), "options": [:]],
            as: [[String: Any]].self)
        #expect(applied(changed, to: text) == "1:  1\n\n2: 2\n")
    }
}
