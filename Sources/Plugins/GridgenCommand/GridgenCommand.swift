import Foundation
import PackagePlugin

/// Runs gridgen in the package's folder with the given arguments.
@main
struct GridgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(context.tool(named: "gridgen").url, arguments, in: context.package.directoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GridgenCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try run(
                context.tool(named: "gridgen").url, withoutTargets(arguments),
                in: context.xcodeProject.directoryURL)
        }

        /// Removes the `--target` options that Xcode adds for the chosen targets.
        private func withoutTargets(_ arguments: [String]) -> [String] {
            var extractor = ArgumentExtractor(arguments)
            _ = extractor.extractOption(named: "target")
            return extractor.remainingArguments
        }
    }
#endif

extension GridgenCommand {
    /// Runs the tool and exits with its exit code.
    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 || process.terminationReason != .exit {
            exit(process.terminationReason == .exit ? process.terminationStatus : 2)
        }
    }
}
