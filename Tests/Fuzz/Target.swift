internal import GridCommand

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A part of the compiler that is fuzzed separately; `--target=NAME` selects it.
private enum Target: String {
    case format, compile, outputs, reports, lint, arguments
    /// Every prefix of an input, and the input without each of its bytes, through the whole pipeline.
    case sweep

    static let chosen: Target = {
        let words = CommandLine.arguments.filter { $0.hasPrefix("--target=") }
        guard let target = words.first.flatMap({ Target(rawValue: String($0.dropFirst(9))) }) else {
            fatalError("name a target: --target=NAME")
        }
        return target
    }()

    func run(_ bytes: [UInt8]) {
        switch self {
        case .format: tryFormat(bytes)
        case .compile: tryCompile(bytes)
        case .outputs: tryOutputs(bytes)
        case .reports: tryReports(bytes)
        case .lint: tryLint(bytes)
        case .arguments: tryArguments(bytes)
        case .sweep:
            for place in bytes.indices {
                tryPipeline(Array(bytes[..<place]))
                tryPipeline(Array(bytes[..<place] + bytes[(place + 1)...]))
            }
        }
    }

    /// The seconds of CPU that an input of 1 KB may take: 0.2 for each of the up to seven commands that a target
    /// represents, tripled because each edge is counted.
    var mostSeconds: Double { self == .sweep ? 1_000 : 4 }

    /// The bytes of memory that it may use.
    static let mostMemory = 50_000_000
}

/// libFuzzer calls this with each input (llvm.org/docs/LibFuzzer.html).
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: size))
    let target = Target.chosen
    let begin = ContinuousClock.now
    target.run(bytes)
    if begin.duration(to: .now) > .seconds(target.mostSeconds) {
        // Other programs may have slowed it down, so it is measured in CPU time. Reading that clock takes longer than
        // most inputs.
        let begin = clock()
        target.run(bytes)
        let seconds = Double(clock() - begin) / Double(CLOCKS_PER_SEC)
        if seconds > target.mostSeconds { fatalError("an input takes \(seconds) s") }
    }
    if memory.taken() > Target.mostMemory {
        // By now the fragmented memory of earlier inputs has been returned.
        let taken = memory.taken(by: { target.run(bytes) })
        if taken > Target.mostMemory { fatalError("an input takes \(taken / 1_000_000) MB") }
    }
    return 0
}

// libFuzzer runs inputs on one thread.
private nonisolated(unsafe) var memory = Memory()

/// The memory that inputs use.
private struct Memory {
    private var peak = 0

    /// An upper bound of the memory that the last input used temporarily, if it raised the peak; otherwise 0.
    mutating func taken() -> Int {
        #if os(Linux)
            var usage = rusage()
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            let now = usage.ru_maxrss * 1_024
            guard now > peak else { return 0 }
            peak = now
            giveBack(0)
            return now - bytes("VmRSS:")
        #else
            return 0
        #endif
    }

    /// The peak use of memory of a function, in bytes.
    func taken(by run: () -> Void) -> Int {
        #if os(Linux)
            let file = open("/proc/self/clear_refs", O_WRONLY)
            write(file, "5", 1)
            close(file)
            let before = bytes("VmRSS:")
            run()
            return bytes("VmHWM:") - before
        #else
            return 0
        #endif
    }

    #if os(Linux)
        /// A value of the process's memory status (proc(5)).
        private func bytes(_ name: String) -> Int {
            let file = open("/proc/self/status", O_RDONLY)
            defer { close(file) }
            var text = [UInt8](repeating: 0, count: 4_096)
            let count = read(file, &text, text.count)
            let lines = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
            let words = lines.first { $0.hasPrefix(name) }?.split(separator: " ") ?? []
            return words.dropFirst().first.flatMap { Int($0) }.map { $0 * 1_024 } ?? 0
        }
    #endif
}

#if os(Linux)
    /// Returns free memory to the system (malloc_trim(3), which Swift's C library module omits).
    @_silgen_name("malloc_trim") @discardableResult private func giveBack(_ rest: Int) -> CInt
#endif
