import Foundation
package import Testing

/// Whether `GRIDGEN_NO_SKIP` asks for the suites that a plain `swift test` leaves out, and forbids them to skip anything.
private let isEverySuiteRun = ProcessInfo.processInfo.environment["GRIDGEN_NO_SKIP"] != nil

/// A program beyond the toolchain that some suites need.
package struct Tool: Sendable {
    /// The program's name on the path.
    package let name: String

    package init(_ name: String) { self.name = name }

    /// Skips the suite, by name, in a plain `swift test`, which is as long on every machine, whatever is installed there.
    package var required: ConditionTrait {
        .enabled(if: isEverySuiteRun, "needs \(name); `make tools` runs it")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips what compiles generated Swift in a plain `swift test`, which it would make three times as long.
    package static var compiler: ConditionTrait {
        .enabled(if: isEverySuiteRun, "compiles generated Swift; `make compilers` runs it")
    }
}
