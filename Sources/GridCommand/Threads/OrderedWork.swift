/// Computes a value for each number below `count` on several threads, and hands the values over in order on this
/// thread.
///
/// - Parameters:
///   - threads: the number of threads; with one thread or one value, none is started.
///   - idle: called about ten times a second while waiting, with the number of finished values.
func computeInOrder<Value: Sendable>(
    count: Int, threads: Int, compute: @escaping @Sendable (Int) -> Value, idle: (Int) -> Void,
    handOver: (Value) -> Void
) {
    guard threads > 1, count > 1 else {
        for index in 0..<count {
            idle(index)
            handOver(compute(index))
        }
        return
    }
    let work = OrderedWork<Value>(count: count)
    let body: @Sendable () -> Void = {
        while let index = work.takeNext() { work.finish(index, compute(index)) }
    }
    let started = (0..<min(threads, count)).filter { _ in startThread(body) }.count
    if started == 0 { body() }
    for index in 0..<count {
        while true {
            if let value = work.value(at: index) {
                handOver(value)
                break
            }
            idle(work.doneCount)
        }
        idle(work.doneCount)
    }
}

/// State shared by the threads: the next number, and the values so far.
private final class OrderedWork<Value: Sendable>: @unchecked Sendable {
    // A class, so that all threads share it; only the monitor's holder accesses its state.
    private let monitor = Monitor()
    private var next = 0
    private var done = 0
    private var values: [Value?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    var doneCount: Int { monitor.change { done } }

    func takeNext() -> Int? {
        monitor.change {
            guard next < values.count else { return nil }
            next += 1
            return next - 1
        }
    }

    func finish(_ index: Int, _ value: Value) {
        monitor.change(wakes: true) {
            values[index] = value
            done += 1
        }
    }

    /// Removes and returns the value; nil if it isn't finished after a while.
    func value(at index: Int) -> Value? {
        let value = monitor.wait { values[index] }
        if value != nil { monitor.change { values[index] = nil } }
        return value
    }
}
