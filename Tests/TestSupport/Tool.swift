import Foundation
package import Testing

/// Whether `GRIDGEN_NO_SKIP` is set: then suites run that a plain `swift test` skips, and none may be skipped.
private let isEverySuiteRun = ProcessInfo.processInfo.environment["GRIDGEN_NO_SKIP"] != nil

/// A program besides the toolchain that some suites need.
package struct Tool: Sendable {
    /// The program's name on the path.
    package let name: String

    package init(_ name: String) { self.name = name }

    /// Skips the suite by name in a plain `swift test`, so that it takes as long on every machine, whatever is installed.
    package var required: ConditionTrait {
        .enabled(if: isEverySuiteRun, "needs \(name); `make tools` runs it")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips tests that compile generated Swift in a plain `swift test`, which would take three times as long with them.
    package static var compiler: ConditionTrait {
        .enabled(if: isEverySuiteRun, "compiles generated Swift; `make compilers` runs it")
    }
}
