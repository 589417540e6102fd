import Foundation
import PackagePlugin

/// Compiles each spec of a target to a Swift file, as part of the build.
///
/// A file `gridgen.options` among the sources holds options for all specs of the target, such as `--access public`.
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
                "\(target) has no spec: add one, such as `nice.grid`, \(place), or remove the plugin")
        }
        // The outputs share a folder, and some file systems ignore case.
        let clashes = Dictionary(grouping: specs) { $0.lastPathComponent.lowercased() }.values.filter {
            $0.count > 1
        }
        for clash in clashes.sorted(by: { $0[0].path < $1[0].path }) {
            let paths = clash.map { "`\($0.path)`" }.joined(separator: " and ")
            Diagnostics.error("\(target): \(paths) would generate the same file; rename one of them")
        }
        guard clashes.isEmpty else { return [] }
        let settings = files.filter { $0.lastPathComponent == "gridgen.options" }
        if settings.count > 1 {
            let paths = settings.map { "`\($0.path)`" }.joined(separator: " and ")
            Diagnostics.error("\(target) has more than one options file: \(paths)")
            return []
        }
        // The tool reads the options, since a plugin doesn't run again when the contents of a file change.
        let options = settings.flatMap { ["--options", $0.path] }
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
}
