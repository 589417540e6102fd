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

    @Test("nothing to mend changes nothing", arguments: ["", "1: 1\n", "7: 5, 2\n", "7: 3, 3\n"])
    func nothing(_ text: String) {
        #expect(fixed(text) == (text, 0))
    }

    @Test("what one fix-it uncovers is mended in the next round")
    func rounds() {
        // The word is mended first; only then it can be seen that the sketch needs none, and that the comment is idle.
        let text = "fram fill\n4: ab@1 / cd # gridgen:ignore lonely-photo: a map\n"
        #expect(fixed(text) == ("frame fill\n4: 2@1, 2@1\n", 4))
    }

    @Test("no fix-it makes a spec too large to be read")
    func size() {
        // Each gap lacks a comma.
        let text = "1: " + String(repeating: "1 ", count: 2_097_150) + "\n"
        let isLeft = text.utf8.count == Limits.bytes && fixed(text) == (text, 0)
        #expect(isLeft)
    }

    @Test("comments stay where they are, one that ignores nothing goes")
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

    @Test("a valid spec keeps its layouts, however likely another is meant")
    func likely() {
        #expect(fixed("tile 16x9\n1: 1\n").count == 0)
        #expect(
            fixed("tile 16x9\n1: 1\n3: ab. / c..\n4: ab / cd\n") == (
                "tile 16x9\n1: 1\n3: ab. / c..\n4: 2, 2\n", 1
            ))
    }

    @Test("a fix-it that would make an error is left out")
    func harm() {
        // Without its own rule, the `show` would have no earlier one to show.
        let text = "4: 2, 2\n5: show 4\n6..: show 4\n1..4: rows of 2\n"
        #expect(fixed(text).text.hasPrefix("4: 2, 2\n"))
    }

    @Test("a rule that another makes needless goes, a `show` as well")
    func redundant() {
        let text = "1: 1\n2: 2\n3: 3\n4: 2, 2\n5: 2, 3\n7: show 5\n6..: show 5\n"
        #expect(fixed(text) == (text.replacing("7: show 5\n", with: ""), 1))
        #expect(fixed("4: 2, 2\n1..: rows of 2\n").text == "1..: rows of 2\n")
    }

    @Test("warnings that are not selected are not mended")
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
        "whatever is mended, errors don't grow, layouts and comments stay, and twice is once",
        arguments: specs)
    func properties(_ file: URL) throws {
        var generator = SeededGenerator.forTest()
        let bytes = [UInt8](try Data(contentsOf: file))
        try check(bytes, "\(file.lastPathComponent)")
        for _ in 0..<trials(4) where !bytes.isEmpty {
            var broken = bytes
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: broken = Array(bytes[..<place])
            case 1: broken.remove(at: place)
            default: broken[place] = "(),:@|/.0a\n9#{1".utf8.randomElement(using: &generator) ?? 0
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
        // What mends an error leaves fewer of them; a warning may be mended beside errors.
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

    /// The comments but for those to gridgen, without their signs.
    private func texts(_ parsed: ParsedSpec) -> [String] {
        parsed.comments.map { comment in
            String(parsed.source.text(in: comment.span).drop { $0 == "#" || $0 == " " })
        }.filter { !$0.hasPrefix("gridgen:") }
    }
}
