import Foundation
import GridEmit
import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import Playground

@Suite("Edits by hand") struct ByHandTests {
    private func request(_ count: Int, width: Double = 300, height: Double = 200) -> Playground.Request {
        Playground.Request(count: count, width: width, height: height)
    }

    private func object(_ value: JSONValue) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(value.line.utf8)) as? [String: Any])
    }

    private struct Line {
        let isHorizontal: Bool
        let place, start, end, least, greatest: Double
    }

    private func lines(_ spec: Playground, _ request: Playground.Request) throws -> [Line] {
        try #require(try object(spec.lines(request))["lines"] as? [[String: Any]]).map { line in
            func number(_ name: String) throws -> Double { try #require(line[name] as? Double) }
            return Line(
                isHorizontal: try #require(line["isHorizontal"] as? Bool), place: try number("place"),
                start: try number("start"), end: try number("end"), least: try number("least"),
                greatest: try number("greatest"))
        }
    }

    /// What a spec becomes, or why it stays, if a line is moved so far.
    private func moved(
        _ text: String, _ count: Int, line: Int, by distance: Double, snap: Double = 2, width: Double = 300
    ) throws -> String {
        let spec = Playground(Array(text.utf8), file: "hand.grid"), request = request(count, width: width)
        let place = try #require(try lines(spec, request).dropFirst(line).first).place + distance
        let answer = try object(spec.moved(.line(line, to: place, snap: snap), request))
        return try #require((answer["text"] ?? answer["reason"]) as? String ?? answer["reason"] as? String)
    }

    private func exchanged(_ text: String, _ count: Int, _ first: Int, _ second: Int) throws -> String {
        let spec = Playground(Array(text.utf8), file: "hand.grid")
        let answer = try object(spec.moved(.tiles(first, second), request(count)))
        return try #require(answer["text"] as? String ?? answer["reason"] as? String)
    }

    private func reason(_ text: String, _ count: Int) throws -> String? {
        try object(Playground(Array(text.utf8), file: "hand.grid").lines(request(count)))["reason"] as? String
    }

    @Test(
        "weights follow lines in a frame",
        arguments: [
            // Two rows: simple numbers, and whole percentages where none is near.
            ("3: 1, 2", 3, 0, 0.0, "3: 1, 2"), ("3: 1, 2", 3, 0, 34, "3: 1@2, 2@1"),
            ("3: 1@57, 2@43", 3, 0, -14, "3: 1, 2"), ("3: 1, 2", 3, 0, 15.2, "3: 1@4, 2@3"),
            ("3: 1, 2", 3, 0, 71, "3: 1@6, 2@1"), ("3: 1, 2", 3, 0, 94, "3: 1@97, 2@3"),
            // Of several, the others keep their sizes.
            ("6: 1, 2, 3", 6, 0, 16.5, "6: 1@1.25, 2@0.75, 3@1"),
            ("6: 1@43, 2@28.5, 3@28.5", 6, 1, -17, "6: 1@43, 2@20, 3@37"),
            // Blocks, and stacks in them.
            ("3: 1 | (1, 1)", 3, 0, 50, "3: 1@2 | (1, 1)@1"),
            ("3: 1 | (1, 1)", 3, 1, 34, "3: 1 | (1@2, 1@1)"),
            ("4: (1 | 1)@2, 2 # two", 4, 0, -34, "4: (1 | 1), 2 # two"),
            // A row of several blocks gets parentheses; tiles of a number become blocks.
            ("4: 1 | 1, 2", 4, 0, 34, "4: (1 | 1)@2, 2@1"), ("2: 2", 2, 0, 50, "2: 1@2 | 1@1"),
            ("5: 2@60, 3@40", 5, 1, 50, "5: (1@2 | 1@1)@60, 3@40"),
            ("4: 3 | 1", 4, 1, 25, "4: (1@1.5 | 1@0.5 | 1@1) | 1"),
            ("3: 3", 3, 0, 25, "3: 1@1.25 | 1@0.75 | 1@1"), ("2: 2", 2, 0, 0, "2: 2"),
        ])
    func weights(text: String, count: Int, line: Int, distance: Double, expected: String) throws {
        let settings = "# frame\nframe fill\n\n"
        #expect(
            try moved(settings + text + "\n", count, line: line, by: distance) == settings + expected + "\n")
    }

    @Test(
        "ratios follow lines between tiles with ratios",
        arguments: [
            // Rows of two squares are 150 high, those of one 300.
            ("3: 2, 1", 3, 0, -50.0, "3: 2@3:2, 1"), ("3: 1, 2", 3, 0, -150, "3: 1@2:1, 2"),
            ("3: 1@2:1, 2", 3, 0, 150, "3: 1@1:1, 2"), ("3: 1, 2", 3, 0, -80, "3: 1@11:8, 2"),
            ("3: 1, 2", 3, 0, 150, "3: 1@2:3, 2"),
            ("4: (1 | (1, 1))@2:1, 1", 4, 0, 50, "4: (1 | (1, 1))@3:2, 1"),
            // Rows with heights keep them, and blocks with heights have weights.
            ("3: 1@x200, 2", 3, 0, -50, "3: 1@x150, 2"), ("2: 2@x200", 2, 0, 50, "2: (1@2 | 1@1)@x200"),
            ("3: (1 | (1, 1))@x200", 3, 0, 50, "3: (1@2 | (1, 1)@1)@x200"),
            // Within a block with a ratio, there are weights.
            ("3: (1 | (1, 1))@2:1", 3, 0, 50, "3: (1@2 | (1, 1)@1)@2:1"),
            ("3: (1 | (1, 1))@2:1", 3, 1, 25, "3: (1 | (1@2, 1@1))@2:1"),
            // Blocks side by side share the width at the height that they have.
            ("2: 2", 2, 0, 50, "2: 1@4:3 | 1@2:3"), ("2: 2@2:1", 2, 0, 50, "2: 1@8:3 | 1@4:3"),
            ("3: 3@2:1", 3, 0, 50, "3: 1@3:1 | 1@1:1 | 1@2:1"),
            ("2: 1@2:1 | 1", 2, 0, -50, "2: 1@3:2 | 1@3:2"),
            // The last row of a stack without a ratio.
            ("5: (1, 2), 2", 5, 0, -50, "5: (1, 2@3:2), 2"),
        ])
    func ratios(text: String, count: Int, line: Int, distance: Double, expected: String) throws {
        let found = try moved(text, count, line: line, by: distance)
        #expect(found == expected, "\(found)")
    }

    @Test(
        "cells follow lines of a sketch, or weights of its rows in a frame",
        arguments: [
            ("2: aab", 2, 0, -90.0, "2: abb"), ("4: aab / ccd", 4, 2, -90, "4: abb / ccd"),
            ("6: aab / aac / def", 6, 1, -100, "6: aab / dec / def"), ("2: a.b", 2, 0, 80, "2: aab"),
            ("2: a.b", 2, 0, 250, "another tile is in the way"),
            ("4: ab. / cd.", 4, 4, 90, "4: abb / cd."), ("4: ab. / cd.", 4, 0, 90, "at least one cell"),
            ("3: aab / aac", 3, 1, -100, "3: abb / acc"), ("2: a / a / b", 2, 0, -300, "2: a / b / b"),
            ("frame fill\n2: a / b", 2, 0, 34, "frame fill\n2: a@2 / b@1"),
            ("frame fill\n3: ab@3 / cc", 3, 0, -50, "frame fill\n3: ab / cc"),
            ("frame fill\n4: ab / cb / dd", 4, 0, 0, "at least one cell"),
            ("frame fill\n4: ab / cb / dd", 4, 1, 33, "frame fill\n4: ab@1 / cb@1.5 / dd@0.5"),
        ])
    func sketches(text: String, count: Int, line: Int, distance: Double, expected: String) throws {
        let found = try moved(text, count, line: line, by: distance)
        #expect(found == expected || found.contains(expected), "\(found)")
    }

    @Test(
        "tiles exchange their parts, or letters",
        arguments: [
            ("3: 1 | (1, 1)", 3, 0, 2, "3: (1, 1) | 1"),
            ("5: (1 | (1, 1)), 2", 5, 1, 4, "5: 2, (1 | (1, 1))"),
            ("5: (1 | (1, 1)), 2", 5, 1, 0, "5: ((1, 1) | 1), 2"),
            ("7: 3, # three\n   4", 7, 6, 0, "7: 4, # three\n   3"),
            ("frame fill\n3: 1@57, 2@43", 3, 0, 1, "frame fill\n3: 2@43, 1@57"),
            ("6: aab / aac / def", 6, 0, 5, "6: ffb / ffc / dea"),
            ("tile 80x60\n5: 2, 3", 5, 0, 4, "tile 80x60\n5: 3, 2"),
            ("3: 3", 3, 0, 1, "photos come in the order"), ("4: 2, 2", 4, 0, 3, "photos come in the order"),
            ("1..: rows of 3", 4, 0, 3, "rule for this count alone"),
            ("1: 1\n2: 2\n3: 1, 2\n4..: repeat 3", 9, 0, 2, "layout of 3 photos"),
            ("3: 1, 2", 3, 0, 3, "no such tile"), ("3: 1, 2", 3, -1, 0, "no such tile"),
            ("3: 1, 2", 2, 0, 1, "no layout"),
        ])
    func exchanges(text: String, count: Int, first: Int, second: Int, expected: String) throws {
        let found = try exchanged(text, count, first, second)
        #expect(found == expected || found.contains(expected), "\(found)")
    }

    @Test func onlyTheRuleThatIsShownChanges() throws {
        let text = """
            ## Two widths.\r
            frame  fill   # as before\r
            3: 1, 2\r
            3[w..]: 2 ,1\r
            9: 3, 3, 3\r
            10..: show 9\r
            when width >= 600 {\r
                3: 3\r
                2: 1,\r
                   1 # below\r
            }\r

            """
        func check(_ count: Int, _ line: Int, _ width: Double, _ old: String, _ new: String) throws {
            let changed = text.replacingOccurrences(of: old, with: new)
            #expect(changed != text)
            #expect(try moved(text, count, line: line, by: width == 300 ? 34 : 50, width: width) == changed)
        }
        try check(3, 0, 300, "3: 1, 2", "3: 1@2, 2@1")
        try check(12, 0, 300, "9: 3, 3, 3", "9: 3@1.5, 3@0.5, 3@1")
        try check(3, 0, 600, "3: 3\r", "3: 1@1.25 | 1@0.75 | 1@1\r")
        let spec = Playground(Array(text.utf8), file: "hand.grid")
        var wide = request(3)
        wide.ratios = [1778, 1000, 1000]
        #expect(
            try object(spec.moved(.line(0, to: 134, snap: 2), wide))["text"] as? String
                == text.replacingOccurrences(of: "2 ,1", with: "2@2 ,1@1"))
        #expect(
            try object(spec.moved(.line(0, to: 134, snap: 2), request(2, width: 700)))["text"] as? String
                == text.replacingOccurrences(of: "2: 1,", with: "2: 1@2,").replacingOccurrences(
                    of: "1 # below", with: "1@1 # below"))
    }

    @Test func theLayoutWhileEditingIsThatOfOnePhotoMore() throws {
        let spec = Playground(Array("frame fill\nappend to 3\n1: 1\n2: 2\n3: 1, 2\n".utf8), file: "hand.grid")
        var editing = request(2)
        editing.isEditing = true
        #expect(
            try object(spec.moved(.line(0, to: 134, snap: 2), editing))["text"] as? String
                == "frame fill\nappend to 3\n1: 1\n2: 2\n3: 1@2, 2@1\n")
    }

    @Test func whatTheCompilerRefusesStays() throws {
        let text = "frame 3:2\nsmallest 80\nwidth 300..600\n3: 1, 2\n"
        #expect(try moved(text, 3, line: 0, by: 60).contains("80"))
        // A line never passes the next one.
        #expect(try moved("frame fill\n3: 1, 2\n", 3, line: 0, by: 1e300) == "frame fill\n3: 1@99, 2@1\n")
        #expect(try moved("frame fill\n3: 1, 2\n", 3, line: 0, by: -.infinity).contains("no such line"))
        let tiny = "frame fill\n3: 1@0.0001, 1@0.0001, 1@0.0002\n"
        #expect(try moved(tiny, 3, line: 0, by: 25) == "frame fill\n3: 1@0.00015, 1@0.00005, 1@0.0002\n")
    }

    @Test(
        "layouts without lines say why",
        arguments: [
            ("tile 80x60\n3: 1, 2", 3, "the size that the spec gives"),
            ("tile photo\n3: 1, 2", 3, "own ratios"),
            ("1..: rows of 2", 3, "rows by itself"), ("tile photo\n1..: rows near 240", 3, "photos"),
            ("waterfall 2", 3, "waterfall"),
            ("1: 1\n2: 2\n3: 1, 2\n4..: repeat 3", 9, "layout of 3 photos"), ("3: 2", 3, "no layout"),
        ])
    func reasons(text: String, count: Int, expected: String) throws {
        let found = try reason(text, count)
        #expect(found?.contains(expected) == true, "\(found ?? "")")
    }

    @Test func heightsOfBlocksSideBySideFollowFromTheirRatios() throws {
        #expect(
            try moved("4: 1 | (1, 1), 1", 4, line: 0, by: 20).contains("in parentheses they may have a ratio")
        )
        #expect(try moved("3: 1 | (1, 1)", 3, line: 0, by: 20).contains("it may have a ratio of its own"))
    }

    @Test func linesAreBetweenTiles() throws {
        let spec = Playground(Array("frame fill\ngap 10\n5: (1 | (1, 1))@3, 2\n".utf8), file: "hand.grid")
        let lines = try lines(spec, request(5, width: 210, height: 210))
        #expect(lines.map(\.isHorizontal) == [true, false, true, false])
        #expect(lines.map(\.place) == [155, 105, 75, 105])
        #expect(lines.map(\.start) == [0, 0, 110, 160])
        #expect(lines.map(\.end) == [210, 150, 210, 210])
    }

    @Test("in random specs, a line is where it was moved to, and nothing traps") func randomSpecs() throws {
        func violation(_ text: String) -> String? {
            let spec = Playground(Array(text.utf8), file: "hand.grid")
            guard spec.isGood else { return nil }
            for count in [1, 2, 3, 5, 8, 12] {
                var request = request(count, width: 640, height: 480)
                request.ratios = [1500, 750, 1000, 1333, 667, 1778, 800, 1500, 563, 1333, 1000, 750]
                guard let lines = try? self.lines(spec, request) else { continue }
                for (index, line) in lines.enumerated() {
                    let wanted =
                        line.place + (index % 2 == 0 ? 0.3 : -0.3)
                        * min(line.place - line.least, line.greatest - line.place)
                    guard let answer = try? object(spec.moved(.line(index, to: wanted, snap: 1), request)),
                        let text = answer["text"] as? String
                    else { continue }
                    let changed = Playground(Array(text.utf8), file: "hand.grid")
                    if changed.findings.line.contains("weight-missing"),
                        !spec.findings.line.contains("weight-missing")
                    {
                        return "a weight is missing: \(text)"
                    }
                    guard changed.isGood, let after = try? self.lines(changed, request) else {
                        return "not good: \(text)"
                    }
                    // A sketch has whole cells.
                    if text.contains("/") { continue }
                    let allowed = 2 + 0.03 * (line.greatest - line.least)
                    let isThere = after.contains {
                        $0.isHorizontal == line.isHorizontal && abs($0.place - wanted) <= allowed
                    }
                    if !isThere { return "\(count) photos, line \(index) to \(wanted): \(text)" }
                }
                _ = spec.moved(.tiles(0, count - 1), request)
            }
            return nil
        }
        checkRandomSpecs("by hand", count: 500, violation: violation)
        checkRandomSpecs("by hand, extreme", count: 300, isExtreme: true) { text in
            let spec = Playground(Array(text.utf8), file: "hand.grid")
            for count in [1, 3, 9] where spec.isGood {
                for line in 0..<3 { _ = spec.moved(.line(line, to: 150, snap: 4), request(count)) }
                _ = spec.moved(.tiles(0, count - 1), request(count))
            }
            return nil
        }
    }
}
