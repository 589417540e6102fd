internal import Foundation
internal import GridModel
internal import GridSyntax

/// A text to lint. Its number tells it from other texts of the session.
struct LintJob: Sendable {
    let uri: String
    let revision: Int
    let spec: CheckedSpec

    var result: LintResult { LintResult(uri: uri, revision: revision, findings: spec.findings()) }
}

/// What `gridgen lint` reports about a text.
struct LintResult: Sendable {
    let uri: String
    let revision: Int
    let findings: [Diagnostic]
}

/// Lints texts beside the thread that answers, since that takes several times as long as compiling them.
final class Linter: @unchecked Sendable {
    private let condition = NSCondition()
    /// The last text of each document, unless it is linted.
    private var waiting: [LintJob] = []

    init(_ report: @escaping @Sendable (LintResult) -> Void) {
        let thread = Thread { [self] in
            while true { report(next().result) }
        }
        // Specs are as deep as their limits allow.
        thread.stackSize = 8 << 20
        thread.start()
    }

    func lint(_ job: LintJob) {
        condition.withLock {
            waiting.removeAll { $0.uri == job.uri }
            waiting.append(job)
            condition.signal()
        }
    }

    private func next() -> LintJob {
        condition.withLock {
            while waiting.isEmpty { condition.wait() }
            return waiting.removeFirst()
        }
    }
}
