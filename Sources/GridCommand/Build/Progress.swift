/// A progress line on the terminal, which disappears when other text is written.
struct Progress {
    private let console: Console
    private let isShown: Bool
    private let start: UInt64
    private var last: UInt64
    private var isOnScreen = false

    /// In nanoseconds. Shorter work ends before anyone could read the line.
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
