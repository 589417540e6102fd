import Foundation
import TestSupport
import Testing

@testable import GridCommand

/// The same spec gives the same bytes, wherever and however gridgen runs.
@Suite struct DeterminismTests {
    private static let specs = Repository.root.appending(path: "specs").path

    /// The arguments that make `generated` from the specs in a folder, as `make generate` does.
    private static func commands(_ folder: String) throws -> [[String]] {
        let names = try FileManager.default.contentsOfDirectory(atPath: specs).sorted()
        // No style sheet and no list of images can express rows that find their lengths.
        func paths(_ holds: (String) -> Bool) -> [String] { names.filter(holds).map { folder + "/" + $0 } }
        let code = ["--emit", "swift,ts,kotlin,c"]
        return [
            [folder, "--emit", "json,svg"],
            paths { Repository.standaloneSpecs.contains($0) } + code,
            paths { !Repository.standaloneSpecs.contains($0) } + code + ["--kit"],
            paths { !["album.grid", "justified.grid"].contains($0) } + ["--emit", "css,images"],
            paths { Repository.specsWithPages.contains($0) } + ["--emit", "html,js,dts"],
        ]
    }

    /// The recorded outputs of all specs.
    private func isGenerated(_ folder: URL) throws -> Bool {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let generated = Repository.root.appending(path: "generated")
        let expected = try FileManager.default.contentsOfDirectory(atPath: generated.path).sorted()
        return names == expected
            && names.allSatisfy {
                FileManager.default.contentsEqual(
                    atPath: folder.appending(path: $0).path, andPath: generated.appending(path: $0).path)
            }
    }

    @Test(arguments: [1, 2, 8]) func bytesDoNotDependOnThreads(threads: Int) throws {
        try withTemporaryFolder { folder in
            for arguments in try Self.commands(Self.specs) {
                let arguments = arguments + ["--out-dir", folder.path]
                var command = BuildCommand(
                    settings: try BuildSettings(arguments: arguments[...]), console: .standard)
                command.threads = threads
                #expect(command.run() == .success)
            }
            #expect(try isGenerated(folder))
        }
    }

    @Test func bytesDoNotDependOnLocaleTimeZoneAndFolder() throws {
        let binary = try #require(Repository.gridgen).path
        let places = [
            ("C", "UTC"), ("POSIX", "America/New_York"), ("C.UTF-8", "Asia/Kolkata"),
            ("de_DE.UTF-8", "Europe/Berlin"),
            ("tr_TR.UTF-8", "Europe/Istanbul"), ("ar_EG.UTF-8", "Africa/Cairo"), ("fa_IR", "Asia/Tehran"),
            ("ja_JP.eucJP", "Asia/Tokyo"), ("hi_IN", "Pacific/Chatham"), ("nonsense", "Nowhere/Nothing"),
        ]
        try withTemporaryFolder { folder in
            for (index, (locale, zone)) in places.enumerated() {
                // Each time from another folder, with other paths to the specs.
                let here = folder.appending(path: String(repeating: "deep/", count: index + 1))
                try FileManager.default.createDirectory(at: here, withIntermediateDirectories: true)
                try FileManager.default.createSymbolicLink(
                    atPath: here.path + "/specs", withDestinationPath: Self.specs)
                for arguments in try Self.commands(index % 2 == 0 ? "specs" : Self.specs) {
                    let setting = ["LC_ALL=\(locale)", "LANG=\(locale)", "TZ=\(zone)", binary]
                    let result = try run("env", setting + arguments + ["--out-dir", "out"], in: here)
                    #expect(result.status == 0 && result.output.isEmpty, "\(locale): \(result.output)")
                }
                #expect(try isGenerated(here.appending(path: "out")), "\(locale) \(zone)")
            }
        }
    }

    @Test func allRunsPrintTheSameBytes() throws {
        // Each process has another hash seed, which would reveal the order of a dictionary.
        let binary = try #require(Repository.gridgen).path
        let spec = Self.specs + "/facebook.grid"
        let script = """
            for run in $(seq "$2"); do
                "$0" "$1" --emit html | cksum; "$0" lint "$1" --output-format sarif | cksum
            done | sort | uniq -c
            """
        let runs = "\(trials(100))"
        let result = try run("bash", ["-c", script, binary, spec, runs])
        let counts = result.output.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").first }
        #expect(counts == [Substring(runs), Substring(runs)], "\(result.output)")
    }
}
