/// A stage of the compiler, in the order of the pipeline.
enum Stage: String, CaseIterable {
    case read, parse, check, prove, emit, write
}

/// The time spent in each stage, in nanoseconds, summed over all threads.
struct Timings: Sendable {
    private var spent = [UInt64](repeating: 0, count: Stage.allCases.count)

    subscript(stage: Stage) -> UInt64 {
        get { spent[Stage.allCases.firstIndex(of: stage) ?? 0] }
        set { spent[Stage.allCases.firstIndex(of: stage) ?? 0] = newValue }
    }

    mutating func add(_ other: Timings) {
        for stage in Stage.allCases { self[stage] += other[stage] }
    }

    /// A line for each stage, and one for the elapsed time.
    func text(total: UInt64, specs: Int, threads: Int) -> String {
        let rows = Stage.allCases.map { ($0.rawValue, Self.milliseconds(self[$0])) }
        let all = rows + [("total", Self.milliseconds(total))]
        let width = all.map { $0.1.count }.max() ?? 0
        let lines = all.map { name, time in
            name + String(repeating: " ", count: 6 + width - name.count - time.count) + "\(time) ms"
        }
        return lines.joined(separator: "\n") + ", \(counted(specs, "spec")), \(counted(threads, "thread"))\n"
    }

    /// With two decimals.
    private static func milliseconds(_ nanoseconds: UInt64) -> String {
        let hundredths = (nanoseconds + 5_000) / 10_000
        let fraction = hundredths % 100
        return "\(hundredths / 100)." + (fraction < 10 ? "0" : "") + "\(fraction)"
    }
}

/// Measures consecutive stages. It reads the clock only while running.
struct Stopwatch {
    private let isRunning: Bool
    private var stage: Stage?
    private var start: UInt64 = 0
    private var timings = Timings()

    init(isRunning: Bool) { self.isRunning = isRunning }

    mutating func begin(_ next: Stage?) {
        guard isRunning else { return }
        let now = monotonicNanoseconds()
        if let stage { timings[stage] += now - start }
        stage = next
        start = now
    }

    mutating func stop() -> Timings {
        begin(nil)
        return timings
    }
}
