import Foundation
import GridEmit
import GridModel
import TestSupport
import Testing

@Suite("JSON") struct JSONTests {
    private func document(_ spec: String, fractions: Bool = false) throws -> [String: Any] {
        var options = EmitOptions()
        options.fractions = fractions
        let text = emit(try #require(compiled(spec).grid), as: .json, options: options)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("the seventh layout of Nice equals the reference")
    func reference() throws {
        let layouts =
            try document("frame fill\ngap 2\n7: 1@43, 3@28.5, 3@28.5")["layouts"] as? [[String: Any]]
        let tile = try #require((layouts?.first?["tiles"] as? [[String: Any]])?.first)
        #expect(tile["x"] as? [String: Double] == [:] && tile["width"] as? [String: Double] == ["w": 1])
        #expect(tile["height"] as? [String: Double] == ["h": 0.43, "gy": -0.86])
        #expect(tile["edges"] as? [String] == ["top", "left", "right"] && tile["role"] as? String == "photo")
    }

    @Test("with fractions every length is an exact string, and counts stay numbers")
    func fractions() throws {
        let document = try document("gap 0.5\ninset 1.25\n3: 3", fractions: true)
        #expect(document["gap"] as? [String: String] == ["row": "1/2", "column": "1/2"])
        #expect(document["width"] as? [String] == ["200", "2000"])
        let layout = try #require((document["layouts"] as? [[String: Any]])?.first)
        #expect(layout["count"] as? Int == 3 && layout["hidden"] as? Int == 0)
        let tile = try #require((layout["tiles"] as? [[String: Any]])?.last)
        #expect(tile["x"] as? [String: String] == ["w": "2/3", "gx": "2/3", "pt": "-5/12"])
    }

    @Test("a rule has its counts, rows and sizing")
    func rules() throws {
        let rules =
            try document("tile 80x60.5\nalign center\n2..: rows of 3 balanced")["rules"] as? [[String: Any]]
        let rule = try #require(rules?.first)
        #expect(rule["from"] as? Int == 2 && rule["to"] is NSNull && rule["rows"] as? Int == 3)
        #expect(rule["last"] as? String == "balanced" && rule["align"] as? String == "center")
        let sizing = rule["sizing"] as? [String: Any]
        #expect(sizing?["kind"] as? String == "tile-size" && sizing?["height"] as? Double == 60.5)
    }

    @Test(
        "text survives unchanged",
        arguments: ["\"\\/", "</script>", "\u{1}é📷\u{2028}", "tab\tend", ""])
    func text(_ text: String) throws {
        let doc = try document("## a\(text)z\ngrid A\n1: 1")["doc"] as? String
        #expect(doc == "a\(text)z")
    }
}
