import Foundation
import PackagePlugin

/// Makes one file of Swift of each spec in a target, as part of its build.
///
/// Options for all specs of a target, such as `--access public`, stand in a file `gridgen.options` among its sources:
/// words as on the command line, and comments from `#` to the end of the line.
@main
struct GridgenBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        return try commands(
            files: target.sourceFiles.map(\.url),
            target: "target '\(target.name)'",
            place: "in `\(target.directoryURL.path)` or below",
            tool: context.tool(named: "gridgen").url,
            folder: context.pluginWorkDirectoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GridgenBuild: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            try commands(
                files: target.inputFiles.map(\.url),
                target: "target '\(target.displayName)'",
                place: "to its sources",
                tool: context.tool(named: "gridgen").url,
                folder: context.pluginWorkDirectoryURL)
        }
    }
#endif

extension GridgenBuild {
    /// The command for each spec among the files of a target.
    private func commands(files: [URL], target: String, place: String, tool: URL, folder: URL) throws
        -> [Command]
    {
        let specs = files.filter { $0.pathExtension == "grid" }.sorted { $0.path < $1.path }
        if specs.isEmpty {
            Diagnostics.warning(
                "\(target) has no spec: put one, such as `nice.grid`, \(place), or take the plugin away")
        }
        // Files are told apart by their names alone, and on some systems not by the case of letters.
        let clashes = Dictionary(grouping: specs) { $0.lastPathComponent.lowercased() }.values.filter {
            $0.count > 1
        }
        for clash in clashes.sorted(by: { $0[0].path < $1[0].path }) {
            let paths = clash.map { "`\($0.path)`" }.joined(separator: " and ")
            Diagnostics.error("\(target): \(paths) would make the same file; rename one")
        }
        guard clashes.isEmpty else { return [] }
        let settings = files.filter { $0.lastPathComponent == "gridgen.options" }
        if settings.count > 1 {
            let paths = settings.map { "`\($0.path)`" }.joined(separator: " and ")
            Diagnostics.error("\(target) has more than one file of options: \(paths)")
            return []
        }
        var options: [String] = []
        if let file = settings.first {
            guard let words = try words(of: file) else { return [] }
            options = words
        }
        return specs.map { spec in
            let output = folder.appending(path: spec.lastPathComponent + ".swift")
            return .buildCommand(
                displayName: "Compiling \(spec.lastPathComponent)",
                executable: tool,
                arguments: ["build"] + options + [
                    "--quiet", "--emit", "swift", "-o", output.path, "--", spec.path,
                ],
                inputFiles: [spec] + settings,
                outputFiles: [output])
        }
    }

    /// The words of a file of options, without comments; nil, and an error at its line, where one is no option of Swift output.
    private func words(of file: URL) throws -> [String]? {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var words: [String] = []
        for (number, line) in zip(1..., lines) {
            let found = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
            if let wrong = found.first(where: {
                $0.hasPrefix("-") && $0 != "--access" && !$0.hasPrefix("--access=")
            }) {
                Diagnostics.error(
                    "`\(wrong)` can't stand here; `--access LEVEL` can", file: file.path, line: number)
                return nil
            }
            words += found
        }
        return words
    }
}
