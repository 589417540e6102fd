/// A line on the terminal that says how far long work has come, and goes away when something else is written.
struct Progress {
    private let console: Console
    private let isShown: Bool
    private let start: UInt64
    private var last: UInt64
    private var isOnScreen = false

    /// Work that takes less is done before a line could be read, in nanoseconds.
    private static let patience: UInt64 = 500_000_000
    private static let interval: UInt64 = 100_000_000

    init(_ console: Console, isQuiet: Bool) {
        self.console = console
        isShown = console.errors.isTerminal && !isQuiet
        start = isShown ? console.now() : 0
        last = start
    }

    mutating func show(_ done: Int, of count: Int) {
        guard isShown else { return }
        let now = console.now()
        guard now - start >= Self.patience, now - last >= Self.interval else { return }
        last = now
        isOnScreen = true
        console.writeError("\r\u{1B}[K\(done) of \(count) specs")
    }

    mutating func clear() {
        guard isOnScreen else { return }
        isOnScreen = false
        console.writeError("\r\u{1B}[K")
    }
}
