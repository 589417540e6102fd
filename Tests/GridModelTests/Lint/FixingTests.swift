import Foundation
import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// Fix-its, applied until nothing changes.
@Suite("Fixing") struct FixingTests {
    private func fixed(_ text: String, selection: LintSelection = LintSelection()) -> (
        text: String, count: Int
    ) {
        let result = fixing(
            SourceText(name: "test.grid", text: text), fallbackName: "Test", selection: selection)
        return (String(decoding: result.source.bytes, as: UTF8.self), result.count)
    }

    @Test("a spec without fixes stays unchanged", arguments: ["", "1: 1\n", "7: 5, 2\n", "7: 3, 3\n"])
    func nothing(_ text: String) {
        #expect(fixed(text) == (text, 0))
    }

    @Test("findings that a fix-it uncovers are fixed in the next round")
    func rounds() {
        // Only after the word is fixed do the checks see that the sketch is unnecessary and the comment unused.
        let text = "fram fill\n4: ab@1 / cd # gridgen:ignore lonely-photo: a map\n"
        #expect(fixed(text) == ("frame fill\n4: 2@1, 2@1\n", 4))
    }

    @Test("no fix-it makes a spec exceed the size limit")
    func size() {
        // Each gap lacks a comma.
        let text = "1: " + String(repeating: "1 ", count: 2_097_150) + "\n"
        let isLeft = text.utf8.count == Limits.bytes && fixed(text) == (text, 0)
        #expect(isLeft)
    }

    @Test("comments stay in place, except unused ignore comments")
    func comments() {
        let text =
            "# first\nframe fill\n\n## About three.\n3: 1@2, 2 # here\n# gridgen:ignore zero: why\n# last\n"
        let result = fixed(text)
        #expect(
            result.text
                == "# first\nframe fill\n\n## About three.\n3: 1@2, 2@1 # here\n# gridgen:ignore zero: why\n# last\n"
        )
        #expect(fixed("1: 1 # gridgen:ignore count-missing: no\n").text == "1: 1\n")
    }

    @Test("a valid spec keeps its layouts, even if others seem more likely")
    func likely() {
        #expect(fixed("tile 16x9\n1: 1\n").count == 0)
        #expect(
            fixed("tile 16x9\n1: 1\n3: ab. / c..\n4: ab / cd\n") == (
                "tile 16x9\n1: 1\n3: ab. / c..\n4: 2, 2\n", 1
            ))
    }

    @Test("a fix-it that would cause an error is skipped")
    func harm() {
        // Without its own rule, the `show` would have no earlier rule to show.
        let text = "4: 2, 2\n5: show 4\n6..: show 4\n1..4: rows of 2\n"
        #expect(fixed(text).text.hasPrefix("4: 2, 2\n"))
    }

    @Test("a redundant rule is removed, and so is a redundant `show`")
    func redundant() {
        let text = "1: 1\n2: 2\n3: 3\n4: 2, 2\n5: 2, 3\n7: show 5\n6..: show 5\n"
        #expect(fixed(text) == (text.replacing("7: show 5\n", with: ""), 1))
        #expect(fixed("4: 2, 2\n1..: rows of 2\n").text == "1..: rows of 2\n")
    }

    @Test("warnings that aren't selected aren't fixed")
    func selection() {
        var selection = LintSelection()
        selection.selected = [.weightMissing]
        let text = "frame fill\n3: 1@2, 2\n4: ab / cd\n"
        #expect(fixed(text, selection: selection) == ("frame fill\n3: 1@2, 2@1\n4: ab / cd\n", 1))
        selection.selected = nil
        selection.ignored = [.weightMissing]
        #expect(fixed(text, selection: selection) == ("frame fill\n3: 1@2, 2\n4: 2, 2\n", 1))
    }

    static let specs = ["specs", "Tests/Corpus"].flatMap { Repository.files(in: $0, ending: ".grid") }

    @Test(
        "fixing adds no errors, keeps layouts and comments, and is idempotent",
        arguments: specs)
    func properties(_ file: URL) throws {
        var generator = SeededGenerator.forTest()
        let bytes = [UInt8](try Data(contentsOf: file))
        try check(bytes, "\(file.lastPathComponent)")
        for _ in 0..<trials(4) where !bytes.isEmpty {
            var broken = bytes
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: broken = Array(bytes[..<place])
            case 1: broken.remove(at: place)
            case 2:
                // Another sign at the place of one.
                let signs = bytes.indices.filter { ":,|/\n".utf8.contains(bytes[$0]) }
                if let sign = signs.randomElement(using: &generator) { broken[sign] = UInt8(ascii: ";") }
            default: broken[place] = "(),:@|/.0a\n9#{1;".utf8.randomElement(using: &generator) ?? 0
            }
            try check(broken, "seed \(generator.seed), \(file.lastPathComponent)")
        }
    }

    private func check(_ bytes: [UInt8], _ comment: Testing.Comment) throws {
        let source = SourceText(name: "test.grid", bytes: bytes)
        let result = fixing(source, fallbackName: "Test")
        let old = parse(source)
        let new = parse(result.source)
        #expect(result.left == lint(new, fallbackName: "Test"), comment)
        let before = compile(old, fallbackName: "Test")
        let after = compile(new, fallbackName: "Test")
        #expect(errors(after) <= errors(before), comment)
        // Fixing an error reduces the number of errors; a warning may be fixed next to errors.
        let hasFixOfWarning = lint(old, fallbackName: "Test").contains {
            $0.severity == .warning && !$0.fix.isEmpty
        }
        #expect(
            result.count == 0 || errors(before) == 0 || hasFixOfWarning || errors(after) < errors(before),
            comment)
        #expect((result.source == source) == (result.count == 0), comment)
        #expect(fixing(result.source, fallbackName: "Test").count == 0, comment)
        guard let grid = before.grid else { return }
        let other = try #require(after.grid, comment)
        for count in Array(0...9) + [13, 20] {
            for width in [333, 1100] {
                let space = ExactSpace(
                    width: Rational(width), height: Rational(700), columnGap: Rational(7), rowGap: Rational(3)
                )
                let first = grid.exactLayout(count: count, in: space)
                let second = other.exactLayout(count: count, in: space)
                #expect(first?.frames == second?.frames && first?.size == second?.size, comment)
                #expect(first?.tiles == second?.tiles && first?.hidden == second?.hidden, comment)
            }
        }
        #expect(texts(new) == texts(old), comment)
    }

    private func errors(_ compilation: Compilation) -> Int {
        compilation.diagnostics.filter { $0.severity == .error }.count
    }

    /// The comments without their signs, except those for gridgen.
    private func texts(_ parsed: ParsedSpec) -> [String] {
        parsed.comments.map { comment in
            String(parsed.source.text(in: comment.span).drop { $0 == "#" || $0 == " " })
        }.filter { !$0.hasPrefix("gridgen:") }
    }
}
