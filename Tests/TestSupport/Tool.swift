import Foundation
package import Testing

/// A program besides the toolchain that some suites need.
package struct Tool: Sendable {
    /// The program's name on the path.
    package let name: String

    package init(_ name: String) { self.name = name }

    /// Whether the program is found on the path.
    package var isInstalled: Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }

    /// Runs the suite if the tool is found or skipping is forbidden; otherwise skips it by name.
    package var required: ConditionTrait {
        let isForbidden = ProcessInfo.processInfo.environment["GRIDGEN_NO_SKIP"] != nil
        return .enabled(
            if: isInstalled || isForbidden, "\(name) is not installed; Tests/install-tools installs it")
    }
}
