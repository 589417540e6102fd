import Foundation
import TestSupport
import Testing

@testable import GridCommand

@Suite struct VectorsCommandTests {
    @Test func aSeedRepeatsTheCalls() {
        let first = gridgen("vectors", "-", "--count", "50", input: "3: 1, 2\n")
        #expect(first.exit == 0 && first.errors.isEmpty)
        #expect(
            first.output == gridgen("vectors", "-", "--count", "50", "--seed", "1", input: "3: 1, 2\n").output
        )
        #expect(
            first.output != gridgen("vectors", "-", "--count", "50", "--seed", "2", input: "3: 1, 2\n").output
        )
        #expect(first.output.hasPrefix("{\"format\":\"gridgen-vectors\",\"version\":1,\"seed\":1}\n"))
        #expect(first.output.split(separator: "\n").count == 51)
    }

    @Test func aFileHasTheSameCallsBesideOthers() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("b.grid", "2: 2\n")
            let alone = gridgen("vectors", path, "--count", "20").output
            try folder.write("a.grid", "1: 1\n")
            let both = gridgen("vectors", folder.path, "--count", "20").output
            #expect(both.hasSuffix(alone.drop { $0 != "\n" }))
        }
    }

    /// The calls of a spec, with their members.
    private func calls(_ spec: String, count: Int = 400) throws -> [[String: Any]] {
        let output = gridgen("vectors", "-", "--count", "\(count)", input: spec).output
        return try output.split(separator: "\n").dropFirst().map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test(arguments: [
        ("2: 2", ["layout", "moves", "neighbor", "range", "crop", "tileCount"]),
        (
            "append to 4\n1..4: rows of 2",
            ["deleting", "inserting", "layout", "moves", "neighbor", "range", "crop", "tileCount"]
        ),
        ("waterfall 2", ["columns", "layout", "moves", "neighbor", "range", "crop", "tileCount"]),
        (
            "1..: rows near 100 tile photo",
            ["layout", "moves", "neighbor", "range", "crop", "rows", "tileCount"]
        ),
        (
            "2[t.]: 2\n2: 1, 1\nwhen width < 300 {\n2: 2\n}",
            ["layout", "moves", "neighbor", "range", "crop", "shape"]
        ),
    ]) func callsAreThoseThatCodeHas(spec: String, names: [String]) throws {
        #expect(Set(try calls(spec + "\n").compactMap { $0["call"] as? String }) == Set(names))
    }

    @Test func lengthsHaveTheirBits() throws {
        let output = gridgen("vectors", "-", "--count", "400", input: "frame fill\n1: 1\n2: 1@2, 1\n").output
        let matches = output.matches(of: /"size":\[([\d.e+-]+),([\d.e+-]+)\].*"bits":\["(\w+)","(\w+)"/)
        #expect(matches.count > 50)
        for match in matches {
            let bits = [match.3, match.4].map { UInt64($0, radix: 16) }
            #expect([match.1, match.2].map { Double($0)?.bitPattern } == bits)
        }
    }

    @Test func requestsMeetLimits() throws {
        let requests = try calls(
            "width 200..900\n1..3: rows of 2\nwhen width >= 600 {\n4..40: rows of 7\n}\n"
        ).compactMap {
            $0["request"] as? [String: Any]
        }
        let widths = Set(requests.compactMap { $0["width"] as? Double })
        #expect(widths.isSuperset(of: [600, 600.0.nextUp, 600.0.nextDown, 0]))
        let counts = Set(requests.compactMap { $0["count"] as? Int })
        #expect(counts.isSuperset(of: [0, 3, 4, 5, 7, 8, 14, 15, 39, 40, 41]))
    }

    @Test(arguments: [
        (["vectors"], "no spec given"),
        (["vectors", "-", "--seed=-1"], "`-1` is not a seed: a whole number from 0 to 18446744073709551615"),
        (["vectors", "-", "--count", "0"], "`0` is not a number of calls from 1 to 1000000"),
        (["vectors", "-", "-"], "standard input can only be read once"),
    ]) func optionsAreChecked(arguments: [String], message: String) {
        let session = gridgen(arguments)
        #expect(session.exit == 2 && session.errors.contains(message))
    }

    @Test func nothingIsWrittenForASpecWithErrors() throws {
        try withTemporaryFolder { folder in
            try folder.write("a.grid", "1: 1\n")
            try folder.write("b.grid", "2: 1\n")
            let output = folder.path + "/vectors.jsonl"
            for arguments in [["vectors", folder.path], ["vectors", folder.path, "-o", output]] {
                let session = gridgen(arguments)
                #expect(session.exit == 1 && session.output.isEmpty)
                #expect(
                    session.errors.contains("[row-sum]") && session.errors.hasSuffix("1 error in 1 file\n"))
            }
            #expect(folder.contents == ["a.grid", "b.grid"])
        }
    }

    @Test func aSpecIsNeverOverwritten() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", "1: 1\n"), link = folder.path + "/link.grid"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.grid")
            for output in [path, link] {
                let session = gridgen("vectors", path, "-o", output)
                #expect(session.exit == 2 && session.errors.contains("the vectors can't overwrite it"))
            }
            #expect(folder.text(of: "a.grid") == "1: 1\n")
        }
    }

    @Test func aFileIsWrittenAsAWhole() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", "9: 3, 3, 3\n"), output = folder.path + "/vectors.jsonl"
            // Longer than what is kept in memory.
            #expect(gridgen("vectors", path, "--count", "6000", "-o", output).exit == 0)
            #expect(folder.contents == ["a.grid", "vectors.jsonl"])
            #expect(folder.text(of: "vectors.jsonl") == gridgen("vectors", path, "--count", "6000").output)
            let missing = gridgen("vectors", path, "-o", folder.path + "/none/vectors.jsonl")
            #expect(missing.exit == 2 && missing.errors.contains("none/vectors.jsonl"))
        }
    }

    @Test func outputThatNobodyReadsIsNoError() {
        let failure = IOFailure(path: "standard output", reason: "broken pipe", isBrokenPipe: true)
        let session = gridgen(
            ["vectors", "-", "--count", "1000000"], input: Array("1: 1\n".utf8), outputFailure: failure)
        #expect(session.exit == 141 && session.errors.isEmpty)
    }
}
