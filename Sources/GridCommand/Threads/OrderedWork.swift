/// Computes a value for each number below `count`, several at once, and hands them over in order on this thread.
///
/// - Parameters:
///   - threads: how many compute; with one, or one value, no thread is started.
///   - idle: called about ten times a second while a value is waited for, with the number of those that are done.
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

/// What several threads share: which number is next, and the values so far.
private final class OrderedWork<Value: Sendable>: @unchecked Sendable {
    // A class, for all threads see the same; its state is touched under the monitor alone.
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

    /// The value, taken out; nil where it isn't there after a while.
    func value(at index: Int) -> Value? {
        let value = monitor.wait { values[index] }
        if value != nil { monitor.change { values[index] = nil } }
        return value
    }
}
