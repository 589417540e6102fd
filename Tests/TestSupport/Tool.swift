import Foundation
internal import Synchronization
package import Testing

/// A program besides the toolchain that some suites need.
package struct Tool: Sendable {
    /// The program's name on the path.
    package let name: String

    package init(_ name: String) { self.name = name }

    /// Skips the suite in a plain `swift test`, so that it takes as long on every machine, whatever is installed.
    package var required: ConditionTrait {
        .enabled("needs \(name)") { isRun("suites that need \(name)", by: "make tools") }
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips tests that compile generated Swift in a plain `swift test`, which would take three times as long with them.
    package static var compiler: ConditionTrait {
        .enabled("compiles generated Swift") {
            isRun("tests that compile generated Swift", by: "make compilers")
        }
    }
}

/// Whether `GRIDGEN_NO_SKIP` is set: then tests run that a plain `swift test` skips, and none may be skipped. Otherwise prints
/// what is skipped, also if `swift test --quiet` prints failures and a summary only.
private func isRun(_ tests: String, by command: String) -> Bool {
    if ProcessInfo.processInfo.environment["GRIDGEN_NO_SKIP"] != nil { return true }
    if skipped.withLock({ $0.insert(tests).inserted }) { print("skipped: \(tests); `\(command)` runs them") }
    return false
}

private let skipped = Mutex<Set<String>>([])
