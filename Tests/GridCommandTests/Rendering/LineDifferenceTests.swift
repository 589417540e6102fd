import Foundation
import GridServices
import TestSupport
import Testing

@testable import GridCommand

@Suite struct LineDifferenceTests {
    /// The least number of removals and insertions, by dynamic programming.
    private func leastChanges(_ old: [Int], _ new: [Int]) -> Int {
        var row = Array(0...new.count)
        for (i, a) in old.enumerated() {
            var next = [i + 1]
            for (j, b) in new.enumerated() {
                next.append(a == b ? row[j] : min(next[j], row[j + 1]) + 1)
            }
            row = next
        }
        return row[new.count]
    }

    private func applied(_ steps: [LineStep], _ old: [Int], _ new: [Int]) -> [Int]? {
        var (i, j) = (0, 0)
        var result: [Int] = []
        for step in steps {
            switch step {
            case .keep:
                guard i < old.count, j < new.count, old[i] == new[j] else { return nil }
                result.append(old[i])
                i += 1
                j += 1
            case .remove: i += 1
            case .insert:
                guard j < new.count else { return nil }
                result.append(new[j])
                j += 1
            }
        }
        return i == old.count ? result : nil
    }

    @Test func theStepsGiveTheNewLinesAndAreMinimal() {
        var random = SeededGenerator.forTest(named: "lines")
        let seed = random.seed
        for _ in 0..<3_000 {
            let old = random.many(0...12) { $0.number(0...3) }
            let new = random.many(0...12) { $0.number(0...3) }
            let steps = lineSteps(from: old, to: new)
            #expect(applied(steps, old, new) == new, "seed \(seed): \(old) \(new)")
            let changes = steps.filter { $0 != .keep }.count
            #expect(changes == leastChanges(old, new), "seed \(seed): \(old) \(new)")
            let rough = lineSteps(from: old, to: new, mostChanges: random.number(0...3))
            #expect(applied(rough, old, new) == new, "seed \(seed): \(old) \(new)")
        }
    }

    @Test func longTextsThatDifferEverywhereAreReplaced() {
        let (old, new) = (Array(0..<20_000), Array(30_000..<50_000))
        #expect(
            applied(lineSteps(from: [1] + old + [2], to: [1] + new + [2]), [1] + old + [2], [1] + new + [2])
                == [1] + new + [2])
    }

    private func difference(_ old: String, _ new: String, most: Int = .max) -> String? {
        UnifiedDifference(old: Array(old.utf8), new: Array(new.utf8), oldName: "a", newName: "b")?
            .text(.off, most: most)
    }

    @Test func veryLongFilesAreOnlyReportedToDiffer() {
        #expect(
            difference(String(repeating: "\n", count: 600_000), "\n")
                == "--- a\n+++ b\nThe files differ, but they are too long to compare line by line.\n")
    }

    @Test func equalTextsDoNotDiffer() {
        #expect(difference("", "") == nil)
        #expect(difference("a\n", "a\n") == nil)
    }

    @Test(arguments: [
        ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
        ("", "b\n", "@@ -0,0 +1 @@\n+b\n"),
        ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
        ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
        (
            "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
            "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
        ),
        (
            "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "0\n1\n2\n3\n4\n5\n6\n7\n8\n",
            "@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -6,4 +7,3 @@\n 6\n 7\n 8\n-9\n"
        ),
    ])
    func hunksHaveThreeLinesAround(old: String, new: String, expected: String) {
        #expect(difference(old, new) == "--- a\n+++ b\n" + expected)
    }

    @Test func whatIsTooMuchIsCounted() {
        let new = String(repeating: "x\n", count: 50)
        #expect(
            difference("", new, most: 4) == "--- a\n+++ b\n@@ -0,0 +1,50 @@\n+x\n+x\n+x\n… 47 more lines\n")
    }

    @Test func controlCharactersAreShownAsASign() {
        #expect(difference("", "\u{1B}[31m\n")?.contains("\u{1B}") == false)
    }
}

/// The program that applies the printed diffs.
@Suite("Patch", Tool("patch").required) struct PatchToolTests {
    @Test func patchTurnsTheOldTextIntoTheNew() throws {
        var random = SeededGenerator.forTest(named: "patches")
        for _ in 0..<20 {
            try withTemporaryFolder { folder in
                let lines = { (random: inout SeededGenerator) in
                    random.many(0...30) { $0.pick(["a\n", "b\n", "c\n", "\n"]) }.joined()
                        + random.pick(["", "end"])
                }
                let (old, new) = (lines(&random), lines(&random))
                let difference = UnifiedDifference(
                    old: Array(old.utf8), new: Array(new.utf8), oldName: "file", newName: "file")
                guard let difference else { return }
                try folder.write("file", old)
                try folder.write("patch", difference.text(.off))
                let result = try run("patch", ["--posix", "-i", "patch", "file"], in: folder)
                #expect(
                    result.status == 0 && (folder.text(of: "file") ?? "") == new,
                    "seed \(random.seed): \(result.output)")
            }
        }
    }
}
